// SPDX-License-Identifier: MIT
// node look_test.mjs NAME: one test of how the table's page and its overlay look, in a real browser.
import assert from 'node:assert/strict';
import { desk, phone, tablet, tv } from './browser.mjs';
import { beginLongMatch, countBytes, disc, run, shows, test, totals } from './harness.mjs';

// Elements that stick out of the window or their card sideways, and buttons too small for a finger (WCAG 2.5.5: 44 px).
const misfits = (page) => page.evaluate(() => {
  const seen = (node) => node.checkVisibility() && node.getBoundingClientRect().width > 0;
  const small = [...document.querySelectorAll('button')].filter(seen).filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width < 40 || box.height < 40;
  });
  const wide = [...document.querySelectorAll('body *')].filter(seen).filter((node) =>
    !node.closest('svg') && node.getBoundingClientRect().right > innerWidth + 1);
  const spilt = [...document.querySelectorAll('article button')].filter(seen).filter((node) =>
    node.getBoundingClientRect().right > node.closest('article').getBoundingClientRect().right);
  return [...small, ...wide, ...spilt].map((node) => `${node.tagName}.${node.className} ${node.textContent.slice(0, 30)}`);
});

test('it fits a phone, a tablet, a desk and a TV', async (browser, table) => {
  for (const device of [phone, tablet, desk, tv, { viewport: { width: 740, height: 360 }, hasTouch: true }]) {
    const page = await browser.open(table.url, device);
    assert.deepEqual(await misfits(page), [], JSON.stringify(device.viewport));
    await disc(page, 4).press('Enter');
    assert.deepEqual(await misfits(page), [], JSON.stringify(device.viewport));
    await page.context().close();
  }
});

// Names that are cut, or that stick out of what holds them.
const cutNames = (page) => page.evaluate(() => [...document.querySelectorAll('.name')].filter((name) => {
  const [box, holder] = [name.getBoundingClientRect(), name.closest('.side').getBoundingClientRect()];
  return name.scrollWidth > name.clientWidth + 1 || getComputedStyle(name).textOverflow === 'ellipsis' ||
    box.top < holder.top - 1 || box.bottom > holder.bottom + 1 || name.scrollHeight > name.closest('.side').clientHeight;
}).map((name) => name.textContent));

const half = ({ viewport: { width, height } }) => ({ width: width / 2, height: height / 2 });

test('nothing leaves its place from 320 pixels on, at a zoom of 200 %, nor with long names', async (browser, table) => {
  const page = await browser.open(table.url);
  await beginLongMatch(page);
  const widths = [320, 336, 352, 360, 375, 384, 390, 412, 480].map((width) => ({ width, height: 740 }));
  for (const size of [...widths, half(desk), half(tv), half(tablet), { width: 683, height: 384 }]) {
    await page.setViewportSize(size);
    assert.deepEqual(await misfits(page), [], JSON.stringify(size));
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${size.width} is too narrow`);
    assert.deepEqual(await cutNames(page), [], JSON.stringify(size));
  }
});

test('it grows with the letters that the reader has chosen', async (browser, table) => {
  const page = await browser.open(table.url, phone);
  const session = await page.context().newCDPSession(page);
  const height = () => page.locator('.side .name').first().evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  const before = await height();
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.reload();
  await totals(page, 1, 90);
  assert.ok(await height() > 1.5 * before);
  assert.deepEqual(await misfits(page), []);
});

test('every disc is large enough for a finger, 24 pixels across', async (browser, table) => {
  for (const [width, height] of [[320, 568], [320, 740], [390, 664], [390, 844]]) {
    const page = await browser.open(table.url, { ...phone, viewport: { width, height } });
    const boxes = await page.locator('.disc .finger').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    assert.equal(boxes.length, 12);
    assert.ok(Math.min(...boxes) >= 24, `${Math.min(...boxes)} pixels at ${width} x ${height}`);
    await page.context().close();
  }
});

// Texts whose contrast with the ground they stand on is below WCAG AA.
const faint = (page) => page.evaluate(() => {
  const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = numbers(colour).map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      const parts = numbers(colour);
      if (parts.length < 4 || parts[3] === 1) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const found = [];
  for (const node of document.querySelectorAll('body *')) {
    const words = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    if (!words || !node.checkVisibility() || node.closest('svg, :disabled')) continue;
    const [one, other] = [light(getComputedStyle(node).color), light(groundOf(node))].sort((a, b) => b - a);
    const contrast = (one + 0.05) / (other + 0.05);
    const needed = parseFloat(getComputedStyle(node).fontSize) >= 24 ? 3 : 4.5;
    if (contrast < needed) found.push(`${node.textContent.slice(0, 30)}: ${contrast.toFixed(2)}`);
  }
  return found;
});

test('every text stands out from its ground, in light and dark', async (browser, table) => {
  table.say('question');
  table.say('withheld a hand is over the board');
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.open(table.url, { ...tablet, colorScheme });
    await disc(page, 4).press('Enter');
    assert.deepEqual(await faint(page), [], colorScheme);
    await page.keyboard.press('Escape');
    await page.locator('#open-match').click();
    assert.deepEqual(await faint(page), [], colorScheme);
  }
});

const whenLoaded = (page) => page.locator('.evidence img').evaluateAll((all) => Promise.all(all.map((one) => one.decode())));

test('it weighs less than 160 kB and asks nobody but the table', async (browser, table) => {
  const page = await browser.open(table.url, phone);
  await totals(page, 1, 90);
  await whenLoaded(page);
  const counted = await countBytes(page);
  await page.reload();
  await totals(page, 1, 90);
  await page.locator('#open-history').tap();
  await page.locator('#history').waitFor();
  await page.locator('#history button').first().tap();
  await disc(page, 4).tap();
  assert.equal(await page.locator('.evidence img').count(), 2); // of a close call and of the sheet
  await whenLoaded(page);
  console.log(`page weight: ${counted.bytes} bytes`);
  assert.ok(counted.bytes > 20_000 && counted.bytes < 160_000, `${counted.bytes} bytes`);
  assert.deepEqual(page.requested.filter((url) => !url.startsWith(table.url)), []);
  assert.deepEqual(page.errors, []);
});

test('a thumbnail comes once, and is not sent again to who has it', async (browser, table) => {
  const page = await browser.open(table.url, phone);
  const counted = [];
  page.on('response', (response) => response.url().includes('/api/evidence/') && counted.push(response));
  await page.reload();
  await totals(page, 1, 90);
  await whenLoaded(page);
  const [thumbnail] = counted;
  const etag = thumbnail.headers().etag;
  const again = await fetch(thumbnail.url(), { headers: { 'If-None-Match': etag } });
  assert.equal(again.status, 304);
  assert.equal((await again.arrayBuffer()).byteLength, 0);
  const whole = await (await fetch(thumbnail.url())).arrayBuffer();
  assert.ok(whole.byteLength < 40_000, `${whole.byteLength} bytes`);
});

test('its first paint comes by itself, and when is told', async (browser, table) => {
  const times = [];
  while (times.length < 5) {
    const page = await browser.open(table.url, tv);
    times.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime));
    await page.context().close();
  }
  console.log(`first contentful paint: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  assert.ok(times.every((time) => time > 0));
});

test('the overlay is transparent, fits 1920x1080 and hides a score that may be old', async (browser, table) => {
  const page = await browser.open(`${table.url}overlay`, tv);
  await totals(page, 1, 90);
  const box = await page.locator('#scores').boundingBox();
  assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1920 && box.y + box.height <= 1080);
  const picture = (await page.screenshot({ omitBackground: true })).toString('base64');
  const reader = await (await browser.browser.newContext()).newPage();
  const alphas = await reader.evaluate(async ([data, x, y]) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const pixels = new OffscreenCanvas(1920, 1080).getContext('2d');
    pixels.drawImage(image, 0, 0);
    return [[5, 5], [960, 300], [x, y]].map((at) => pixels.getImageData(...at, 1, 1).data[3]);
  }, [picture, box.x + box.width / 2, box.y + box.height / 4]);
  assert.deepEqual(alphas.slice(0, 2), [0, 0]);
  assert.ok(alphas[2] > 200);
  await table.kill();
  await page.locator('#scores').waitFor({ state: 'hidden' });
});

