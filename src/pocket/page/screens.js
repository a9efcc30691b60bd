// SPDX-License-Identifier: MIT
// One screen at a time; who listens to the page is taken to its beginning.
import { byId } from './dom.js';

const kScreens = ['start', 'camera', 'working', 'refused', 'result'];

export function show(name) {
  for (const one of kScreens) byId(one).hidden = one !== name;
  document.body.dataset.screen = name;
  byId(name).focus({ preventScroll: true });
  scrollTo(0, 0);
}
