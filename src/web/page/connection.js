// SPDX-License-Identifier: MIT
// The line to the table: views come in, commands go out. It mends itself.
import { Commands } from './commands.js';
import { SharedLine } from './shared_line.js';
import { Stream } from './stream.js';

export class Connection {
  // onView(view) for each view; onStatus('connecting' | 'live' | 'lost'); onRepeat() when a command is sent again.
  // root: of what is asked for, a table's or a hall's.
  constructor(onView, onStatus, onRepeat = () => {}, root = '/api') {
    const line = new SharedLine((acts) => new Stream(acts, root), { view: (text) => onView(JSON.parse(text)), status: onStatus });
    this.commands = new Commands(onRepeat, root);
    addEventListener('online', () => line.reconnect());
    addEventListener('pagehide', () => line.rest());
    addEventListener('pageshow', (event) => event.persisted && line.wake());
    document.addEventListener('freeze', () => line.rest());
    document.addEventListener('resume', () => line.wake());
    document.addEventListener('visibilitychange', () => !document.hidden && line.wake());
  }

  // As Commands' own.
  send(command) { return this.commands.send(command); }
}

export async function loadChoices() {
  try {
    const answer = await fetch('/api/choices');
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
