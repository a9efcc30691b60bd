// SPDX-License-Identifier: MIT
// node hall_desk_test.mjs NAME: one test of what the desk of a hall does, in a real browser.
import assert from 'node:assert/strict';
import { phone, Table, tablet } from './browser.mjs';
import { findings, run, shows, test, until } from './harness.mjs';

const kShown = '#tables .table';
const dialog = (page) => page.locator('#ask');
const press = (place, name) => place.getByRole('button', { name, exact: true }).click();

// Who came alone wins both open matches of the first round: A and B.
async function decideRound(page) {
  for (const [pair, winner] of [['A against C', 'A'], ['B against D', 'B']]) {
    await press(page, `Enter ${pair}`);
    await press(page.locator('#result'), `Only ${winner} came`);
    await shows(page.locator('#tournament td'), `${winner} by walkover`);
  }
}

test('one who comes late is added, and one of the same name is refused in words', async (browser, hall) => {
  const page = await browser.open(hall.url, undefined, kShown);
  await press(page, 'Add an entrant');
  await dialog(page).getByLabel('Name').fill('  Eve <i>');
  await dialog(page).getByLabel('Seed, if any').fill('3');
  await press(dialog(page), 'Add');
  await dialog(page).waitFor({ state: 'hidden' });
  await shows(page.locator('#tournament td'), 'Eve <i>');
  await press(page, 'Add an entrant');
  await dialog(page).getByLabel('Name').fill('eve <I>');
  await press(dialog(page), 'Add');
  await shows(dialog(page).getByRole('alert'), 'Eve <i> is there already');
  assert.deepEqual(await findings(page), []);
  await press(dialog(page), 'Cancel');
  assert.equal(await dialog(page).isVisible(), false);
});

test('a withdrawal is asked about first', async (browser, hall) => {
  const page = await browser.open(hall.url, undefined, kShown);
  await press(page, 'Withdraw D');
  await press(dialog(page), 'Cancel');
  assert.equal(await page.getByText('B by walkover').count(), 0);
  await press(page, 'Withdraw D');
  await press(dialog(page), 'Withdraw');
  await shows(page.locator('#tournament td'), 'B by walkover');
});

test('a match gets its table, and no second one gets the same', async (browser, hall) => {
  const page = await browser.open(hall.url, undefined, kShown);
  const give = async (pair, table) => {
    await press(page, `Table for ${pair}`);
    await dialog(page).getByLabel('Table').selectOption(table);
    await press(dialog(page), 'Give it');
  };
  await give('A against C', 'Elm');
  await shows(page.locator('#tournament tr').filter({ hasText: 'A against C' }), 'Elm');
  await give('B against D', 'Elm');
  await shows(dialog(page).getByRole('alert'), 'is played at table Elm; give another');
});

test('a round is paired by hand, by keys alone, and what the rules forbid is told', async (browser, hall) => {
  const page = await browser.open(hall.url, undefined, kShown);
  assert.ok(await page.getByRole('button', { name: 'Pair by hand' }).isDisabled());
  await decideRound(page);
  await page.getByRole('button', { name: 'Pair by hand' }).focus();
  await page.keyboard.press('Enter');
  const second = dialog(page).getByLabel('Pair 1, against');
  await second.focus();
  await page.keyboard.type('A');
  await shows(dialog(page).locator('.pairing-notes'), 'There twice: A');
  await dialog(page).getByRole('button', { name: 'Pair these' }).focus();
  await page.keyboard.press('Enter');
  await shows(dialog(page).getByRole('alert'), 'A stands there twice; pair each once');
  assert.deepEqual(await findings(page), []);
  await second.focus();
  await page.keyboard.type('C');
  await shows(dialog(page).locator('.pairing-notes'), 'A and C have met in round 1');
  await dialog(page).locator('select[name=a]').nth(1).selectOption({ label: 'D' });
  await dialog(page).getByLabel('Pair 2, against').selectOption({ label: 'B' });
  await dialog(page).getByRole('button', { name: 'Pair these' }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'hidden' });
  await shows(page.locator('#tournament caption'), 'Round 2');
  await shows(page.locator('#tournament td'), 'D against B');
});

test('one table enlarged tells its rounds, open calls and events, and draws its board', async (browser, hall) => {
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.open(hall.url, { ...tablet, colorScheme }, kShown);
    await page.getByRole('button', { name: 'Enlarge Table 5', exact: true }).focus();
    await page.keyboard.press('Enter');
    const large = page.locator('#enlarged');
    await shows(large.locator('.calls'), 'Red disc 12: 0.2 mm over the middle line');
    await shows(large.locator('.rounds td'), '2 : 0');
    await shows(large.locator('.events'), 'Board found');
    assert.ok(await large.locator('.drawn .disc').count() > 5);
    assert.equal(await large.locator('.drawn .disc.close').count(), 1);
    assert.deepEqual(await findings(page), []);
    await page.keyboard.press('Escape');
    assert.equal(await large.isVisible(), false);
    assert.deepEqual(page.errors, []);
  }
});

const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('the desk fits a phone, a narrow window and a page at twice the size', async (browser, hall) => {
  const small = { viewport: { width: 320, height: 640 } };
  const twice = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }; // 1280 x 800 at 200 %
  for (const device of [phone, small, twice, tablet]) {
    for (const colorScheme of ['light', 'dark']) {
      const page = await browser.open(hall.url, { ...device, colorScheme }, kShown);
      await shows(page.locator('#tournament caption'), 'Entrants');
      assert.ok(await wide(page) <= 0, `${JSON.stringify(device.viewport)}: ${await wide(page)} too wide`);
      assert.deepEqual(await findings(page), []);
      await press(page, 'Enlarge Table 5');
      await shows(page.locator('#enlarged .events'), 'Board found');
      const cut = await page.locator('#enlarged').evaluate((node) => node.scrollWidth - node.clientWidth);
      assert.ok(cut <= 0, `${JSON.stringify(device.viewport)}: enlarged, ${cut} too wide`);
      await page.context().close();
    }
  }
});

test('the desk weighs less than 200 kB', async (browser, hall) => {
  const page = await browser.open(hall.url, undefined, kShown);
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.dataReceived', (data) => { bytes += data.dataLength; });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.reload();
  await page.locator(kShown).first().waitFor();
  await until(() => bytes > 40_000, 'the page is counted');
  console.log(`weight of the desk: ${bytes} bytes`);
  assert.ok(bytes < 200_000, `${bytes} bytes`);
});

await run(() => Table.hall(12));
