// SPDX-License-Identifier: MIT
// A photo without a score: why, what to do, and what was found in it.
import { button, element } from './dom.js';
import { pickButton } from './pick.js';
import { strings } from './strings.js';

const words = strings.pocket;

// "what is wrong; what to do" in two lines.
function twoLines(reason) {
  const at = reason.indexOf('; ');
  return at < 0 ? [reason, ''] : [reason.slice(0, at), reason.slice(at + 2)];
}

const sentence = (text) => (text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}` : '');

export class RefusedScreen {
  // acts: photo(file), again().
  constructor(parent, acts) {
    this.parent = parent;
    this.acts = acts;
  }

  // picture: a blob with what was found drawn in, or null: then the photo itself is shown.
  open({ blob, name }, reason, picture) {
    const [wrong, remedy] = twoLines(reason);
    if (this.url) URL.revokeObjectURL(this.url);
    this.url = URL.createObjectURL(picture ?? blob);
    const photo = element('img', { class: 'photo', src: this.url, alt: words.refusedPicture(name) });
    photo.addEventListener('error', () => photo.remove());
    this.parent.replaceChildren(
      element('div', { class: 'card refusal', role: 'alert' }, element('h2', { text: words.refused }),
        element('p', { text: sentence(wrong) }), element('p', { text: sentence(remedy) })),
      photo,
      element('div', { class: 'ways' }, button(words.back, this.acts.again, { class: 'primary' }),
        pickButton(words.choosePhoto, this.acts.photo)));
  }
}
