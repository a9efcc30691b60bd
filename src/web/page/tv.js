// SPDX-License-Identifier: MIT
// The table for a screen on the wall: the whole of it, nothing to tap.
import { stayAwake } from './awake.js';
import { Connection } from './connection.js';
import { discIcon } from './discs.js';
import { byId, element, whenChanged } from './dom.js';
import { DrawnBoard } from './drawn_board.js';
import { fit } from './fit.js';
import { leadText, roundLine, teamsOf } from './scores.js';
import { boardOf } from './sides.js';
import { showStatus } from './status.js';
import { strings } from './strings.js';

const kMostOpen = 3; // lines; more are counted
const kNotTold = new Set(['hand_in', 'hand_out', 'shot_begun', 'discs_at_rest', 'cut']); // who watches saw them
const kNameSizes = [1.3, 1.1, 0.95, 0.8, 0.7].map((size) => `${size}rem`);
const kShrinking = [1, 0.92, 0.84, 0.76, 0.68, 0.6]; // of all letters, where much is told
const kLineSizes = [1, 0.85, 0.7, 0.6, 0.5].map((size) => `${size}rem`);

let view = null, status = 'connecting';
const board = new DrawnBoard(strings.boardSeen);
byId('board').append(board.drawing);

const figure = (words, number) => element('p', { class: 'figure' }, element('span', { text: words }), element('b', { text: number }));

function side({ team, name, sunk, total, score, shoots }, index) {
  return element('article', { class: `side${shoots ? ' shoots' : ''}` },
    element('h2', {}, discIcon(team, index), element('span', { class: 'name', text: name })),
    shoots ? element('p', { class: 'pill', text: strings.shoots }) : null,
    element('p', { class: 'total', text: total }),
    element('div', { class: 'figures' }, score === null ? null : figure(strings.matchScore, score), figure(strings.twenties, sunk)));
}

const drawScores = whenChanged((sides, lead, round) => byId('scores').replaceChildren(...sides.map(side),
  element('p', { class: 'lead', text: lead }), element('p', { class: 'round', text: round })));

// Calls and questions that people have to settle.
const openLines = ({ discs, questions }) => [...questions.map(({ text }) => text),
  ...discs.filter((disc) => disc.call === 'too close' && !disc.ruling).map((disc) => `${strings.closeCall(disc)}, ${strings.sigma(disc)}`)];

const drawOpen = whenChanged((lines) => {
  const told = lines.length > kMostOpen ? [...lines.slice(0, kMostOpen - 1), strings.moreOpen(lines.length - kMostOpen + 1)] : lines;
  byId('open').replaceChildren(element('h2', { text: strings.open }), element('ul', {}, ...told.map((text) => element('li', { text }))));
  byId('open').hidden = lines.length === 0;
});

const eventRow = (event) => element('li', {}, element('time', { text: strings.clock(event.seconds) }), element('span', { text: strings.event(event) }));

const drawEvents = whenChanged((events) => byId('events').replaceChildren(element('h2', { text: strings.happened }),
  element('ol', {}, ...events.map(eventRow))));

// The newest events that there is room for, none of them cut.
function fitEvents() {
  const section = byId('events');
  const rows = [...section.querySelectorAll('li')];
  section.hidden = rows.length === 0;
  rows.forEach((row) => { row.hidden = false; });
  while (rows.length && section.scrollHeight > section.clientHeight) rows.pop().hidden = true;
  section.classList.toggle('bare', rows.length === 0);
}

function fitAll() {
  const beside = byId('beside');
  for (const share of kShrinking) {
    document.documentElement.style.setProperty('--share', share);
    document.querySelectorAll('.name').forEach((name) => fit(name, kNameSizes, name.parentElement));
    fit(byId('status'), kLineSizes);
    if (beside.scrollHeight <= beside.clientHeight) break;
  }
  fitEvents();
}

function show() {
  document.body.classList.toggle('offline', status !== 'live');
  showStatus(byId('status'), status, view);
  if (view) {
    const { sides, withheld } = boardOf(view);
    board.update(view, teamsOf(view));
    drawScores(sides, leadText(view), roundLine(view));
    byId('scores').classList.toggle('withheld', withheld);
    drawOpen(openLines(view));
    drawEvents(view.events.filter(({ event }) => !kNotTold.has(event)).reverse());
  }
  fitAll();
}

new Connection((newest) => {
  view = newest;
  show();
}, (now) => {
  status = now;
  show();
});
addEventListener('resize', fitAll);
stayAwake();
