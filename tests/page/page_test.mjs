// SPDX-License-Identifier: MIT
// node page_test.mjs NAME: one test of what people do with the table's page, in a real browser.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { phone, Table, tablet, Watch } from './browser.mjs';
import { disc, run, shows, test, total, totals, windowPlace } from './harness.mjs';

test('a wrong zone is corrected with two taps', async (browser, table) => {
  const page = await browser.open(table.url, phone);
  let taps = 0;
  const tap = async (locator) => {
    ++taps;
    await locator.tap();
  };
  await totals(page, 1, 90);
  await tap(disc(page, 4));
  await tap(page.getByRole('button', { name: 'Worth 5', exact: true }).last());
  await totals(page, 1, 85);
  assert.equal(taps, 2);
});

test('a close call is ruled with one tap, the likelier zone first', async (browser, table) => {
  const page = await browser.open(table.url, phone);
  assert.deepEqual(await page.locator('.call .rulings button').allTextContents(), ['Worth 5', 'Worth 10']);
  await page.locator('.call .rulings button').nth(1).tap();
  await totals(page, 1, 95);
  await page.locator('.call').waitFor({ state: 'detached' });
  await disc(page, 12).locator('.badge').waitFor();
});

test('undo and redo go back and forth, and the history goes back to a step', async (browser, table) => {
  const page = await browser.open(table.url);
  await page.getByLabel('One more twenty for Ann').click();
  await totals(page, 0, 100);
  await page.getByLabel('One more twenty for Bob').click();
  await totals(page, 1, 110);
  await page.locator('#undo').click();
  await totals(page, 1, 90);
  await page.locator('#redo').click();
  await totals(page, 1, 110);
  await page.locator('#open-history').click();
  await page.locator('#history li.undo').nth(1).getByRole('button').click();
  await totals(page, 0, 80);
  await totals(page, 1, 90);
  assert.equal(await page.locator('#history li.redo').count(), 2);
});

test('a disc is added, moved, recoloured and removed by touch', async (browser, table) => {
  const page = await browser.open(table.url, tablet);
  await page.getByRole('button', { name: 'Add black' }).tap();
  await page.touchscreen.tap(...await windowPlace(page, 50, 50));
  await totals(page, 0, 95);
  await disc(page, 13).tap();
  await page.getByRole('button', { name: 'Move', exact: true }).tap();
  await page.touchscreen.tap(...await windowPlace(page, 0, 150));
  await totals(page, 0, 90);
  await disc(page, 13).tap();
  await page.getByRole('button', { name: 'It is red' }).tap();
  await totals(page, 1, 100);
  await totals(page, 0, 80);
  await disc(page, 13).tap();
  await page.getByRole('button', { name: 'Remove' }).tap();
  await totals(page, 1, 90);
});

test('all of it goes by keyboard', async (browser, table) => {
  const page = await browser.open(table.url);
  await disc(page, 4).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab'); // from 20 to 15
  await page.keyboard.press('Enter');
  await totals(page, 1, 95);
  await page.keyboard.press('Control+z');
  await totals(page, 1, 90);
  await page.getByRole('button', { name: 'Add black' }).focus();
  await page.keyboard.press('Enter');
  for (let i = 0; i < 8; ++i) await page.keyboard.press('Shift+ArrowUp'); // from -150 to -70 mm
  await page.keyboard.press('Enter');
  await totals(page, 0, 95);
  await disc(page, 4).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('#sheet').isVisible(), false);
  assert.equal(await disc(page, 4).evaluate((node) => node === document.activeElement), true);
});

test('a match is begun, played a round and named', async (browser, table) => {
  const page = await browser.open(table.url);
  await page.locator('#open-match').click();
  await page.locator('[name=rules]').selectOption('club');
  await page.locator('[name=player0]').fill('Zoë');
  await page.locator('[name=player1]').fill('<b>Max</b>');
  await page.getByRole('button', { name: 'Start' }).click();
  await shows(page.locator('.side .name'), 'Zoë');
  await shows(page.locator('.side .name'), '<b>Max</b>');
  await page.locator('#end-round').click();
  await shows(page.locator('.round'), 'Round 2');
  await page.locator('#undo').click();
  await shows(page.locator('.round'), 'Round 1');
});

