// SPDX-License-Identifier: MIT
// A dialog that asks the desk. It stays, with the hall's words, while what it sends is refused.
import { button, byId, element } from './dom.js';
import { words } from './hall_strings.js';

// body: nodes. answers: [{label, command()}], the first one is what Enter means; command() null: nothing is sent yet.
// post(command): why it was refused; null when it was carried out.
export function ask(title, body, answers, post) {
  const dialog = byId('ask');
  const error = element('p', { class: 'error', role: 'alert' });
  const answer = async ({ command }) => {
    const made = command();
    const refused = made ? await post(made) : null;
    error.textContent = refused ?? '';
    if (made && !refused) dialog.close();
  };
  const [first, ...others] = answers;
  const form = element('form', {
    onsubmit: (event) => {
      event.preventDefault();
      answer(first);
    },
  },
  element('h2', { text: title }), ...body, error,
  element('p', { class: 'buttons' },
    element('button', { class: 'primary', text: first.label }),
    ...others.map((other) => button(other.label, () => answer(other))),
    button(words.cancel, () => dialog.close())));
  dialog.setAttribute('aria-label', title);
  dialog.replaceChildren(form);
  dialog.showModal();
}

export const field = (label, name, further = {}) => element('label', { text: label }, element('input', { name, ...further }));

// choices: [[value, text]].
export const choice = (label, name, choices, chosen, further = {}) => element('label', { text: label },
  element('select', { name, ...further }, ...choices.map(([value, text]) => element('option', { value, text, selected: value === chosen }))));
