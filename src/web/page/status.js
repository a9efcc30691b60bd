// SPDX-License-Identifier: MIT
// The one line that says what stands in the way, the gravest first.
import { strings } from './strings.js';

const withNote = (text, note) => (note ? `${text}: ${note}` : text);

// [words, how grave].
export function statusOf(connection, view) {
  if (connection === 'lost') return [strings.lost, 'bad'];
  if (!view) return [strings.connecting, 'calm'];
  const camera = strings.cameraStatus[view.camera.status];
  if (camera) return [withNote(camera, view.camera.note), view.camera.status === 'lost' ? 'bad' : 'calm'];
  const board = strings.boardStatus[view.board.status];
  if (board) return [withNote(board, view.board.note), 'warn'];
  if (view.paused) return [strings.paused, 'warn'];
  if (view.withheld) return [strings.withheld(view.withheld), 'warn'];
  if (view.camera.note) return [view.camera.note, 'warn'];
  if (view.board.note) return [view.board.note, 'warn'];
  if (view.motion === 'hand') return [strings.hand, 'calm'];
  if (view.motion === 'moving') return [strings.moving, 'calm'];
  if (view.warnings.length) return [view.warnings.join(' · '), 'warn'];
  return [strings.watching, 'calm'];
}

export function showStatus(line, connection, view) {
  const status = statusOf(connection, view);
  if (line.textContent !== status[0]) line.textContent = status[0];
  line.className = status[1];
}
