// SPDX-License-Identifier: MIT
// node access_test.mjs NAME: one test by axe-core of who can use the table's page.
import assert from 'node:assert/strict';
import { desk, phone } from './browser.mjs';
import { disc, findings, run, shows, test } from './harness.mjs';

// Every look that a page can have, at both sizes, light and dark.
async function everywhere(browser, url, look) {
  for (const device of [phone, desk]) {
    for (const colorScheme of ['light', 'dark']) {
      const page = await browser.open(url, { ...device, colorScheme });
      await look(page, `${device.viewport.width} ${colorScheme}`);
      assert.deepEqual(page.errors, []);
      await page.context().close();
    }
  }
}

test('axe-core finds nothing on the page, whatever it tells', async (browser, table) => {
  await everywhere(browser, table.url, async (page, where) => {
    assert.deepEqual(await findings(page), [], where);
    table.say('question');
    table.say('withheld a hand is over the board');
    await shows(page.locator('#status'), 'a hand is over the board');
    assert.deepEqual(await findings(page), [], where);
    await disc(page, 4).press('Enter');
    assert.deepEqual(await findings(page), [], `${where}, a disc's sheet`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add black' }).click();
    assert.deepEqual(await findings(page), [], `${where}, placing`);
    await page.keyboard.press('Escape');
    await page.getByLabel('One more twenty for Ann').click();
    await shows(page.locator('#toast'), 'Twenty added');
    assert.deepEqual(await findings(page), [], `${where}, a toast`);
    await page.locator('#camera').click();
    assert.deepEqual(await findings(page), [], `${where}, the camera's picture`);
  });
});

test('axe-core finds nothing on the dialogs', async (browser, table) => {
  await everywhere(browser, table.url, async (page, where) => {
    for (const [button, dialog] of [['#open-match', '#match'], ['#open-history', '#history'], ['.call .evidence', '#picture']]) {
      await page.locator(button).click();
      await page.locator(dialog).waitFor();
      assert.deepEqual(await findings(page), [], `${where}, ${dialog}`);
      await page.keyboard.press('Escape');
    }
  });
});

test('axe-core finds nothing on the overlay', async (browser, table) => {
  await everywhere(browser, `${table.url}overlay`, async (page, where) => {
    assert.deepEqual(await findings(page), [], where);
    table.say('withheld a hand is over the board');
    await page.locator('.withheld').waitFor();
    assert.deepEqual(await findings(page), [], `${where}, withheld`);
  });
});

await run();
