// SPDX-License-Identifier: MIT
// node many_pages_test.mjs NAME: one test of more pages of one browser than it gives an origin connections (six).
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Browser, Watch } from './browser.mjs';
import { run, shows, test, totals, until } from './harness.mjs';

const kTables = 6;
const kOverlays = 3;
const kPrompt = 2_000; // ms from a tap to its number

// Which streams a page holds.
function watchStreams(page) {
  page.streams = new Set();
  const isStream = (request) => new URL(request.url()).pathname === '/api/events';
  page.on('request', (request) => isStream(request) && page.streams.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => page.streams.delete(request));
}

// Tables and overlays of one browser, all opened at once, as OBS does with its sources.
async function openAll(context, url) {
  context.on('page', watchStreams);
  const paths = [...Array(kTables).fill(''), ...Array(kOverlays).fill('overlay')];
  return Promise.all(paths.map((path) => Browser.openIn(context, new URL(path, url).href)));
}

const holders = (pages) => pages.filter(({ streams }) => streams?.size > 0);

// A page that was late with its claim gives way in a moment.
async function oneHolder(pages) {
  await until(() => holders(pages).length === 1, () => `${holders(pages).length} pages hold the stream`);
  return holders(pages)[0];
}

const allShow = (pages, side, number) => Promise.all(pages.map((page) => totals(page, side, number)));

// A tap on a page of a table, from the finger to the number.
async function tap(page, name, number) {
  const taken = await page.evaluate(async ([label, wanted]) => {
    const begun = performance.now();
    document.querySelector(`[aria-label="${label}"]`).click();
    const shown = () => document.querySelectorAll('.side .total')[1].textContent;
    while (shown() !== wanted) await new Promise((resolve) => { setTimeout(resolve, 5); });
    return performance.now() - begun;
  }, [`One more twenty for ${name}`, String(number)]);
  console.log(`a tap was answered in ${Math.round(taken)} ms`);
  assert.ok(taken < kPrompt, `${taken} ms`);
}

async function playOnAll(pages, before) {
  await allShow(pages, 1, before);
  await oneHolder(pages);
  await tap(pages[kTables - 1], 'Bob', before + 20);
  await allShow(pages, 1, before + 20);
  // Over plain HTTP of another machine Chromium says that it ignores this header.
  const isFault = (error) => !error.startsWith('The Cross-Origin-Opener-Policy header has been ignored');
  for (const page of pages) assert.deepEqual(page.errors.filter(isFault), []);
}

test('nine pages of one browser all load and follow, and a tap is answered within 2 s', async (browser, table) => {
  await playOnAll(await openAll(await browser.context(), table.url), 90);
});

// The short game over the network, its clip at an end.
async function overNetwork(options, name, secure) {
  const folder = await mkdtemp(`${tmpdir()}/ringside-`);
  Watch.newMatch(folder);
  const watch = await Watch.begin(folder, 0, '0.0.0.0', options);
  const browser = await Browser.launch(['--ignore-certificate-errors', `--host-resolver-rules=MAP ${name} 127.0.0.1`]);
  try {
    await until(() => watch.urls.length === 2, 'the address to correct is printed');
    const url = new URL(watch.urls[1]);
    url.hostname = name;
    const context = await browser.context();
    const first = await Browser.openIn(context, url.href); // takes the token into a cookie
    assert.equal(await first.evaluate(() => isSecureContext), secure);
    await shows(first.locator('#status'), 'The recording has ended');
    await first.close();
    await playOnAll(await openAll(context, url.origin), 40);
  } finally {
    await browser.close();
    await watch.kill();
    await rm(folder, { recursive: true });
  }
}

test('nine pages of one browser all load and follow over HTTPS', async () => {
  await overNetwork([], 'ringside.local', true);
});

test('nine pages of one browser all load and follow over plain HTTP of another machine', async () => {
  await overNetwork(['--insecure'], 'ringside.local', false);
});

test('when the page that holds the stream is closed another takes over, and nothing is missed', async (browser, table) => {
  const pages = await openAll(await browser.context(), table.url);
  await allShow(pages, 1, 90);
  const holder = await oneHolder(pages);
  await holder.close();
  const left = pages.filter((page) => page !== holder);
  table.say('twenty');
  await allShow(left, 1, 110);
  assert.notEqual(await oneHolder(left), holder);
});

// Playwright's Chromium hides no page, and so freezes none: the page is told, and then runs nothing. What lets it go on.
async function freeze(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  const paused = new Promise((resolve) => { session.once('Debugger.paused', resolve); });
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await session.send('Debugger.pause');
  return async () => {
    await paused;
    await session.send('Debugger.resume');
    await page.evaluate(() => document.dispatchEvent(new Event('resume')));
  };
}

test('when the page that holds the stream is frozen another takes over, and it comes back to what is', async (browser, table) => {
  const pages = await openAll(await browser.context(), table.url);
  await allShow(pages, 1, 90);
  const holder = await oneHolder(pages);
  const goOn = await freeze(holder);
  const left = pages.filter((page) => page !== holder);
  table.say('twenty');
  await allShow(left, 1, 110);
  const next = await oneHolder(left);
  await goOn();
  await totals(holder, 1, 110);
  table.say('twenty');
  await allShow(pages, 1, 130);
  assert.equal(await oneHolder(pages), next);
});

test('when the page that holds the stream hangs another takes over', async (browser, table) => {
  const pages = await openAll(await browser.context(), table.url);
  await allShow(pages, 1, 90);
  const holder = await oneHolder(pages);
  const asked = new Promise((resolve) => { holder.once('dialog', resolve); });
  const hanging = holder.evaluate(() => alert('nothing runs on a page that asks'));
  const dialog = await asked;
  const left = pages.filter((page) => page !== holder);
  table.say('twenty');
  await allShow(left, 1, 110);
  await oneHolder(left);
  await dialog.accept();
  await hanging;
  await totals(holder, 1, 110);
  await oneHolder(pages);
});

await run();
