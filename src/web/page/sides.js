// SPDX-License-Identifier: MIT
// What screens without buttons show of a table: its sides, and how far the match is.
import { nameOf, teamsOf } from './scores.js';
import { strings } from './strings.js';

const sideOf = (view, team) => ({
  team,
  name: nameOf(view, team),
  sunk: view.totals[team]?.twenties ?? 0,
  total: view.totals[team]?.total ?? 0,
  score: view.match?.standing?.score[team] ?? null,
  shoots: view.shooter === team,
});

// As showScoreboard wants it.
export function boardOf(view) {
  const standing = view.match?.standing;
  return {
    sides: teamsOf(view).map((team) => sideOf(view, team)),
    round: standing && !standing.over ? strings.round(standing.rounds.length + 1) : '',
    over: standing?.over ?? false,
    why: standing?.why ?? '',
    doubted: view.too_close.length > 0 || view.maybe_discs.length > 0,
    withheld: view.withheld !== null || view.camera.status === 'lost',
  };
}
