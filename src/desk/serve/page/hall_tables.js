// SPDX-License-Identifier: MIT
// All tables at a glance.
import { byId, element, isolated, replaceChildren } from './dom.js';
import { words } from './hall_strings.js';
import { tableCard } from './table_card.js';

// What the referee must not miss, in one line.
export function alertsOf(hall) {
  const at = (alert) => hall.tables.filter(({ alerts }) => alerts.includes(alert)).map(({ name }) => isolated(name));
  return ['winner', 'camera', 'board'].map((alert) => [alert, at(alert)]).filter(([, tables]) => tables.length)
    .map(([alert, tables]) => words.alertAt(words.alerts[alert], tables.join(', '))).join(' · ');
}

// enlarge(name) when one is chosen; null: none can be.
export function drawTables(hall, enlarge) {
  replaceChildren(byId('tables'), ...(hall.tables.length
    ? hall.tables.map((table) => tableCard(table, enlarge))
    : [element('p', { class: 'empty', text: words.noTables })]));
  const alerts = alertsOf(hall);
  if (byId('alerts').textContent !== alerts) byId('alerts').textContent = alerts;
  byId('alerts').hidden = alerts === '';
}
