// SPDX-License-Identifier: MIT
// The judge in the pocket: a photo comes in, the judge looks at it in the worker, what it says is shown.
import { stayAwake } from './awake.js';
import { CameraScreen } from './camera_screen.js';
import { byId } from './dom.js';
import { Judge } from './judge.js';
import { KeptDialog } from './kept_dialog.js';
import { MatchBook } from './match_book.js';
import { MatchDialog } from './match_dialog.js';
import { matchMenu } from './match_menu.js';
import { offerInstalling, stayOffline } from './offline.js';
import { Position } from './position.js';
import { RefusedScreen } from './refused_screen.js';
import { ResultScreen } from './result_screen.js';
import { show } from './screens.js';
import { StartScreen } from './start_screen.js';
import { strings } from './strings.js';
import { say } from './toast.js';
import { WorkingScreen } from './working_screen.js';

const judge = new Judge((stage) => working.reached(stage));
const book = new MatchBook(judge, () => { start.update(); result.update(); kept.update(); });
const position = new Position(judge, book);

const start = new StartScreen(byId('start'), book, { photo: takeIn, camera: () => camera.open(), match: openMatch, kept: () => kept.open() });
const camera = new CameraScreen(byId('camera'), judge, { photo: takeIn, back: begin });
const working = new WorkingScreen(byId('working'), cancel);
const refused = new RefusedScreen(byId('refused'), { photo: takeIn, again: begin });
const result = new ResultScreen(byId('result'), position, book, { second: addSecond, counted });
const kept = new KeptDialog(byId('kept'), book, { match: openMatch });
const matchDialog = new MatchDialog(byId('match'), (wishes) => book.begin(wishes));

byId('menu').append(...matchMenu({ kept: () => kept.open(), home }));
for (const dialog of document.querySelectorAll('dialog')) {
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
}
addEventListener('beforeunload', (event) => book.file && position.view && event.preventDefault());
offerInstalling(byId('menu'));
stayOffline();
stayAwake();
await book.load();
begin();

function begin() {
  position.clear();
  result.close();
  start.update();
  show('start');
}

// From wherever people are.
function home() {
  camera.close();
  if (document.body.dataset.screen === 'working') cancel();
  else begin();
}

async function look(files) {
  working.begin(files[0]);
  show('working');
  try {
    await position.score(files);
  } catch (error) {
    refused.open(files.at(-1), error.message, null);
    return show('refused');
  }
  if (position.refusal) {
    refused.open(files.at(-1), position.refusal, position.overlay);
    position.clear();
    return show('refused');
  }
  result.open();
  show('result');
}

// file: {blob, name}.
function takeIn(file) { return look([file]); }

// A second photo that is of no use leaves the first.
async function addSecond(file) {
  const { files: [first], said } = position;
  working.begin(file);
  show('working');
  try {
    await position.score([first, file], said);
    if (position.refusal) throw new Error(position.refusal);
  } catch (error) {
    say(strings.pocket.secondRefused(error.message));
    await position.score([first], said);
  }
  result.open();
  show('result');
}

function cancel() {
  judge.cancel();
  begin();
}

async function openMatch() {
  kept.close();
  const choices = await book.choices();
  matchDialog.open(choices, position.view ?? { match: book.view, teams: [] });
}

function counted() {
  begin();
  kept.open();
}
