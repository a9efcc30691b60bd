// SPDX-License-Identifier: MIT
// Which of several cameras is used: a phone's wide or tele lens bends or cuts the board, and browsers take any of them.
import { element } from './dom.js';
import { keepCamera, keptCamera } from './store.js';
import { strings } from './strings.js';

const words = strings.pocket;

export class CameraChoice {
  #chosen = null; // also where the browser keeps nothing

  // chosen(): another one is to be opened.
  constructor(camera, chosen) {
    this.camera = camera;
    this.select = element('select', { id: 'which-camera', onchange: () => {
      this.#chosen = this.select.value;
      keepCamera(this.#chosen).catch(() => {});
      chosen();
    } });
    this.node = element('p', { class: 'which-camera', hidden: true },
      element('label', { for: 'which-camera', text: words.camera }), this.select);
  }

  // The id of the one chosen last, or null.
  async kept() {
    this.#chosen ??= await keptCamera().catch(() => null);
    return this.#chosen;
  }

  // Once one is open: that one is shown as chosen.
  async offer() {
    const all = await this.camera.choices();
    this.node.hidden = all.length < 2;
    this.select.replaceChildren(...all.map(({ id, label }, i) => element('option', { value: id, text: label || words.cameraNumber(i + 1) })));
    this.select.value = this.camera.id;
  }
}
