// SPDX-License-Identifier: MIT
// Matches on this device (IndexedDB), each as the object of docs/matches.md under its uuid.

const kMatches = 'matches';
const kCurrent = 'current'; // the uuid of the match being played, under that key in `state`
const kCamera = 'camera'; // the id of the camera that was chosen, likewise

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

function opened() {
  const request = indexedDB.open('ringside', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(kMatches);
    request.result.createObjectStore('state');
  };
  return done(request);
}

// Runs act(matches, state) as one transaction; its answer once that is on the disk.
async function within(mode, act) {
  const base = await opened();
  try {
    const transaction = base.transaction([kMatches, 'state'], mode);
    const kept = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const answer = await act(transaction.objectStore(kMatches), transaction.objectStore('state'));
    await kept;
    return answer;
  } finally {
    base.close();
  }
}

// The browser is asked not to clear it away; it may refuse.
const stayKept = () => navigator.storage?.persist?.().catch(() => false);

export const keepMatch = (file) => within('readwrite', async (matches, state) => {
  await done(matches.put(file, file.uuid));
  await done(state.put(file.uuid, kCurrent));
  stayKept();
});

// Of a file, or null: no match is being played.
export const chooseMatch = (uuid) => within('readwrite', (matches, state) => done(state.put(uuid, kCurrent)));

export const dropMatch = (uuid) => within('readwrite', async (matches, state) => {
  await done(matches.delete(uuid));
  if (await done(state.get(kCurrent)) === uuid) await done(state.put(null, kCurrent));
});

export const currentMatch = () => within('readonly', async (matches, state) => {
  const uuid = await done(state.get(kCurrent));
  return uuid ? await done(matches.get(uuid)) ?? null : null;
});

// The latest first.
export const allMatches = () => within('readonly', async (matches) =>
  (await done(matches.getAll())).sort((one, other) => other.made.localeCompare(one.made)));

export const keepCamera = (id) => within('readwrite', (matches, state) => done(state.put(id, kCamera)));
export const keptCamera = () => within('readonly', async (matches, state) => await done(state.get(kCamera)) ?? null);
