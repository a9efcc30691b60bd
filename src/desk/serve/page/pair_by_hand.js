// SPDX-License-Identifier: MIT
// A Swiss round paired by hand: who meets whom is chosen, and the hall says what the rules forbid.
import { ask, choice } from './ask.js';
import { element, isolated } from './dom.js';
import { words } from './hall_strings.js';

// Those who take part, the leaders first.
function thereOf({ entrants, standings }) {
  const place = new Map(standings.map(({ name }, index) => [name, index]));
  return entrants.filter(({ withdrawn }) => !withdrawn)
    .sort((one, other) => (place.get(one.name) ?? Infinity) - (place.get(other.name) ?? Infinity) || one.entrant - other.entrant);
}

const roundsWithBoth = (pairings, a, b) => pairings.filter(({ entrant_a: one, entrant_b: other }) =>
  (one === a && other === b) || (one === b && other === a)).map(({ round }) => round);

// What the desk should know before it is sent: who is missing, stands twice, has met.
function remarks(pairs, there, pairings) {
  const name = (number) => isolated(there.find(({ entrant }) => entrant === number)?.name ?? '');
  const chosen = pairs.flatMap(({ a, b }) => [a, b]).filter(Boolean);
  const missing = there.filter(({ entrant }) => !chosen.includes(entrant)).map((one) => isolated(one.name));
  const twice = [...new Set(chosen.filter((one, index) => chosen.indexOf(one) !== index))].map(name);
  const met = pairs.filter(({ a, b }) => a && b && a !== b).map(({ a, b }) => [name(a), name(b), roundsWithBoth(pairings, a, b)])
    .filter(([, , rounds]) => rounds.length);
  return [missing.length ? words.missing(missing.join(', ')) : null, twice.length ? words.twice(twice.join(', ')) : null,
    ...met.map(([a, b, rounds]) => words.met(a, b, rounds.join(', ')))].filter(Boolean);
}

export function pairByHand(tournament, post) {
  const there = thereOf(tournament);
  const notes = element('div', { class: 'pairing-notes', role: 'status' });
  const names = there.map(({ entrant, name }) => [String(entrant), isolated(name)]);
  const numberAt = (place) => (there[place] ? String(there[place].entrant) : '');
  const rows = Array.from({ length: Math.ceil(there.length / 2) }, (_, index) => element('div', { class: 'pair' },
    choice(words.first(index + 1), 'a', names, numberAt(2 * index), { onchange: () => show() }),
    choice(words.second(index + 1), 'b', [['', words.bye], ...names], numberAt(2 * index + 1), { onchange: () => show() })));
  const pairs = () => rows.map((row) => {
    const [a, b] = [...row.querySelectorAll('select')].map(({ value }) => Number(value));
    return b ? { a, b } : { a };
  });
  const show = () => notes.replaceChildren(...remarks(pairs(), there, tournament.pairings).map((text) => element('p', { text })));
  show();
  ask(words.byHand, [...rows, notes], [{ label: words.pairThese, command: () => ({ command: 'pair_by_hand', pairs: pairs() }) }], post);
}
