// SPDX-License-Identifier: MIT
// node photo_call_test.mjs NAME: one test of a call that a phone's photo settles, in a browser.
import assert from 'node:assert/strict';
import { desk, phone } from './browser.mjs';
import { disc, findings, run, shows, test, totals } from './harness.mjs';

const kDisputed = 12; // red, too close to the middle line

// By the button of that place; the words are what stands for a file here.
async function sendPhoto(page, words, place = '#calls') {
  const chosen = page.waitForEvent('filechooser');
  await page.locator(place).getByRole('button', { name: 'Settle by a photo' }).click();
  await (await chosen).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(words) });
}

test('a photo settles a call with one tap, on every page', async (browser, table) => {
  const page = await browser.open(table.url, phone), other = await browser.open(table.url, desk);
  await sendPhoto(page, 'a photo');
  for (const one of [page, other]) {
    await shows(one.locator('#calls h2'), 'By camera and photo');
    await shows(one.locator('.call'), `Red disc ${kDisputed}: 0.8 mm clear of the middle line`);
    await shows(one.locator('.measured'), 'photo +0.9 ± 0.4 mm');
  }
  await shows(page.locator('#toast'), 'The photo shows this position');
  assert.match(await page.locator('.call .evidence img').getAttribute('src'), /photo=1$/);
  const before = Number(await page.locator('.side .total').nth(1).textContent());
  await page.getByRole('button', { name: 'Accept: worth 10' }).tap();
  await totals(page, 1, before + 5);
  await totals(other, 1, before + 5);
  await page.locator('.call').waitFor({ state: 'detached' });
  await page.locator('#undo').tap();
  await totals(page, 1, before);
  assert.deepEqual([...page.errors, ...other.errors], []);
});

test('a photo of another position is refused in words, and one that is dismissed leaves the call', async (browser, table) => {
  const page = await browser.open(table.url, phone);
  await sendPhoto(page, 'other position');
  await shows(page.locator('#toast'), '2 discs differ; take one of this board as it lies now');
  assert.equal(await page.locator('.measured').count(), 0);
  await disc(page, kDisputed).press('Enter');
  await sendPhoto(page, 'a photo', '#sheet');
  await page.keyboard.press('Escape');
  await shows(page.locator('.measured'), 'camera');
  await page.getByRole('button', { name: 'Dismiss the photo' }).tap();
  await shows(page.locator('#calls h2'), 'Too close to call');
  assert.equal(await page.locator('.measured').count(), 0);
  assert.equal(page.errors.length, 1, 'the browser tells of the refusal'); // 409
});

test('a photo is sent, looked at and accepted by keyboard alone, and axe-core finds nothing', async (browser, table) => {
  for (const device of [phone, desk]) {
    const page = await browser.open(table.url, { ...device, colorScheme: device === phone ? 'dark' : 'light' });
    const chosen = page.waitForEvent('filechooser');
    await page.locator('#calls').getByRole('button', { name: 'Settle by a photo' }).press('Enter');
    await (await chosen).setFiles({ name: 'photo.heic', mimeType: '', buffer: Buffer.from('a photo') });
    await shows(page.locator('.measured'), 'camera');
    assert.deepEqual(await findings(page), [], `${device.viewport.width}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await page.getByRole('button', { name: 'Accept: worth 10' }).press('Enter');
    await page.locator('.measured').waitFor({ state: 'detached' });
    await page.locator('#undo').press('Enter');
    await page.getByRole('button', { name: 'Dismiss the photo' }).or(page.locator('#calls .settle')).first().waitFor();
    const dismiss = page.getByRole('button', { name: 'Dismiss the photo' });
    if (await dismiss.count()) await dismiss.press('Enter');
    await page.locator('#calls .settle').waitFor();
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

await run();
