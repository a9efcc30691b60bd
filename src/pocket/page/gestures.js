// SPDX-License-Identifier: MIT
// Fingers, pen, mouse and wheel on an element as three acts: move(by), zoom(factor, at), tap(at in the window).

const kStill = 8; // pixels that a tap may slip
const kTwice = 300; // ms between the taps of a double tap
const kDouble = 2.5; // what a double tap enlarges by

const middleOf = ([one, other]) => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
const distance = ([one, other]) => Math.hypot(one[0] - other[0], one[1] - other[1]);

export class Gestures {
  #fingers = new Map(); // pointer -> [x, y]
  #slipped = 0;
  #pinched = false;
  #tapTimer = 0;

  constructor(node, acts) {
    this.node = node;
    this.acts = acts;
    node.addEventListener('pointerdown', (event) => this.#down(event));
    node.addEventListener('pointermove', (event) => this.#moved(event));
    node.addEventListener('pointerup', (event) => this.#up(event, true));
    node.addEventListener('pointercancel', (event) => this.#up(event, false));
    node.addEventListener('wheel', (event) => {
      event.preventDefault();
      acts.zoom(Math.exp(-event.deltaY / 400), this.#within([event.clientX, event.clientY]));
    }, { passive: false });
  }

  #within([x, y]) {
    const { left, top } = this.node.getBoundingClientRect();
    return [x - left, y - top];
  }

  #down(event) {
    this.node.setPointerCapture(event.pointerId);
    if (this.#fingers.size === 0) [this.#slipped, this.#pinched] = [0, false];
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#fingers.size > 1) this.#pinched = true;
  }

  #moved(event) {
    if (!this.#fingers.has(event.pointerId)) return;
    const before = [...this.#fingers.values()];
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const after = [...this.#fingers.values()];
    if (after.length === 1) {
      const by = [after[0][0] - before[0][0], after[0][1] - before[0][1]];
      this.#slipped += Math.hypot(...by);
      if (this.#slipped > kStill) this.acts.move(by);
    } else if (after.length === 2) {
      const [from, to] = [middleOf(before), middleOf(after)];
      this.acts.move([to[0] - from[0], to[1] - from[1]]);
      this.acts.zoom(distance(after) / Math.max(1, distance(before)), this.#within(to));
    }
  }

  #up(event, done) {
    if (!this.#fingers.delete(event.pointerId)) return;
    if (done && !this.#pinched && this.#fingers.size === 0 && this.#slipped <= kStill) this.#tapped([event.clientX, event.clientY]);
  }

  // A tap waits until it is known to be no half of a double tap.
  #tapped(at) {
    if (this.#tapTimer) {
      clearTimeout(this.#tapTimer);
      this.#tapTimer = 0;
      return this.acts.zoom(kDouble, this.#within(at));
    }
    this.#tapTimer = setTimeout(() => {
      this.#tapTimer = 0;
      this.acts.tap(at);
    }, kTwice);
  }
}
