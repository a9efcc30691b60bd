// SPDX-License-Identifier: MIT
// The app kept on the device: parts by the service worker, an icon among the others by the browser.
import { button } from './dom.js';
import { strings } from './strings.js';
import { say } from './toast.js';

// A newer version waits until people say so: a position that is being judged is not thrown away.
function offerNewer(worker) {
  say(strings.pocket.newer, { words: strings.pocket.reload, run: () => worker.postMessage('take over') }, 60_000);
}

function watchFor(registration) {
  const offer = (worker) => worker && navigator.serviceWorker.controller && offerNewer(worker);
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker.addEventListener('statechange', () => worker.state === 'installed' && offer(worker));
  });
}

// Only on pages that browsers call secure; elsewhere the app works as long as its server does.
export async function stayOffline() {
  if (!('serviceWorker' in navigator)) return;
  const wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => wasControlled && location.reload());
  try {
    watchFor(await navigator.serviceWorker.register('service_worker.js', { updateViaCache: 'none' }));
  } catch {
    // As behind a certificate that the browser does not trust: nothing is lost but offline use.
  }
}

// Where the browser lets pages offer it (Chromium); others have it in their menu.
export function offerInstalling(menu) {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const made = button(strings.pocket.install, async () => {
      made.remove();
      await event.prompt();
    }, { id: 'install' });
    menu.querySelector('#install')?.remove();
    menu.prepend(made);
  });
  addEventListener('appinstalled', () => menu.querySelector('#install')?.remove());
}
