// SPDX-License-Identifier: MIT
// What players agree on before a match.
import { button, element } from './dom.js';
import { strings } from './strings.js';

const options = (values, chosen, label = (value) => value) => values.map((value) =>
  element('option', { value, text: label(value), selected: value === chosen }));

const field = (label, input) => element('label', {}, element('span', { text: label }), input);

const numberInput = (name, attributes) =>
  element('input', { name, type: 'number', inputmode: 'numeric', required: true, ...attributes });

export class MatchDialog {
  constructor(dialog, send) {
    this.dialog = dialog;
    this.send = send;
    this.agreed = { rules: null, players: 2, format: null };
    this.names = [];
  }

  open(choices, view) {
    this.choices = choices;
    const rules = view.match?.rules ?? 'nca';
    this.agreed.rules = choices.rules.some((set) => set.name === rules) ? rules : choices.rules[0].name;
    this.names = view.match?.players.map((player) => player.name) ?? this.names;
    this.agreed.players = this.names.length || 2;
    this.colours = view.teams.length === 2 ? [...view.teams] : ['black', 'natural'];
    this.#build();
    this.dialog.showModal();
  }

  get #rules() { return this.choices.rules.find((set) => set.name === this.agreed.rules); }

  // What people chose is kept while the form is built anew for it.
  #again(change) {
    this.names = [...this.form.querySelectorAll('input[name^=player]')].map((input) => input.value);
    this.colours = ['colour0', 'colour1'].map((name) => this.form.elements[name].value);
    change();
    this.#build();
  }

  #counts() { return [2, this.#rules.three_players ? 3 : 0, this.#rules.discs_of_four ? 4 : 0].filter(Boolean); }

  #format() {
    return this.#rules.formats.find((format) => format.name === this.agreed.format) ?? this.#rules.formats[0];
  }

  #discs() {
    const range = { 2: this.#rules.discs_of_two, 4: this.#rules.discs_of_four }[this.agreed.players];
    if (!range || range.least === range.most) return null;
    return field(strings.discsEach, numberInput('discs', { min: range.least, max: range.most, value: range.most }));
  }

  #players() {
    return Array.from({ length: this.agreed.players }, (_, i) => field(strings.player(i + 1), element('input', {
      name: `player${i}`, required: true, maxlength: 40, autocomplete: 'off', value: this.names[i] ?? '' })));
  }

  #colour(side) {
    return field(strings.sideColour(side), element('select', { name: `colour${side}` },
      ...options(this.choices.colours, this.colours[side], strings.colour)));
  }

  #select(label, name, values, chosen, words) {
    return field(label, element('select', { name, onchange: (event) => this.#again(() => {
      this.agreed[name] = name === 'players' ? Number(event.target.value) : event.target.value;
    }) }, ...options(values, chosen, words)));
  }

  #build() {
    const format = this.#format();
    const counts = this.#counts();
    if (!counts.includes(this.agreed.players)) this.agreed.players = 2;
    const formats = this.#rules.formats;
    const goal = (name) => formats.find((one) => one.name === name).goal;
    this.error = element('p', { class: 'error', role: 'alert', hidden: true });
    this.form = element('form', { onsubmit: (event) => { event.preventDefault(); this.#start(); } },
      element('h2', {}, element('span', { text: strings.newMatch }),
        button('✕', () => this.dialog.close(), { class: 'plain', 'aria-label': strings.close })),
      this.#select(strings.rules, 'rules', this.choices.rules.map((set) => set.name), this.agreed.rules, (name) =>
        this.choices.rules.find((set) => set.name === name).description),
      formats.length > 1
        ? this.#select(strings.format, 'format', formats.map((one) => one.name), format.name, goal) : null,
      format.agreed && format.target !== null
        ? field(strings.target, numberInput('target', { min: 1, max: 1000, value: format.target })) : null,
      format.agreed && format.rounds !== null
        ? field(strings.rounds, numberInput('rounds', { min: 1, max: 100, value: format.rounds })) : null,
      this.#discs(),
      this.#select(strings.players, 'players', counts, this.agreed.players, strings.playerCount),
      this.agreed.players > 2 ? element('p', { text: strings.seats }) : null,
      element('div', { class: 'pair' }, ...this.#players()),
      element('div', { class: 'pair' }, this.#colour(0), this.#colour(1)),
      field(strings.starter, element('select', { name: 'starter' },
        ...options([...Array(this.agreed.players).keys()], 0, (i) => strings.player(i + 1)))),
      this.error,
      element('button', { class: 'primary', text: strings.start }));
    this.dialog.replaceChildren(this.form);
  }

  #command() {
    const value = (name) => this.form.elements[name]?.value;
    const players = Array.from({ length: this.agreed.players }, (_, i) =>
      ({ name: value(`player${i}`).trim(), team: value(`colour${i % 2}`) }));
    const command = { command: 'start_match', rules: this.agreed.rules, players, format: this.#format().name,
      starter: players[Number(value('starter'))].name };
    for (const name of ['target', 'rounds', 'discs']) if (value(name)) command[name] = Number(value(name));
    return command;
  }

  async #start() {
    const answer = await this.send(this.#command());
    if (answer.view) return this.dialog.close();
    this.error.textContent = answer.error ?? strings.notSent;
    this.error.hidden = false;
  }
}
