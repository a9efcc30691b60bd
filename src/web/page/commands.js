// SPDX-License-Identifier: MIT
// What people decide goes to the table, one command after another. An answer can get lost when the command was carried out:
// it is sent again with the same key, by which the table knows it (docs/api.md).

const kLimit = 2_000; // ms for an answer; then it is lost
const kPauses = [300, 1_000, 2_000]; // ms before each further try
const kSlow = 1_000; // ms; the same tap after so long without an answer is impatience, before that it is another one
const kRemembered = 60_000; // ms; the same tap within that time of one that was given up is that one

const later = (time) => new Promise((resolve) => { setTimeout(resolve, time); });

// crypto.randomUUID is only for pages that browsers call secure.
const newClient = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export class Commands {
  #client = newClient();
  #number = 0;
  #last = Promise.resolve();
  #waiting = new Map(); // body -> {since, answer} of its newest that is not answered
  #givenUp = null; // {body, key, at}: nobody knows whether it was carried out
  #failures = 0;

  // onRepeat(): no answer yet, it is sent again.
  constructor(onRepeat, root) {
    this.onRepeat = onRepeat;
    this.root = root;
  }

  // {view} after it was carried out, {error} with the table's words when it was not, {} when there was no answer.
  send(command) {
    const body = JSON.stringify(command);
    const waiting = this.#waiting.get(body);
    const now = performance.now();
    if (waiting && now - waiting.since > kSlow) return waiting.answer;
    const failures = this.#failures;
    const answer = this.#last.then(() => (failures === this.#failures ? this.#deliver(body) : {}));
    const mine = { since: now, answer };
    this.#waiting.set(body, mine);
    this.#last = answer.then(() => this.#waiting.get(body) === mine && this.#waiting.delete(body));
    return answer;
  }

  async #deliver(body) {
    const key = this.#keyOf(body);
    this.#givenUp = null;
    for (const pause of [0, ...kPauses]) {
      if (pause) {
        this.onRepeat();
        await later(pause);
      }
      const answer = await this.#ask(body, key);
      if (answer) return answer;
    }
    // Those behind it were meant for a table on which it is done.
    ++this.#failures;
    this.#givenUp = { body, key, at: performance.now() };
    return {};
  }

  #keyOf(body) {
    const last = this.#givenUp;
    if (last?.body === body && performance.now() - last.at < kRemembered) return last.key;
    return `${this.#client}-${++this.#number}`;
  }

  // Null when there was none, or none of the table's: a proxy may have its own words.
  async #ask(body, key) {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), kLimit);
    try {
      const answer = await fetch(`${this.root}/commands`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body,
        signal: stop.signal,
      });
      const said = await answer.json();
      return answer.ok ? { view: said } : { error: said.error };
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
}
