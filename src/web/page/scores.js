// SPDX-License-Identifier: MIT
// The two sides: totals, twenties, who shoots, how the match stands.
import { discIcon } from './discs.js';
import { button, element, isolated, replaceChildren, whenChanged } from './dom.js';
import { strings } from './strings.js';

export function nameOf(view, team) {
  const players = view.match?.players.filter((player) => player.team === team) ?? [];
  return players.length ? players.map((player) => isolated(player.name)).join(' & ') : strings.colour(team);
}

// The colours of a match's players, the first side first.
export const sidesOf = (players) => [...new Set(players.map(({ team }) => team))];

// The two colours in the order in which they are shown everywhere.
export function teamsOf(view) {
  if (view.match) return sidesOf(view.match.players);
  if (view.teams.length === 2) return view.teams;
  return [...new Set([...view.teams, ...Object.keys(view.totals)])].slice(0, 2);
}

const kLengthy = 22; // letters; more take three lines of a phone's card

export function leadText(view) {
  if (Object.keys(view.totals).length > 2) return strings.threeColours;
  if (!view.round) return strings.noDiscs;
  if (view.final && view.open_calls?.winner_is_open) return strings.pocket.stillOpen;
  const { winner, difference } = view.round;
  const words = view.final ? strings.wins : strings.leads;
  return winner ? words(nameOf(view, winner), difference) : strings.level;
}

function stepper(view, team, twenties, change) {
  const name = nameOf(view, team);
  return element('div', { class: 'stepper' },
    element('span', { class: 'long', text: strings.twenties }), element('span', { class: 'short', text: strings.twentiesShort }),
    element('div', { class: 'counter' },
      button('−', () => change(team, -1), { 'aria-label': strings.fewer(name), class: 'correcting', disabled: twenties === 0 }),
      element('b', { text: twenties }),
      button('+', () => change(team, 1), { 'aria-label': strings.more(name), class: 'correcting' })));
}

function side(view, team, index, change) {
  const total = view.totals[team] ?? { board: 0, twenties: view.twenties[team] ?? 0, total: 0 };
  const shoots = view.shooter === team;
  const name = nameOf(view, team);
  const standing = view.match?.standing;
  return element('article', { class: `side${shoots ? ' shoots' : ''}` },
    element('h2', {}, discIcon(team, index), element('span', { class: `name${name.length > kLengthy ? ' lengthy' : ''}` }, element('span', { text: `${name} ` }),
      shoots ? element('span', { class: 'pill', text: strings.shoots }) : null)),
    element('p', { class: 'total', text: total.total }),
    standing ? element('p', { class: 'standing' }, element('span', { text: strings.matchScore }),
      element('b', { text: standing.score[team] ?? 0 })) : null,
    element('p', { class: 'parts', text: strings.parts(total) }),
    stepper(view, team, total.twenties, change));
}

export function roundLine(view) {
  const standing = view.match?.standing;
  const parts = [isolated(view.match?.name ?? ''), view.match?.goal].filter(Boolean);
  if (standing) parts.push(standing.over ? strings.over(standing.why) : strings.round(standing.rounds.length + 1));
  if (view.shots > 0) parts.push(strings.shots(view.shots));
  return parts.join(' · ');
}

export class Scores {
  // change(team, by): of its twenties.
  constructor(parent, change) {
    this.parent = parent;
    this.draw = whenChanged((view) => {
      replaceChildren(parent,
        ...teamsOf(view).map((team, index) => side(view, team, index, change)),
        element('p', { class: 'lead', text: leadText(view) }),
        element('p', { class: 'round', text: roundLine(view) }));
    });
  }

  update(view) {
    const { totals, twenties, teams, round, shooter, shots, match, final } = view;
    const open_calls = final ? view.open_calls : null;
    this.draw({ totals, twenties, teams, round, shooter, shots, match, final, open_calls });
    this.parent.classList.toggle('withheld', view.withheld !== null);
  }
}
