// SPDX-License-Identifier: MIT
// node lost_answers_test.mjs NAME: one test of commands that arrive and whose answers do not.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { Table, Watch } from './browser.mjs';
import { run, shows, test, total, totals, until, windowPlace } from './harness.mjs';

// Passes all on to a table, and loses as many answers to commands as it is told.
class Proxy {
  lost = 0; // answers still to be lost
  dropped = 0; // commands still to be lost themselves
  holds = false; // keeps commands back, until release()
  silent = false; // passes nothing on, and closes nothing
  #held = [];
  commands = []; // keys, as they were passed on

  static async to(url) {
    const proxy = new Proxy();
    proxy.target = new URL(url).port;
    proxy.server = createServer((request, response) => proxy.#take(request, response));
    await new Promise((resolve) => { proxy.server.listen(0, '127.0.0.1', resolve); });
    proxy.url = `http://127.0.0.1:${proxy.server.address().port}/`;
    return proxy;
  }

  #take(request, response) {
    if (this.holds && request.method === 'POST') this.#held.push(() => this.#pass(request, response));
    else this.#pass(request, response);
  }

  release() {
    this.holds = false;
    for (const pass of this.#held.splice(0)) pass();
  }

  #pass(request, response) {
    const { method, url, headers } = request;
    const isCommand = method === 'POST';
    if (isCommand && this.dropped-- > 0) return response.destroy();
    if (isCommand) this.commands.push(headers['idempotency-key']);
    const asked = ask({ host: '127.0.0.1', port: this.target, method, path: url, headers }, (answer) => {
      const loses = isCommand && this.lost > 0;
      if (loses) --this.lost;
      // Chromium itself sends again what a connection that it used before did not answer.
      if (!loses) return this.#hand(answer, response.writeHead(answer.statusCode, { ...answer.headers, connection: 'close' }));
      answer.resume();
      return answer.on('end', () => response.destroy());
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    return request.pipe(asked);
  }

  #hand(answer, response) {
    answer.on('data', (part) => this.silent || response.write(part));
    answer.on('end', () => response.end());
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => { this.server.close(resolve); });
  }
}

const plus = (page, name) => page.getByLabel(`One more twenty for ${name}`);

// Name -> [what people tap, what is seen when it was done once].
const kCommands = {
  change_twenties: [(page) => plus(page, 'Bob').click(), (page) => totals(page, 1, 110)],
  undo: [(page) => page.locator('#undo').click(), (page) => totals(page, 0, 100)], // the second of two
  add_disc: [async (page) => {
    await page.getByRole('button', { name: 'Add black' }).click();
    await page.mouse.click(...await windowPlace(page, 50, 50));
  }, (page) => totals(page, 0, 95)],
  end_round: [(page) => page.locator('#end-round').click(), (page) => shows(page.locator('.round'), 'Round 3')],
  start_match: [async (page) => {
    if (!await page.locator('#match').isVisible()) await page.locator('#open-match').click();
    await page.locator('[name=player0]').fill('Zoë');
    await page.locator('[name=player1]').fill('Max');
    await page.getByRole('button', { name: 'Start' }).click();
  }, (page) => shows(page.locator('.side .name'), 'Zoë')],
};

async function prepare(page, command) {
  if (command !== 'undo') return;
  await plus(page, 'Ann').click();
  await totals(page, 0, 100);
  await plus(page, 'Ann').click();
  await totals(page, 0, 120);
}

// On a page of its own of each command; the table says how often it was carried out.
async function onEach(browser, body) {
  for (const [command, [tap, isDone]] of Object.entries(kCommands)) {
    const table = await Table.serve();
    const proxy = await Proxy.to(table.url);
    try {
      const page = await browser.open(proxy.url);
      await prepare(page, command);
      const count = async () => (await (await fetch(new URL('/api/state', table.url))).json()).revision;
      const before = await count();
      await body({ page, proxy, tap: () => tap(page), isDone: () => isDone(page) });
      assert.equal(await count() - before, 1, `${command} was carried out once`);
      await page.context().close();
    } finally {
      await proxy.stop();
      await table.kill();
    }
  }
}

const notAnswered = (page) => shows(page.locator('#toast, #match .error'), 'The table did not answer');

test('a command whose answer is lost is sent again, and done once', async (browser) => {
  await onEach(browser, async ({ page, proxy, tap, isDone }) => {
    proxy.commands = [];
    proxy.lost = 1;
    await tap();
    await isDone();
    await until(() => proxy.commands.length === 2, 'it is sent again');
    await until(async () => !/No answer yet/.test(await page.locator('#toast:visible').allTextContents()), 'it is answered');
    assert.ok(proxy.commands[0], 'it has a key');
    assert.equal(proxy.commands[0], proxy.commands[1]);
  });
});

