// SPDX-License-Identifier: MIT
// The empty board, from the table's calibration: millimetres, y down as SVG has it.
import { circle, svg } from './dom.js';

export const kOutside = 360; // mm to the picture's edge: deck and most of the ditch of a tournament board
const kClearOfName = 40; // mm
const kPlain = { deck: 330.2, hole: 17.5, lines: [101.6, 203.2, 304.8], width: 2 };

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

// A number that peeks out from under a disc would be read as the disc's.
export function hideCoveredNames(ground, discs) {
  for (const name of ground.querySelectorAll('.zone')) {
    const y = -Number(name.getAttribute('y'));
    const covered = discs.some((disc) => Math.hypot(disc.base_mm[0], disc.base_mm[1] - y) < kClearOfName);
    name.toggleAttribute('hidden', covered);
  }
}

export function groundOf(calibration) {
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
