// SPDX-License-Identifier: MIT
// A table's board to look at: as the table's own page draws it, without anything to tap.
import { discNode, putAt } from './disc_node.js';
import { svg, whenChanged } from './dom.js';
import { groundOf, hideCoveredNames, kOutside } from './ground.js';
import { MaybeDiscs } from './maybe_discs.js';
import { DiscNumbers } from './numbers.js';
import { strings } from './strings.js';

function drawnDisc(disc, teams) {
  const node = discNode(disc, teams.indexOf(disc.team));
  node.setAttribute('role', 'img');
  node.setAttribute('aria-label', strings.discLabel(disc));
  node.dataset.id = disc.id;
  putAt(node, disc.base_mm);
  return node;
}

export class DrawnBoard {
  // label: what is drawn, for those who do not see it.
  constructor(label) {
    this.ground = svg('g');
    const layer = svg('g');
    this.maybes = new MaybeDiscs();
    this.numbers = new DiscNumbers();
    this.drawing = svg('svg', {
      viewBox: `${-kOutside} ${-kOutside} ${2 * kOutside} ${2 * kOutside}`, role: 'group', class: 'drawn', 'aria-label': label,
    }, this.ground, this.maybes.layer, layer, this.numbers.layer);
    this.drawGround = whenChanged((calibration) => this.ground.replaceChildren(...groundOf(calibration)));
    this.drawDiscs = whenChanged((discs, teams) => layer.replaceChildren(...discs.map((disc) => drawnDisc(disc, teams))));
  }

  // view: a table's, or GET /api/hall/table.
  update(view, teams) {
    this.drawGround(view.calibration);
    hideCoveredNames(this.ground, view.discs);
    this.drawDiscs(view.discs, teams);
    this.maybes.update(view);
    this.numbers.update(view);
    this.drawing.classList.toggle('withheld', view.withheld !== null);
  }
}
