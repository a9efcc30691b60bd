// SPDX-License-Identifier: MIT
// The program in a page's worker, or in Node.js: pixels and wishes in, the report and pictures out. docs/pocket.md says what
// each call takes and gives.
import start from "./ringside.mjs";

const isNode = typeof process === "object" && Boolean(process.versions?.node);

async function bytesOf(url) {
  if (isNode && url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return readFile(url);
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: cannot be loaded (${answer.status}); load the page anew`);
  return answer.arrayBuffer();
}

class Engine {
  #module;

  constructor(module) {
    this.#module = module;
    const { version, boards, discs, ruleSets, choices } = this.#ask({ call: "about" });
    Object.assign(this, { version, boards, discs, ruleSets, choices });
  }

  // One photo, or two of the same position.
  score(photos, options = {}) {
    photos.forEach((photo) => this.#hand(photo));
    return this.#scored({ call: "score", photos: photos.map(saidOf), options });
  }

  // The photos of the last score() counted anew, with other wishes.
  again(options = {}) {
    return this.#scored({ call: "again", options });
  }

  look(photo) {
    this.#hand(photo);
    return this.#ask({ call: "look", photo: saidOf(photo) });
  }

  newMatch(wishes) {
    return this.#ask({ call: "newMatch", wishes }).match;
  }

  addEntry(match, action) {
    return this.#ask({ call: "addEntry", match, action }).match;
  }

  importMatch(text) {
    let match;
    try {
      match = JSON.parse(text);
    } catch {
      throw new Error("is no match; give what ringside match export wrote");
    }
    return this.#ask({ call: "importMatch", match }).match;
  }

  exportMatch(match, format) {
    return this.#ask({ call: "exportMatch", match, format }).text;
  }

  // The heap grows and never shrinks: the most that was taken.
  get memoryBytes() {
    return this.#module.HEAPU8.length;
  }

  #hand({ width, height, data }) {
    if (data.length !== 4 * width * height) throw new Error("the picture's pixels do not fit its size; load it again");
    const at = this.#module._malloc(data.length);
    if (at === 0) throw new Error("not enough memory for this picture; make it smaller");
    this.#module.HEAPU8.set(data, at);
    this.#module._ringside_take(at, width, height);
  }

  #ask(request) {
    const module = this.#module;
    const text = JSON.stringify(request);
    const size = module.lengthBytesUTF8(text) + 1;
    const at = module._malloc(size);
    module.stringToUTF8(text, at, size);
    const answer = JSON.parse(module.UTF8ToString(module._ringside_answer(at)));
    module._free(at);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  #scored(request) {
    const { pictures, ...answer } = this.#ask(request);
    const drawn = pictures.map((picture, i) => ({ ...picture, data: this.#pixels(i, picture) }));
    this.#module._ringside_forget_pictures();
    const overlay = drawn.find(({ kind }) => kind === "overlay") ?? null;
    return { ...answer, overlay, evidence: drawn.filter(({ kind }) => kind !== "overlay") };
  }

  #pixels(which, { width, height }) {
    const at = this.#module._ringside_picture(which);
    return new Uint8ClampedArray(this.#module.HEAPU8.slice(at, at + 4 * width * height).buffer);
  }
}

// What goes beside the pixels.
function saidOf({ width, height, data, ...said }) {
  return said;
}

// onStage: is told "board", "discs", "score" and "pictures" as each begins.
export async function loadEngine({ wasmUrl = new URL("ringside.wasm", import.meta.url), onStage = () => {} } = {}) {
  const wasmBinary = await bytesOf(new URL(wasmUrl, import.meta.url));
  return new Engine(await start({ wasmBinary, onStage, print: console.log, printErr: console.warn }));
}
