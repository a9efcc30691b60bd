// SPDX-License-Identifier: MIT
// What stands at the top right on every screen.
import { button } from './dom.js';
import { strings } from './strings.js';

export const matchMenu = ({ kept, home }) => [
  button(strings.pocket.home, home, { id: 'home' }), button(strings.matchScore, kept, { id: 'open-kept' })];
