// SPDX-License-Identifier: MIT
// The tournament: pairings, standings, and what the desk does.
import { ask, choice } from './ask.js';
import { button, byId, element, isolated, replaceChildren } from './dom.js';
import { entrantsTable } from './entrants.js';
import { words } from './hall_strings.js';
import { pairByHand } from './pair_by_hand.js';

const cells = (tag, texts) => texts.map((text) => element(tag, { text: text ?? '' }));

function table(caption, columns, rows) {
  return element('table', {},
    element('caption', { text: caption }),
    element('thead', {}, element('tr', {}, ...columns.map((column) => (column ? element('th', { scope: 'col', text: column }) : element('td'))))),
    element('tbody', {}, ...rows));
}

function resultOf(pairing) {
  if (!pairing.b) return words.bye;
  if (pairing.walkover !== undefined) return words.walkover(pairing.walkover && isolated(pairing.walkover));
  return pairing.points_a === undefined ? words.open : `${pairing.points_a} : ${pairing.points_b}`;
}

const isOpen = (pairing) => Boolean(pairing.b) && pairing.walkover === undefined && pairing.points_a === undefined;

const numberInput = (name, label, value) => element('label', { text: label },
  element('input', { name, type: 'number', min: 0, max: 10000, value: value ?? 0, required: true }));

function askResult(pairing, act) {
  const dialog = byId('result');
  const command = isOpen(pairing) ? 'result' : 'correct';
  const send = (fields) => {
    dialog.close();
    act({ command, pairing: pairing.pairing, ...fields });
  };
  const names = { a: isolated(pairing.a), b: isolated(pairing.b) };
  const form = element('form', {
    onsubmit: (event) => {
      event.preventDefault();
      send(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, Number(value)])));
    },
  },
  element('h2', { text: `${names.a} ${words.against} ${names.b}` }),
  ...['a', 'b'].map((side) => element('fieldset', {},
    element('legend', { text: names[side] }),
    numberInput(`points_${side}`, words.points, pairing[`points_${side}`]),
    numberInput(`twenties_${side}`, words.twentiesOf, pairing[`twenties_${side}`]))),
  element('p', { class: 'buttons' },
    element('button', { class: 'primary', text: words.save }),
    button(words.came(names.a), () => send({ walkover: pairing.entrant_a })),
    button(words.came(names.b), () => send({ walkover: pairing.entrant_b })),
    button(words.nobodyCame, () => send({ walkover: 0 })),
    button(words.close, () => dialog.close())));
  dialog.replaceChildren(form);
  dialog.showModal();
}

const namesOf = (pairing) => `${isolated(pairing.a)}${pairing.b ? ` ${words.against} ${isolated(pairing.b)}` : ''}`;

function giveTable(pairing, { setup }, post) {
  const select = choice(words.columns.table, 'table', setup.tables.map((table) => [table, isolated(table)]), pairing.table);
  ask(words.tableFor(namesOf(pairing)), [select], [{
    label: words.give, command: () => ({ command: 'assign_table', pairing: pairing.pairing, table: select.querySelector('select').value }),
  }], post);
}

function pairingRow(pairing, act, tournament, post) {
  const row = element('tr', {}, ...cells('td', [
    namesOf(pairing),
    pairing.table && isolated(pairing.table), resultOf(pairing)]));
  row.append(element('td', { class: 'correcting' }, isOpen(pairing) && tournament.setup.tables.length
    ? button(words.giveTable, () => giveTable(pairing, tournament, post), { 'aria-label': words.tableFor(namesOf(pairing)) })
    : null, pairing.b
    ? button(isOpen(pairing) ? words.enter : words.correct, () => askResult(pairing, act),
      { 'aria-label': `${isOpen(pairing) ? words.enter : words.correct} ${namesOf(pairing)}` })
    : null));
  return row;
}

function standingRow(standing, over) {
  const remark = standing.withdrawn ? words.withdrawn : (standing.open && over ? words.level : '');
  return element('tr', {}, ...cells('td', [standing.rank, isolated(standing.name), standing.points, standing.twenties,
    standing.matches, remark]));
}

let order = []; // of the tie that is being ruled

function tieRow(tie, entrants, act) {
  const name = (number) => isolated(entrants.find(({ entrant }) => entrant === number)?.name ?? String(number));
  const choose = (number) => {
    order = [...order.filter((one) => tie.includes(one) && one !== number), number];
    if (order.length === tie.length - 1) order.push(tie.find((one) => !order.includes(one)));
    if (order.length < tie.length) return;
    act({ command: 'rule_tie', order });
    order = [];
  };
  return element('p', { class: 'tie' }, words.tie, ' ', ...tie.map((number) => element('span', { class: 'correcting' },
    button(name(number), () => choose(number)))));
}

// send(command): who is refused is told in passing; post(command): why it was refused, null when it was not.
export function drawTournament(tournament, { send, post }) {
  const section = byId('tournament');
  if (!tournament) return section.replaceChildren(element('p', { class: 'empty', text: words.noTournament }));
  const act = (command) => send({ ...command, seen: tournament.entries });
  const newest = tournament.pairings.filter(({ round }) => round === tournament.rounds);
  const earlier = tournament.pairings.filter(({ round }) => round !== tournament.rounds).reverse();
  const { columns } = words;
  const pairings = (caption, list) => table(caption, [words.pairings, columns.table, columns.result, ''], list.map((one) => pairingRow(one, act, tournament, post)));
  const canPair = !tournament.over && !newest.some(isOpen);
  replaceChildren(section,
    element('h2', { text: isolated(tournament.setup.name || tournament.setup.format) }),
    element('p', { class: 'buttons correcting' },
      button(words.pair, () => act({ command: 'pair' }), { disabled: !canPair }),
      tournament.setup.format === 'swiss' ? button(words.byHand, () => pairByHand(tournament, post), { disabled: !canPair }) : null,
      button(words.undo, () => act({ command: 'undo', entries: 1 }), { disabled: !tournament.undoable }),
      button(words.redo, () => act({ command: 'redo', entries: 1 }), { disabled: !tournament.redoable })),
    ...tournament.open_ties.map((tie) => tieRow(tie, tournament.entrants, act)),
    newest.length ? pairings(words.pairingsOf(tournament.rounds), newest) : null,
    table(words.standings, [columns.rank, columns.name, columns.points, columns.twenties, columns.matches, ''],
      tournament.standings.map((standing) => standingRow(standing, tournament.over))),
    entrantsTable(tournament, post),
    earlier.length ? pairings(words.pairings, earlier) : null,
    element('p', { class: 'exports' }, `${words.exports}: `,
      element('a', { href: '/api/hall/standings.csv', download: 'standings.csv', text: words.standings }), ' ',
      element('a', { href: '/api/hall/pairings.csv', download: 'pairings.csv', text: words.pairings })));
}
