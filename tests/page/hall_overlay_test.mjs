// SPDX-License-Identifier: MIT
// node hall_overlay_test.mjs NAME: one test of a hall's overlay for a stream, in a real browser.
import assert from 'node:assert/strict';
import { desk, Table, tv } from './browser.mjs';
import { run, shows, test } from './harness.mjs';

const kShown = '#tables .table';
const at = (hall, words = '') => new URL(`/overlay${words}`, hall.url).href;
const state = async (hall, name) => (await fetch(new URL(`/api/hall/table?name=${name}`, hall.url))).json();

// What a table says anew: the state that the hall told of it, with other fields in it.
async function say(hall, table, further) {
  const told = await state(hall, table);
  hall.say(`${table}\tstate\t${JSON.stringify({ ...told, too_close: [], twenties: {}, ...further })}`);
}

test('the overlay shows the table that its address names', async (browser, hall) => {
  const page = await browser.open(at(hall, '?table=Table%205'), tv, '.side .total');
  await shows(page.locator('.side').nth(1).locator('.total'), '90');
  await shows(page.locator('.side').nth(0).locator('.match'), '2');
  await shows(page.locator('.side').nth(1).locator('.twenties'), '2 × 20');
  assert.equal(await page.locator('.side.shoots .name').textContent(), 'Bob');
  await shows(page.locator('#note'), 'Too close to call');
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgba(0, 0, 0, 0)');
  await say(hall, 'Table 5', { shooter: 'black', open_calls: null });
  await shows(page.locator('.side.shoots .name'), 'Ann');
  await page.locator('#note').waitFor({ state: 'hidden' });
  assert.deepEqual(page.errors, []);
});

test('without a name it shows the table that the desk chose, and none before', async (browser, hall) => {
  const page = await browser.context(tv).then((context) => context.newPage());
  await page.goto(at(hall));
  const board = await browser.open(hall.url, desk, kShown);
  assert.equal(await page.locator('body').isVisible(), false);
  await board.getByRole('button', { name: 'Enlarge Table 3', exact: true }).click();
  await board.getByRole('button', { name: 'Show on stream' }).click();
  await shows(page.locator('.side .name'), '<b>Bobby</b> Tables');
  const other = await page.locator('.side .name').nth(1).textContent();
  assert.ok(other.startsWith('\u2068') && other.endsWith('\u2069'), other);
  await board.getByRole('button', { name: 'Take off the stream' }).click();
  await page.locator('body').waitFor({ state: 'hidden' });
});

test('the overlay of a hall takes the same parameters, but for the board', async (browser, hall) => {
  const page = await browser.open(at(hall, '?table=Table%205&layout=corner&title=Club%20%3Cb%3Efinal&accent=c02020'), tv, '.side .total');
  assert.equal(await page.locator('.title').textContent(), 'Club <b>final');
  await shows(page.locator('#heading .round'), /^Round \d+$/);
  assert.ok((await page.locator('#scores').boundingBox()).y < 200);
  assert.equal(await page.locator('.total').first().evaluate((node) => getComputedStyle(node).backgroundColor), 'rgb(192, 32, 32)');
  const other = await browser.open(at(hall, '?table=Table%205&layout=board'), tv, '.side .total');
  assert.ok((await other.locator('#scores').boundingBox()).y > 800);
  assert.deepEqual([...page.errors, ...other.errors], []);
});

test('a table that goes offline is off the stream until it is back', async (browser, hall) => {
  const page = await browser.open(at(hall, '?table=Table%202'), tv, '.side .total');
  hall.say('Table 2\tavailability\t{"status":"offline"}');
  await page.locator('body').waitFor({ state: 'hidden' });
  hall.say('Table 2\tavailability\t{"status":"online","session":"s"}');
  await page.locator('body').waitFor({ state: 'visible' });
});

test('the overlay goes on when its connection is lost and comes back', async (browser, hall) => {
  const page = await browser.open(at(hall, '?table=Table%202'), tv, '.side .total');
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('online'))); // it tries anew, and finds nothing
  await page.locator('body').waitFor({ state: 'hidden' });
  await page.context().setOffline(false);
  await say(hall, 'Table 2', { shooter: 'black' });
  await shows(page.locator('.side.shoots .name'), 'Ann');
  await page.locator('body').waitFor({ state: 'visible' });
});

await run(() => Table.hall(6));
