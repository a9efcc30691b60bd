// SPDX-License-Identifier: MIT
// The photo with what was measured drawn in: enlarged and moved by fingers, wheel or keys; a tap on a disc chooses it.
import { element } from './dom.js';
import { Gestures } from './gestures.js';
import { strings } from './strings.js';

const kMost = 12; // times as large as the window shows it
const kStep = 1.4; // of a key
const kReach = 1.6; // of a disc's radius that a tap may be away

export class PhotoView {
  #report = null;
  #url = null;

  // onDisc(id), or null where there is none.
  constructor(parent, onDisc) {
    this.onDisc = onDisc;
    this.image = element('img', { alt: strings.pocket.overlay, draggable: 'false', decoding: 'async' });
    this.frame = element('div', { class: 'photo-view', tabindex: 0, role: 'group', 'aria-label': strings.pocket.photoKeys, hidden: true },
      this.image);
    parent.append(this.frame);
    new Gestures(this.frame, { move: (by) => this.#moveBy(by), zoom: (factor, at) => this.#zoom(factor, at), tap: (at) => this.#tap(at) });
    this.frame.addEventListener('keydown', (event) => this.#key(event));
    this.#reset();
  }

  get shown() { return !this.frame.hidden; }
  show(shown) { this.frame.hidden = !shown; }
  focus() { this.frame.focus({ preventScroll: true }); }

  // blob: of the overlay. Its place in the window stays where the same photo comes anew.
  take(blob, report) {
    if (report?.photo !== this.#report?.photo || !report) this.#reset();
    this.#report = report;
    if (this.#url) URL.revokeObjectURL(this.#url);
    this.#url = blob ? URL.createObjectURL(blob) : null;
    if (this.#url) this.image.src = this.#url;
    else this.image.removeAttribute('src');
  }

  #reset() {
    this.scale = 1;
    this.place = [0, 0]; // of the picture's corner in the frame
    this.#draw();
  }

  // No side of the picture comes into the frame where it is larger than that.
  #draw() {
    const { clientWidth, clientHeight } = this.frame;
    const within = (value, size) => Math.min(0, Math.max(value, size * (1 - this.scale)));
    this.place = [within(this.place[0], clientWidth), within(this.place[1], clientHeight)];
    this.image.style.transform = `translate(${this.place[0]}px, ${this.place[1]}px) scale(${this.scale})`;
  }

  #moveBy([x, y]) {
    this.place = [this.place[0] + x, this.place[1] + y];
    this.#draw();
  }

  // What lies under `at` stays there.
  #zoom(factor, at) {
    const scale = Math.min(kMost, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.place = this.place.map((value, i) => at[i] - (at[i] - value) * grown);
    this.scale = scale;
    this.#draw();
  }

  // A place in the window as a pixel of the photo, which is shown whole and in the middle (object-fit: contain).
  #pixelOf([x, y]) {
    const { left, top, width, height } = this.image.getBoundingClientRect();
    const size = Math.min(width / this.#report.width, height / this.#report.height);
    return [(x - left - (width - size * this.#report.width) / 2) / size, (y - top - (height - size * this.#report.height) / 2) / size];
  }

  #tap(at) {
    const [x, y] = this.#pixelOf(at);
    const away = (disc) => Math.hypot(disc.top_px[0] - x, disc.top_px[1] - y) / disc.top_radius_px;
    const near = this.#report.discs.filter((disc) => away(disc) < kReach).sort((one, other) => away(one) - away(other));
    this.onDisc(near[0]?.id ?? null);
  }

  #key(event) {
    const middle = [this.frame.clientWidth / 2, this.frame.clientHeight / 2];
    const acts = {
      '+': () => this.#zoom(kStep, middle), '=': () => this.#zoom(kStep, middle), '-': () => this.#zoom(1 / kStep, middle),
      '0': () => this.#reset(),
      ArrowLeft: () => this.#moveBy([60, 0]), ArrowRight: () => this.#moveBy([-60, 0]),
      ArrowUp: () => this.#moveBy([0, 60]), ArrowDown: () => this.#moveBy([0, -60]),
    };
    if (!acts[event.key]) return;
    acts[event.key]();
    event.preventDefault();
  }
}
