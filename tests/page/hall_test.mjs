// SPDX-License-Identifier: MIT
// node hall_test.mjs NAME: one test of the hall's pages in a real browser.
import assert from 'node:assert/strict';
import { Table, tv } from './browser.mjs';
import { findings, run, shows, test, until } from './harness.mjs';

const kTables = 40;
const kShown = '#tables .table';

const names = (page) => page.locator('#tables .table h2').allTextContents();
const state = (page, table) => page.locator(`[data-table="${table}"]`);

test('the desk shows all tables, those with open calls first, and the tournament', async (browser, hall) => {
  const page = await browser.open(hall.url, undefined, kShown);
  await shows(page.locator('#status'), `${kTables} tables`);
  const shown = await names(page);
  assert.deepEqual(shown.slice(0, 4), ['Table 5', 'Table 16', 'Table 27', 'Table 38']);
  await shows(page.locator('#alerts'), 'An open call can change who wins: Table 5, Table 16');
  await shows(page.locator('#tournament caption'), 'Round 1');
  assert.equal(await page.locator('#tables .alert.camera').count(), 3);
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(page.errors, []);
  assert.ok(page.requested.every((url) => url.startsWith(new URL(hall.url).origin)), 'all requests stay here');
});

test('names are text, and those from right to left turn nothing round', async (browser, hall) => {
  const page = await browser.open(hall.url, undefined, kShown);
  await shows(state(page, 'Table 3').locator('.name'), '<b>Bobby</b> Tables');
  assert.equal(await page.locator('#tables b').count(), 0);
  const other = await state(page, 'Table 3').locator('.name').nth(1).textContent();
  assert.ok(other.startsWith('\u2068') && other.endsWith('\u2069'), other);
});

test('the wall has all tables of a hall in one picture of a projector', async (browser, hall) => {
  const page = await browser.open(new URL('/wall', hall.url).href, tv, kShown);
  assert.equal(await page.locator(kShown).count(), kTables);
  for (const box of await page.locator(kShown).evaluateAll((all) => all.map((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    return { right, bottom, cut: one.scrollHeight > one.clientHeight + 1 };
  }))) assert.ok(box.right <= 1920 && box.bottom <= 1080 && !box.cut, JSON.stringify(box));
  if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT });
  assert.deepEqual(await findings(page), []);
});

test('the wall gives all tables the whole picture, in letters that are read from afar', async (browser, hall) => {
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.open(new URL('/wall', hall.url).href, { ...tv, colorScheme }, kShown);
    const letters = await state(page, 'Table 1').locator('.name').first().evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
    assert.ok(letters >= 22, `${letters} of 1080 rows`);
    const grounds = await page.evaluate(() => ['Table 5', 'Table 1'].map((name) =>
      getComputedStyle(document.querySelector(`[data-table="${name}"]`)).backgroundColor));
    assert.notEqual(grounds[0], grounds[1], 'an alert stands out');
    const cut = await page.locator('#tables .name').evaluateAll((all) => all.filter((one) =>
      one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).map((one) => one.textContent));
    assert.deepEqual(cut, []);
    assert.deepEqual(await findings(page), []);
  }
});

test('a wall of few tables uses the whole picture too', async (browser, hall) => {
  for (const [count, columns] of [[6, 3], [1, 1]]) {
    const few = await Table.hall(count);
    try {
      const page = await browser.open(new URL('/wall', few.url).href, tv, kShown);
      const boxes = await page.locator(kShown).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      assert.equal(new Set(boxes.map(({ left }) => left)).size, columns);
      assert.ok(Math.min(...boxes.map(({ left }) => left)) < 20 && Math.max(...boxes.map(({ right }) => right)) > 1900, JSON.stringify(boxes));
      assert.ok(Math.max(...boxes.map(({ bottom }) => bottom)) > 1050 && Math.max(...boxes.map(({ bottom }) => bottom)) <= 1080, JSON.stringify(boxes));
    } finally {
      await few.kill();
    }
  }
});

test('a click enlarges a table, which goes on there', async (browser, hall) => {
  const page = await browser.open(hall.url, undefined, kShown);
  await page.getByRole('button', { name: 'Enlarge Table 12', exact: true }).click();
  await shows(page.locator('#enlarged h2'), 'Table 12');
  hall.say('Table 12\tavailability\t{"status":"offline"}');
  await shows(page.locator('#enlarged .alert'), 'Offline');
  await page.locator('#enlarged').getByRole('button', { name: 'Close' }).click();
  assert.equal(await page.locator('#enlarged').isVisible(), false);
});

test('the desk enters a result, takes it back and brings it back', async (browser, hall) => {
  const page = await browser.open(hall.url, undefined, kShown);
  await page.getByRole('button', { name: 'Enter A against C' }).click();
  const dialog = page.locator('#result');
  await dialog.getByLabel('points').nth(0).fill('6');
  await dialog.getByLabel('points').nth(1).fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shows(page.locator('#tournament td'), '6 : 2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await until(async () => await page.getByText('6 : 2').count() === 0, 'the result is taken back');
  await page.getByRole('button', { name: 'Redo' }).click();
  await shows(page.locator('#tournament td'), '6 : 2');
  await page.getByRole('button', { name: 'Correct A against C' }).click();
  await dialog.getByLabel('points').nth(0).fill('7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shows(page.locator('#toast'), 'is no result of 4 rounds');
  if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT });
});

await run(() => Table.hall(kTables));
