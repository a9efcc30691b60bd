// SPDX-License-Identifier: MIT
// A line that comes and goes.
import { button, byId, element } from './dom.js';

const kTime = 6_000; // ms
let timer = 0;

// act: {words, run}, to be offered beside the line.
export function say(words, act = null, time = kTime) {
  const toast = byId('toast');
  const hide = () => { toast.hidden = true; };
  toast.replaceChildren(element('span', { text: words }), act ? button(act.words, () => { hide(); act.run(); }) : '');
  toast.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(hide, time);
}
