// SPDX-License-Identifier: MIT
// A table at a glance.
import { discIcon } from './discs.js';
import { button, element, isolated } from './dom.js';
import { words } from './hall_strings.js';

const nameOf = (side) => isolated(side.names || side.team);

function sideRow(state, side, index) {
  return element('div', { class: `side${state.shooter === side.team ? ' shoots' : ''}` },
    discIcon(side.team, index),
    element('span', { class: 'name', text: nameOf(side) }),
    element('span', { class: 'shooting', text: state.shooter === side.team ? words.shoots : '' }),
    element('span', { class: 'total', text: side.total, title: words.onBoard }),
    state.match ? element('span', { class: 'score', text: side.score, title: words.score }) : null);
}

function progress(state) {
  if (state.paused) return words.paused;
  if (!state.match) return words.noMatch;
  return state.match.over ? words.over : words.round(state.match.rounds + 1);
}

const alertText = (table, alert) => (alert === 'offline' ? `${words.alerts.offline} ${words.since(table.since)}` : words.alerts[alert] ?? alert);

function remarks(table) {
  const { state } = table;
  const lines = table.alerts.map((alert) => element('li', { class: `alert ${alert}`, text: alertText(table, alert) }));
  if (state?.open_calls && table.online) lines.unshift(element('li', { class: 'alert calls', text: words.openCalls(state.open_calls) }));
  return lines.length ? element('ul', { class: 'remarks' }, ...lines) : null;
}

function details(table) {
  const { state } = table;
  const notes = state ? [state.camera.note, state.board.note, ...state.questions].filter(Boolean) : [];
  return notes.map((note) => element('p', { class: 'note', text: isolated(note) }));
}

// enlarge(name) where its name is a button; detailed: with what camera and board say.
export function tableCard(table, enlarge, detailed = false) {
  const { state } = table;
  return element('article', { class: `table${table.online ? '' : ' offline'}${table.alerts.length ? ' urgent' : ''}`, 'data-table': table.name },
    element('header', {},
      enlarge
        ? element('h2', {}, button(isolated(table.name), () => enlarge(table.name), { 'aria-label': words.enlarge(isolated(table.name)) }))
        : element('h2', { text: isolated(table.name) }),
      table.followed ? element('span', { class: 'on-stream', text: words.nowOnStream }) : null,
      element('span', { class: 'progress', text: state ? progress(state) : words.noState })),
    ...(state ? state.sides.map((side, index) => sideRow(state, side, index)) : []),
    remarks(table),
    ...(detailed ? details(table) : []));
}
