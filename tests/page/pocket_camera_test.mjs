// SPDX-License-Identifier: MIT
// node pocket_camera_test.mjs NAME: one test of the guided camera, with a file for a camera.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { phone } from './browser.mjs';
import { run, shows, test, totals } from './harness.mjs';
import { Site, sample } from './pocket.mjs';
import { screen } from './pocket_steps.mjs';

const video = `/tmp/ringside-camera-${process.pid}.mjpeg`;
const open = (browser, site) => browser.open(site.url, phone, '#start button');

test('pocket: the camera takes the picture by itself when the board is seen and it is still', async (browser, site) => {
  const page = await open(browser, site);
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  await screen(page, 'camera');
  await shows(page.locator('.advice-line'), 'Hold the board in the circle');
  await shows(page.locator('.advice-line'), 'Hold it more from above');
  await shows(page.locator('.tilt'), 'Tilt 52°');
  await screen(page, 'result');
  await totals(page, 0, 50);
  assert.match(site.asked.at(-1).names[0], /^photo-[\d-]+\.jpg$/);
  const [photo] = await page.workers()[0].evaluate(() => self.lastPhotos.map(({ width, height }) => ({ width, height })));
  assert.ok(photo.width >= 640, `${photo.width} x ${photo.height}`);
  assert.equal(await page.locator('#camera video').evaluate((node) => node.srcObject), null, 'the camera is let go');
  assert.deepEqual(page.errors, []);
});

test('pocket: a picture is taken by hand, or the camera left', async (browser, site) => {
  const page = await open(browser, site);
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  await page.locator('#shoot:enabled').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await screen(page, 'start');
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  await page.locator('#shoot:enabled').waitFor();
  await page.locator('#home').tap();
  await screen(page, 'start');
  assert.equal(await page.locator('#camera video').evaluate((node) => node.srcObject), null, 'the camera is let go');
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  await page.locator('#shoot:enabled').tap();
  await screen(page, 'result');
});

const mute = (page, value) => page.locator('#camera video').evaluate((node, muted) => {
  Object.defineProperty(node.srcObject.getVideoTracks()[0], 'muted', { value: muted, configurable: true });
}, value);
const lost = async (page) => {
  await shows(page.locator('.advice-line'), 'The camera gives no picture any more');
  assert.ok(await page.locator('#shoot').isDisabled(), 'no picture of a dead camera');
};
const shots = (site) => site.asked.filter(({ act }) => act === 'score').length;

test('pocket: a camera whose track ends is not photographed, and is offered again', async (browser, site) => {
  const page = await open(browser, site);
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  await shows(page.locator('.advice-line'), 'Hold it more from above');
  assert.ok(await page.locator('#again').isHidden());
  await page.locator('#camera video').evaluate((node) => node.srcObject.getVideoTracks()[0].stop());
  await lost(page);
  await page.getByRole('button', { name: 'Open the camera again' }).tap();
  await screen(page, 'result');
  assert.equal(shots(site), 1);
  assert.deepEqual(page.errors, []);
});

test('pocket: a camera whose track is muted is not photographed until it gives pictures again', async (browser, site) => {
  const page = await open(browser, site);
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  await shows(page.locator('.advice-line'), 'Hold it more from above');
  await mute(page, true);
  await lost(page);
  await page.locator('#again').waitFor();
  assert.equal(shots(site), 0);
  await mute(page, false);
  await screen(page, 'result');
  assert.equal(shots(site), 1);
});

test('pocket: a track that ends while the picture is taken gives none', async (browser, site) => {
  const page = await open(browser, site);
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  await page.locator('#shoot:enabled').waitFor();
  await page.evaluate(() => {
    ImageCapture.prototype.takePhoto = async function end() {
      this.track.stop();
      throw new DOMException('', 'InvalidStateError');
    };
  });
  await page.locator('#shoot').tap();
  await lost(page);
  assert.equal(shots(site), 0);
  assert.deepEqual(page.errors, []);
});

test('pocket: where no camera may be used, people are told, and choose a photo', async (browser, site) => {
  const page = await open(browser, site);
  await page.evaluate(() => { navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError')); });
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  await shows(page.locator('.advice-line'), 'allow it in the browser, or choose a photo');
  const buffer = await readFile(sample('round-1.jpg'));
  await page.locator('#camera .pick input').setInputFiles({ name: 'round-1.jpg', mimeType: 'image/jpeg', buffer });
  await screen(page, 'result');
});

test('pocket: shift, sharpness and shutter tell a still sharp board from all else', async (browser, site) => {
  const page = await open(browser, site);
  const found = await page.evaluate(async () => {
    const { greyOf, sharpnessOf, shiftBetween } = await import('./frame_measures.js');
    const { Shutter } = await import('./shutter.js');
    const bitmap = await createImageBitmap(await (await fetch('samples/round-3.jpg')).blob());
    const drawn = (shift, blur, brightness = 1) => {
      const context = Object.assign(document.createElement('canvas'), { width: 160, height: 120 }).getContext('2d');
      context.filter = `blur(${blur}px) brightness(${brightness})`;
      context.drawImage(bitmap, shift, 0, 160, 120);
      return greyOf(context.getImageData(10, 10, 140, 100));
    };
    const states = [];
    const shutter = new Shutter();
    const told = (name, at) => states.push([name, shutter.state(at).advice]);
    const frames = (shift, sharpness, number = 4) => { for (let i = 0; i < number; ++i) shutter.frame(shift, sharpness); };
    told('nothing seen', 0);
    shutter.look({ seen: true, tilt_deg: 10 }, 0);
    frames(1, 1);
    told('shaking', 100);
    frames(0.1, 1, 3);
    told('still for three frames', 100);
    frames(0.1, 0.3, 1);
    told('still, blurred', 100);
    frames(0.1, 0.9, 1);
    told('still, sharp', 100);
    shutter.look({ seen: true, tilt_deg: 50 }, 200);
    told('steep', 300);
    told('too long ago', 5000);
    return { states, shifts: [0, 0.25, 0.5, 1].map((shift) => shiftBetween(drawn(0, 0), drawn(shift, 0))),
      sharpness: [0, 1, 2].map((blur) => sharpnessOf(drawn(0, blur))), dim: sharpnessOf(drawn(0, 1, 0.6)) };
  });
  assert.deepEqual(found.states, [['nothing seen', 'searching'], ['shaking', 'moving'], ['still for three frames', 'moving'],
    ['still, blurred', 'blurred'], ['still, sharp', 'ready'], ['steep', 'steep'], ['too long ago', 'searching']]);
  assert.ok(found.shifts[0] < 0.01 && found.shifts[1] < found.shifts[2] && found.shifts[2] < found.shifts[3], `${found.shifts}`);
  assert.ok(found.shifts[3] > 0.5 && found.shifts[3] < 1.5, `a pixel is about one: ${found.shifts}`);
  assert.ok(found.sharpness[1] < 0.6 * found.sharpness[0], `${found.sharpness}`);
  assert.ok(found.sharpness[2] < found.sharpness[1], `${found.sharpness}`);
  assert.ok(Math.abs(found.dim / found.sharpness[1] - 1) < 0.1, 'the same in less light');
});

// Chromium plays it over and over.
const frame = await readFile(sample('round-1.jpg'));
await writeFile(video, Buffer.concat(Array.from({ length: 20 }, () => frame)));
await run(() => Site.serve(), ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${video}`]);
