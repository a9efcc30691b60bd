// SPDX-License-Identifier: MIT
// The evidence on a call, large: to look at together, to rule by, to keep.
import { rulingButtons } from './calls.js';
import { button, element, whenChanged } from './dom.js';
import { sheetBlob, sheetUrl } from './pictures.js';
import { canShare, share } from './share.js';
import { strings } from './strings.js';

const fileName = (disc) => `ringside-disc-${disc.id}.png`;

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
    if (!this.#disc) return; // 0: no disc, but the hole
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
        canShare('image/png') ? button(strings.share, async () => share(await sheetBlob(disc), fileName(disc), strings.discOf(disc)))
          : null),
      element('img', { src: sheetUrl(disc), alt: strings.evidence }));
  }
}
