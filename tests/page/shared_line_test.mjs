// SPDX-License-Identifier: MIT
// node shared_line_test.mjs NAME: one test of how pages share one stream, with a clock and a channel of the test's own.
import assert from 'node:assert/strict';
import { SharedLine } from '../../src/web/page/shared_line.js';
import { runAlone, test } from './harness.mjs';

// Numbers from 0 to 1 by a seed (mulberry32).
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// A browser's pages over one table. Time passes when the test says so.
class World {
  now = 0;
  due = []; // {at, act, page}
  pages = [];
  streams = new Map(); // acts -> page
  most = 0; // streams at once
  view = 1;
  serves = true;

  constructor(seed) { this.random = seeded(seed); }

  after(time, act, page) {
    const entry = { at: this.now + time, act, page };
    this.due.push(entry);
    return entry;
  }

  // What a frozen page is to do waits.
  pass(time) {
    const end = this.now + time;
    for (;;) {
      const next = this.due.filter(({ at, page }) => at <= end && !page?.frozen).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.due.splice(this.due.indexOf(next), 1);
      this.now = Math.max(this.now, next.at);
      if (!next.page?.gone) next.act();
    }
    this.now = end;
  }

  open() {
    const page = { frozen: false, gone: false, seen: 0, status: 'connecting', hidden: false };
    const world = {
      channel: () => {
        page.channel = { postMessage: (data) => this.pages.forEach((other) => other !== page
          && this.after(1 + 4 * this.random(), () => other.channel.onmessage({ data }), other)) };
        return page.channel;
      },
      after: (time, act) => this.after(time, act, page),
      cancel: (timer) => { this.due = this.due.filter((entry) => entry !== timer); },
      random: this.random,
      isHidden: () => page.hidden,
    };
    const acts = { view: (text) => { page.seen = Number(text); }, status: (status) => { page.status = status; } };
    page.line = new SharedLine((events) => this.#stream(events, page), acts, world);
    this.pages.push(page);
    return page;
  }

  #stream(events, page) {
    this.streams.set(events, page);
    this.most = Math.max(this.most, this.streams.size);
    this.after(20, () => this.#send(events), page);
    return { close: () => this.streams.delete(events) };
  }

  #send(events) {
    if (!this.streams.has(events)) return;
    if (this.serves) return events.view(String(this.view));
    this.streams.delete(events);
    events.lost();
  }

  // Something happens at the table; or it goes away, or comes back.
  change(serves = true) {
    this.serves = serves;
    ++this.view;
    for (const [events, page] of this.streams) this.after(5, () => this.#send(events), page);
  }

  get here() { return this.pages.filter(({ gone, frozen }) => !gone && !frozen); }
  get leader() { return [...this.streams.values()][0]; }

  // One stream, and all that can see anything see what is.
  check(why) {
    assert.equal(this.streams.size, 1, `${why}: streams`);
    assert.deepEqual(this.here.map(({ seen, status }) => `${seen} ${status}`), this.here.map(() => `${this.view} live`), why);
  }
}

function forSeeds(body) {
  for (let seed = 1; seed <= 100; ++seed) body(new World(seed), `seed ${seed}`);
}

test('line: nine pages that open at once, or one after another, come to one stream', () => {
  forSeeds((world, why) => {
    for (let i = 0; i < 9; ++i) {
      world.open();
      if (why.endsWith('0')) world.pass(400 * world.random());
    }
    world.pass(1_000);
    world.check(why);
    world.change();
    world.pass(50);
    world.check(why);
    assert.ok(world.most < 6, `${why}: ${world.most} streams at once`);
  });
});

test('line: when the page that holds the stream closes, another takes over and nothing is missed', () => {
  forSeeds((world, why) => {
    for (let i = 0; i < 4; ++i) world.open();
    world.pass(1_000);
    const { leader } = world;
    leader.line.rest();
    leader.gone = true;
    world.change();
    world.pass(500);
    assert.notEqual(world.leader, leader);
    world.check(why);
  });
});

test('line: when the page that holds the stream says nothing more, another takes over; when it goes on, it follows', () => {
  forSeeds((world, why) => {
    for (let i = 0; i < 4; ++i) world.open();
    world.pass(1_000);
    const { leader } = world;
    leader.frozen = true;
    for (let i = 0; i < 9; ++i) {
      world.change();
      world.pass(1_000);
    }
    const others = new Map([...world.streams].filter(([, page]) => page !== leader));
    assert.equal(others.size, 1, `${why}: a second page leads`);
    assert.ok(world.here.every(({ seen }) => seen === world.view), why);
    leader.frozen = false;
    world.pass(100);
    world.change();
    world.pass(100);
    world.check(why);
    assert.notEqual(world.leader, leader, `${why}: the newer one stays`);
  });
});

test('line: a page that was frozen with a word gives the stream away and comes back to what is', () => {
  forSeeds((world, why) => {
    for (let i = 0; i < 4; ++i) world.open();
    world.pass(1_000);
    const { leader } = world;
    leader.line.rest();
    leader.frozen = true;
    world.change();
    world.pass(500);
    world.check(why);
    leader.frozen = false;
    leader.line.wake();
    world.pass(50);
    world.check(why);
  });
});

test('line: a table that goes and comes back is told on every page, and found again by one', () => {
  forSeeds((world, why) => {
    for (let i = 0; i < (why.endsWith('0') ? 1 : 9); ++i) world.open();
    world.pass(1_000);
    world.change(false);
    world.pass(30);
    assert.ok(world.pages.every(({ status }) => status === 'lost'), why);
    world.change();
    world.pass(700);
    world.check(`${why}: back at once`);
    world.change(false);
    world.pass(60_000);
    assert.ok(world.pages.every(({ status }) => status === 'lost'), why);
    world.change();
    world.pass(7_000);
    world.check(why);
    assert.ok(world.most < 6, `${why}: ${world.most} streams at once`);
  });
});

test('line: a page that answers late does not lose the stream', () => {
  forSeeds((world, why) => {
    const first = world.open();
    world.pass(1_000);
    first.frozen = true; // busy with a drawing
    world.open();
    world.pass(600);
    assert.equal(world.here[0].seen, world.view, `${why}: the new page helped itself`);
    first.frozen = false;
    world.pass(100);
    world.check(why);
  });
});

await runAlone();
