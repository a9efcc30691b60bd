// SPDX-License-Identifier: MIT
// The page's end of the line to the judge in the worker.
import { strings } from './strings.js';

export class Judge {
  #worker = null;
  #waiting = new Map(); // id -> {resolve, reject}
  #id = 0;

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
      this.#giveUp(strings.pocket.noJudge);
    });
  }

  #answered({ id, answer, error }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(answer);
    else waiting?.reject(new Error(error));
  }

  #giveUp(why) {
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }

  // What acts there are: judge_worker.js.
  ask(act, ...args) {
    return new Promise((resolve, reject) => {
      this.#waiting.set(++this.#id, { resolve, reject });
      this.#worker.postMessage({ id: this.#id, act, args });
    });
  }

  // Whatever it was doing, it begins anew; nobody who asked gets an answer.
  cancel() {
    this.#worker.terminate();
    this.#waiting.clear();
    this.#start();
  }
}
