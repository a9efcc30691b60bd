// SPDX-License-Identifier: MIT
// The guided camera: an outline to hold the board in, what to do better, and the picture when all is well.
import { Camera } from './camera.js';
import { button, element, svg } from './dom.js';
import { greyOf, sharpnessOf, shiftBetween } from './frame_measures.js';
import { pickButton } from './pick.js';
import { show } from './screens.js';
import { Shutter } from './shutter.js';
import { strings } from './strings.js';

const words = strings.pocket;
const kPause = 150; // ms between two frames
const kLookPause = 400; // ms after one look at the board, before the next

const guide = () => svg('svg', { class: 'guide', viewBox: '-50 -50 100 100', 'aria-hidden': 'true' },
  svg('circle', { r: 46, class: 'guide-edge' }), svg('circle', { r: 46 }), svg('circle', { r: 15 }), svg('circle', { r: 2 }));

// The three lines where the judge saw them in its frame.
const ellipse = ([x, y, major, minor, angle]) =>
  svg('ellipse', { rx: major, ry: minor, transform: `translate(${x} ${y}) rotate(${angle})` });

export { hasCamera } from './camera.js';

export class CameraScreen {
  #timer = 0;
  #looking = false;
  #before = null;

  // acts: photo(file), back().
  constructor(parent, judge, acts) {
    this.judge = judge;
    this.acts = acts;
    this.video = element('video', { playsinline: true, muted: true, 'aria-label': words.preview });
    this.video.muted = true;
    this.camera = new Camera(this.video);
    this.advice = element('p', { class: 'advice-line', role: 'status' });
    this.tilt = element('p', { class: 'tilt' });
    this.shoot = button(words.shoot, () => this.#take(), { class: 'primary', id: 'shoot' });
    this.guide = guide();
    this.seen = svg('svg', { class: 'guide seen', 'aria-hidden': 'true' });
    this.finder = element('div', { class: 'viewfinder' }, this.video, this.guide, this.seen, this.tilt, this.advice);
    parent.append(this.finder,
      element('div', { class: 'ways' }, button(strings.cancel, () => this.#leave(acts.back)), this.shoot,
        pickButton(words.choosePhoto, (file) => this.#leave(() => acts.photo(file)))));
    document.addEventListener('visibilitychange', () => document.hidden && !parent.hidden && this.#leave(acts.back));
  }

  async open() {
    this.shutter = new Shutter();
    this.#before = null;
    this.shoot.disabled = true;
    this.#tell({ advice: 'opening', tilt: null });
    show('camera');
    try {
      await this.camera.open();
    } catch {
      return this.#tell({ advice: 'refused', tilt: null });
    }
    this.finder.style.aspectRatio = `${this.video.videoWidth} / ${this.video.videoHeight}`;
    this.shoot.disabled = false;
    this.#timer = setInterval(() => this.#watch(), kPause);
  }

  close() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.camera.close();
  }

  #leave(go) {
    this.close();
    go();
  }

  #tell({ advice, tilt }) {
    if (this.advice.textContent !== words.guide[advice]) this.advice.textContent = words.guide[advice];
    this.tilt.textContent = tilt === null ? '' : words.tilt(tilt);
    this.guide.setAttribute('class', `guide ${advice}`);
  }

  #watch() {
    if (!this.camera.running) return;
    const now = greyOf(this.camera.small());
    if (this.#before) this.shutter.frame(shiftBetween(this.#before, now), sharpnessOf(greyOf(this.camera.middle())));
    this.#before = now;
    this.#look();
    const state = this.shutter.state(performance.now());
    this.#tell(state);
    if (state.ready) this.#take();
  }

  async #look() {
    if (this.#looking || !this.camera.running) return;
    this.#looking = true;
    const at = performance.now(); // what it shows is of now, not of when the answer is there
    const frame = this.camera.look();
    const look = await this.judge.ask('look', frame).catch((error) => ({ seen: false, reason: error.message }));
    this.shutter.look(look, at);
    this.seen.setAttribute('viewBox', `0 0 ${frame.width} ${frame.height}`);
    this.seen.replaceChildren(...(look.lines_px ?? []).map(ellipse));
    setTimeout(() => { this.#looking = false; }, kLookPause);
  }

  async #take() {
    clearInterval(this.#timer);
    this.#tell({ advice: 'taking', tilt: null });
    this.shoot.disabled = true;
    const blob = await this.camera.photo();
    this.#leave(() => this.acts.photo({ blob, name: words.photoName(new Date()) }));
  }
}