test('what was typed for a match stays when the rules and the number of players change', async (browser, table) => {
  const page = await browser.open(table.url);
  await page.locator('#open-match').click();
  await page.locator('[name=player1]').fill('Max');
  await page.locator('[name=colour1]').selectOption('blue');
  await page.locator('[name=rules]').selectOption('house');
  await page.locator('[name=players]').selectOption('4');
  const names = await page.locator('#match input[name^=player]').evaluateAll((all) => all.map((one) => one.value));
  assert.deepEqual(names, ['Ann', 'Max', '', '']);
  assert.equal(await page.locator('[name=colour1]').inputValue(), 'blue');
  await page.locator('[name=player2]').fill('Cy');
  await page.locator('[name=player3]').fill('Di');
  await page.locator('[name=target]').fill('9');
  await page.getByRole('button', { name: 'Start' }).click();
  await shows(page.locator('.side .name'), 'Ann & Cy');
  await shows(page.locator('.round'), '9');
});

test('what the table refuses is told in its own words', async (browser, table) => {
  const page = await browser.open(table.url);
  await page.locator('#open-match').click();
  await page.locator('[name=player0]').fill('Ann');
  await page.locator('[name=player1]').fill('Ann');
  await page.getByRole('button', { name: 'Start' }).click();
  await shows(page.locator('#match .error'), 'Ann');
  assert.equal(await page.locator('#match').isVisible(), true);
});

test('two pages show the same', async (browser, table) => {
  const one = await browser.open(table.url);
  const other = await browser.open(table.url, phone);
  await one.getByLabel('One more twenty for Bob').click();
  await totals(other, 1, 110);
});

test('a table that goes and comes back is found again', async (browser, table) => {
  const page = await browser.open(table.url);
  await table.kill();
  await shows(page.locator('#status'), 'Connection lost');
  await page.locator('body.offline').waitFor();
  const again = await Table.serve(table.port);
  await page.locator('body:not(.offline)').waitFor();
  await shows(page.locator('#status'), 'Watching');
  again.say('shot');
  await shows(page.locator('.round'), '15 shots');
  await again.kill();
});

test('a match is played from a clip, corrected, won, and stands after a power cut', async (browser) => {
  const folder = await mkdtemp(`${tmpdir()}/ringside-`);
  Watch.newMatch(folder);
  let watch = await Watch.begin(folder);
  try {
    const page = await browser.open(watch.url);
    await shows(page.locator('#status'), 'The recording has ended');
    await totals(page, 0, 40); // as in the clip's truth
    await totals(page, 1, 40);
    await page.getByLabel('One more twenty for Ann').click();
    await totals(page, 0, 60);
    await page.locator('#end-round').click();
    await shows(page.locator('.round'), 'Match over');
    const port = watch.port;
    await watch.kill();
    await page.locator('body.offline').waitFor();
    watch = await Watch.begin(folder, port);
    await page.locator('body:not(.offline)').waitFor();
    await shows(page.locator('.round'), 'Match over');
  } finally {
    await watch.kill();
    await rm(folder, { recursive: true });
  }
});

test('a warning is told as long as nothing stands in the way', async (browser, table) => {
  const page = await browser.open(table.url);
  table.say('warning disc 2 (black) is seen only in part');
  await shows(page.locator('#status'), 'disc 2 (black) is seen only in part');
  table.say('withheld a hand is over the board');
  await shows(page.locator('#status'), 'Score withheld: a hand is over the board');
});

test('while no board is found the picture with what was seen is shown, and the board may be', async (browser, table) => {
  const page = await browser.open(table.url);
  const still = page.locator('#board > img');
  const board = page.locator('#board > svg');
  assert.ok(await board.isVisible());
  table.say('refused the middle line cannot be followed around; light the board');
  await still.waitFor();
  assert.ok(await board.isHidden());
  await shows(page.locator('#status'), 'the middle line cannot be followed around');
  assert.match(await still.getAttribute('src'), /^\/api\/frame\.jpg\?marked=1&/);
  assert.ok(await still.evaluate(async (node) => { await node.decode(); return node.naturalWidth > 0; }));
  assert.equal(await page.locator('#camera').textContent(), 'Board');
  const before = await still.getAttribute('src');
  table.say('refused the middle line cannot be followed around; light the board'); // the next search
  await page.locator(`#board > img:not([src="${before}"])`).waitFor();
  table.say('found');
  await board.waitFor();
  table.say('refused no board is seen');
  await still.waitFor();
  await page.locator('#camera').click();
  await board.waitFor();
  table.say('refused still no board is seen');
  await shows(page.locator('#status'), 'still no board is seen');
  assert.ok(await board.isVisible(), 'people wish to see the board');
});

