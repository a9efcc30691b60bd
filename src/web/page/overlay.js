// SPDX-License-Identifier: MIT
// The table's scores for a stream.
import { Connection } from './connection.js';
import { nameOf, teamsOf } from './scores.js';
import { showScoreboard } from './scoreboard.js';

const sideOf = (view, team) => ({
  team,
  name: nameOf(view, team),
  sunk: view.totals[team]?.twenties ?? 0,
  total: view.totals[team]?.total ?? 0,
  score: view.match?.standing?.score[team] ?? null,
  shoots: view.shooter === team,
});

const shownOf = (view) => ({
  sides: teamsOf(view).map((team) => sideOf(view, team)),
  over: view.match?.standing?.over ?? false,
  why: view.match?.standing?.why ?? '',
  doubted: view.too_close.length > 0 || view.maybe_discs.length > 0,
  withheld: view.withheld !== null || view.camera.status === 'lost',
});

let shown = null, live = false;
new Connection((view) => {
  shown = shownOf(view);
  showScoreboard(shown, live);
}, (status) => {
  live = status === 'live';
  showScoreboard(shown, live);
});