test('the overlay fits a canvas of any size', async (browser, table) => {
  const page = await browser.open(`${table.url}overlay`, tv);
  for (const [width, height] of [[1920, 1080], [1280, 720], [800, 600], [640, 360], [1080, 1920], [3840, 2160]]) {
    await page.setViewportSize({ width, height });
    const box = await page.locator('#scores').boundingBox();
    const canvas = `${width} x ${height}: ${JSON.stringify(box)}`;
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, canvas);
    // As large a part of the canvas as on the one that it was drawn for: 932 x 156 of 1920 x 1080.
    const scale = Math.min(width / 1920, height / 1080);
    assert.ok(box.height > 150 * scale && box.height < 162 * scale, canvas);
    const letters = await page.locator('.total').first().evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
    assert.ok(Math.abs(letters - 46 * scale) < 1, `${letters} pixels on ${canvas}`);
  }
});

test('long names are whole on the overlay', async (browser, table) => {
  const players = await browser.open(table.url);
  await beginLongMatch(players);
  const page = await browser.open(`${table.url}overlay`, tv);
  for (const size of [{ width: 1920, height: 1080 }, { width: 800, height: 600 }]) {
    await page.setViewportSize(size);
    await shows(page.locator('.side .name'), 'Wilhelmina Featherstonehaugh');
    assert.deepEqual(await cutNames(page), [], JSON.stringify(size));
  }
});

// How far from the left a part of a text is drawn.
const leftOf = (locator, part) => locator.evaluate((node, part) => {
  const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  range.setStart(text, text.data.indexOf(part));
  range.setEnd(text, text.data.indexOf(part) + part.length);
  return range.getBoundingClientRect().left;
}, part);

test('names from right to left turn nothing round, and marks of direction do nothing', async (browser, table) => {
  const page = await browser.open(table.url);
  await page.locator('#open-match').click();
  await page.locator('[name=rules]').selectOption('house');
  await page.locator('[name=players]').selectOption('4');
  for (const [i, name] of ['דנה', 'Ann\u202E', 'שרה', 'Bob'].entries()) await page.locator(`[name=player${i}]`).fill(name);
  await page.getByRole('button', { name: 'Start' }).click();
  await shows(page.locator('.side .name'), 'Ann & Bob');
  for (const shown of [page, await browser.open(`${table.url}overlay`, tv)]) {
    const name = shown.locator('.side .name').first();
    await shows(name, 'שרה');
    assert.ok(await leftOf(name, 'דנה') < await leftOf(name, 'שרה'), 'the first partner stands first');
  }
});

await run();
