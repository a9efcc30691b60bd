// SPDX-License-Identifier: MIT
// node page_test.mjs NAME: one test of the table's page in a real browser. Each `test('NAME'` is a test of ctest.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Browser, desk, phone, Table, tablet, tv, Watch } from './browser.mjs';

const tests = new Map();
const test = (name, body) => tests.set(name, body);

const total = (page, side) => page.locator('.side .total').nth(side);
const disc = (page, id) => page.locator(`.disc[data-id="${id}"]`);

async function shows(locator, text) {
  await locator.filter({ hasText: text }).first().waitFor();
}

// The total of a side becomes that number.
const totals = (page, side, number) => shows(total(page, side), new RegExp(`^${number}$`));

// Where a place on the board (mm) lies in the window.
const windowPlace = (page, x, y) => page.evaluate(([right, up]) => {
  const drawing = document.querySelector('#board > svg');
  const point = new DOMPoint(right, -up).matrixTransform(drawing.getScreenCTM());
  return [point.x, point.y];
}, [x, y]);

test('a wrong zone is corrected with two taps', async (browser, table) => {
  const page = await browser.open(table.url, phone);
  let taps = 0;
  const tap = async (locator) => {
    ++taps;
    await locator.tap();
  };
  await totals(page, 1, 90);
  await tap(disc(page, 4));
  await tap(page.getByRole('button', { name: 'Worth 5', exact: true }).last());
  await totals(page, 1, 85);
  assert.equal(taps, 2);
});

test('a close call is ruled with one tap, the likelier zone first', async (browser, table) => {
  const page = await browser.open(table.url, phone);
  assert.deepEqual(await page.locator('.call .rulings button').allTextContents(), ['Worth 5', 'Worth 10']);
  await page.locator('.call .rulings button').nth(1).tap();
  await totals(page, 1, 95);
  await page.locator('.call').waitFor({ state: 'detached' });
  await disc(page, 12).locator('.badge').waitFor();
});

test('undo and redo go back and forth, and the history goes back to a step', async (browser, table) => {
  const page = await browser.open(table.url);
  await page.getByLabel('One more twenty for Ann').click();
  await totals(page, 0, 100);
  await page.getByLabel('One more twenty for Bob').click();
  await totals(page, 1, 110);
  await page.locator('#undo').click();
  await totals(page, 1, 90);
  await page.locator('#redo').click();
  await totals(page, 1, 110);
  await page.locator('#open-history').click();
  await page.locator('#history li.undo').nth(1).getByRole('button').click();
  await totals(page, 0, 80);
  await totals(page, 1, 90);
  assert.equal(await page.locator('#history li.redo').count(), 2);
});

test('a disc is added, moved, recoloured and removed by touch', async (browser, table) => {
  const page = await browser.open(table.url, tablet);
  await page.getByRole('button', { name: 'Add black' }).tap();
  await page.touchscreen.tap(...await windowPlace(page, 60, 60));
  await totals(page, 0, 95);
  await disc(page, 13).tap();
  await page.getByRole('button', { name: 'Move', exact: true }).tap();
  await page.touchscreen.tap(...await windowPlace(page, 0, 150));
  await totals(page, 0, 90);
  await disc(page, 13).tap();
  await page.getByRole('button', { name: 'It is red' }).tap();
  await totals(page, 1, 100);
  await totals(page, 0, 80);
  await disc(page, 13).tap();
  await page.getByRole('button', { name: 'Remove' }).tap();
  await totals(page, 1, 90);
});

test('all of it goes by keyboard', async (browser, table) => {
  const page = await browser.open(table.url);
  await disc(page, 4).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab'); // from 20 to 15
  await page.keyboard.press('Enter');
  await totals(page, 1, 95);
  await page.keyboard.press('Control+z');
  await totals(page, 1, 90);
  await page.getByRole('button', { name: 'Add black' }).focus();
  await page.keyboard.press('Enter');
  for (let i = 0; i < 8; ++i) await page.keyboard.press('Shift+ArrowUp'); // from -150 to -70 mm
  await page.keyboard.press('Enter');
  await totals(page, 0, 95);
  await disc(page, 4).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('#sheet').isVisible(), false);
  assert.equal(await disc(page, 4).evaluate((node) => node === document.activeElement), true);
});

test('a match is begun, played a round and named', async (browser, table) => {
  const page = await browser.open(table.url);
  await page.locator('#open-match').click();
  await page.locator('[name=rules]').selectOption('club');
  await page.locator('[name=player0]').fill('Zoë');
  await page.locator('[name=player1]').fill('<b>Max</b>');
  await page.getByRole('button', { name: 'Start' }).click();
  await shows(page.locator('.side .name'), 'Zoë');
  await shows(page.locator('.side .name'), '<b>Max</b>');
  await page.locator('#end-round').click();
  await shows(page.locator('.round'), 'Round 2');
  await page.locator('#undo').click();
  await shows(page.locator('.round'), 'Round 1');
});

