// SPDX-License-Identifier: MIT
// The desk: all tables and the tournament.
import { byId, whenChanged } from './dom.js';
import { followHall } from './hall_line.js';
import { words } from './hall_strings.js';
import { drawTables } from './hall_tables.js';
import { drawTournament } from './tournament.js';

const kToast = 6_000; // ms

let timer = 0;
function toast(text) {
  byId('toast').textContent = text;
  byId('toast').hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => { byId('toast').hidden = true; }, kToast);
}

async function send(command) {
  const { view, error } = await line.send(command);
  if (view) draw(view);
  else toast(error ?? words.noAnswer);
}

const tables = whenChanged((hall) => drawTables(hall));
const tournament = whenChanged((now) => drawTournament(now, send));

function draw(hall) {
  tables({ tables: hall.tables });
  tournament(hall.tournament);
}

byId('to-wall').textContent = words.wall;
const line = followHall(draw);

const answer = await fetch('/api/hall/rights').catch(() => null);
const rights = answer?.ok ? await answer.json() : null;
document.body.classList.toggle('watching', !rights?.may_correct);
