// SPDX-License-Identifier: MIT
// The judge, off the page's thread: the page sends {id, act, args} and gets {stage} on the way, then {id, answer} or
// {id, error}; `broken` beside it where the engine can do nothing more. Pictures come back as blobs, so that the page has nothing to encode.
import { readsAreAltered } from './altered_reads.js';
import { photoOf } from './decode.js';
import { loadEngine } from './engine.js';
import { strings } from './strings.js';

postMessage({ stage: 'load' });
const loading = loadEngine({ onStage: (stage) => postMessage({ stage }) });

async function blobOf({ width, height, data }, type) {
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new ImageData(new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength), width, height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type, quality: 0.9 });
}

async function packed({ report, overlay, evidence }) {
  const pictures = await Promise.all(evidence.map(async ({ disc, ...sheet }) => ({ disc, sheet: await blobOf(sheet, 'image/png') })));
  return { report, overlay: overlay ? await blobOf(overlay, 'image/jpeg') : null, evidence: pictures };
}

const acts = {
  async score(engine, files, options) {
    postMessage({ stage: 'read' });
    const photos = [];
    for (const file of files) photos.push(await photoOf(file));
    const sha256 = photos[0].sha256;
    return { ...await packed(await engine.score(photos, options)), sha256, altered: await readsAreAltered() };
  },
  again: async (engine, options) => packed(await engine.again(options)),
  look: (engine, frame) => engine.look(frame),
  choices: (engine) => engine.choices,
  newMatch: (engine, wishes) => engine.newMatch(wishes),
  addEntry: (engine, file, action) => engine.addEntry(file, action),
  exportMatch: (engine, file, form) => engine.exportMatch(file, form),
  importMatch: (engine, text) => engine.importMatch(text),
};

let last = Promise.resolve(); // the engine does one thing at a time

addEventListener('message', ({ data: { id, act, args } }) => {
  last = last.then(async () => {
    try {
      postMessage({ id, answer: await acts[act](await loading, ...args) });
    } catch (error) {
      const broken = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
      postMessage({ id, error: broken ? strings.pocket.broke : error.message, broken });
    }
  });
});
