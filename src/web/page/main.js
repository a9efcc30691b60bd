// SPDX-License-Identifier: MIT
// The table's page: a view comes in, every part shows its share of it; a tap becomes a command.
import { stayAwake } from './awake.js';
import { Board } from './board.js';
import { Calls } from './calls.js';
import { Connection, loadChoices } from './connection.js';
import { discIcon } from './discs.js';
import { button, byId, element } from './dom.js';
import { drawHistory } from './history.js';
import { MatchDialog } from './match_dialog.js';
import { PictureDialog } from './picture_dialog.js';
import { PhotoSender } from './photo_sender.js';
import { Placing } from './placing.js';
import { Scores, teamsOf } from './scores.js';
import { Sheet } from './sheet.js';
import { showStatus } from './status.js';
import { strings } from './strings.js';

const kToastTime = 6_000; // ms

let view = null;
let choices = null;
let status = 'connecting';
let toastTimer = 0;

const connection = new Connection(show, (now) => {
  status = now;
  document.body.classList.toggle('offline', status !== 'live');
  showStatus(byId('status'), status, view);
}, () => toast(strings.repeated, false));

const board = new Board(byId('board'), openSheet, (place) => placing.chosen(place));
const placing = new Placing(board, byId('board'), send);
const scores = new Scores(byId('scores'), (team, by) => send({ command: 'change_twenties', team, by }));
const picture = new PictureDialog(byId('picture'), send);
const photos = new PhotoSender((words, stays) => toast(words, false, stays), (newest) => newest.revision >= view.revision && show(newest));
const takePhoto = () => photos.pick();
const calls = new Calls(byId('calls'), send, (disc) => picture.open(newestOf(disc)), takePhoto);
const sheet = new Sheet(byId('sheet'), {
  send, show: (disc) => picture.open(newestOf(disc)), move: (disc) => placing.move(disc, sideOf(disc.team)), closed: sheetClosed, takePhoto,
});
const matchDialog = new MatchDialog(byId('match'), (command) => post(command));

const undo = iconButton('↶', strings.undo, () => send({ command: 'undo' }), 'undo');
const redo = iconButton('↷', strings.redo, () => send({ command: 'redo' }), 'redo');
const pause = iconButton('', '', () => send({ command: view.paused ? 'resume' : 'pause' }), 'pause');
const endRound = button(strings.endRound, () => send({ command: 'end_round' }), { class: 'primary', id: 'end-round' });
const add = element('span', { class: 'group' });
byId('controls').append(undo, redo, add, pause, endRound);

const camera = button(strings.camera, () => {
  board.showCamera(!board.showsCamera);
  nameCamera();
}, { id: 'camera' });
byId('menu').append(camera,
  button(strings.history, openHistory, { id: 'open-history' }),
  button(strings.newMatch, openMatch, { id: 'open-match', class: 'correcting' }));

for (const dialog of document.querySelectorAll('dialog')) {
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
}
addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || event.target.matches('input')) return;
  event.preventDefault();
  send({ command: event.shiftKey ? 'redo' : 'undo' });
});

loadMore();
stayAwake();

// Where there is little room, only the sign is seen.
function iconButton(sign, words, act, id) {
  const made = button('', act, { id });
  name(made, sign, words);
  return made;
}

function name(made, sign, words) {
  made.setAttribute('aria-label', words);
  made.replaceChildren(element('span', { class: 'sign', 'aria-hidden': 'true', text: sign }), element('span', { class: 'words', text: words }));
}

function nameCamera() { camera.textContent = board.showsCamera ? strings.board : strings.camera; }

async function loadMore() {
  choices = await loadChoices();
  document.body.classList.toggle('watching', choices !== null && !choices.may_correct);
}

// A card knows only what it shows of a disc.
function newestOf(disc) { return view.discs.find((one) => one.id === disc.id) ?? disc; }

function sideOf(team) { return teamsOf(view).indexOf(team); }

function show(newest) {
  view = newest;
  for (const { disc } of view.photo?.calls ?? []) newestOf({ id: disc }).photo = view.photo.id;
  if (!choices) loadMore();
  const teams = teamsOf(view);
  board.update(view, teams);
  nameCamera();
  scores.update(view);
  calls.update(view, teams);
  sheet.update(view, teams);
  picture.update(view);
  showControls(teams);
  if (byId('history').open) drawHistory(byId('history'), view, send);
  showStatus(byId('status'), status, view);
}

function showControls(teams) {
  undo.disabled = view.undoable.length === 0;
  undo.title = view.undoable.length ? strings.undoWhat(view.undoable.at(-1)) : '';
  redo.disabled = view.redoable.length === 0;
  redo.title = view.redoable.length ? strings.redoWhat(view.redoable.at(-1)) : '';
  if (pause.dataset.paused !== String(view.paused)) {
    pause.dataset.paused = view.paused;
    name(pause, view.paused ? '▶' : 'Ⅱ', view.paused ? strings.resume : strings.pause);
  }
  endRound.hidden = !view.match || (view.match.standing?.over ?? false);
  if (add.dataset.teams === teams.join()) return;
  add.dataset.teams = teams.join();
  add.replaceChildren(...teams.map((team, side) => {
    const made = iconButton('+', strings.addOf(team), () => { sheet.close(); placing.add(team, side); });
    made.append(discIcon(team, side));
    return made;
  }));
}

// The answer: {view}, {error} or {}.
async function post(command) {
  const answer = await connection.send(command);
  if (answer.view && answer.view.revision >= view.revision) show(answer.view);
  return answer;
}

// Whether it was carried out; if not, people are told.
async function send(command) {
  const answer = await post(command);
  if (!answer.view) toast(answer.error ?? strings.notSent, false);
  else if (!['undo', 'dismiss_photo'].includes(command.command) && view.undoable.length) toast(view.undoable.at(-1), true);
  else hideToast();
  return answer.view !== undefined;
}

function toast(words, canUndo, stays = false) {
  const back = button(strings.undo, () => send({ command: 'undo' }));
  byId('toast').replaceChildren(element('span', { text: words }), canUndo ? back : '');
  byId('toast').hidden = false;
  board.name('toast', [words]);
  clearTimeout(toastTimer);
  if (!stays) toastTimer = setTimeout(hideToast, kToastTime);
}

function hideToast() {
  byId('toast').hidden = true;
  board.name('toast', []);
}

function openSheet(id) {
  if (id === null) return sheet.close();
  sheet.open(id);
  board.select(id);
  sheet.update(view, teamsOf(view));
  sheet.focus();
}

function sheetClosed(id) {
  board.select(null);
  board.focusDisc(id);
}

function openHistory() {
  if (!view) return;
  drawHistory(byId('history'), view, send);
  byId('history').showModal();
}

async function openMatch() {
  choices ??= await loadChoices();
  if (choices && view) matchDialog.open(choices, view);
  else toast(strings.notSent, false);
}
