// SPDX-License-Identifier: MIT
// A disc on the drawn board: its face, a ring where its call is too close, a tick where people ruled.
import { drawDisc } from './discs.js';
import { circle, svg } from './dom.js';

// side: 0, 1 or -1 where the team is none of the two. Drawn around the origin.
export function discNode(disc, side) {
  const node = drawDisc(disc.team, side, disc.radius_mm, disc.zone);
  node.prepend(circle(disc.radius_mm + 7, { class: 'halo' }));
  if (disc.ruling || disc.by_person) {
    node.append(circle(5.5, { class: 'badge', cx: 12, cy: -12 }),
      svg('path', { class: 'tick', d: 'M9.4 -12l1.9 2.1 3.4 -3.9' }));
  }
  node.setAttribute('class', disc.call === 'too close' ? 'disc close' : 'disc');
  return node;
}

export function putAt(node, [x, y]) { node.style.transform = `translate(${x}px, ${-y}px)`; }
