// SPDX-License-Identifier: MIT
// The numbers of those discs that something on the page names. Of all others the board shows what they are worth.
import { svg, whenChanged } from './dom.js';
import { strings } from './strings.js';

const kAside = 27; // mm from the disc's middle, which says what it is worth
const kRadius = 13; // mm
// From the upper left on round the disc; the upper right is last, where it says that people corrected it.
const kDirections = [135, 180, 225, 270, 315, 0, 90, 45].map((degrees) => degrees * Math.PI / 180);

// Every line that may stand on the page with a number in it.
const messagesOf = (view) => [view.withheld, view.camera.note, view.board.note, view.advice, ...view.warnings,
  ...view.questions.map((question) => question.text)].filter(Boolean);

const openCalls = (view) => view.discs.filter((disc) => disc.call === 'too close' && !disc.ruling).map((disc) => disc.id);

// Beside the disc where it is farthest from all others; the first place that is far enough.
function placeOf({ id, base_mm: [x, y] }, discs) {
  const others = discs.filter((disc) => disc.id !== id);
  const places = kDirections.map((angle) => [x + kAside * Math.cos(angle), y + kAside * Math.sin(angle)]);
  const room = ([right, up]) => Math.min(kRadius + 16, // that of a disc
    ...others.map(({ base_mm }) => Math.hypot(base_mm[0] - right, base_mm[1] - up)));
  return places.reduce((best, place) => (room(place) > room(best) ? place : best));
}

function tag({ id, place: [x, y] }) {
  const made = svg('g', { class: 'number', transform: `translate(${x} ${-y})`, 'aria-hidden': 'true' },
    svg('circle', { r: kRadius }), svg('text', { text: id }));
  made.dataset.disc = id;
  return made;
}

export class DiscNumbers {
  #named = new Map(); // what names them -> numbers
  #discs = [];

  constructor() {
    this.layer = svg('g');
    this.draw = whenChanged((discs) => this.layer.replaceChildren(...discs.map(tag)));
  }

  update(view) {
    this.#discs = [...view.discs, ...view.maybe_discs].map(({ id, base_mm }) => ({ id, base_mm }));
    this.name('view', [...messagesOf(view).flatMap(strings.discsNamed), ...openCalls(view)]);
  }

  name(what, numbers) {
    this.#named.set(what, numbers);
    const all = new Set([...this.#named.values()].flat());
    this.draw(this.#discs.filter(({ id }) => all.has(id))
      .map((disc) => ({ id: disc.id, place: placeOf(disc, this.#discs) })));
  }
}
