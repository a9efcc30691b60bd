// SPDX-License-Identifier: MIT
// The match on this device: how it stands, its rounds, what can be taken back, ways to hand it on.
import { button, element, isolated } from './dom.js';
import { photoFrom } from './pick.js';
import { roundRows } from './round_rows.js';
import { canShare, save, share } from './share.js';
import { strings } from './strings.js';

const words = strings.pocket;
const kForms = { json: 'application/json', csv: 'text/csv', cmn: 'application/json' };
const kEndings = { json: 'json', csv: 'csv', cmn: 'cmn.json' };

const nameOf = (file) => isolated(file.setup.name) || file.standing.players.map(({ name }) => isolated(name)).join(' – ');

export class KeptDialog {
  // acts: match(), to begin another.
  constructor(dialog, book, acts) {
    this.dialog = dialog;
    this.book = book;
    this.acts = acts;
    this.error = element('p', { class: 'error', role: 'alert' }); // no toast is seen behind a dialog
  }

  async open() {
    this.error.textContent = '';
    await this.#build();
    if (!this.dialog.open) this.dialog.showModal();
  }

  close() { this.dialog.close(); }
  update() { if (this.dialog.open) this.#build(); }

  // An act that the engine may refuse: people are told why.
  async #try(act) {
    try {
      await act();
      this.error.textContent = '';
    } catch (error) {
      this.error.textContent = error.message;
    }
  }

  #add(action) { return this.#try(() => this.book.add(action)); }

  async #hand(form) {
    await this.#try(async () => {
      const blob = new Blob([await this.book.exported(form)], { type: kForms[form] });
      const name = `ringside-match.${kEndings[form]}`;
      if (canShare(blob.type)) await share(blob, name, this.book.title);
      else save(blob, name);
    });
  }

  #standing() {
    return element('div', { class: 'standings' }, ...this.book.sides.map(({ names, score }) =>
      element('p', {}, element('span', { text: names }), element('b', { text: score }))));
  }

  #current() {
    const { entries, standing } = this.book.file;
    const undone = ['undo', 'redo'].includes(entries.at(-1)?.kind);
    return [this.#standing(), element('p', { text: this.book.line }),
      element('ol', { class: 'rounds' }, ...roundRows(this.book.file, (ruling) => this.#add(ruling))),
      element('div', { class: 'acts' },
        button(strings.undo, () => this.#add({ kind: 'undo', entries: 1 }), { disabled: entries.length === 0 }),
        button(strings.redo, () => this.#add({ kind: 'redo', entries: 1 }), { disabled: !undone })),
      element('h3', { text: words.handOn }),
      element('div', { class: 'acts' }, ...Object.keys(kForms).map((form) =>
        button(words.forms[form], () => this.#hand(form), { disabled: form === 'cmn' && !standing.over })))];
  }

  #others(files) {
    const others = files.filter(({ uuid }) => uuid !== this.book.file?.uuid);
    if (!others.length) return [];
    return [element('h3', { text: words.otherMatches }), element('ol', {}, ...others.map((file) => element('li', {},
      element('span', { text: `${nameOf(file)} · ${file.made.slice(0, 10)}` }),
      button(words.choose, () => this.#try(() => this.book.choose(file.uuid))))))];
  }

  #import() {
    const input = element('input', { type: 'file', accept: 'application/json,.json', hidden: true, tabindex: -1 });
    input.addEventListener('change', () => this.#try(async () => this.book.take(await photoFrom(input.files[0]).blob.text())));
    return element('span', { class: 'pick' }, button(words.importMatch, () => input.click()), input);
  }

  async #build() {
    const files = await this.book.all();
    const { file } = this.book;
    this.dialog.replaceChildren(
      element('h2', {}, element('span', { text: file ? this.book.title : strings.matchScore }),
        button('✕', () => this.dialog.close(), { class: 'plain', 'aria-label': strings.close })),
      ...(file ? this.#current() : [element('p', { text: words.keepMatch })]),
      element('div', { class: 'acts' }, button(strings.newMatch, this.acts.match, { class: file ? '' : 'primary' }),
        this.#import(),
        file ? this.#drop() : null),
      this.error,
      ...this.#others(files));
  }

  // Gone for good, so it takes a second tap.
  #drop() {
    const made = button(words.drop, () => {
      if (made.textContent === words.dropAsked) return this.#try(() => this.book.drop());
      made.textContent = words.dropAsked;
    }, { class: 'danger' });
    return made;
  }
}
