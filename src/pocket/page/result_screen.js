// SPDX-License-Identifier: MIT
// What the judge found: as on the table's page, and the photo with what was measured drawn in.
import { Board } from './board.js';
import { Calls } from './calls.js';
import { button, byId, element, whenChanged } from './dom.js';
import { PhotoView } from './photo_view.js';
import { pickButton } from './pick.js';
import { PictureDialog } from './picture_dialog.js';
import { Scores, teamsOf } from './scores.js';
import { Sheet } from './sheet.js';
import { strings } from './strings.js';
import { say } from './toast.js';

const words = strings.pocket;

export class ResultScreen {
  // acts: second(file), counted().
  constructor(main, position, book, acts) {
    this.main = main;
    this.position = position;
    this.book = book;
    this.acts = acts;
    this.counting = Promise.resolve();
    const send = (command) => this.#do(command);
    const show = (disc) => this.#showPicture(disc);
    this.board = new Board(byId('board'), (id) => this.openSheet(id), () => {});
    this.photo = new PhotoView(byId('board'), (id) => this.openSheet(id));
    this.scores = new Scores(byId('scores'), (team, by) => this.#again(() => position.changeTwenties(team, by)));
    this.calls = new Calls(byId('open'), send, show);
    this.picture = new PictureDialog(byId('picture'), send);
    this.sheet = new Sheet(byId('sheet'), { send, show, closed: (id) => this.#sheetClosed(id) });
    this.drawWarnings = whenChanged((warnings) =>
      byId('warnings').replaceChildren(...warnings.map((text) => element('li', { text }))));
    this.switch = button('', () => this.#showPhoto(!this.photo.shown), { id: 'switch' });
    this.count = button(words.countRound, () => this.#count(), { class: 'primary', id: 'count' });
    this.second = pickButton(words.secondPhoto, acts.second);
    byId('controls').append(this.switch, this.second, this.count);
  }

  open() {
    this.photo.take(this.position.overlay, this.position.report);
    this.#showPhoto(false);
    this.update();
  }

  close() {
    this.sheet.close();
    this.photo.take(null, null);
  }

  update() {
    const { view } = this.position;
    if (!view) return;
    const teams = teamsOf(view);
    this.board.update(view, teams);
    this.scores.update(view);
    this.calls.update(view, teams);
    this.sheet.update(view, teams);
    this.picture.update(view);
    this.drawWarnings(view.warnings);
    this.second.hidden = this.position.files.length > 1;
    this.count.hidden = this.book.over;
    byId('calls').hidden = byId('open').hidden && view.warnings.length === 0;
  }

  #showPhoto(shown) {
    this.photo.show(shown);
    this.board.drawing.toggleAttribute('hidden', shown);
    this.switch.textContent = shown ? strings.board : words.photo;
  }

  // What people said is counted anew; the round waits for it.
  #again(act) {
    this.main.setAttribute('aria-busy', 'true');
    this.counting = this.#counted(act());
    return this.counting;
  }

  async #counted(answer) {
    try {
      await answer;
      this.photo.take(this.position.overlay, this.position.report);
    } catch (error) {
      say(error.message);
    }
    this.main.removeAttribute('aria-busy');
    this.update();
  }

  // The commands of the table's page that a photo understands (docs/openapi.yaml).
  #do(command) {
    if (command.command === 'rule_disc') return this.#again(() => this.position.rule(command.disc, command.zone));
    if (command.command === 'answer_question') return this.#again(() => this.#answer(command));
    throw new Error(`a photo knows no ${command.command}`);
  }

  // A question's number is that of what may be a disc, or 0.
  #answer({ question, answer }) {
    if (question === 0) return this.#answerHole(answer);
    return this.position.rule(question, answer === strings.isDisc ? 'disc' : 'none');
  }

  #answerHole(answer) {
    const team = this.position.report.hole.maybe;
    return this.position.setTwenties(team, this.position.twentiesOf(team) + (answer === words.inHole ? 1 : 0));
  }

  openSheet(id) {
    if (id === null) return this.sheet.close();
    this.sheet.open(id);
    this.board.select(id);
    this.update();
    this.sheet.focus();
    return this.#draw(id);
  }

  #sheetClosed(id) {
    this.board.select(null);
    if (this.photo.shown) this.photo.focus();
    else this.board.focusDisc(id);
  }

  async #draw(id) { if (await this.position.wantPicture(id)) this.update(); }

  async #showPicture(disc) {
    if (disc.id !== 0) await this.#draw(disc.id);
    this.picture.open(this.position.view.discs.find(({ id }) => id === disc.id) ?? disc);
  }

  async #count() {
    await this.counting;
    const { report, files, sha256, said } = this.position;
    try {
      // Only those that people told: a side's number answers what the photo leaves open of its hole.
      await this.book.add({ kind: 'round', photo: files[0].name, sha256, scoring: report, twenties: said.twenties });
    } catch (error) {
      return say(error.message);
    }
    return this.acts.counted();
  }
}
