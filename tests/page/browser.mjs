// SPDX-License-Identifier: MIT
// A browser and a table for page tests. Where a part is missing, the tests are skipped and say which.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const kSkipped = 77; // ctest's SKIP_RETURN_CODE

function skip(reason) {
  console.log(`skipped: ${reason}`);
  process.exit(kSkipped);
}

async function playwright() {
  try {
    return await import('playwright-core');
  } catch {
    return skip('playwright-core is not installed; run: tools/setup --tests');
  }
}

// The text of axe-core, which finds what shuts out people who do not see or point as others do.
export function axe() {
  const file = new URL('node_modules/axe-core/axe.min.js', import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : skip('axe-core is not installed; run: tools/setup --tests');
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
export const desk = { viewport: { width: 1280, height: 800 } };
export const tv = { viewport: { width: 1920, height: 1080 } };

export const kPatience = Number(process.env.PATIENCE ?? 120_000); // ms; a busy machine is slow, not wrong
const program = process.env.SHOW_TABLE;
const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

// A table served by tests/page/show_table.cpp.
export class Table {
  // pocket: the folder of the pocket app.
  static serve(port = 0, pocket = '') { return Table.start(program, [String(port), pocket]); }

  // A hall of so many tables, served by tests/page/show_hall.cpp.
  static hall(tables) { return Table.start(process.env.SHOW_HALL, [String(tables)]); }

  static async start(made, words) {
    const table = new Table();
    table.process = spawn(made, words, { stdio: ['pipe', 'pipe', 'ignore'] });
    const lines = createInterface({ input: table.process.stdout });
    table.url = await new Promise((resolve, reject) => {
      lines.once('line', resolve);
      table.process.once('exit', () => reject(new Error('the table did not start')));
    });
    return table;
  }

  get port() { return Number(new URL(this.url).port); }

  say(line) { this.process.stdin.write(`${line}\n`); }

  // As if the power went.
  async kill() {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await gone;
  }
}

// `ringside watch` on the short game of tests/watching, with its ledger in a folder of its own.
export class Watch extends Table {
  static ledger(folder) { return ['--db', `${folder}/matches.db`]; }

  // One round wins it.
  static newMatch(folder) {
    execFileSync(process.env.RINGSIDE, ['match', 'new', '--rules', 'club', '--target', '2',
      '--players', 'Ann=black,Bob=pink', ...Watch.ledger(folder)]);
  }

  static async begin(folder, port = 0, address = '127.0.0.1', further = []) {
    const watch = new Watch();
    watch.process = spawn(process.env.RINGSIDE, ['watch', process.env.SHORT_GAME, '--speed', 'max', '--resume',
      '--listen', `${address}:${port}`, ...Watch.ledger(folder), ...further], { stdio: ['ignore', 'ignore', 'pipe'] });
    const lines = createInterface({ input: watch.process.stderr });
    watch.urls = []; // over the network two: to watch, to watch and correct
    watch.url = await new Promise((resolve, reject) => {
      lines.on('line', (line) => {
        watch.urls.push(...line.match(/https?:\S+/) ?? []);
        if (watch.urls.length) resolve(watch.urls[0]);
      });
      watch.process.once('exit', () => reject(new Error('ringside watch did not start')));
    });
    return watch;
  }
}

export class Browser {
  static async launch(further = []) {
    const { chromium } = await playwright();
    if (!existsSync(chromiumPath)) skip(`there is no ${chromiumPath}; run: tools/setup --tests, or set CHROMIUM`);
    const made = new Browser();
    // Chromium calls nobody of its own accord. Its sandbox refuses to run as root, as in containers.
    const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', ...further];
    if (process.getuid() === 0) args.push('--no-sandbox');
    made.browser = await chromium.launch({ executablePath: chromiumPath, args });
    return made;
  }

  // A page that shows the table; every request it makes and every error it has are kept.
  async open(url, options = desk, shown = '.side .total') {
    return Browser.openIn(await this.context(options), url, shown);
  }

  // What one person's browser is: its pages share cookies, channels and connections.
  async context(options = desk) {
    const context = await this.browser.newContext({ reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(kPatience);
    return context;
  }

  static async openIn(context, url, shown = '.side .total') {
    const page = await context.newPage();
    page.requested = [];
    page.errors = [];
    page.on('request', (request) => page.requested.push(request.url()));
    page.on('pageerror', (error) => page.errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && page.errors.push(message.text()));
    await page.goto(url);
    await page.locator(shown).first().waitFor();
    return page;
  }

  close() { return this.browser.close(); }
}