test('what was typed for a match stays when the rules and the number of players change', async (browser, table) => {
  const page = await browser.open(table.url);
  await page.locator('#open-match').click();
  await page.locator('[name=player1]').fill('Max');
  await page.locator('[name=colour1]').selectOption('blue');
  await page.locator('[name=rules]').selectOption('house');
  await page.locator('[name=players]').selectOption('4');
  const names = await page.locator('#match input[name^=player]').evaluateAll((all) => all.map((one) => one.value));
  assert.deepEqual(names, ['Ann', 'Max', '', '']);
  assert.equal(await page.locator('[name=colour1]').inputValue(), 'blue');
  await page.locator('[name=player2]').fill('Cy');
  await page.locator('[name=player3]').fill('Di');
  await page.locator('[name=target]').fill('9');
  await page.getByRole('button', { name: 'Start' }).click();
  await shows(page.locator('.side .name'), 'Ann & Cy');
  await shows(page.locator('.round'), '9');
});

test('what the table refuses is told in its own words', async (browser, table) => {
  const page = await browser.open(table.url);
  await page.locator('#open-match').click();
  await page.locator('[name=player0]').fill('Ann');
  await page.locator('[name=player1]').fill('Ann');
  await page.getByRole('button', { name: 'Start' }).click();
  await shows(page.locator('#match .error'), 'Ann');
  assert.equal(await page.locator('#match').isVisible(), true);
});

test('two pages show the same', async (browser, table) => {
  const one = await browser.open(table.url);
  const other = await browser.open(table.url, phone);
  await one.getByLabel('One more twenty for Bob').click();
  await totals(other, 1, 110);
});

test('a table that goes and comes back is found again', async (browser, table) => {
  const page = await browser.open(table.url);
  await table.kill();
  await shows(page.locator('#status'), 'Connection lost');
  await page.locator('body.offline').waitFor();
  const again = await Table.serve(table.port);
  await page.locator('body:not(.offline)').waitFor();
  await shows(page.locator('#status'), 'Watching');
  again.say('shot');
  await shows(page.locator('.round'), '15 shots');
  await again.kill();
});

test('a match is played from a clip, corrected, won, and stands after a power cut', async (browser) => {
  const folder = await mkdtemp(`${tmpdir()}/ringside-`);
  Watch.newMatch(folder);
  let watch = await Watch.begin(folder);
  try {
    const page = await browser.open(watch.url);
    await shows(page.locator('#status'), 'The recording has ended');
    await totals(page, 0, 40); // as in the clip's truth
    await totals(page, 1, 40);
    await page.getByLabel('One more twenty for Ann').click();
    await totals(page, 0, 60);
    await page.locator('#end-round').click();
    await shows(page.locator('.round'), 'Match over');
    const port = watch.port;
    await watch.kill();
    await page.locator('body.offline').waitFor();
    watch = await Watch.begin(folder, port);
    await page.locator('body:not(.offline)').waitFor();
    await shows(page.locator('.round'), 'Match over');
  } finally {
    await watch.kill();
    await rm(folder, { recursive: true });
  }
});

test('a warning is told as long as nothing stands in the way', async (browser, table) => {
  const page = await browser.open(table.url);
  table.say('warning disc 2 (black) is seen only in part');
  await shows(page.locator('#status'), 'disc 2 (black) is seen only in part');
  table.say('withheld a hand is over the board');
  await shows(page.locator('#status'), 'Score withheld: a hand is over the board');
});

test('a lost camera, a withheld score and a question are told', async (browser, table) => {
  const page = await browser.open(table.url);
  table.say('question');
  await shows(page.locator('.call'), 'Did the black disc fall into the hole?');
  table.say('withheld a hand is over the board');
  await shows(page.locator('#status'), 'Score withheld: a hand is over the board');
  table.say('camera lost');
  await shows(page.locator('#status'), 'check the camera');
  await page.getByRole('button', { name: 'Yes, a twenty' }).click();
  await page.locator('.call', { hasText: 'hole' }).waitFor({ state: 'detached' });
});

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

test('it weighs less than 150 kB and asks nobody but the table', async (browser, table) => {
  const page = await browser.open(table.url, phone);
  await page.locator('#camera').tap();
  await page.locator('#open-history').tap();
  assert.deepEqual(page.requested.filter((url) => !url.startsWith(table.url)), []);
  let bytes = 0;
  for (const url of new Set(page.requested.filter((one) => !one.includes('/api/')))) {
    bytes += (await (await fetch(url)).arrayBuffer()).byteLength;
  }
  console.log(`page weight: ${bytes} bytes`);
  assert.ok(bytes > 20_000 && bytes < 150_000, `${bytes} bytes`);
  assert.deepEqual(page.errors, []);
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

const body = tests.get(process.argv[2]);
assert.ok(body, `no test is called "${process.argv[2]}"; there are: ${[...tests.keys()].join(', ')}`);
const browser = await Browser.launch();
const table = await Table.serve();
try {
  await body(browser, table);
} finally {
  await browser.close();
  await table.kill();
}
