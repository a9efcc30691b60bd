// SPDX-License-Identifier: MIT
// Who takes part: one comes, one goes.
import { ask, field } from './ask.js';
import { button, element, isolated } from './dom.js';
import { words } from './hall_strings.js';

function addEntrant(post) {
  const name = field(words.entrant, 'name', { required: true, maxlength: 80, autocomplete: 'off' });
  const club = field(words.club, 'club', { maxlength: 80, autocomplete: 'off' });
  const seed = field(words.seed, 'seed', { type: 'number', min: 1, max: 10000 });
  const typed = (label) => label.querySelector('input').value.trim();
  const command = () => ({ command: 'add_entrant', name: typed(name), ...(typed(club) && { club: typed(club) }),
    ...(typed(seed) && { seed: Number(typed(seed)) }) });
  ask(words.addEntrant, [name, club, seed], [{ label: words.add, command }], post);
}

function withdraw({ entrant, name }, post) {
  ask(words.withdrawAsked(isolated(name)), [element('p', { text: words.withdrawMeans })],
    [{ label: words.withdraw, command: () => ({ command: 'withdraw', entrant }) }], post);
}

function row(entrant, post) {
  const shown = [isolated(entrant.name), entrant.club && isolated(entrant.club), entrant.seed];
  return element('tr', {}, ...shown.map((text) => element('td', { text: text ?? '' })),
    element('td', { class: 'correcting' }, entrant.withdrawn ? element('span', { text: words.withdrawn })
      : button(words.withdraw, () => withdraw(entrant, post), { 'aria-label': `${words.withdraw} ${isolated(entrant.name)}` })));
}

// Nobody joins any more where the format says so; the hall tells why when it is tried.
export function entrantsTable({ entrants }, post) {
  const { columns } = words;
  return element('section', { class: 'correcting' },
    element('p', { class: 'buttons' }, button(words.addEntrant, () => addEntrant(post))),
    element('table', {},
      element('caption', { text: words.entrants }),
      element('thead', {}, element('tr', {}, ...[columns.name, columns.club, columns.seed].map((text) => element('th', { scope: 'col', text })), element('td'))),
      element('tbody', {}, ...entrants.map((entrant) => row(entrant, post)))));
}
