// SPDX-License-Identifier: MIT
// The table's scores for a stream, and its board where the address asks for it.
import { Connection } from './connection.js';
import { byId } from './dom.js';
import { DrawnBoard } from './drawn_board.js';
import { takeLook } from './look.js';
import { teamsOf } from './scores.js';
import { showScoreboard } from './scoreboard.js';
import { boardOf } from './sides.js';
import { strings } from './strings.js';

const look = takeLook(['bar', 'corner', 'board']);
const board = look.layout === 'board' ? new DrawnBoard(strings.boardSeen) : null;
if (board) byId('board').append(board.drawing);
byId('board').hidden = !board;

let shown = null, live = false;
new Connection((view) => {
  shown = boardOf(view);
  board?.update(view, teamsOf(view));
  showScoreboard(shown, live, look);
}, (status) => {
  live = status === 'live';
  showScoreboard(shown, live, look);
});
