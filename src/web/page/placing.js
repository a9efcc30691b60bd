// SPDX-License-Identifier: MIT
// A disc is put down by a person: added, or moved.
import { button, element } from './dom.js';
import { strings } from './strings.js';

export class Placing {
  #command = null;

  constructor(board, parent, send) {
    this.board = board;
    this.send = send;
    this.words = element('span');
    this.hint = element('p', { class: 'hint', hidden: true }, this.words, button(strings.cancel, () => this.end()));
    parent.append(this.hint);
    addEventListener('keydown', (event) => event.key === 'Escape' && this.end());
  }

  get active() { return this.#command !== null; }

  add(team, side) {
    this.#begin({ command: 'add_disc', team }, { team, side, place: [0, -150] }, strings.placeAdd(team));
  }

  move(disc, side) {
    this.#begin({ command: 'move_disc', disc: disc.id }, { team: disc.team, side, place: [...disc.base_mm] },
      strings.placeMove);
  }

  #begin(command, placing, words) {
    this.#command = command;
    this.words.textContent = words;
    this.hint.hidden = false;
    this.board.showCamera(false);
    this.board.place(placing);
  }

  chosen(place) {
    const command = { ...this.#command, base_mm: place };
    this.end();
    this.send(command);
  }

  end() {
    if (!this.active) return;
    this.#command = null;
    this.hint.hidden = true;
    this.board.place(null);
  }
}
