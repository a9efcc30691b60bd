// SPDX-License-Identifier: MIT
// The rounds of a match in a list; a call that was left open is ruled on here.
import { button, element } from './dom.js';
import { sidesOf } from './scores.js';
import { strings } from './strings.js';

const kHole = 0; // stands for what may lie in the hole (docs/matches.md)

// A disc, or what may be one.
const discOf = (scoring, id) => [...scoring.discs, ...scoring.maybe_discs ?? []].find((disc) => disc.id === id);

// The disc's zone and the other one, the likelier first; of the hole, nothing or a twenty.
function zonesOf(scoring, id) {
  if (id === kHole) return [0, 20];
  const { zone, other_zone: other, worths } = discOf(scoring, id);
  return worths ?? [zone, other];
}

function openRow(number, scoring, id, rule) {
  const disc = discOf(scoring, id);
  const named = disc?.worths ? strings.maybeDisc(disc) : disc && strings.discOf(disc);
  const what = id === kHole ? strings.pocket.maybeInHole(scoring.hole.maybe) : named;
  return element('li', { class: 'open' }, element('span', { text: what }), ...zonesOf(scoring, id).map((zone) =>
    button(disc?.worths && zone === 0 ? strings.isNone : strings.worth(zone), () => rule({ kind: 'ruling', round: number, disc: id, zone, by: '', note: '' }))));
}

// rule(action): an entry for the match.
export function roundRows(file, rule) {
  const teams = sidesOf(file.standing.players);
  return file.standing.rounds.flatMap((round, i) => {
    const { scoring } = file.entries.find(({ number }) => number === round.entry);
    const totals = teams.map((team) => round.totals[team]?.total ?? 0);
    const gained = teams.map((team) => round.gained[team] ?? 0);
    return [element('li', {}, element('span', { text: strings.round(i + 1) }),
      element('span', { text: totals.join(' : ') }), element('b', { text: strings.pocket.gained(gained) })),
      ...round.open.map((id) => openRow(i + 1, scoring, id, rule))];
  });
}
