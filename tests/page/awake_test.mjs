// SPDX-License-Identifier: MIT
// node awake_test.mjs NAME: one test of when pages keep the screen on, with a wake lock of the test's own.
import assert from 'node:assert/strict';
import { desk, phone, tv } from './browser.mjs';
import { run, test, totals, until } from './harness.mjs';
import { Site } from './pocket.mjs';

// A browser's wake lock and visibility, as the test says.
function fake(refuses) {
  window.asked = [];
  window.held = null;
  Object.defineProperty(navigator, 'wakeLock', { value: {
    async request(kind) {
      window.asked.push(kind);
      if (refuses) throw new DOMException('the battery is low', 'NotAllowedError');
      window.held = Object.assign(new EventTarget(), { released: false });
      return window.held;
    },
  } });
  let hidden = false;
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  window.see = (seen) => {
    hidden = !seen;
    if (hidden && window.held) {
      window.held.released = true;
      window.held.dispatchEvent(new Event('release'));
      window.held = null;
    }
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

async function open(browser, url, options, shown, refuses = false) {
  const context = await browser.context(options);
  await context.addInitScript(fake, refuses);
  const page = await context.newPage();
  page.errors = [];
  page.on('pageerror', (error) => page.errors.push(error.message));
  await page.goto(url);
  await page.locator(shown).first().waitFor();
  return page;
}

const asked = (page) => page.evaluate(() => window.asked);
const isHeld = (page) => page.evaluate(() => window.held !== null);

async function keepsOn(page) {
  await until(() => isHeld(page), 'the screen is kept on');
  assert.deepEqual(await asked(page), ['screen'], 'once');
  await page.evaluate(() => { see(true); });
  assert.equal((await asked(page)).length, 1, 'it is held already');
  await page.evaluate(() => see(false));
  assert.equal((await asked(page)).length, 1, 'not while hidden');
  await page.evaluate(() => see(true));
  await until(() => isHeld(page), 'the screen is kept on');
  assert.equal((await asked(page)).length, 2, 'again when it is seen');
  assert.deepEqual(page.errors, []);
}

test('the page keeps the screen on while it is seen, on a phone, a desk and a TV', async (browser, table) => {
  for (const device of [phone, desk, tv]) await keepsOn(await open(browser, table.url, device, '.side .total'));
});

test('a browser that refuses to keep the screen on is asked again when the page is seen again', async (browser, table) => {
  const page = await open(browser, table.url, phone, '.side .total', true);
  assert.deepEqual(await asked(page), ['screen']);
  await page.evaluate(() => { see(false); see(true); });
  assert.equal((await asked(page)).length, 2);
  assert.deepEqual(page.errors, []);
});

test('a browser without wake locks shows the page all the same', async (browser, table) => {
  const context = await browser.context(phone);
  await context.addInitScript(() => Object.defineProperty(navigator, 'wakeLock', { value: undefined }));
  const page = await context.newPage();
  page.errors = [];
  page.on('pageerror', (error) => page.errors.push(error.message));
  await page.goto(table.url);
  await totals(page, 1, 90);
  assert.deepEqual(page.errors, []);
});

test('the overlay leaves the screen alone', async (browser, table) => {
  const page = await open(browser, `${table.url}overlay`, desk, '.side .total');
  await page.evaluate(() => { see(false); see(true); });
  assert.deepEqual(await asked(page), []);
});

test('pocket: the app keeps the screen on while it is seen', async (browser) => {
  const site = await Site.serve();
  try {
    await keepsOn(await open(browser, site.url, phone, '#start button'));
  } finally {
    await site.kill();
  }
});

await run();
