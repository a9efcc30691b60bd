// SPDX-License-Identifier: MIT
// node pocket_test.mjs NAME: one test of what people do in the pocket app. The program itself stands in for the engine.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { phone } from './browser.mjs';
import { disc, run, shows, test, total, totals } from './harness.mjs';
import { withExif } from './exif_photo.mjs';
import { Site } from './pocket.mjs';
import { choose, judged, screen } from './pocket_steps.mjs';

const open = (browser, site) => browser.open(site.url, phone, '#start button');
const worth = (page, zone) => page.locator('#sheet').getByRole('button', { name: `Worth ${zone}`, exact: true });
const board = (page) => page.locator('#board');

test('pocket: a photo is chosen and scored as the program does', async (browser, site) => {
  const page = await open(browser, site);
  await judged(page, site, 'round-1.jpg');
  await totals(page, 0, 50);
  await totals(page, 1, 45);
  await shows(page.locator('.lead'), 'Black wins by 5');
  const report = JSON.parse(execFileSync(process.env.RINGSIDE, ['score', '--json', '-', site.photos.get('round-1.jpg').file]));
  assert.equal(await page.locator('.disc').count(), report.discs.length);
  for (const { id, zone } of report.discs) assert.equal(await disc(page, id).locator('text').textContent(), String(zone));
  assert.deepEqual(page.errors, []);
});

test('pocket: a sample is tried with one tap', async (browser, site) => {
  const page = await open(browser, site);
  await page.getByRole('button', { name: /A painted octagon/ }).tap();
  await screen(page, 'result');
  await totals(page, 1, 50);
});

test('pocket: what was done is told stage by stage, and cancelled', async (browser, site) => {
  site.delay = 3_000;
  const page = await open(browser, site);
  await choose(page, site, 'round-1.jpg');
  await screen(page, 'working');
  await page.locator('.stages [aria-current]', { hasText: 'Drawing the evidence' }).waitFor();
  assert.equal(await page.locator('.stages .done').count(), 5);
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await screen(page, 'start');
  await choose(page, site, 'round-1.jpg');
  await screen(page, 'working');
  await page.locator('#home').tap();
  await screen(page, 'start');
  site.delay = 0;
  await judged(page, site, 'sun.jpg');
  await totals(page, 0, 40);
});

test('pocket: open calls come first with margin, sigma and evidence, and are ruled with one tap', async (browser, site) => {
  const page = await open(browser, site);
  await judged(page, site, 'close.jpg');
  const cards = page.locator('.call');
  assert.equal(await cards.count(), 2);
  assert.match(await cards.first().innerText(), /2\.5 mm clear of the outer line ± 0\.6 mm/);
  await cards.first().locator('.evidence img').evaluate((picture) => picture.decode());
  await shows(page.locator('#open h2'), 'cannot change the winner');
  await cards.first().getByRole('button', { name: 'Worth 0' }).tap();
  await totals(page, 1, 25);
  await cards.nth(1).waitFor({ state: 'detached' });
  await disc(page, 1).locator('.badge').waitFor();
  assert.deepEqual(site.asked.at(-1).options.rulings, { 1: 0 });
});

test('pocket: what may be a disc is drawn with a question mark, asked, and counted once people say yes', async (browser, site) => {
  const page = await open(browser, site);
  await judged(page, site, 'doubted.jpg');
  const card = page.locator('.call');
  assert.match(await card.innerText(), /May be a \w+ disc in the \d+ between 2 and 3 o’clock: is it one\?/);
  assert.equal(await page.locator('.maybe').count(), 1);
  assert.equal(await disc(page, 4).count(), 0);
  await card.getByRole('button', { name: 'A disc' }).tap();
  await card.waitFor({ state: 'detached' });
  assert.deepEqual(site.asked.at(-1).options.rulings, { 4: 'disc' });
  await totals(page, 0, 50);
  await totals(page, 1, 45);
  assert.equal(await page.locator('.maybe').count(), 0);
  await disc(page, 4).waitFor();
  assert.deepEqual(page.errors, []);
});

test('pocket: what is no disc stays out of the count, and is asked no more', async (browser, site) => {
  const page = await open(browser, site);
  await judged(page, site, 'doubted.jpg');
  await page.locator('.call').getByRole('button', { name: 'No disc' }).tap();
  await page.locator('.call').waitFor({ state: 'detached' });
  assert.deepEqual(site.asked.at(-1).options.rulings, { 4: 'none' });
  assert.equal(await page.locator('.disc').count(), 10);
});

