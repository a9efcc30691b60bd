// SPDX-License-Identifier: MIT
// While the judge works: the photo, how far it is, and a way out.
import { button, element } from './dom.js';
import { strings } from './strings.js';

// In this order; what each takes of the whole on a phone, roughly, is the step of the bar.
const kStages = { load: 3, read: 6, board: 35, discs: 90, score: 95, pictures: 100 };
const words = strings.pocket;

export class WorkingScreen {
  constructor(parent, cancel) {
    this.photo = element('img', { class: 'photo', alt: '' });
    this.bar = element('progress', { max: 100, value: 0, 'aria-label': words.progress });
    this.stages = Object.keys(kStages).map((name) => element('li', { text: words.stages[name] }));
    this.said = element('p', { role: 'status', class: 'hidden-words' });
    parent.append(this.photo, element('div', { class: 'card' }, this.bar, element('ol', { class: 'stages' }, ...this.stages),
      this.said, button(strings.cancel, cancel, { class: 'danger' })));
  }

  begin({ blob }) {
    if (this.photo.src) URL.revokeObjectURL(this.photo.src);
    this.photo.src = URL.createObjectURL(blob);
    this.reached('load');
  }

  // Everything before that stage is done; its end is the bar's next step.
  reached(stage) {
    const at = Object.keys(kStages).indexOf(stage);
    if (at < 0) return;
    this.bar.value = at === 0 ? 0 : Object.values(kStages)[at - 1];
    this.said.textContent = words.stages[stage];
    this.stages.forEach((item, i) => {
      item.className = i < at ? 'done' : '';
      item.toggleAttribute('aria-current', i === at);
      if (i === at) item.setAttribute('aria-current', 'step');
    });
  }
}
