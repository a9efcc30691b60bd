// SPDX-License-Identifier: MIT
// node screens_test.mjs NAME: one test of what has no buttons, the TV view and the layouts of the overlay, in a real browser.
import assert from 'node:assert/strict';
import { tv } from './browser.mjs';
import { beginLongMatch, countBytes, findings, run, shows, test, totals, until } from './harness.mjs';

const kSizes = [[1280, 720], [1920, 1080], [3840, 2160], [1080, 1920], [1024, 768], [2560, 1080], [820, 1180]]
  .map(([width, height]) => ({ width, height }));
const kLayouts = ['bar', 'corner', 'board'];
const kTitle = 'title=World%20Crokinole%20Championship';

// What sticks out of the canvas, and what is cut within its box.
const misfits = (page) => page.evaluate(() => {
  const isSeen = (node) => node.checkVisibility({ checkVisibilityCSS: true }) && !node.closest('h1') && getComputedStyle(node).display !== 'inline';
  const isOut = ({ left, top, right, bottom }) => left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  const letters = (node) => parseFloat(getComputedStyle(node).fontSize);
  const isCut = (node) => !node.closest('svg') && (node.scrollWidth > node.clientWidth + 1 ||
    node.scrollHeight > node.clientHeight + Math.max(1, 0.1 * letters(node))); // lines may be closer than the font wants them
  return [...document.querySelectorAll('body, body *')].filter(isSeen)
    .filter((node) => isOut(node.getBoundingClientRect()) || isCut(node))
    .map((node) => `${node.tagName}.${node.getAttribute('class')} ${node.textContent.slice(0, 30)}`);
});

async function fitsEverywhere(page, what) {
  for (const size of kSizes) {
    await page.setViewportSize(size);
    const where = `${what} on ${size.width} x ${size.height}`;
    await until(async () => await page.evaluate(() => innerWidth) === size.width, where);
    await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
    assert.deepEqual(await misfits(page), [], where);
  }
}

const openOverlay = (browser, table, words, options = tv) => browser.open(`${table.url}overlay${words}`, options);
const styleOf = (page, selector, name) => page.locator(selector).first().evaluate((node, name) => getComputedStyle(node)[name], name);
const boxOf = (page, selector) => page.locator(selector).boundingBox();

test('the TV view fits a screen of any size, the board as large as it goes', async (browser, table) => {
  const page = await browser.open(`${table.url}tv`, tv);
  await fitsEverywhere(page, 'a short match');
  for (const { width, height } of kSizes) {
    await page.setViewportSize({ width, height });
    const board = await boxOf(page, '.drawn');
    const side = Math.min(board.width, board.height);
    const most = width > height ? Math.min(height, 0.56 * width) : Math.min(width, 0.53 * height);
    assert.ok(side > 0.93 * most, `${side} pixels of ${most}`);
  }
});

test('nothing is cut on the TV view when names are long and much is told', async (browser, table) => {
  await beginLongMatch(await browser.open(table.url));
  table.say('question');
  table.say('warning disc 4 is seen only in part, and more words than a warning ever had go on and on and on and on');
  const page = await browser.open(`${table.url}tv`, tv);
  await shows(page.locator('#status'), 'seen only in part');
  await shows(page.locator('#open li'), 'Did the black disc fall into the hole?');
  await fitsEverywhere(page, 'a long match');
});

test('the TV view tells all that there is to know, without a button', async (browser, table) => {
  const page = await browser.open(`${table.url}tv`, tv);
  await totals(page, 0, 80);
  await totals(page, 1, 90);
  assert.deepEqual(await page.locator('.figures').allTextContents(), ['Match2Twenties1', 'Match0Twenties2']);
  assert.equal(await page.locator('.side.shoots .name').textContent(), 'Bob');
  assert.equal(await page.locator('.lead').textContent(), 'Bob leads by 10');
  await shows(page.locator('#scores .round'), 'Round 2');
  await shows(page.locator('#open li'), 'Red disc 12: 0.2 mm over the middle line');
  await shows(page.locator('#events li'), 'Twenty · red · watched into the hole');
  assert.equal(await page.locator('#events').getByText('Discs at rest').count(), 0);
  assert.equal(await page.locator('.disc').count(), 12);
  assert.equal(await page.locator('button, a, input, [tabindex]').count(), 0);
});

test('the TV view follows the table, and says when it does not', async (browser, table) => {
  const page = await browser.open(`${table.url}tv`, tv);
  table.say('shot');
  await shows(page.locator('#scores .round'), '15 shots');
  table.say('withheld a hand is over the board');
  await shows(page.locator('#status'), 'Score withheld: a hand is over the board');
  await page.locator('.withheld .total').first().waitFor();
  await table.kill();
  await shows(page.locator('#status'), 'Connection lost. What you see is old');
  await page.locator('body.offline').waitFor();
});

test('axe-core finds nothing on the TV view, in light and dark', async (browser, table) => {
  const grounds = new Set();
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.open(`${table.url}tv`, { ...tv, colorScheme });
    grounds.add(await styleOf(page, 'body', 'backgroundColor'));
    assert.deepEqual(await findings(page), [], colorScheme);
    table.say('withheld a hand is over the board');
    await page.locator('.withheld .total').first().waitFor();
    assert.deepEqual(await findings(page), [], `${colorScheme}, withheld`);
  }
  assert.equal(grounds.size, 2);
});