test('pocket: a disc is tapped and ruled on, on the board and in the photo', async (browser, site) => {
  const page = await open(browser, site);
  await judged(page, site, 'round-1.jpg');
  await disc(page, 4).tap();
  const [before] = await total(page, 0).allTextContents();
  await page.locator('#sheet .evidence img').evaluate((picture) => picture.decode());
  assert.equal(await page.getByRole('button', { name: 'Move', exact: true }).count(), 0, 'a photo is not corrected otherwise');
  await worth(page, 0).tap();
  await disc(page, 4).locator('.badge').waitFor();
  await page.locator('#switch').tap();
  const report = JSON.parse(execFileSync(process.env.RINGSIDE, ['score', '--json', '-', site.photos.get('round-1.jpg').file]));
  const place = await page.locator('.photo-view img').evaluate((image, { width, height, at }) => {
    const box = image.getBoundingClientRect();
    const size = Math.min(box.width / width, box.height / height);
    return [box.x + (box.width - size * width) / 2 + size * at[0], box.y + (box.height - size * height) / 2 + size * at[1]];
  }, { ...report, at: report.discs[6].top_px });
  await page.touchscreen.tap(...place);
  await shows(page.locator('#sheet h2'), 'disc 7');
  await worth(page, 20).tap();
  await page.locator('#switch').tap();
  await disc(page, 7).locator('.badge').waitFor();
  assert.ok(before);
});

test('pocket: twenties are added and taken away, and the hole is answered', async (browser, site) => {
  const page = await open(browser, site);
  await judged(page, site, 'twenty.jpg');
  await totals(page, 0, 40);
  await page.getByRole('button', { name: 'Yes, a twenty' }).tap();
  await totals(page, 0, 60);
  await page.locator('.call').waitFor({ state: 'detached' });
  await page.getByLabel('One more twenty for Natural').tap();
  await totals(page, 1, 60);
  await page.getByLabel('One twenty less for Natural').tap();
  await totals(page, 1, 40);
  assert.equal(await page.locator('#warnings').innerText(), '', 'no words of the command line');
});

test('pocket: the photo is pinched, and what lies under the fingers stays there', async (browser, site) => {
  const page = await open(browser, site);
  await judged(page, site, 'round-3.jpg');
  await page.locator('#switch').tap();
  const grown = await page.locator('.photo-view').evaluate((frame) => {
    const image = frame.querySelector('img');
    const { left, top } = frame.getBoundingClientRect();
    const place = (x) => { const box = image.getBoundingClientRect(); return (left + x - box.left) / box.width; };
    frame.setPointerCapture = () => {};
    const finger = (type, pointerId, x) => frame.dispatchEvent(new PointerEvent(type, { pointerId, clientX: left + x, clientY: top + 100 }));
    const before = [place(150), image.getBoundingClientRect().width];
    finger('pointerdown', 1, 100);
    finger('pointerdown', 2, 200);
    for (let i = 1; i <= 50; ++i) {
      finger('pointermove', 1, 100 - i);
      finger('pointermove', 2, 200 + i);
    }
    finger('pointerup', 1, 50);
    finger('pointerup', 2, 250);
    return { before, after: [place(150), image.getBoundingClientRect().width] };
  });
  assert.ok(Math.abs(grown.after[1] / grown.before[1] - 2) < 0.02, JSON.stringify(grown));
  assert.ok(Math.abs(grown.after[0] - grown.before[0]) < 0.01, JSON.stringify(grown));
  await page.locator('.photo-view').press('0');
  const width = await page.locator('.photo-view img').evaluate((image) => image.getBoundingClientRect().width);
  assert.equal(width, grown.before[1]);
});

test('pocket: a second photo of the position is fused with the first', async (browser, site) => {
  const page = await open(browser, site);
  await judged(page, site, 'round-1.jpg');
  await page.getByLabel('One more twenty for Red').tap();
  await totals(page, 1, 65);
  site.asked.length = 0;
  await choose(page, site, 'sun.jpg', '#controls');
  await screen(page, 'result');
  await page.locator('#toast', { hasText: 'The second photo is of no use' }).waitFor();
  assert.deepEqual(site.asked.map(({ names }) => names), [['round-1.jpg', 'sun.jpg'], ['round-1.jpg']]);
  await totals(page, 1, 65); // what people said holds
  site.photos.set('again.jpg', { file: `${site.folder}/again.jpg` });
  await copyFile(site.photos.get('round-1.jpg').file, site.photos.get('again.jpg').file);
  const sigma = async () => {
    await disc(page, 4).tap();
    return Number((await page.locator('#sheet > p').innerText()).match(/± ([\d.]+) mm/)[1]);
  };
  const alone = await sigma();
  await page.keyboard.press('Escape');
  await choose(page, site, 'again.jpg', '#controls');
  await page.getByRole('button', { name: 'Second photo' }).waitFor({ state: 'hidden' });
  assert.ok(await sigma() < alone, 'two photos are surer than one');
});

