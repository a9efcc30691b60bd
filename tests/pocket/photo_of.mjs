// SPDX-License-Identifier: MIT
// A photo's pixels as the program decodes them, for the engine.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function photoOf(file, tool) {
  const folder = mkdtempSync(join(tmpdir(), 'ringside-pocket-'));
  try {
    const raw = join(folder, 'raw');
    const said = JSON.parse(execFileSync(tool, [file, raw], { encoding: 'utf8' }));
    return { ...said, data: new Uint8ClampedArray(readFileSync(raw).buffer) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
