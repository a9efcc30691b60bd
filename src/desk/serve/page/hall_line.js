// SPDX-License-Identifier: MIT
// The line to the hall, and its status in one line.
import { Connection } from './connection.js';
import { byId } from './dom.js';
import { words } from './hall_strings.js';

function statusOf(connection, hall) {
  if (connection === 'lost') return [words.lost, 'bad'];
  if (!hall) return [words.connecting, 'calm'];
  if (!hall.broker.connected) return [words.broker(hall.broker.trouble), 'bad'];
  return [words.hall(hall.tables.length), 'calm'];
}

// draw(hall) for each view; send(command) answers as Commands' own.
export function followHall(draw) {
  let hall = null, connection = 'connecting';
  const show = () => {
    const [text, grade] = statusOf(connection, hall);
    if (byId('status').textContent !== text) byId('status').textContent = text;
    byId('status').className = grade;
    document.body.classList.toggle('away', connection === 'lost');
  };
  show();
  return new Connection((newest) => {
    hall = newest;
    draw(hall);
    show();
  }, (status) => {
    connection = status;
    show();
  }, undefined, '/api/hall');
}
