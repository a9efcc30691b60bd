// SPDX-License-Identifier: MIT
// The position that is being judged: its photos, what the judge said, what people said beside that.
import { forgetPictures, hasPicture, keepPictures } from './pictures.js';
import { viewOf } from './report_view.js';
import { strings } from './strings.js';

export class Position {
  constructor(judge, book) {
    this.judge = judge;
    this.book = book;
    this.clear();
  }

  clear() {
    forgetPictures();
    this.files = []; // [{blob, name}], one or two
    this.report = null;
    this.overlay = null; // a blob
    this.sha256 = ''; // of the first photo
    this.altered = false; // by the browser, before the judge saw them
    this.said = { rulings: {}, twenties: {} };
  }

  get view() {
    if (this.report?.status !== 'scored') return null;
    const view = viewOf(this.report, this.book.file);
    return this.altered ? { ...view, warnings: [strings.pocket.altered, ...view.warnings] } : view;
  }

  // Why there is no score: what is wrong; what to do.
  get refusal() {
    if (this.report.status !== 'refused') return null;
    return this.altered ? strings.pocket.altered : this.report.reason;
  }

  #options(evidenceFor) {
    return { ...this.said, evidenceFor, players: this.book.file?.standing.players };
  }

  #take({ report, overlay, evidence }) {
    this.report = report;
    this.overlay = overlay ?? this.overlay;
    keepPictures(evidence);
  }

  // What people said before holds: a second photo numbers discs as the first does.
  async score(files, said = { rulings: {}, twenties: {} }) {
    this.clear();
    this.said = said;
    const answer = await this.judge.ask('score', files, this.#options('open'));
    this.files = files;
    this.sha256 = answer.sha256;
    this.altered = answer.altered;
    this.#take(answer);
  }

  async #again(evidenceFor, changed) {
    const answer = await this.judge.ask('again', { ...this.#options(evidenceFor), pictures: changed });
    if (changed) forgetPictures();
    this.#take(answer);
  }

  rule(disc, zone) {
    this.said.rulings[disc] = zone;
    return this.#again('open', true);
  }

  setTwenties(team, number) {
    this.said.twenties[team] = Math.max(0, number);
    return this.#again('open', true);
  }

  // Fingers are quicker than the judge: what was said last counts, also before it has answered.
  twentiesOf(team) { return this.said.twenties[team] ?? this.report.totals[team]?.twenties ?? 0; }
  changeTwenties(team, by) { return this.setTwenties(team, this.twentiesOf(team) + by); }

  // Whether it had to be drawn first.
  async wantPicture(disc) {
    if (hasPicture(disc)) return false;
    await this.#again([disc], false);
    return true;
  }
}
