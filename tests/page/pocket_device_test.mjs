// SPDX-License-Identifier: MIT
// node pocket_device_test.mjs NAME: one test of the pocket app on a device with several cameras, or in a browser that alters
// what pages read.
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { phone } from './browser.mjs';
import { findings, run, shows, test } from './harness.mjs';
import { Site } from './pocket.mjs';
import { choose, judged, screen } from './pocket_steps.mjs';

const open = (browser, site) => browser.open(site.url, phone, '#start button');

// Its id, once the camera is open.
async function openCamera(page) {
  await page.locator('#shoot:enabled').waitFor();
  return page.locator('#camera video').evaluate((video) => video.srcObject.getVideoTracks()[0].getSettings().deviceId);
}

const toCamera = (page) => page.getByRole('button', { name: 'Take a photo' }).tap();

test('pocket: of several cameras one can be chosen, and is remembered', async (browser, site) => {
  const page = await open(browser, site);
  const choice = page.getByLabel('Camera', { exact: true });
  await toCamera(page);
  const first = await openCamera(page);
  await choice.waitFor();
  const all = await choice.locator('option').evaluateAll((options) => options.map(({ value }) => value));
  assert.equal(all.length, 3);
  assert.equal(await choice.inputValue(), first);
  const other = all.find((id) => id !== first);
  await choice.selectOption(other);
  assert.equal(await openCamera(page), other);
  assert.deepEqual(await findings(page), []);
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await toCamera(page);
  assert.equal(await openCamera(page), other);
  await page.reload();
  await toCamera(page);
  assert.equal(await openCamera(page), other, 'also after a reload');
  await choice.waitFor();
  assert.equal(await choice.inputValue(), other);
  assert.deepEqual(page.errors, []);
});

test('pocket: where the remembered camera is gone another one is used', async (browser, site) => {
  const page = await open(browser, site);
  await page.evaluate(async () => (await import('./store.js')).keepCamera('unplugged'));
  await toCamera(page);
  const used = await openCamera(page);
  await page.getByLabel('Camera', { exact: true }).waitFor();
  assert.equal(await page.locator('#which-camera').inputValue(), used);
});

test('pocket: a camera that is left while it opens is let go', async (browser, site) => {
  const page = await open(browser, site);
  await page.evaluate(() => {
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    window.asked = new Promise((asked) => {
      devices.getUserMedia = (wanted) => new Promise((give) => {
        asked(async () => {
          const stream = await ask(wanted);
          give(stream);
          return stream;
        });
      });
    });
  });
  await toCamera(page);
  await page.evaluate(() => window.asked.then(() => {}));
  await page.getByRole('button', { name: 'Cancel' }).tap();
  const state = await page.evaluate(async () => {
    const stream = await (await window.asked)();
    await new Promise((resolve) => { setTimeout(resolve); }); // who waited for it has it by then
    return stream.getVideoTracks()[0].readyState;
  });
  assert.equal(state, 'ended');
  await screen(page, 'start');
});

const alterReads = () => {
  const { prototype } = OffscreenCanvasRenderingContext2D;
  const read = prototype.getImageData;
  prototype.getImageData = function altered(...where) {
    const pixels = read.apply(this, where);
    pixels.data[pixels.data.length / 2] ^= 1;
    return pixels;
  };
};

const blank = () => Object.assign(document.createElement('canvas'), { width: 800, height: 600 }).toDataURL('image/jpeg').split(',')[1];

test('pocket: a browser that alters what a page reads of pictures is told of', async (browser, site) => {
  const page = await open(browser, site);
  await judged(page, site, 'round-1.jpg');
  const warnings = page.locator('#warnings');
  assert.doesNotMatch(await warnings.innerText(), /alters/);
  await page.workers()[0].evaluate(alterReads);
  await page.locator('#home').tap();
  await judged(page, site, 'round-1.jpg');
  await shows(warnings, 'this browser alters the pictures that a page reads');
  site.photos.set('nothing.jpg', { file: `${site.folder}/nothing.jpg` });
  await writeFile(site.photos.get('nothing.jpg').file, Buffer.from(await page.evaluate(blank), 'base64'));
  await page.locator('#home').tap();
  await choose(page, site, 'nothing.jpg');
  await screen(page, 'refused');
  await shows(page.locator('.refusal'), 'This browser alters the pictures that a page reads');
  await page.evaluate(alterReads);
  await page.getByRole('button', { name: 'Back' }).tap();
  await toCamera(page);
  await shows(page.locator('.advice-line'), 'This browser alters the pictures that a page reads');
});

await run(() => Site.serve(), ['--use-fake-device-for-media-stream=device-count=3', '--use-fake-ui-for-media-stream']);
