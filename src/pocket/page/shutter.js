// SPDX-License-Identifier: MIT
// When a picture is worth taking, and what to tell people until then: a pure function of what was seen lately.

// Pixels of the small frame, 160 wide, between two of them (150 ms). While 1/30 s of exposure the picture then moves by
// 1/18 pixel of it: 1.4 pixels of a photo 4000 wide, less than half the width of the thinnest printed line there.
const kStill = 0.25;
const kStillFor = 4; // frames
// Against the sharpest of the last 5 s: a focus that is being sought loses more than half of it.
const kSharp = 0.6;
const kSharpWindow = 33; // frames
const kSteep = 45; // degrees; from there on the program warns
const kFresh = 2_500; // ms; an older look at the board says nothing of now

export class Shutter {
  #shifts = [];
  #sharpness = [];
  #look = null; // {seen, tilt_deg, reason, at}

  frame(shift, sharpness) {
    this.#shifts = [...this.#shifts, shift].slice(-kStillFor);
    this.#sharpness = [...this.#sharpness, sharpness].slice(-kSharpWindow);
  }

  look(look, at) { this.#look = { ...look, at }; }

  get #still() { return this.#shifts.length === kStillFor && Math.max(...this.#shifts) < kStill; }
  get #sharp() { return this.#sharpness.at(-1) >= kSharp * Math.max(...this.#sharpness); }

  // {ready, advice: 'searching' | 'steep' | 'moving' | 'blurred' | 'ready', tilt: degrees or null}.
  state(now) {
    const look = this.#look && now - this.#look.at < kFresh ? this.#look : null;
    const tilt = look?.seen ? look.tilt_deg : null;
    const say = (advice) => ({ ready: advice === 'ready', advice, tilt });
    if (!look?.seen) return say('searching');
    if (tilt > kSteep) return say('steep');
    if (!this.#still) return say('moving');
    return say(this.#sharp ? 'ready' : 'blurred');
  }
}
