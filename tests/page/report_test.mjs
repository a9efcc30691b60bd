// SPDX-License-Identifier: MIT
// node report_test.mjs NAME: one test of the page that `ringside score --report` writes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { desk, phone } from './browser.mjs';
import { findings, run, test } from './harness.mjs';

const sample = (name) => new URL(`../../samples/${name}`, import.meta.url).pathname;

// Of a clear round, one whose hole is left open, and a file that is no picture.
async function withReport(body) {
  const folder = await mkdtemp(`${tmpdir()}/ringside-`);
  try {
    await copyFile(sample('round-1.jpg'), `${folder}/photo-10.jpg`);
    await copyFile(sample('twenty.jpg'), `${folder}/photo-2.jpg`);
    await writeFile(`${folder}/<b>no picture.jpg`, 'text');
    try {
      execFileSync(process.env.RINGSIDE, ['score', '--report', 'report', 'photo-10.jpg', 'photo-2.jpg', '<b>no picture.jpg'],
        { cwd: folder, stdio: 'pipe' });
    } catch (error) {
      assert.equal(error.status, 1, error.stderr?.toString());
    }
    await body(pathToFileURL(`${folder}/report/index.html`).href, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const rowNames = (page) => page.locator('#all tbody th').allTextContents();
const cardNames = (page) => page.locator('.card h3').allTextContents();

test('a report is sorted by any column, and its cards with it', async (browser) => {
  await withReport(async (url) => {
    const page = await browser.open(url, desk, '.card');
    const head = (name) => page.getByRole('columnheader', { name }).getByRole('button');
    assert.deepEqual(await rowNames(page), ['photo-10.jpg', 'photo-2.jpg', '<b>no picture.jpg']);
    await head('Photo').click();
    assert.deepEqual(await rowNames(page), ['<b>no picture.jpg', 'photo-2.jpg', 'photo-10.jpg']);
    assert.deepEqual(await cardNames(page), ['3. <b>no picture.jpg', '2. photo-2.jpg', '1. photo-10.jpg']);
    await head('Photo').press('Enter');
    assert.deepEqual(await rowNames(page), ['photo-10.jpg', 'photo-2.jpg', '<b>no picture.jpg']);
    assert.equal(await page.getByRole('columnheader', { name: 'Photo' }).getAttribute('aria-sort'), 'descending');
    await head('Open calls').click();
    assert.deepEqual((await rowNames(page)).at(-1), '<b>no picture.jpg', 'what has no value stands last');
    await head('Open calls').click();
    assert.deepEqual(await rowNames(page), ['photo-2.jpg', 'photo-10.jpg', '<b>no picture.jpg']);
    assert.equal(await page.locator('[aria-sort]').count(), 1);
    assert.deepEqual(page.errors, []);
  });
});

test('axe-core finds nothing on a report, and it fits a phone', async (browser) => {
  await withReport(async (url) => {
    for (const device of [phone, desk]) {
      for (const colorScheme of ['light', 'dark']) {
        const page = await browser.open(url, { ...device, colorScheme }, '.card');
        assert.deepEqual(await findings(page), [], `${device.viewport.width} ${colorScheme}`);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wider <= 0, `${wider} pixels wider than ${device.viewport.width}`);
        await page.context().close();
      }
    }
  });
});

test('a report is whole by itself: shown alone it loads nothing, and prints', async (browser) => {
  await withReport(async (url, folder) => {
    await copyFile(`${folder}/report/index.html`, `${folder}/alone.html`);
    const page = await browser.open(url.replace('report/index.html', 'alone.html'), desk, '.card');
    assert.deepEqual(page.requested.filter((one) => !one.startsWith('data:')), [page.url()]);
    const shown = await page.locator('.look img').evaluateAll((all) => all.map((one) => one.naturalWidth > 100));
    assert.deepEqual(shown, [true, true]);
    const pdf = await page.pdf({ format: 'A4' });
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
    assert.deepEqual(page.errors, []);
  });
});

await run();
