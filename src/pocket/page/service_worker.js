// SPDX-License-Identifier: MIT
// Keeps all parts of one version of the app on the device and serves them from there, whole or not at all.
importScripts('parts.js'); // self.parts = {version, names}, written by tools/pocket_site

const kOurs = `ringside ${self.registration.scope} `;
const cacheName = kOurs + self.parts.version;

async function keepAll() {
  const cache = await caches.open(cacheName);
  await cache.addAll(self.parts.names.map((name) => new Request(name, { cache: 'no-cache' })));
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(kOurs) && name !== cacheName).map((name) => caches.delete(name)));
  await self.clients.claim();
}

// The folder itself is its index.html.
const nameOf = (request) => (request.url.split(/[?#]/)[0] === self.registration.scope ? 'index.html' : request);

async function answer(request) {
  const cache = await caches.open(cacheName);
  return await cache.match(nameOf(request), { ignoreSearch: true }) ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('activate', (event) => event.waitUntil(dropOthers()));
addEventListener('message', (event) => event.data === 'take over' && self.skipWaiting());
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});