test('a command that was given up and is tapped again is done once', async (browser) => {
  await onEach(browser, async ({ page, proxy, tap, isDone }) => {
    proxy.commands = [];
    proxy.lost = Infinity;
    await tap();
    await notAnswered(page);
    proxy.lost = 0;
    const answered = page.waitForResponse('**/api/commands');
    await tap();
    await isDone();
    assert.equal((await answered).status(), 200);
    assert.equal(new Set(proxy.commands).size, 1);
  });
});

test('two quick taps are two commands, and after an answer the same tap is another one', async (browser, table) => {
  const proxy = await Proxy.to(table.url);
  const page = await browser.open(proxy.url);
  await plus(page, 'Bob').dblclick();
  await totals(page, 1, 130);
  await plus(page, 'Bob').click();
  await totals(page, 1, 150);
  assert.equal(new Set(proxy.commands).size, 3);
  await proxy.stop();
});

test('impatient taps while the table does not answer are one command', async (browser, table) => {
  const proxy = await Proxy.to(table.url);
  const page = await browser.open(proxy.url);
  proxy.holds = true;
  await plus(page, 'Bob').click();
  await shows(page.locator('#toast'), 'No answer yet'); // the first try was given up
  for (let i = 0; i < 3; ++i) await plus(page, 'Bob').click();
  proxy.release();
  await totals(page, 1, 110);
  await shows(page.locator('#toast'), 'Twenty added');
  assert.equal(new Set(proxy.commands).size, 1);
  await plus(page, 'Ann').click(); // behind all of them
  await totals(page, 0, 100);
  await totals(page, 1, 110);
  await proxy.stop();
});

test('what was tapped behind a command that was given up is not sent', async (browser, table) => {
  const proxy = await Proxy.to(table.url);
  const page = await browser.open(proxy.url);
  await plus(page, 'Ann').click();
  await totals(page, 0, 100);
  proxy.dropped = 4; // all tries of the next
  await plus(page, 'Bob').click();
  await page.locator('#undo').click();
  await notAnswered(page);
  await plus(page, 'Bob').click();
  await totals(page, 1, 110);
  await totals(page, 0, 100); // the undo was meant for Bob's
  await proxy.stop();
});

test('a command whose answer is lost is done once although the table is killed before it is sent again', async (browser) => {
  const folder = await mkdtemp(`${tmpdir()}/ringside-`);
  Watch.newMatch(folder);
  let watch = await Watch.begin(folder);
  const proxy = await Proxy.to(watch.url);
  try {
    const page = await browser.open(proxy.url);
    await shows(page.locator('#status'), 'The recording has ended');
    await totals(page, 0, 40);
    proxy.lost = Infinity;
    await plus(page, 'Ann').click();
    await totals(page, 0, 60);
    await notAnswered(page);
    await watch.kill();
    await shows(page.locator('#status'), 'Connection lost');
    watch = await Watch.begin(folder, Number(proxy.target));
    await page.locator('body:not(.offline)').waitFor();
    await shows(page.locator('#status'), 'The recording has ended');
    proxy.lost = 0;
    const before = Number(await total(page, 0).textContent());
    const answered = page.waitForResponse('**/api/commands');
    await plus(page, 'Ann').click();
    assert.equal((await answered).status(), 200);
    const { totals: now } = await (await fetch(new URL('/api/state', watch.url))).json();
    assert.equal(now.black.total, before, 'it was done before');
    await plus(page, 'Ann').click();
    await totals(page, 0, before + 20);
  } finally {
    await proxy.stop();
    await watch.kill();
    await rm(folder, { recursive: true });
  }
});

test('a connection that dies without a word is told within 45 s, and the page comes back by itself', async (browser, table) => {
  const proxy = await Proxy.to(table.url);
  try {
    const page = await browser.open(proxy.url);
    await page.clock.install();
    await page.reload();
    await totals(page, 1, 90);
    proxy.silent = true;
    table.say('twenty');
    await page.clock.fastForward(45_000);
    await page.locator('body.offline').waitFor();
    await shows(page.locator('#status'), 'What you see is old');
    await totals(page, 1, 90);
    proxy.silent = false;
    await page.clock.fastForward(45_000);
    await page.locator('body:not(.offline)').waitFor();
    await totals(page, 1, 110);
  } finally {
    await proxy.stop();
  }
});

await run();
