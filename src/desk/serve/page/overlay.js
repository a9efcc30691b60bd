// SPDX-License-Identifier: MIT
// The scores of one table of the hall for a stream: of ?table=NAME, else of the one that the desk shows on the stream.
import { Connection } from './connection.js';
import { isolated } from './dom.js';
import { takeLook } from './look.js';
import { showScoreboard } from './scoreboard.js';
import { strings } from './strings.js';

const asked = new URLSearchParams(location.search).get('table');

const sideOf = ({ match, shooter }, { team, players, sunk, total, score }) => ({
  team,
  name: players.length ? players.map(isolated).join(' & ') : strings.colour(team),
  sunk,
  total,
  score: match ? score : null,
  shoots: shooter === team,
});

// Null: nothing is known of that table, or it is offline.
function shownOf(hall) {
  const table = hall.tables.find(({ name }) => name === (asked || hall.followed));
  const state = table?.online && hall.broker.connected ? table.state : null;
  if (!state) return null;
  const sides = state.match ? state.sides.filter(({ players }) => players.length) : state.sides.slice(0, 2);
  return {
    sides: sides.map((side) => sideOf(state, side)),
    round: state.match && !state.match.over ? strings.round(state.match.rounds + 1) : '',
    over: state.match?.over ?? false,
    why: state.match?.why ?? '',
    doubted: state.open_calls > 0 || state.maybe_discs > 0,
    withheld: state.withheld !== null || state.camera.status === 'lost',
  };
}

const look = takeLook(['bar', 'corner']); // a hall's line does not tell where discs lie
let shown = null, live = false;
new Connection((hall) => {
  shown = shownOf(hall);
  showScoreboard(shown, live, look);
}, (status) => {
  live = status === 'live';
  showScoreboard(shown, live, look);
}, undefined, '/api/hall');
