// SPDX-License-Identifier: MIT
// Photos that come with the app; tools/pocket_site takes them from samples/.
import { strings } from './strings.js';

export const kSamples = ['round-1.jpg', 'round-3.jpg', 'twenty.jpg', 'sun.jpg']
  .map((name) => ({ name, alt: strings.pocket.sampleNames[name] }));
