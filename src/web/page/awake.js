// SPDX-License-Identifier: MIT
// Keeps the screen on while the page is seen: a game takes longer than a device waits for a finger.

let lock = null;

// Browsers take it back when the page is hidden. Where they refuse (a battery that is low, a page that they do not call
// secure), the screen goes dark as ever.
async function ask() {
  if (document.hidden || lock) return;
  lock = navigator.wakeLock.request('screen');
  try {
    (await lock).addEventListener('release', () => { lock = null; });
  } catch {
    lock = null;
  }
}

export function stayAwake() {
  if (!navigator.wakeLock) return;
  document.addEventListener('visibilitychange', ask);
  ask();
}
