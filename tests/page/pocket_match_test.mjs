// SPDX-License-Identifier: MIT
// node pocket_match_test.mjs NAME: one test of the match that the pocket app keeps.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { phone } from './browser.mjs';
import { run, shows, test, totals } from './harness.mjs';
import { Site } from './pocket.mjs';
import { beginMatch, judged, saved, screen } from './pocket_steps.mjs';

const open = (browser, site) => browser.open(site.url, phone, '#start button');
const kept = (page) => page.locator('#kept');
const standing = (page, side, number) => shows(kept(page).locator('.standings b').nth(side), new RegExp(`^${number}$`));

async function playedRound(page, site, name = 'round-2.jpg') {
  await judged(page, site, name);
  await page.locator('#count').tap();
  await kept(page).waitFor();
}

test('pocket: a match is begun, a round counted, taken back and brought back', async (browser, site) => {
  const page = await open(browser, site);
  await beginMatch(page);
  await page.keyboard.press('Escape');
  await judged(page, site, 'round-2.jpg');
  await shows(page.locator('.lead'), 'Ann wins by 15');
  for (let i = 0; i < 2; ++i) await page.getByLabel('One more twenty for Bob').tap(); // quicker than the judge
  await page.locator('#count').tap();
  await standing(page, 1, 2);
  await shows(kept(page), '45 : 70');
  await kept(page).getByRole('button', { name: 'Undo' }).tap();
  await standing(page, 1, 0);
  await kept(page).getByRole('button', { name: 'Redo' }).tap();
  await standing(page, 1, 2);
  assert.deepEqual(page.errors, []);
});

test('pocket: a match stands when the page is opened anew, and each match is kept', async (browser, site) => {
  const page = await open(browser, site);
  await beginMatch(page);
  await playedRound(page, site);
  await page.reload();
  await shows(page.locator('#start .card'), 'Ann – Bob');
  await shows(page.locator('#start .card'), '2 : 0');
  await page.getByRole('button', { name: 'Open the match' }).tap();
  await kept(page).waitFor();
  await page.keyboard.press('Escape');
  await beginMatch(page, ['red', 'white']);
  await page.locator('#open-kept').tap();
  await standing(page, 0, 0);
  await kept(page).getByRole('button', { name: 'Open', exact: true }).tap();
  await standing(page, 0, 2);
  await kept(page).getByRole('button', { name: 'Delete' }).tap();
  await kept(page).getByRole('button', { name: 'Delete it for good?' }).tap();
  await shows(kept(page), 'Keep a match');
});

test('pocket: a call that a counted round leaves open is ruled on in the match', async (browser, site) => {
  const page = await open(browser, site);
  await beginMatch(page);
  await playedRound(page, site, 'close.jpg');
  await shows(kept(page), '45 : 30');
  assert.equal(await kept(page).locator('.open').count(), 2);
  await kept(page).locator('.open').first().getByRole('button', { name: 'Worth 0' }).tap();
  await shows(kept(page), '45 : 25');
  assert.equal(await kept(page).locator('.open').count(), 1);
  await page.keyboard.press('Escape');
  await judged(page, site, 'twenty.jpg');
  await shows(page.locator('.lead'), 'Who won is still open');
  await page.locator('#count').tap();
  await shows(kept(page), '40 : 40');
  await kept(page).locator('.open', { hasText: 'A black disc may lie in the hole' }).getByRole('button', { name: 'Worth 20' }).tap();
  await shows(kept(page), '60 : 40');
});

test('pocket: a match is handed on as the program writes it, and taken in', async (browser, site) => {
  const page = await open(browser, site);
  await beginMatch(page);
  await playedRound(page, site);
  const json = await saved(page, () => kept(page).getByRole('button', { name: 'JSON' }).tap());
  assert.equal(json.name, 'ringside-match.json');
  const file = `${site.folder}/m.json`;
  await writeFile(file, json.text);
  const imported = execFileSync(process.env.RINGSIDE, ['match', 'import', file, '--db', `${site.folder}/m.db`]).toString();
  assert.match(imported, /Ann/);
  assert.equal(JSON.parse(json.text).standing.score.black, 2);
  const csv = await saved(page, () => kept(page).getByRole('button', { name: 'Spreadsheet' }).tap());
  assert.match(csv.text, /^match,name,rules/);
  assert.equal(await kept(page).getByRole('button', { name: 'CMN' }).isDisabled(), true, 'it is not over');
  await kept(page).getByRole('button', { name: 'Delete' }).tap();
  await kept(page).getByRole('button', { name: 'Delete it for good?' }).tap();
  await shows(kept(page), 'Keep a match');
  await kept(page).locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await shows(kept(page).locator('.error'), /\S/);
  await kept(page).locator('input[type=file]').setInputFiles(file);
  await standing(page, 0, 2);
});

test('pocket: a match that is over says who won, takes no round, and is written as CMN', async (browser, site) => {
  const page = await open(browser, site);
  await page.locator('#open-kept').tap();
  await kept(page).locator('input[type=file]').setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: wonMatch(site) });
  await shows(kept(page), 'Match over');
  const cmn = await saved(page, () => kept(page).getByRole('button', { name: 'CMN' }).tap());
  assert.equal(JSON.parse(cmn.text).cmnVersion !== undefined || cmn.text.includes('games'), true);
  await page.keyboard.press('Escape');
  await judged(page, site, 'round-2.jpg');
  assert.equal(await page.locator('#count').isVisible(), false);
});

// To two points: one round wins it.
function wonMatch(site) {
  const db = ['--db', `${site.folder}/won.db`];
  const match = (...words) => execFileSync(process.env.RINGSIDE, ['match', ...words, ...db]);
  match('new', '--rules', 'club', '--target', '2', '--players', 'Ann=black,Bob=natural');
  match('add', '--points', 'Ann=40,Bob=30');
  return match('export', '-o', '-');
}

test('pocket: what the rules forbid is told in the words of the program', async (browser, site) => {
  const page = await open(browser, site);
  await beginMatch(page, ['red', 'white']);
  await page.keyboard.press('Escape');
  await judged(page, site, 'round-2.jpg');
  await page.locator('#count').tap();
  await shows(page.locator('#toast'), 'with which nobody plays');
  await screen(page, 'result');
});

test('pocket: the evidence of a call is shared by the device, or saved', async (browser, site) => {
  const page = await open(browser, site);
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async (what) => { window.shared = what; };
  });
  await judged(page, site, 'close.jpg');
  await page.locator('.call .evidence').first().tap();
  const picture = await saved(page, () => page.locator('#picture').getByText('Save', { exact: true }).tap());
  assert.match(picture.name, /^ringside-disc-\d+\.png$/);
  await page.locator('#picture').getByRole('button', { name: 'Share' }).tap();
  await page.waitForFunction(() => window.shared);
  const shared = await page.evaluate(async () => [window.shared.files[0].name, window.shared.files[0].type, window.shared.files[0].size > 10_000]);
  assert.deepEqual(shared, [picture.name, 'image/png', true]);
  await page.locator('#picture').getByRole('button', { name: 'Worth 0' }).tap();
  await totals(page, 1, 25);
});

await run(() => Site.serve());
