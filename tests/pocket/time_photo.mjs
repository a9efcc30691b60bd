// SPDX-License-Identifier: MIT
// time_photo.mjs PHOTO: how long the engine and the program take for it, each in a process of its own, and the engine's heap.
// Both run on the processors that this has: `taskset -c 0 node tests/pocket/time_photo.mjs PHOTO`.
import { spawnSync } from 'node:child_process';
import { photoOf } from './photo_of.mjs';

const build = new URL('../../build/', import.meta.url);
const path = (name) => new URL(name, build).pathname;
const file = process.argv[2];

const { loadEngine } = await import(path('pocket/engine/engine.js'));
const photo = photoOf(file, path('release/tests/pocket/upright_pixels'));
const engine = await loadEngine();
const times = [];
for (let run = 0; run < 3; ++run) {
  const start = performance.now();
  engine.score([photo]);
  times.push(Math.round(performance.now() - start));
}
const start = performance.now();
spawnSync(path('release/src/app/ringside'), ['score', '--overlay', '/tmp', file], { stdio: 'ignore' });
const program = Math.round(performance.now() - start);
console.log(`${photo.width} x ${photo.height}: engine ${times.join(', ')} ms with the overlay, heap ${Math.round(engine.memoryBytes / 1e6)} MB; program ${program} ms`);
