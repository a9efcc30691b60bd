// SPDX-License-Identifier: MIT
// Files handed on: by the device's own sheet where there is one, else saved.
import { element } from './dom.js';

// Only some browsers share files, and only on pages they call secure.
export const canShare = (type) => navigator.canShare?.({ files: [new File([''], 'a', { type })] }) ?? false;

export async function share(blob, name, title) {
  try {
    await navigator.share({ files: [new File([blob], name, { type: blob.type })], title });
  } catch (error) {
    if (error.name !== 'AbortError') throw error; // people may think better of it
  }
}

export function save(blob, name) {
  const url = URL.createObjectURL(blob);
  element('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser may still be asking where to
}
