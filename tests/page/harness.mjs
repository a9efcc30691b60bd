// SPDX-License-Identifier: MIT
// What files of page tests share: each `test('NAME'` in them is a test of ctest, run by `node FILE NAME`.
import assert from 'node:assert/strict';
import { axe, Browser, kPatience, Table } from './browser.mjs';

const tests = new Map();
export const test = (name, body) => tests.set(name, body);

export const total = (page, side) => page.locator('.side .total').nth(side);
export const disc = (page, id) => page.locator(`.disc[data-id="${id}"]`);

export async function shows(locator, text) {
  await locator.filter({ hasText: text }).first().waitFor();
}

// Something becomes true that the page's own words do not tell. Playwright's waitForFunction needs what the pages' policy forbids.
export async function until(isTrue, what) {
  const end = performance.now() + kPatience;
  while (!await isTrue()) {
    assert.ok(performance.now() < end, what.call ? what() : what);
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
}

// The total of a side becomes that number.
export const totals = (page, side, number) => shows(total(page, side), new RegExp(`^${number}$`));

// Where a place on the board (mm) lies in the window.
export const windowPlace = (page, x, y) => page.evaluate(([right, up]) => {
  const drawing = document.querySelector('#board > svg');
  const point = new DOMPoint(right, -up).matrixTransform(drawing.getScreenCTM());
  return [point.x, point.y];
}, [x, y]);

// Names as long as they may be, of four players.
export async function beginLongMatch(page) {
  await page.locator('#open-match').click();
  await page.locator('[name=rules]').selectOption('house');
  await page.locator('[name=players]').selectOption('4');
  const names = ['Reinhard Mecklenburg-Schwerin', 'Donaudampfschifffahrtsgesellschaftskapi', 'Cy', 'Wilhelmina Featherstonehaugh'];
  for (const [i, name] of names.entries()) await page.locator(`[name=player${i}]`).fill(name);
  await page.getByRole('button', { name: 'Start' }).click();
  await shows(page.locator('.side .name'), 'Reinhard Mecklenburg-Schwerin & Cy');
}

// Bytes of all that comes over the line from now on, pictures and views among them.
export async function countBytes(page) {
  const session = await page.context().newCDPSession(page);
  const counted = { bytes: 0 };
  session.on('Network.dataReceived', (data) => { counted.bytes += data.dataLength; });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true }); // as on a first visit
  return counted;
}

// Off unless asked for: labels that say otherwise than their words, and the rules of WCAG 2.2.
const kFurtherRules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

// What axe-core finds wrong on a page.
export async function findings(page) {
  await page.evaluate(axe());
  const { violations } = await page.evaluate((rules) => window.axe.run({ rules }), kFurtherRules);
  return violations.flatMap(({ id, impact, nodes }) => nodes.map((node) => `${impact} ${id}: ${node.html}`));
}

function asked() {
  const body = tests.get(process.argv[2]);
  assert.ok(body, `no test is called "${process.argv[2]}"; there are: ${[...tests.keys()].join(', ')}`);
  return body;
}

// The test that was asked for, of a part that needs no browser.
export const runAlone = () => asked()();

// The test that was asked for, in a browser and over something of its own that serves pages: by default a table.
export async function run(serve = () => Table.serve(), further = []) {
  const body = asked();
  const browser = await Browser.launch(further);
  const table = await serve();
  try {
    await body(browser, table);
  } finally {
    await browser.close();
    await table.kill();
  }
}
