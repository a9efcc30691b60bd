// SPDX-License-Identifier: MIT
// The page's end of the line to the judge in the worker.
import { strings } from './strings.js';

export class Judge {
  #worker = null;
  #waiting = new Map(); // id -> {resolve, reject}
  #id = 0;
  #dead = null; // why, where it cannot run at all

  // onStage(name) whenever a stage of the work begins.
  constructor(onStage) {
    this.onStage = onStage;
    this.#start();
  }

  #start() {
    this.#worker = new Worker('judge_worker.js', { type: 'module' });
    this.#worker.addEventListener('message', ({ data }) => (data.stage ? this.onStage(data.stage) : this.#answered(data)));
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#dead = strings.pocket.noJudge;
      this.#giveUp(this.#dead);
    });
  }

  #answered({ id, answer, error, broken }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(answer);
    else waiting?.reject(new Error(error));
    if (broken) this.#restart(error);
  }

  #restart(why) {
    this.#worker.terminate();
    this.#giveUp(why);
    this.#start();
  }

  #giveUp(why) {
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }

  // What acts there are: judge_worker.js.
  ask(act, ...args) {
    if (this.#dead) return Promise.reject(new Error(this.#dead));
    return new Promise((resolve, reject) => {
      this.#waiting.set(++this.#id, { resolve, reject });
      this.#worker.postMessage({ id: this.#id, act, args });
    });
  }

  // Whatever it was doing, it begins anew; nobody who asked gets an answer.
  cancel() {
    this.#waiting.clear();
    this.#restart('');
  }
}