test('the camera that people chose stays when the board is found', async (browser, table) => {
  const page = await browser.open(table.url);
  await page.locator('#camera').click();
  table.say('refused there is no board');
  await shows(page.locator('#status'), 'there is no board');
  table.say('found');
  await shows(page.locator('#status'), 'Watching the table');
  assert.ok(await page.locator('#board > img').isVisible());
  assert.equal(await page.locator('#camera').textContent(), 'Board');
});

test('a lost camera, a withheld score and a question are told', async (browser, table) => {
  const page = await browser.open(table.url);
  table.say('question');
  await shows(page.locator('.call'), 'Did the black disc fall into the hole?');
  table.say('withheld a hand is over the board');
  await shows(page.locator('#status'), 'Score withheld: a hand is over the board');
  table.say('camera lost');
  await shows(page.locator('#status'), 'check the camera');
  await page.getByRole('button', { name: 'Yes, a twenty' }).click();
  await page.locator('.call', { hasText: 'hole' }).waitFor({ state: 'detached' });
});

// Numbers that the board shows beside discs.
const numbers = (page) => page.locator('.number').allTextContents();

test('a disc that a message names shows its number, and so does one that is tapped', async (browser, table) => {
  const page = await browser.open(table.url, phone);
  await totals(page, 1, 90);
  assert.deepEqual(await numbers(page), ['12']); // of the close call
  await shows(page.locator('.call'), 'Red disc 12');
  table.say('warning discs 2, 5 and 11 (black) are seen only in part');
  await page.locator('.number', { hasText: '11' }).waitFor();
  assert.deepEqual(await numbers(page), ['2', '5', '11', '12']);
  table.say('warning 24 shots');
  await page.locator('.number', { hasText: '11' }).waitFor({ state: 'detached' });
  assert.deepEqual(await numbers(page), ['12']);
  await disc(page, 4).tap();
  await shows(page.locator('#sheet h2'), 'Red disc 4');
  assert.deepEqual(await numbers(page), ['4', '12']);
  await page.getByRole('button', { name: 'Worth 15', exact: true }).tap();
  await shows(page.locator('#toast'), 'Disc 4 ruled 15');
  assert.deepEqual(await numbers(page), ['4', '12']);
  assert.match(await disc(page, 4).getAttribute('aria-label'), /^Red disc 4, worth 15/);
});

test('from the picture of a call it is ruled, kept and shared', async (browser, table) => {
  const page = await browser.open(table.url, phone);
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async (what) => { window.shared = what; };
  });
  await page.locator('.call .evidence').tap();
  const download = page.waitForEvent('download');
  await page.locator('#picture').getByRole('link', { name: 'Save' }).tap();
  const saved = await download;
  assert.equal(saved.suggestedFilename(), 'ringside-disc-12.png');
  const bytes = await readFile(await saved.path());
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  await page.locator('#picture').getByRole('button', { name: 'Share' }).tap();
  await page.evaluate(async () => { while (!window.shared) await new Promise((resume) => setTimeout(resume, 20)); });
  assert.deepEqual(await page.evaluate(() => [shared.title, shared.files[0].name, shared.files[0].type, shared.files[0].size]),
    ['Red disc 12', 'ringside-disc-12.png', 'image/png', bytes.length]);
  assert.deepEqual(await page.locator('#picture .rulings button').allTextContents(), ['Worth 5', 'Worth 10']);
  await page.locator('#picture .rulings button').nth(1).tap();
  await totals(page, 1, 95);
  assert.equal(await page.locator('#picture').isVisible(), false);
  await disc(page, 12).locator('.badge').waitFor();
});

test('where a browser shares no files there is no button for it, and a ruled call has none to rule', async (browser, table) => {
  const page = await browser.open(table.url);
  await page.evaluate(() => { navigator.canShare = undefined; });
  await disc(page, 4).press('Enter');
  await page.locator('#sheet .evidence').click();
  await page.locator('#picture').getByRole('link', { name: 'Save' }).waitFor();
  assert.equal(await page.locator('#picture').getByRole('button', { name: 'Share' }).count(), 0);
  assert.equal(await page.locator('#picture .rulings').count(), 0);
});

await run();
