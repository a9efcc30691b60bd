// SPDX-License-Identifier: MIT
// The board and what lies on it, drawn to scale: millimetres, y down as SVG has it.
import { discNode, putAt } from './disc_node.js';
import { drawDisc } from './discs.js';
import { circle, element, svg, whenChanged } from './dom.js';
import { groundOf, hideCoveredNames, kOutside } from './ground.js';
import { MaybeDiscs } from './maybe_discs.js';
import { DiscNumbers } from './numbers.js';
import { frameUrl } from './pictures.js';
import { strings } from './strings.js';

const kReach = 26; // mm beside a disc that a tap may still miss it by
const kFinger = 31; // mm; radius that takes a tap: 24 pixels across where the board is 280 wide (WCAG 2.5.8)

export class Board {
  #discs = new Map(); // id -> {node, look}
  #view = null;
  #selected = null;
  #refused = false;
  #cameraChosen = false;

  // onDisc(id) when one is chosen; onPlace([x, y]) when a place is, while placing.
  constructor(parent, onDisc, onPlace) {
    this.onDisc = onDisc;
    this.onPlace = onPlace;
    this.placing = null; // {team, side, place}
    this.ground = svg('g');
    this.layer = svg('g');
    this.maybes = new MaybeDiscs();
    this.numbers = new DiscNumbers();
    this.ghost = svg('g', { class: 'ghost' });
    this.drawing = svg('svg', {
      viewBox: `${-kOutside} ${-kOutside} ${2 * kOutside} ${2 * kOutside}`, role: 'group',
      'aria-label': strings.boardLabel,
      onclick: (event) => this.#tapped(event),
      onpointermove: (event) => this.placing && event.pointerType === 'mouse' && this.#hover(this.#placeOf(event)),
      onkeydown: (event) => this.#key(event),
    }, this.ground, this.maybes.layer, this.layer, this.numbers.layer, this.ghost);
    this.still = element('img', { alt: strings.cameraPicture, hidden: true });
    this.still.addEventListener('error', () => { this.still.alt = strings.noPicture; });
    parent.append(this.drawing, this.still);
    this.drawGround = whenChanged((calibration) => this.ground.replaceChildren(...groundOf(calibration)));
    this.drawGround(null);
  }

  update(view, teams) {
    this.#view = view;
    this.drawGround(view.calibration);
    const known = new Set();
    for (const disc of view.discs) {
      known.add(disc.id);
      this.#put(disc, teams.indexOf(disc.team));
    }
    for (const [id, { node }] of this.#discs) {
      if (known.has(id)) continue;
      node.remove();
      this.#discs.delete(id);
    }
    this.maybes.update(view);
    hideCoveredNames(this.ground, view.discs);
    this.numbers.update(view);
    this.drawing.classList.toggle('withheld', view.withheld !== null);
    this.#followRefusals(Boolean(view.board.refusal));
    if (this.showsCamera) this.#showFrame(view.revision);
  }

  get showsCamera() { return !this.still.hidden; }

  // By people's wish.
  showCamera(shown) {
    this.#cameraChosen = shown;
    this.#showStill(shown);
  }

  // Where no board is found the camera's picture says more than an empty board, until people wish otherwise.
  #followRefusals(refused) {
    if (refused === this.#refused) return;
    this.#refused = refused;
    this.#showStill(refused || this.#cameraChosen);
  }

  #showStill(shown) {
    this.still.hidden = !shown;
    this.drawing.toggleAttribute('hidden', shown);
    if (shown && this.#view) this.#showFrame(this.#view.revision);
  }

  // At most one picture at a time is on its way.
  #showFrame(revision) {
    if (this.still.getAttribute('src') && !this.still.complete) return;
    this.still.src = frameUrl(revision);
  }

  select(id) {
    this.#selected = id;
    this.numbers.name('selected', id === null ? [] : [id]);
    for (const [other, { node }] of this.#discs) node.classList.toggle('selected', other === id);
  }

  // Messages of one kind; the discs that they name show their numbers.
  name(kind, messages) { this.numbers.name(kind, messages.flatMap(strings.discsNamed)); }

  focusDisc(id) { this.#discs.get(id)?.node.focus(); }

  // Lets the next tap choose a place; null ends it.
  place(placing) {
    this.placing = placing;
    this.drawing.classList.toggle('placing', placing !== null);
    this.drawing.toggleAttribute('tabindex', false);
    this.ghost.replaceChildren();
    if (!placing) return;
    this.drawing.setAttribute('tabindex', '-1');
    this.drawing.focus({ preventScroll: true });
    this.#hover(placing.place);
  }

  #put(disc, side) {
    const look = JSON.stringify([disc.team, side, disc.zone, disc.call, disc.ruling, disc.by_person, disc.radius_mm]);
    let entry = this.#discs.get(disc.id);
    if (!entry || entry.look !== look) {
      const node = this.#draw(disc, side);
      const hadFocus = entry?.node === document.activeElement;
      entry?.node.replaceWith(node);
      if (!entry) this.layer.append(node);
      if (hadFocus) node.focus();
      entry = { node, look };
      this.#discs.set(disc.id, entry);
    }
    entry.node.setAttribute('aria-label', strings.discLabel(disc));
    putAt(entry.node, disc.base_mm);
  }

  #draw(disc, side) {
    const node = discNode(disc, side);
    node.prepend(circle(kFinger, { class: 'finger' }));
    node.classList.toggle('selected', disc.id === this.#selected);
    node.setAttribute('tabindex', '0');
    node.setAttribute('role', 'button');
    node.dataset.id = disc.id;
    return node;
  }

  #placeOf(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.drawing.getScreenCTM().inverse());
    return [Math.round(point.x * 10) / 10, Math.round(-point.y * 10) / 10];
  }

  #nearest([x, y]) {
    let best = null;
    let distance = Infinity;
    for (const disc of this.#view?.discs ?? []) {
      const away = Math.hypot(disc.base_mm[0] - x, disc.base_mm[1] - y) - disc.radius_mm;
      if (away < Math.min(distance, kReach)) [best, distance] = [disc.id, away];
    }
    return best;
  }

  #tapped(event) {
    const place = this.#placeOf(event);
    if (this.placing) this.onPlace(place);
    else this.onDisc(this.#nearest(place));
  }

  #hover(place) {
    const { team, side } = this.placing;
    this.placing.place = place;
    const ghost = drawDisc(team, side, 15.9, '');
    ghost.setAttribute('transform', `translate(${place[0]} ${-place[1]})`);
    this.ghost.replaceChildren(ghost);
  }

  #key(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const step = steps[event.key];
    const chosen = event.key === 'Enter' || event.key === ' ';
    if (this.placing && step) {
      const length = event.shiftKey ? 10 : 2;
      this.#hover([this.placing.place[0] + length * step[0], this.placing.place[1] + length * step[1]]);
    } else if (this.placing && chosen) {
      this.onPlace(this.placing.place);
    } else if (chosen && event.target.dataset?.id) {
      this.onDisc(Number(event.target.dataset.id));
    } else {
      return;
    }
    event.preventDefault();
  }
}
