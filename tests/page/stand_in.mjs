// SPDX-License-Identifier: MIT
// What stand_in_engine.js asks, answered by the program on the command line.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';

const program = (...words) => promisify(execFile)(process.env.RINGSIDE, words, { maxBuffer: 1 << 26 });

// What it wrote; a refused photo makes it fail though all is said.
async function printed(...words) {
  try {
    return (await program(...words)).stdout;
  } catch (error) {
    if (error.code === 1 && error.stdout) return error.stdout;
    throw new Error(error.stderr?.trim() || error.message);
  }
}

async function inFolder(body) {
  const folder = await mkdtemp(`${tmpdir()}/ringside-`);
  try {
    return await body(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const pairs = (counts) => Object.entries(counts ?? {}).map(([key, value]) => `${key}=${value}`).join(',');
const option = (name, text) => (text ? [name, text] : []);

async function pictureIn(folder, ending) {
  const name = (await readdir(folder)).find((one) => one.endsWith(ending));
  return name ? (await readFile(`${folder}/${name}`)).toString('base64') : null;
}

async function evidenceOf(photos, disc, further) {
  return inFolder(async (folder) => {
    await printed('judge', ...photos, '--disc', String(disc), '-o', folder, ...further);
    return { disc, png: await pictureIn(folder, '.png') };
  });
}

// The first photo's report with what both say of its discs.
async function fused(report, photos) {
  const judgement = JSON.parse(await printed('judge', ...photos, '--json', '-'));
  const totals = {};
  for (const { team, zone } of judgement.discs) (totals[team] ??= { board: 0, twenties: 0, total: 0 }).board += zone;
  for (const total of Object.values(totals)) total.total = total.board;
  return { ...report, totals, discs: judgement.discs, open_calls: judgement.open_calls, remarks: judgement.remarks };
}

// further: words of the command line beside what was asked.
export async function score(photos, options, further = []) {
  return inFolder(async (folder) => {
    const text = await printed('score', '--json', '-', '--overlay', folder, ...option('--twenties', pairs(options.twenties)),
      ...option('--rulings', pairs(options.rulings)), photos[0], ...further);
    let report = JSON.parse(text);
    if (photos.length > 1 && report.status === 'scored') report = await fused(report, photos);
    const wanted = options.evidenceFor === 'open' ? report.too_close ?? [] : options.evidenceFor ?? [];
    const evidence = [];
    for (const disc of wanted) evidence.push(await evidenceOf(photos, disc, further));
    return { report, overlay: await pictureIn(folder, '.jpg'), evidence };
  });
}

// One command of `ringside match` on a match, in a ledger of its own; the match after it.
async function after(file, ...words) {
  return inFolder(async (folder) => {
    const db = ['--db', `${folder}/matches.db`];
    if (file) {
      await writeFile(`${folder}/match.json`, JSON.stringify(file));
      await printed('match', 'import', `${folder}/match.json`, ...db);
    }
    const run = typeof words[0] === 'function' ? await words[0](folder) : words;
    if (run.length) await printed('match', ...run, ...db);
    const text = await printed('match', 'export', '-o', '-', ...db);
    return { ...JSON.parse(text), goal: 'to be played' };
  });
}

const wordsOf = (wishes) => ['new', '--rules', wishes.rules, '--players', wishes.players.map(({ name, team }) => `${name}=${team}`).join(','),
  ...option('--format', wishes.format), ...option('--target', wishes.target && String(wishes.target)),
  ...option('--rounds', wishes.rounds && String(wishes.rounds)), ...option('--starter', wishes.starter)];

const entries = {
  round: (action) => async (folder) => {
    await writeFile(`${folder}/scoring.json`, JSON.stringify(action.scoring));
    return ['add', `${folder}/scoring.json`, ...option('--twenties', pairs(action.twenties))];
  },
  ruling: (action) => ['rule', '--round', String(action.round), '--disc', String(action.disc), '--zone', String(action.zone)],
  undo: () => ['undo'],
  redo: () => ['redo'],
};

export const match = {
  newMatch: ({ wishes }) => after(null, ...wordsOf(wishes)),
  addEntry({ file, action }) {
    const words = entries[action.kind](action);
    return typeof words === 'function' ? after(file, words) : after(file, ...words);
  },
  exportMatch: ({ file, form }) => inFolder(async (folder) => {
    await writeFile(`${folder}/match.json`, JSON.stringify(file));
    await printed('match', 'import', `${folder}/match.json`, '--db', `${folder}/m.db`);
    return { text: await printed('match', 'export', '--format', form, '-o', '-', '--db', `${folder}/m.db`) };
  }),
  importMatch: ({ text }) => after(JSON.parse(text), ...[]),
};