test('every layout of the overlay fits a canvas of any size', async (browser, table) => {
  for (const layout of kLayouts) {
    const page = await openOverlay(browser, table, `?layout=${layout}&${kTitle}`);
    await shows(page.locator('.title'), 'World Crokinole Championship');
    await shows(page.locator('#heading .round'), 'Round 2');
    assert.deepEqual(await page.locator('.match').allTextContents(), ['2', '0']);
    assert.deepEqual(await page.locator('.twenties').allTextContents(), ['1 × 20', '2 × 20']);
    assert.equal(await page.locator('.disc').count(), layout === 'board' ? 12 : 0);
    await fitsEverywhere(page, layout);
  }
});

test('every layout of the overlay has room for long names and titles', async (browser, table) => {
  await beginLongMatch(await browser.open(table.url));
  for (const layout of kLayouts) {
    const page = await openOverlay(browser, table, `?layout=${layout}&title=${'Crokinole-Weltmeisterschaft '.repeat(9)}`);
    await shows(page.locator('.side .name'), 'Wilhelmina Featherstonehaugh');
    assert.equal((await page.locator('.title').textContent()).length, 80);
    await fitsEverywhere(page, layout);
  }
});

test('each layout stands at its own place, and the canvas is see-through around it', async (browser, table) => {
  const places = { bar: (box) => box.x < 100 && box.y > 800, corner: (box) => box.x < 100 && box.y < 200, board: (box) => box.x > 1280 };
  for (const layout of kLayouts) {
    const page = await openOverlay(browser, table, `?layout=${layout}`);
    const box = await boxOf(page, '#scores');
    assert.ok(places[layout](box), `${layout}: ${JSON.stringify(box)}`);
    for (const node of ['html', 'body']) assert.equal(await styleOf(page, node, 'backgroundColor'), 'rgba(0, 0, 0, 0)');
  }
});

test('without parameters the overlay is the bar that it was, and so it is with such as it cannot read', async (browser, table) => {
  const plain = await openOverlay(browser, table, '');
  const box = await boxOf(plain, '#scores');
  assert.deepEqual([box.x, box.y, box.width, box.height].map(Math.round), [60, 868, 932, 156]);
  assert.equal(await plain.locator('#heading').isVisible(), false);
  const picture = await plain.screenshot();
  for (const words of ['?layout=wide', '?layout=', '?ink=red', '?ground=%23fff', '?accent=url(http://example.org)', '?ink=1234567',
    '?ground=%23112233;color:red', '?title=', '?title=%20', '?layout=constructor', '?nothing=1']) {
    const page = await openOverlay(browser, table, words);
    assert.ok((await page.screenshot()).equals(picture), words);
    assert.deepEqual(page.errors, [], words);
    await page.context().close();
  }
});

test('an address gives the overlay its colours, and letters stay readable on them', async (browser, table) => {
  const page = await openOverlay(browser, table, '?ground=%23F5F1EA&accent=ffcc00');
  assert.equal(await styleOf(page, '.side', 'backgroundColor'), 'rgb(245, 241, 234)');
  assert.equal(await styleOf(page, '.name', 'color'), 'rgb(20, 16, 11)');
  assert.equal(await styleOf(page, '.total', 'backgroundColor'), 'rgb(255, 204, 0)');
  assert.equal(await styleOf(page, '.total', 'color'), 'rgb(20, 16, 11)');
  const other = await openOverlay(browser, table, '?ink=%2300ff00&ground=%23000080');
  assert.equal(await styleOf(other, '.name', 'color'), 'rgb(0, 255, 0)');
  assert.equal(await styleOf(other, '.side', 'backgroundColor'), 'rgb(0, 0, 128)');
});

test('a title is text whatever stands in it, and turns nothing round', async (browser, table) => {
  for (const layout of kLayouts) {
    const words = '<img src=x onerror=alert(1)>';
    const page = await openOverlay(browser, table, `?layout=${layout}&title=${encodeURIComponent(words)}`);
    assert.equal(await page.locator('.title').textContent(), words);
    assert.equal(await page.locator('#heading img').count(), 0);
    const hebrew = await openOverlay(browser, table, `?layout=${layout}&title=${encodeURIComponent('\u202Eאליפות')}`);
    assert.equal(await hebrew.locator('.title').textContent(), '\u2068אליפות\u2069');
    assert.deepEqual([...page.errors, ...hebrew.errors], []);
  }
});

test('axe-core finds nothing on any layout of the overlay', async (browser, table) => {
  for (const layout of kLayouts) {
    for (const colours of ['', '&ground=f5f1ea&accent=ffcc00']) {
      const page = await openOverlay(browser, table, `?layout=${layout}&${kTitle}${colours}`);
      assert.deepEqual(await findings(page), [], `${layout} ${colours}`);
    }
  }
});

test('screens weigh less than 160 kB and ask nobody but the table', async (browser, table) => {
  for (const path of ['tv', 'overlay', `overlay?layout=board&${kTitle}`]) {
    const page = await browser.open(`${table.url}${path}`, tv);
    const counted = await countBytes(page);
    await page.reload();
    await totals(page, 1, 90);
    console.log(`${path}: ${counted.bytes} bytes`);
    assert.ok(counted.bytes > 20_000 && counted.bytes < 160_000, `${path}: ${counted.bytes} bytes`);
    assert.deepEqual(page.requested.filter((url) => !url.startsWith(table.url)), []);
    assert.deepEqual(page.errors, []);
  }
});

await run();