test('pocket: a refusal says why and what to do, and shows the picture', async (browser, site) => {
  site.photos.set('nothing.jpg', { file: `${site.folder}/nothing.jpg` });
  await writeFile(site.photos.get('nothing.jpg').file, await nothing(browser, site));
  const page = await open(browser, site);
  await choose(page, site, 'nothing.jpg');
  await screen(page, 'refused');
  assert.match(await page.locator('.refusal').innerText(), /No score from this photo\s+\S.*\.\s+\S.*\./s);
  await page.locator('#refused .photo').evaluate((picture) => picture.decode());
  await judgedFrom(page, site, 'round-1.jpg', '#refused');
  await totals(page, 0, 50);
});

// A picture of no board.
async function nothing(browser, site) {
  const page = await browser.open(site.url, phone, '#start button');
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
    canvas.getContext('2d').fillRect(0, 0, 400, 300);
    return canvas.toDataURL('image/jpeg');
  });
  await page.close();
  return Buffer.from(url.split(',')[1], 'base64');
}

async function judgedFrom(page, site, name, where) {
  await choose(page, site, name, where);
  await screen(page, 'result');
}

test('pocket: a file that is no picture is refused with what to do', async (browser, site) => {
  const page = await open(browser, site);
  await page.locator('#start .pick input').last().setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('text') });
  await screen(page, 'refused');
  await shows(page.locator('.refusal'), 'choose a JPEG');
});

test('pocket: a photo is turned upright, its focal length and time are read', async (browser, site) => {
  const page = await open(browser, site);
  site.photos.set('turned.jpg', { file: `${site.folder}/turned.jpg` });
  await writeFile(site.photos.get('turned.jpg').file, await withExif(site.photos.get('round-1.jpg').file, { orientation: 6 }));
  await choose(page, site, 'turned.jpg');
  await page.locator('body[data-screen=result], body[data-screen=refused]').waitFor();
  const [photo] = await page.workers()[0].evaluate(() => self.lastPhotos.map(({ width, height, focalLength35mm, taken, sha256, colourCell }) =>
    ({ width, height, focalLength35mm, taken, sha256, colourCell })));
  assert.ok(photo.height > photo.width, `${photo.width} x ${photo.height}`);
  assert.equal(photo.focalLength35mm, 26);
  assert.equal(photo.taken, '2026-11-20T14:03:09');
  assert.equal(photo.sha256.length, 64);
  assert.deepEqual(photo.colourCell, [2, 2]);
});

test('pocket: where the judge cannot run, people are told at once and later', async (browser, site) => {
  await rm(`${site.folder}/site/engine.js`);
  await rm(`${site.folder}/site/engine.js.gz`);
  const page = await open(browser, site);
  for (let i = 0; i < 2; ++i) {
    await choose(page, site, 'round-1.jpg');
    await screen(page, 'refused');
    await shows(page.locator('.refusal'), 'The judge cannot run in this browser.');
    await page.getByRole('button', { name: 'Back' }).tap();
  }
});

test('pocket: a judge that breaks down at a photo is there again for the next', async (browser, site) => {
  await site.change('engine.js', `
globalThis.breakDown = () => WebAssembly.instantiate(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 98, 0, 0, 10, 5, 1, 3, 0, 0, 11))
  .then(({ instance }) => instance.exports.b());
`);
  const page = await open(browser, site);
  await page.workers()[0].evaluate(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    crypto.subtle.digest = async (...words) => { await globalThis.breakDown(); return digest(...words); };
  });
  await choose(page, site, 'round-1.jpg');
  await screen(page, 'refused');
  await shows(page.locator('.refusal'), 'The judge failed at this photo.');
  await choose(page, site, 'round-1.jpg', '#refused');
  await screen(page, 'result');
  await totals(page, 0, 50);
});

test('pocket: without a camera for pages the button opens the camera of the device', async (browser, site) => {
  const page = await open(browser, site);
  await page.addInitScript(() => { Object.defineProperty(navigator, 'mediaDevices', { value: undefined }); });
  await page.reload();
  const chooser = page.waitForEvent('filechooser'); // asked for early: the browser has to be told to hand it over
  const input = page.locator('#start .pick input').first();
  assert.equal(await input.getAttribute('capture'), 'environment');
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  await (await chooser).setFiles(site.photos.get('round-1.jpg').file);
  await screen(page, 'result');
});

await run(() => Site.serve());
