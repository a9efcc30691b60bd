// SPDX-License-Identifier: MIT
// node pocket_offline_test.mjs NAME: one test of the pocket app as a thing on a phone: offline, installed, quick, open to all.
import assert from 'node:assert/strict';
import { desk, phone, Table, tablet } from './browser.mjs';
import { disc, findings, run, test, totals } from './harness.mjs';
import { Site } from './pocket.mjs';
import { beginMatch, choose, judged, screen } from './pocket_steps.mjs';

const kLongest = 100; // ms that the page may stand still

const open = (browser, site, device = phone) => browser.open(site.url, device, '#start button');
const ready = (page) => page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) => { navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }); });
});

test('pocket: offline after the first visit, the server gone, a photo is scored', async (browser, site) => {
  const page = await open(browser, site);
  await ready(page);
  await site.stop();
  await page.reload();
  await page.locator('#start button').first().waitFor();
  await judged(page, site, 'round-1.jpg');
  await totals(page, 0, 50);
  await page.locator('#home').tap();
  await page.getByRole('button', { name: /A tournament board/ }).tap();
  await screen(page, 'result');
  await totals(page, 1, 45);
  assert.deepEqual(page.errors, []);
});

test('pocket: the program serves it under /pocket/, offline once it was visited', async (browser, site) => {
  const table = await Table.serve(0, `${site.folder}/site`);
  try {
    const page = await browser.open(new URL('/pocket/', table.url).href, phone, '#start button');
    await ready(page);
    await table.kill();
    await page.reload();
    await judged(page, site, 'round-1.jpg');
    await totals(page, 0, 50);
    assert.deepEqual(page.errors, []);
  } finally {
    await table.kill();
  }
});

test('pocket: a newer version waits until people say so, and comes whole', async (browser, site) => {
  const page = await open(browser, site);
  await ready(page);
  site.make();
  await site.change('strings.js', '\nself.newer = true;\n');
  await site.change('parts.js', '\nself.parts.version = "newer";\n');
  await page.reload();
  const offer = page.locator('#toast').getByRole('button', { name: 'Use it' });
  await offer.waitFor();
  assert.equal(await page.evaluate(() => self.newer), undefined);
  await Promise.all([page.waitForEvent('load'), offer.tap()]);
  assert.equal(await page.evaluate(() => self.newer), true);
  assert.equal(await page.evaluate(async () => (await caches.keys()).length), 1, 'the older version is gone');
});

test('pocket: it can be installed by the criteria of Chromium', async (browser, site) => {
  const page = await open(browser, site);
  await ready(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests run in contexts that Chromium calls incognito, which installs nothing.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'), []);
  const { errors, data } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  assert.equal(JSON.parse(data).display, 'standalone');
});

test('pocket: no request leaves the origin, and nothing is sent once it is loaded', async (browser, site) => {
  const page = await open(browser, site);
  await ready(page);
  const requests = [];
  page.context().on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await judged(page, site, 'round-1.jpg');
  await disc(page, 4).tap();
  await page.locator('#sheet .evidence img').evaluate((picture) => picture.decode());
  const own = new URL(site.url).origin;
  const foreign = [...page.requested, ...requests.map((one) => one.split(' ')[1])].filter((url) => !url.replace(/^blob:/, '').startsWith(own));
  assert.deepEqual(foreign, []);
  // The stand-in asks the test's server; the engine itself asks nobody.
  const sent = requests.filter((one) => !one.startsWith('GET ') && !one.endsWith('/stand_in'));
  assert.deepEqual(sent, []);
});

test('pocket: its policy lets nothing in or out but its own parts', async (browser, site) => {
  const page = await open(browser, site);
  const refused = await page.evaluate(async () => {
    const violations = [];
    addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
    const failed = (run) => Promise.resolve().then(run).then(() => false, () => true);
    const answers = [await failed(() => fetch('https://example.org/'))];
    setTimeout('self.evaluated = true'); // an eval of the page; what a test evaluates itself is let through
    await new Promise((resolve) => { setTimeout(resolve, 50); });
    answers.push(self.evaluated === undefined);
    const image = new Image();
    await new Promise((resolve) => { image.onerror = resolve; image.src = 'https://example.org/a.png'; });
    const script = document.createElement('script');
    await new Promise((resolve) => { script.onerror = resolve; script.src = 'data:text/javascript,1'; document.head.append(script); });
    return { answers, violations };
  });
  assert.deepEqual(refused.answers, [true, true]);
  for (const kind of ['connect-src', 'script-src', 'img-src', 'script-src-elem']) assert.ok(refused.violations.includes(kind), kind);
});

test('pocket: the page never stands still for 100 ms while the judge works', async (browser, site) => {
  const page = await open(browser, site);
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
    }).observe({ type: 'longtask' });
  });
  const longest = [];
  for (let i = 0; i < 3; ++i) { // a busy machine takes the processor away: the best of three is the page's own
    await page.evaluate(() => { window.longest = 0; });
    await page.getByRole('button', { name: /A painted octagon/ }).tap(); // handing a file over takes a test's browser longer
    await screen(page, 'result');
    await page.locator('#switch').tap();
    await page.waitForTimeout(300);
    longest.push(await page.evaluate(() => window.longest));
    await page.locator('#home').tap();
  }
  console.log(`longest tasks: ${longest.join(', ')} ms`);
  assert.ok(Math.min(...longest) < kLongest, `${longest} ms`);
});

