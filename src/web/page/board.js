// SPDX-License-Identifier: MIT
// The board drawn to scale from the table's calibration: millimetres, y down as SVG has it.
import { drawDisc } from './discs.js';
import { element, svg, whenChanged } from './dom.js';
import { strings } from './strings.js';

const kOutside = 360; // mm to the picture's edge: deck and most of the ditch of a tournament board
const kReach = 26; // mm beside a disc that a tap may still miss it by
const kClearOfName = 40; // mm
const kPlain = { deck: 330.2, hole: 17.5, lines: [101.6, 203.2, 304.8], width: 2 };

const circle = (radius, attributes) => svg('circle', { r: radius, ...attributes });

function ringOf(line) {
  return circle(line.radius_mm, { class: 'line', 'stroke-width': Math.max(line.width_mm, 1.5) });
}

function quadrantLine(ends) {
  if (!ends) return null;
  return svg('line', { x1: ends[0], y1: -ends[1], x2: ends[2], y2: -ends[3], class: 'line', 'stroke-width': 1.5 });
}

function plainQuadrants(inner, outer) {
  const lines = [];
  for (let angle = Math.PI / 4; angle < 2 * Math.PI; angle += Math.PI / 2) {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    lines.push([inner * x, inner * y, outer * x, outer * y]);
  }
  return lines;
}

function plainPegs(radius) {
  const pegs = [];
  for (let i = 0; i < 8; ++i) {
    const angle = Math.PI / 8 + (i * Math.PI) / 4;
    pegs.push({ foot_mm: [radius * Math.cos(angle), radius * Math.sin(angle)], radius_mm: 4.8 });
  }
  return pegs;
}

// Zone names between the lines, where they disturb least: straight below the middle.
function zoneNames(radii) {
  const bounds = [0, ...radii];
  return [15, 10, 5].map((zone, i) =>
    svg('text', { class: 'zone', y: (bounds[i] + bounds[i + 1]) / 2 + (i ? 0 : 12), 'font-size': 17, text: zone }));
}

function groundOf(calibration) {
  const lines = calibration?.lines ?? kPlain.lines.map((radius_mm) => ({ radius_mm, width_mm: kPlain.width }));
  const radii = lines.map((line) => line.radius_mm);
  const quadrants = calibration?.quadrant_lines_mm ?? plainQuadrants(radii[1], radii[2]);
  const pegs = calibration?.pegs.length ? calibration.pegs : plainPegs(radii[0]);
  const hole = calibration?.hole ?? { centre_mm: [0, 0], radius_mm: kPlain.hole };
  return [
    circle(kOutside - 2, { class: 'ditch' }),
    circle(calibration?.deck_radius_mm ?? kPlain.deck, { class: 'deck' }),
    circle(radii[0], { class: 'fifteen' }),
    ...lines.map(ringOf),
    ...quadrants.map(quadrantLine),
    ...zoneNames(radii),
    circle(hole.radius_mm, { class: 'hole', cx: hole.centre_mm[0], cy: -hole.centre_mm[1] }),
    ...pegs.map((peg) => circle(peg.radius_mm, { class: 'peg', cx: peg.foot_mm[0], cy: -peg.foot_mm[1] })),
  ].filter((node) => node !== null);
}

export class Board {
  #discs = new Map(); // id -> {node, look}
  #view = null;
  #selected = null;

  // onDisc(id) when one is chosen; onPlace([x, y]) when a place is, while placing.
  constructor(parent, onDisc, onPlace) {
    this.onDisc = onDisc;
    this.onPlace = onPlace;
    this.placing = null; // {team, side, place}
    this.ground = svg('g');
    this.layer = svg('g');
    this.ghost = svg('g', { class: 'ghost' });
    this.drawing = svg('svg', {
      viewBox: `${-kOutside} ${-kOutside} ${2 * kOutside} ${2 * kOutside}`, role: 'group',
      'aria-label': strings.boardLabel,
      onclick: (event) => this.#tapped(event),
      onpointermove: (event) => this.placing && event.pointerType === 'mouse' && this.#hover(this.#placeOf(event)),
      onkeydown: (event) => this.#key(event),
    }, this.ground, this.layer, this.ghost);
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
    this.#showZoneNames(view.discs);
    this.drawing.classList.toggle('withheld', view.withheld !== null);
    if (this.showsCamera) this.#showFrame(view.revision);
  }

  get showsCamera() { return !this.still.hidden; }

  showCamera(shown) {
    this.still.hidden = !shown;
    this.drawing.toggleAttribute('hidden', shown);
    if (shown && this.#view) this.#showFrame(this.#view.revision);
  }

  // A number that peeks out from under a disc would be read as the disc's.
  #showZoneNames(discs) {
    for (const name of this.ground.querySelectorAll('.zone')) {
      const y = -Number(name.getAttribute('y'));
      const covered = discs.some((disc) => Math.hypot(disc.base_mm[0], disc.base_mm[1] - y) < kClearOfName);
      name.toggleAttribute('hidden', covered);
    }
  }

  // At most one picture at a time is on its way.
  #showFrame(revision) {
    if (this.still.getAttribute('src') && !this.still.complete) return;
    this.still.src = `/api/frame.jpg?marked=1&r=${revision}`;
  }

  select(id) {
    this.#selected = id;
    for (const [other, { node }] of this.#discs) node.classList.toggle('selected', other === id);
  }

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
    entry.node.setAttribute('aria-label', strings.discLabel(disc.team, disc.zone, strings.call(disc)));
    entry.node.style.transform = `translate(${disc.base_mm[0]}px, ${-disc.base_mm[1]}px)`;
  }

  #draw(disc, side) {
    const classes = ['disc'];
    if (disc.call === 'too close') classes.push('close');
    if (disc.id === this.#selected) classes.push('selected');
    const node = drawDisc(disc.team, side, disc.radius_mm, disc.zone);
    node.prepend(circle(disc.radius_mm + 7, { class: 'halo' }));
    if (disc.ruling || disc.by_person) {
      node.append(circle(5.5, { class: 'badge', cx: 12, cy: -12 }),
        svg('path', { class: 'tick', d: 'M9.4 -12l1.9 2.1 3.4 -3.9' }));
    }
    node.setAttribute('class', classes.join(' '));
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
