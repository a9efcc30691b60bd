// SPDX-License-Identifier: MIT
// A button that lets people choose a photo, or take one with the device's own camera.
import { button, element } from './dom.js';

const kKinds = 'image/*,.heic,.heif,.avif';

export const photoFrom = (file) => ({ blob: file, name: file.name });

// take({blob, name}); `capture` among the attributes asks for the camera.
export function pickButton(label, take, { capture, ...attributes } = {}) {
  const input = element('input', { type: 'file', accept: kKinds, capture, hidden: true, tabindex: -1 });
  input.addEventListener('change', () => {
    const file = input.files[0];
    if (file) take(photoFrom(file));
    input.value = ''; // so that the same one can be chosen again
  });
  const made = button(label, () => input.click(), attributes);
  return element('span', { class: 'pick' }, made, input);
}