test('pocket: axe-core finds nothing on any screen, light or dark, and all fit', async (browser, site) => {
  for (const device of [phone, tablet, desk]) {
    for (const colorScheme of ['light', 'dark']) {
      const page = await open(browser, site, { ...device, colorScheme });
      const clean = async (what) => {
        assert.deepEqual(await findings(page), [], `${what}, ${device.viewport.width} ${colorScheme}`);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wider <= 0, `${what}: ${wider} pixels wider than ${device.viewport.width}`);
      };
      await clean('start');
      await page.locator('#start .pick input').last().setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') });
      await screen(page, 'refused');
      await clean('refused');
      await page.getByRole('button', { name: 'Back' }).click();
      site.delay = 1_500;
      await choose(page, site, 'close.jpg');
      await screen(page, 'working');
      await clean('working');
      site.delay = 0;
      await screen(page, 'result');
      await clean('result');
      await page.locator('#switch').click();
      await clean('photo');
      await page.locator('#switch').click();
      await disc(page, 4).click();
      await page.locator('#sheet .evidence').waitFor();
      await clean('sheet');
      await page.keyboard.press('Escape');
      await beginMatch(page);
      await page.locator('#count').click();
      await page.locator('#kept .rounds').waitFor();
      await clean('match');
      await page.context().close();
    }
  }
});

// Presses Tab until what it says has the focus.
async function tabTo(page, words) {
  for (let i = 0; i < 80; ++i) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: node } = document;
      return node.matches('body, main') ? '' : node.getAttribute('aria-label') ?? node.textContent;
    });
    if (focused.includes(words)) return;
  }
  assert.fail(`Tab does not reach "${words}"`);
}

test('pocket: all of it goes by keyboard', async (browser, site) => {
  const page = await open(browser, site, desk);
  await tabTo(page, 'A tournament board');
  await page.keyboard.press('Enter');
  await screen(page, 'result');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'result', 'who listens begins at the result');
  await tabTo(page, 'One more twenty for Red');
  await page.keyboard.press('Enter');
  await totals(page, 1, 65);
  await tabTo(page, 'disc 4');
  await page.keyboard.press('Enter');
  await page.locator('#sheet .worth button').first().waitFor();
  await page.keyboard.press('Tab'); // from 20 to 15
  await page.keyboard.press('Enter');
  await disc(page, 4).locator('.badge').waitFor();
  await tabTo(page, 'Photo');
  await page.keyboard.press('Enter');
  await page.locator('.photo-view').focus();
  await page.keyboard.press('+');
  assert.match(await page.locator('.photo-view img').evaluate((image) => image.style.transform), /scale\(1\.4\)/);
  await tabTo(page, 'New photo');
  await page.keyboard.press('Enter');
  await screen(page, 'start');
  const chooser = page.waitForEvent('filechooser'); // asked for early: the browser has to be told to hand it over
  await tabTo(page, 'Choose a photo');
  await page.keyboard.press('Enter');
  assert.ok(await chooser);
});

await run(() => Site.serve({ kept: process.argv[2].includes('offline') ? ['round-1.jpg'] : [] }));
