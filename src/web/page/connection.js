// SPDX-License-Identifier: MIT
// The line to the table: views come in, commands go out. It mends itself.

const kSilence = 25_000; // ms; the table gives a sign of life every 10 s
const kFirstDelay = 400;
const kLongestDelay = 4_000;

export class Connection {
  #source = null;
  #watch = 0;
  #retry = 0;
  #delay = kFirstDelay;

  // onView(view) for each view; onStatus('connecting' | 'live' | 'lost').
  constructor(onView, onStatus) {
    this.onView = onView;
    this.onStatus = onStatus;
    const again = () => this.#lost(0);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.#source === null) again();
    });
    this.#open();
  }

  #open() {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = new EventSource('/api/events');
    this.#source.addEventListener('view', (event) => {
      this.#alive();
      this.onView(JSON.parse(event.data));
    });
    this.#source.addEventListener('heartbeat', () => this.#alive());
    this.#source.onerror = () => this.#lost(this.#delay);
    this.#expectLife();
  }

  #expectLife() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lost(0), kSilence);
  }

  #alive() {
    this.#delay = kFirstDelay;
    this.#expectLife();
    this.onStatus('live');
  }

  // Many pages that lose the table at once do not come back at once.
  #lost(delay) {
    this.#source?.close();
    this.#source = null;
    clearTimeout(this.#watch);
    clearTimeout(this.#retry);
    this.onStatus('lost');
    this.#retry = setTimeout(() => this.#open(), delay * (0.5 + Math.random()));
    this.#delay = Math.min(this.#delay * 2, kLongestDelay);
  }

  // {view} after it was carried out, {error} with the table's words when it was not, {} when it did not arrive.
  async send(command) {
    try {
      const answer = await fetch('/api/commands', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(command),
      });
      const body = await answer.json();
      return answer.ok ? { view: body } : { error: body.error };
    } catch {
      return {};
    }
  }
}

export async function loadChoices() {
  try {
    const answer = await fetch('/api/choices');
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
