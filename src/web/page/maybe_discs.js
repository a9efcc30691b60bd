// SPDX-License-Identifier: MIT
// What may be a disc and may be none, drawn on the board: dashed, with a question mark. A card asks about it.
import { circle, svg, whenChanged } from './dom.js';
import { strings } from './strings.js';

function drawn(disc) {
  const made = svg('g', { class: 'disc close maybe', role: 'img', 'aria-label': strings.maybeDisc(disc),
    transform: `translate(${disc.base_mm[0]} ${-disc.base_mm[1]})` },
  circle(disc.radius_mm, { class: 'halo' }), svg('text', { 'font-size': disc.radius_mm * 1.2, text: strings.maybeShort }));
  made.dataset.maybe = disc.id;
  return made;
}

export class MaybeDiscs {
  constructor() {
    this.layer = svg('g');
    this.draw = whenChanged((discs) => this.layer.replaceChildren(...discs.map(drawn)));
  }

  update(view) {
    this.draw(view.maybe_discs.map(({ id, team, zone, clock, base_mm, radius_mm }) => ({ id, team, zone, clock, base_mm, radius_mm })));
  }
}
