// SPDX-License-Identifier: MIT
// What people did, to take back and bring back; and what happened at the table.
import { button, element } from './dom.js';
import { strings } from './strings.js';

const title = (dialog) => element('h2', {}, element('span', { text: strings.history }),
  button('✕', () => dialog.close(), { class: 'plain', 'aria-label': strings.close }));

// Newest first; each row says how many steps back it lies.
function steps(texts, command, label, repeat) {
  return [...texts].reverse().map((what, i) => element('li', { class: command },
    element('span', { text: what }), button(label, () => repeat(command, i + 1), { class: 'correcting' })));
}

export function drawHistory(dialog, view, send) {
  const repeat = async (command, times) => {
    for (let i = 0; i < times; ++i) if (!await send({ command })) return;
  };
  const redo = steps(view.redoable, 'redo', strings.redo, repeat).reverse();
  const undo = steps(view.undoable, 'undo', strings.undoTo, repeat);
  const happened = [...view.events].reverse().map((event) => element('li', {},
    element('time', { text: strings.clock(event.seconds) }), element('span', { text: strings.event(event) })));
  const rows = [...redo, ...undo];
  dialog.replaceChildren(title(dialog),
    rows.length ? element('ol', {}, ...rows) : element('p', { text: strings.nothingYet }),
    element('h3', { text: strings.happened }), element('ol', { class: 'events' }, ...happened));
}
