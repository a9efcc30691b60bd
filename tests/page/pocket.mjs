// SPDX-License-Identifier: MIT
// The pocket app on a static host, with the engine that was built (POCKET_ENGINE) or its stand-in.
import { execFileSync } from 'node:child_process';
import { appendFile, copyFile, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname } from 'node:path';
import { Table } from './browser.mjs';
import { doubted } from './doubted.mjs';
import { match, score } from './stand_in.mjs';

const source = (name) => new URL(`../../${name}`, import.meta.url).pathname;
export const sample = (name) => source(`samples/${name}`);

const kTypes = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.jpg': 'image/jpeg', '.json': 'application/json', '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm' };

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

// As the table's program gives them.
async function choices() {
  const table = await Table.serve();
  try {
    return await (await fetch(new URL('/api/choices', table.url))).json();
  } finally {
    await table.kill();
  }
}

export class Site {
  photos = new Map(); // name -> {file, further}
  asked = []; // of the stand-in
  delay = 0; // ms before an answer of the stand-in

  // kept: samples whose answers lie beside the stand-in, so that it needs no server.
  static async serve({ engine = null, kept = [] } = {}) {
    const site = new Site();
    site.folder = await mkdtemp(`${tmpdir()}/ringside-pocket-`);
    for (const name of ['round-1.jpg', 'round-2.jpg', 'round-3.jpg', 'twenty.jpg', 'sun.jpg']) site.photos.set(name, { file: sample(name) });
    site.photos.set('close.jpg', { file: sample('round-2.jpg'), further: ['--confidence', '10'] }); // two of its calls are then open
    site.photos.set('doubted.jpg', { file: sample('round-1.jpg'), doubt: 4 }); // that disc may be none
    site.photos.set('camera.jpg', { file: sample('round-1.jpg') }); // and whatever else was taken
    site.engine = engine ?? await site.#standIn(kept);
    site.make();
    site.server = createServer((request, response) => site.#answer(request, response));
    await new Promise((resolve) => { site.server.listen(0, '127.0.0.1', resolve); });
    site.port = site.server.address().port;
    site.url = `http://localhost:${site.port}/club/`;
    return site;
  }

  make() { execFileSync(source('tools/pocket_site'), [this.engine, `${this.folder}/site`]); }

  async #standIn(kept) {
    const engine = `${this.folder}/engine`;
    await mkdir(engine);
    await copyFile(new URL('stand_in_engine.js', import.meta.url), `${engine}/engine.js`);
    for (const name of kept) {
      const answer = await score([sample(name)], { evidenceFor: 'open' });
      await writeFile(`${engine}/answer-${name}.json`, JSON.stringify(answer));
    }
    return engine;
  }

  async #stand({ act, names, options, ...rest }) {
    this.asked.push({ act, names, options, ...rest });
    await new Promise((resolve) => { setTimeout(resolve, this.delay); });
    if (act === 'choices') return choices();
    if (act !== 'score') return match[act](rest);
    const photos = names.map((name) => this.photos.get(name) ?? this.photos.get('camera.jpg'));
    const { doubt, further } = photos[0];
    if (!doubt) return score(photos.map(({ file }) => file), options, further);
    const { [doubt]: ruling, ...rulings } = options.rulings;
    const answer = await score(photos.map(({ file }) => file), { ...options, rulings }, further);
    return { ...answer, report: doubted(answer.report, doubt, ruling) };
  }

  async #answer(request, response) {
    const name = decodeURIComponent(new URL(request.url, this.url).pathname.slice('/club/'.length)) || 'index.html';
    if (request.method === 'POST' && name === 'stand_in') {
      const answer = await this.#stand(JSON.parse(await bodyOf(request))).catch((error) => ({ error: error.message }));
      return response.end(JSON.stringify(answer));
    }
    try {
      const bytes = await readFile(`${this.folder}/site/${name}`);
      const zipped = /gzip/.test(request.headers['accept-encoding']) ? await readFile(`${this.folder}/site/${name}.gz`).catch(() => null) : null;
      response.setHeader('Content-Type', kTypes[extname(name)] ?? 'application/octet-stream');
      if (zipped) response.setHeader('Content-Encoding', 'gzip');
      return response.end(zipped ?? bytes);
    } catch {
      response.statusCode = 404;
      return response.end();
    }
  }

  // As if a later version had that at the end of a part.
  async change(name, text) {
    await appendFile(`${this.folder}/site/${name}`, text);
    execFileSync('gzip', ['-9nkf', `${this.folder}/site/${name}`]);
  }

  // The host goes away.
  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => { this.server.close(resolve); });
  }

  async kill() {
    if (this.server.listening) await this.stop();
    await rm(this.folder, { recursive: true });
  }
}
