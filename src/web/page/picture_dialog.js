// SPDX-License-Identifier: MIT
// The evidence on a call, large: to look at together, to rule by, to keep.
import { rulingButtons } from './calls.js';
import { button, element, whenChanged } from './dom.js';
import { sheetUrl } from './evidence.js';
import { strings } from './strings.js';

const fileName = (disc) => `ringside-disc-${disc.id}.png`;

// Only some browsers share files, and only on pages they call secure.
const canShare = () => navigator.canShare?.({ files: [new File([''], 'a.png', { type: 'image/png' })] }) ?? false;

async function share(disc) {
  const picture = await (await fetch(sheetUrl(disc))).blob();
  const file = new File([picture], fileName(disc), { type: 'image/png' });
  try {
    await navigator.share({ files: [file], title: strings.discOf(disc) });
  } catch (error) {
    if (error.name !== 'AbortError') throw error; // people may think better of it
  }
}

export class PictureDialog {
  #disc = null;

  // send(command): as for the other buttons that rule.
  constructor(dialog, send) {
    this.dialog = dialog;
    this.send = send;
    this.draw = whenChanged((disc) => this.#build(disc));
    dialog.addEventListener('close', () => { this.#disc = null; });
  }

  open(disc) {
    this.#disc = disc.id;
    this.draw(disc);
    this.dialog.showModal();
  }

  update(view) {
    if (this.#disc === null) return;
    const disc = view.discs.find((one) => one.id === this.#disc);
    if (disc) this.draw(disc);
    else this.dialog.close();
  }

  #rule(command) {
    this.send(command);
    this.dialog.close();
  }

  #build(disc) {
    const open = disc.call === 'too close' && !disc.ruling;
    this.dialog.replaceChildren(
      element('h2', {}, element('span', { text: `${strings.discOf(disc)}: ${strings.call(disc)}` }),
        button('✕', () => this.dialog.close(), { class: 'plain', 'aria-label': strings.close })),
      element('div', { class: 'acts' },
        open ? element('div', { class: 'rulings correcting' }, ...rulingButtons(disc, (command) => this.#rule(command)))
          : null,
        element('a', { class: 'button', href: sheetUrl(disc), download: fileName(disc), text: strings.save }),
        canShare() ? button(strings.share, () => share(disc)) : null),
      element('img', { src: sheetUrl(disc), alt: strings.evidence }));
  }
}
