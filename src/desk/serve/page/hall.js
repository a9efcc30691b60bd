// SPDX-License-Identifier: MIT
// The desk: all tables and the tournament.
import { byId, whenChanged } from './dom.js';
import { Enlarged } from './enlarged.js';
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

// Why it was refused; null when it was carried out.
async function post(command) {
  const { view, error } = await line.send(command);
  if (!view) return error ?? words.noAnswer;
  draw(view);
  return null;
}

async function send(command) {
  const refused = await post(command);
  if (refused) toast(refused);
}

const enlarged = new Enlarged((table) => send({ command: 'follow_table', ...(table && { table }) }));
const tables = whenChanged((hall) => drawTables(hall, (name) => enlarged.open(name)));
const tournament = whenChanged((now) => drawTournament(now, { send, post }));

function draw(hall) {
  const { followed } = hall;
  tables({ tables: hall.tables.map((table) => ({ ...table, followed: table.name === followed })) });
  enlarged.update(hall);
  tournament(hall.tournament);
}

byId('to-wall').textContent = words.wall;
const line = followHall(draw);

const answer = await fetch('/api/hall/rights').catch(() => null);
const rights = answer?.ok ? await answer.json() : null;
document.body.classList.toggle('watching', !rights?.may_correct);
