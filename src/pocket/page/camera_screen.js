// SPDX-License-Identifier: MIT
// The guided camera: an outline to hold the board in, what to do better, and the picture when all is well.
import { readsAreAltered } from './altered_reads.js';
import { Camera } from './camera.js';
import { CameraChoice } from './camera_choice.js';
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
  #altered = false; // what is read of its pictures

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
    this.again = button(words.openAgain, () => this.open(), { hidden: true, id: 'again' });
    this.choice = new CameraChoice(this.camera, () => this.open());
    this.guide = guide();
    this.seen = svg('svg', { class: 'guide seen', 'aria-hidden': 'true' });
    this.finder = element('div', { class: 'viewfinder' }, this.video, this.guide, this.seen, this.tilt, this.advice);
    parent.append(this.finder, this.choice.node,
      element('div', { class: 'ways' }, button(strings.cancel, () => this.#leave(acts.back)), this.shoot, this.again,
        pickButton(words.choosePhoto, (file) => this.#leave(() => acts.photo(file)))));
    document.addEventListener('visibilitychange', () => document.hidden && !parent.hidden && this.#leave(acts.back));
  }

  async open() {
    this.close();
    this.#wait('opening');
    this.again.hidden = true;
    show('camera');
    try {
      [this.#altered] = await Promise.all([readsAreAltered(), this.camera.open(this.choice.kept())]);
    } catch {
      this.again.hidden = false;
      return this.#wait('refused');
    }
    if (!this.camera.isOpen) return; // it was left in the meantime
    this.finder.style.aspectRatio = `${this.video.videoWidth} / ${this.video.videoHeight}`;
    this.choice.offer();
    this.#begin();
  }

  #begin() {
    this.#pause();
    this.#timer = setInterval(() => this.#watch(), kPause);
  }

  #pause() { clearInterval(this.#timer); }

  close() {
    this.#pause();
    this.camera.close();
  }

  // No picture can be taken now, and what was seen so far says nothing of later.
  #wait(advice) {
    this.shutter = new Shutter();
    this.#before = null;
    this.shoot.disabled = true;
    this.seen.replaceChildren();
    this.#tell({ advice, tilt: null });
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
    this.again.hidden = this.camera.running;
    if (!this.camera.running) return this.#wait('lost');
    this.shoot.disabled = false;
    const now = greyOf(this.camera.small());
    if (this.#before) this.shutter.frame(shiftBetween(this.#before, now), sharpnessOf(greyOf(this.camera.middle())));
    this.#before = now;
    this.#look();
    const state = this.shutter.state(performance.now());
    this.#tell(this.#altered && state.advice === 'searching' ? { ...state, advice: 'altered' } : state);
    if (state.ready) this.#take();
  }

  async #look() {
    if (this.#looking) return;
    this.#looking = true;
    const at = performance.now(); // what it shows is of now, not of when the answer is there
    const frame = this.camera.look();
    const look = await this.judge.ask('look', frame).catch((error) => ({ seen: false, reason: error.message }));
    if (this.camera.running) this.#show(look, at, frame);
    setTimeout(() => { this.#looking = false; }, kLookPause);
  }

  #show(look, at, { width, height }) {
    this.shutter.look(look, at);
    this.seen.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.seen.replaceChildren(...(look.lines_px ?? []).map(ellipse));
  }

  async #take() {
    this.#pause();
    this.#tell({ advice: 'taking', tilt: null });
    this.shoot.disabled = true;
    const blob = await this.camera.photo();
    if (blob) return this.#leave(() => this.acts.photo({ blob, name: words.photoName(new Date()) }));
    if (this.camera.isOpen) this.#begin(); // which says what is wrong with it
  }
}
