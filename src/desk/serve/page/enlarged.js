// SPDX-License-Identifier: MIT
// One table enlarged: who plays, the rounds, the board as the table sees it, open calls and the last events in words.
import { button, byId, element, isolated, replaceChildren, whenChanged } from './dom.js';
import { DrawnBoard } from './drawn_board.js';
import { words } from './hall_strings.js';
import { teamsOf } from './scores.js';
import { statusOf } from './status.js';
import { strings } from './strings.js';
import { tableCard } from './table_card.js';

const kBetween = 1_000; // ms between two looks at its board

const nameOf = (view, team) => view.match?.players.filter((one) => one.team === team).map(({ name }) => isolated(name)).join(' & ')
  || strings.colour(team);

function roundsOf(view, teams) {
  const rounds = view.match?.standing?.rounds ?? [];
  if (!rounds.length) return null;
  const head = [words.columns.round, ...teams.map((team) => nameOf(view, team)), words.columns.gained];
  const row = (round, index) => [index + 1, ...teams.map((team) => round.totals[team]?.total ?? 0),
    teams.map((team) => round.gained[team] ?? 0).join(' : ')];
  return element('table', { class: 'rounds' },
    element('caption', { text: words.rounds }),
    element('thead', {}, element('tr', {}, ...head.map((text) => element('th', { scope: 'col', text })))),
    element('tbody', {}, ...rounds.map((round, index) => element('tr', {}, ...row(round, index).map((text) => element('td', { text }))))));
}

function listed(title, texts, className) {
  if (!texts.length) return null;
  return element('section', { class: className }, element('h3', { text: title }), element('ul', {}, ...texts.map((text) => element('li', { text }))));
}

function callsOf(view) {
  const open = view.discs.filter((disc) => disc.call === 'too close' && !disc.ruling);
  const title = strings.closeCallsAtStake(view.open_calls?.winner_is_open ?? null);
  return listed(title, [...open.map(strings.closeCall), ...view.questions.map(({ text }) => isolated(text))], 'calls');
}

const eventsOf = (view) => listed(words.lastEvents,
  [...view.events].reverse().slice(0, 8).map((event) => `${strings.clock(event.seconds)} ${isolated(strings.event(event))}`), 'events');

export class Enlarged {
  #name = null;
  #timer = 0;
  #hall = null;

  // follow(name): its scores go on the stream; null: none do.
  constructor(follow) {
    this.follow = follow;
    this.dialog = byId('enlarged');
    this.dialog.addEventListener('close', () => this.#rest());
    this.dialog.addEventListener('click', (event) => event.target === this.dialog && this.dialog.close());
  }

  open(name) {
    this.#name = name;
    this.board = new DrawnBoard(words.boardOf(isolated(name)));
    this.board.drawing.toggleAttribute('hidden', true);
    const card = element('div'), acts = element('p', { class: 'buttons' }), facts = element('div', { class: 'facts' });
    this.drawCard = whenChanged((table) => card.replaceChildren(tableCard(table, null, true)));
    this.drawActs = whenChanged((isFollowed) => replaceChildren(acts,
      button(isFollowed ? words.offStream : words.onStream, () => this.follow(isFollowed ? null : name), { class: 'correcting' }),
      button(words.close, () => this.dialog.close(), { class: 'primary' })));
    this.drawFacts = whenChanged((view, teams) => {
      const [status, grade] = statusOf('live', view);
      facts.replaceChildren(...[element('p', { class: `status ${grade}`, text: isolated(status) }), callsOf(view),
        roundsOf(view, teams), eventsOf(view)].filter(Boolean));
    });
    this.dialog.replaceChildren(acts, element('div', { class: 'large' }, element('div', {}, card, this.board.drawing), facts));
    this.update(this.#hall);
    this.dialog.showModal();
    this.#look();
  }

  update(hall) {
    this.#hall = hall;
    const table = this.#name === null ? null : hall?.tables.find(({ name }) => name === this.#name);
    if (!table) return;
    this.drawCard(table);
    this.drawActs(hall.followed === this.#name);
  }

  // Its board changes ten times a second; so it is asked for, and only while it is seen.
  async #look() {
    const name = this.#name;
    const answer = await fetch(`/api/hall/table?name=${encodeURIComponent(name)}`).catch(() => null);
    const view = answer?.ok ? await answer.json().catch(() => null) : null;
    if (name !== this.#name) return;
    if (view) this.#draw(view);
    this.#timer = setTimeout(() => this.#look(), kBetween);
  }

  #draw(view) {
    const teams = teamsOf(view);
    this.board.drawing.toggleAttribute('hidden', false);
    this.board.update(view, teams);
    const { discs, questions, open_calls, match, events, camera, board, paused, withheld, motion, warnings } = view;
    this.drawFacts({ discs, questions, open_calls, match, events, camera, board, paused, withheld, motion, warnings }, teams);
  }

  #rest() {
    this.#name = null;
    clearTimeout(this.#timer);
    this.dialog.replaceChildren();
  }
}
