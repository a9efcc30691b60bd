// SPDX-License-Identifier: MIT
// How the discs of a team look: its colour and its mark, for those who do not distinguish the colours.
import { svg } from './dom.js';

const kFaces = {
  black: '#26221f', white: '#f6f3ec', red: '#b3261e', blue: '#1f4e9e', green: '#2c6e36', yellow: '#e7bd2a',
  orange: '#d9731a', pink: '#e08aac', purple: '#6b3fa0', grey: '#7a7671', brown: '#6b4526', natural: '#dcbf92',
};
const kLight = new Set(['white', 'yellow', 'orange', 'pink', 'natural']);

export const face = (team) => kFaces[team] ?? '#7a7671';
export const ink = (team) => (kLight.has(team) ? '#1f1b16' : '#ffffff');

// The first team's discs carry a ring, the second's a diamond.
function mark(side, radius, colour) {
  const line = { fill: 'none', stroke: colour, 'stroke-width': radius * 0.09, 'stroke-linejoin': 'round', class: 'mark' };
  if (side === 0) return svg('circle', { r: radius * 0.82, ...line });
  if (side !== 1) return null;
  const far = radius * 0.92;
  return svg('path', { d: `M0 ${-far}L${far} 0L0 ${far}L${-far} 0z`, ...line });
}

// Centred on the origin; side: 0, 1 or -1 where it is none of the two.
export function drawDisc(team, side, radius, words) {
  const text = svg('text', { fill: ink(team), 'font-size': radius * 0.84, text: words });
  const circle = svg('circle', { r: radius, fill: face(team), class: 'face' });
  return svg('g', {}, circle, mark(side, radius, ink(team)), text);
}

// A small one to stand beside words.
export const discIcon = (team, side) =>
  svg('svg', { viewBox: '-18 -18 36 36', class: 'disc-icon', 'aria-hidden': 'true' }, drawDisc(team, side, 16, ''));
