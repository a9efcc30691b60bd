// SPDX-License-Identifier: MIT
// The table's events over a connection of this page's own, until it is lost.

const kSilence = 25_000; // ms; the table gives a sign of life every 10 s

export class Stream {
  #source;
  #watch = 0;

  // view(text) for each view, alive() for each sign of life, lost() once.
  constructor(acts, root) {
    this.acts = acts;
    this.#source = new EventSource(`${root}/events`);
    this.#source.addEventListener('view', (event) => {
      this.#expectLife();
      acts.view(event.data);
    });
    this.#source.addEventListener('heartbeat', () => {
      this.#expectLife();
      acts.alive();
    });
    this.#source.onerror = () => this.#end();
    this.#expectLife();
  }

  #expectLife() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#end(), kSilence);
  }

  #end() {
    this.close();
    this.acts.lost();
  }

  close() {
    clearTimeout(this.#watch);
    this.#source.close();
  }
}
