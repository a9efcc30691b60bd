// SPDX-License-Identifier: MIT
// The match that is being played on this device. The rules are the engine's; this keeps what it answers.
import { isolated } from './dom.js';
import { matchView } from './report_view.js';
import { sidesOf } from './scores.js';
import { allMatches, chooseMatch, currentMatch, dropMatch, keepMatch } from './store.js';
import { strings } from './strings.js';
import { say } from './toast.js';

export class MatchBook {
  #choices = null;

  // changed(): the match is another or has another entry.
  constructor(judge, changed) {
    this.judge = judge;
    this.changed = changed;
    this.file = null; // docs/matches.md
  }

  get view() { return this.file && matchView(this.file); }
  get over() { return this.file?.standing.over ?? true; }
  get title() { return isolated(this.file.setup.name) || this.sides.map(({ names }) => names).join(' – '); }

  // [{team, names, score, waiting}], the first side first.
  get sides() {
    const { players, score, waiting } = this.file.standing;
    return sidesOf(players).map((team) => ({
      team, names: players.filter((player) => player.team === team).map(({ name }) => isolated(name)).join(' & '),
      score: score[team] ?? 0, waiting: waiting[team] ?? 0 }));
  }

  get line() {
    const { standing } = this.file;
    const score = this.sides.map((side) => side.score).join(' : ');
    return [score, standing.over ? strings.over(standing.why) : strings.pocket.next(standing.rounds.length + 1, standing.next_starter),
      this.view.goal].filter(Boolean).join(' · ');
  }

  async load() {
    this.file = await currentMatch().catch(() => null); // a browser that keeps nothing, as in a private window
    this.changed();
  }

  async choices() { return this.#choices ??= await this.judge.ask('choices'); }
  all() { return allMatches().catch(() => []); }

  async #keep(file) {
    this.file = file;
    this.changed();
    await keepMatch(file).catch(() => say(strings.pocket.notKept));
  }

  // As the match dialog wants it: {view}, or {error} with the engine's words.
  async begin({ command, ...wishes }) {
    try {
      await this.#keep(await this.judge.ask('newMatch', wishes));
      return { view: this.view };
    } catch (error) {
      return { error: error.message };
    }
  }

  // action: an entry of docs/matches.md without number and time. Throws with the engine's words.
  async add(action) { await this.#keep(await this.judge.ask('addEntry', this.file, action)); }

  exported(form) { return this.judge.ask('exportMatch', this.file, form); }
  async take(text) { await this.#keep(await this.judge.ask('importMatch', text)); }

  async choose(uuid) {
    await chooseMatch(uuid);
    await this.load();
  }

  async drop() {
    await dropMatch(this.file.uuid);
    await this.load();
  }
}
