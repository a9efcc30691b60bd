// SPDX-License-Identifier: MIT
// Where all begins: a photo is taken or chosen, or a sample tried; how the match stands.
import { hasCamera } from './camera_screen.js';
import { button, element } from './dom.js';
import { pickButton, photoFrom } from './pick.js';
import { kSamples } from './samples.js';
import { strings } from './strings.js';

const words = strings.pocket;

function sampleButton({ name, alt }, photo) {
  const take = async () => photo({ blob: await (await fetch(`samples/${name}`)).blob(), name });
  return element('button', { type: 'button', class: 'sample', onclick: take, 'aria-label': words.trySample(alt) },
    element('img', { src: `samples/${name}`, alt: '', width: 160, height: 120, loading: 'lazy', decoding: 'async' }),
    element('span', { text: alt, 'aria-hidden': 'true' }));
}

export class StartScreen {
  // acts: photo(file), camera(), match(), kept().
  constructor(parent, book, acts) {
    this.book = book;
    this.acts = acts;
    this.match = element('section', { class: 'card' });
    parent.append(
      element('h2', { class: 'claim', text: words.claim }),
      element('div', { class: 'ways' },
        hasCamera() ? button(words.takePhoto, acts.camera, { class: 'primary' })
          : pickButton(words.takePhoto, acts.photo, { capture: 'environment', class: 'primary' }),
        pickButton(words.choosePhoto, acts.photo)),
      element('p', { class: 'advice', text: words.howTo }),
      this.match,
      element('section', {}, element('h2', { text: words.samples }),
        element('div', { class: 'samples' }, ...kSamples.map((sample) => sampleButton(sample, acts.photo)))),
      element('p', { class: 'advice', text: words.nothingSent }));
    parent.addEventListener('dragover', (event) => event.preventDefault());
    parent.addEventListener('drop', (event) => {
      event.preventDefault();
      if (event.dataTransfer.files.length) acts.photo(photoFrom(event.dataTransfer.files[0]));
    });
  }

  update() {
    const file = this.book.file;
    this.match.replaceChildren(...(file
      ? [element('h2', { text: this.book.title }), element('p', { text: this.book.line }),
        button(words.openMatch, this.acts.kept)]
      : [element('p', { text: words.keepMatch }), button(strings.newMatch, this.acts.match)]));
  }
}
