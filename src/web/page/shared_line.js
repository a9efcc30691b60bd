// SPDX-License-Identifier: MIT
// One stream of the table for all pages of a browser, which gives an origin six connections: one page, the leader, holds it
// and tells the others what comes. No lock says who leads: browsers have locks only on pages that they call secure, and a
// frozen page keeps its own. Each leader has a term above those before it. Two leaders hear each other, and one gives way.

const kHello = 100; // ms for a leader to answer a page that opens; a late answer costs a second stream for a moment
const kQuiet = 3_000; // ms without a word, then the leader is asked whether it is there
const kPatience = 2_000; // ms for its answer: longer than a page takes to draw
const kBackstage = 300; // ms by which hidden pages, which browsers slow down, let those that are seen go first
const kFirstDelay = 400;
const kLongestDelay = 4_000;

// What a line needs of a page; tests give their own.
const browser = {
  channel: () => new BroadcastChannel('ringside'),
  after: (time, act) => setTimeout(act, time),
  cancel: (timer) => clearTimeout(timer),
  random: () => Math.random(),
  isHidden: () => document.hidden,
};

export class SharedLine {
  #term = 0;
  #stream = null; // of the leader
  #newest = null; // view, where it is no older than the table's
  #timer = 0; // what this page does unless it hears of a leader
  #delay = kFirstDelay;

  // open(acts): as Stream's constructor. view(text) for each view; status('live' | 'lost').
  constructor(open, { view, status }, world = browser) {
    this.open = open;
    this.view = view;
    this.status = status;
    this.world = world;
    this.id = world.random();
    this.channel = world.channel();
    this.channel.onmessage = ({ data }) => this.#hear(data);
    this.wake();
  }

  // The page opens, is seen again, or goes on after it was frozen: what did it miss?
  wake() {
    if (!this.leads) this.#ask('hello', this.#shortly(kHello));
  }

  // The page closes or is frozen.
  rest() {
    this.#wait(null);
    if (!this.leads) return;
    this.#hush();
    this.#say('bye');
  }

  // The device is on a network again.
  reconnect() {
    if (this.leads) this.#lead();
    else this.wake();
  }

  get leads() { return this.#stream !== null; }

  #say(kind, further = {}) { this.channel.postMessage({ kind, term: this.#term, id: this.id, ...further }); }

  #wait(time, act) {
    this.world.cancel(this.#timer);
    if (time !== null) this.#timer = this.world.after(time, act);
  }

  // Not all at the same moment.
  #shortly(time) { return time * (1 + this.world.random()) + (this.world.isHidden() ? kBackstage : 0); }

  #ask(what, patience) {
    this.#say(what);
    this.#wait(patience, () => this.#lead());
  }

  #lead() {
    this.#hush();
    this.#wait(null);
    ++this.#term;
    this.#say('lead');
    this.#stream = this.open({
      view: (text) => {
        this.#say('view', { text });
        this.#show(text);
      },
      alive: () => {
        this.#say('alive');
        this.#alive();
      },
      lost: () => {
        this.#stream = null;
        this.#say('lost');
        this.#lost();
      },
    });
  }

  #hush() {
    this.#stream?.close();
    this.#stream = null;
  }

  #alive() {
    this.#delay = kFirstDelay;
    this.status('live');
  }

  #show(text) {
    this.#newest = text;
    this.#alive();
    this.view(text);
  }

  // Whichever page comes first tries again.
  #lost() {
    this.#newest = null;
    this.status('lost');
    this.#wait(this.#delay * (0.5 + this.world.random()), () => this.#lead());
    this.#delay = Math.min(this.#delay * 2, kLongestDelay);
  }

  #hear(said) {
    if (said.kind === 'hello' || said.kind === 'who') {
      this.#answer(said.kind);
      return;
    }
    const isOlder = said.term < this.#term || (this.leads && said.term === this.#term && said.id > this.id);
    if (isOlder) return;
    this.#hush();
    this.#term = said.term;
    this.#wait(kQuiet, () => this.#ask('who', this.#shortly(kPatience)));
    this.#follow(said);
  }

  #answer(kind) {
    if (!this.leads) return;
    if (kind === 'hello' && this.#newest !== null) this.#say('view', { text: this.#newest });
    else this.#say('lead');
  }

  #follow({ kind, text }) {
    if (kind === 'view') this.#show(text);
    if (kind === 'alive') this.#alive();
    if (kind === 'lost') this.#lost();
    if (kind === 'bye') this.#wait(this.#shortly(0) + 100 * this.world.random(), () => this.#lead());
  }
}
