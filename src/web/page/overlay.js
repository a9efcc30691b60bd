// SPDX-License-Identifier: MIT
// The scores over a broadcast picture. What is not known is not shown.
import { Connection } from './connection.js';
import { discIcon } from './discs.js';
import { byId, element, whenChanged } from './dom.js';
import { nameOf, teamsOf } from './scores.js';
import { strings } from './strings.js';

let view = null;

function side(now, team, index) {
  const total = now.totals[team];
  const score = now.match?.standing?.score[team];
  return element('article', { class: `side${now.shooter === team ? ' shoots' : ''}` },
    discIcon(team, index),
    element('p', { class: 'name', text: nameOf(now, team) }),
    element('p', { class: 'twenties', text: total?.twenties ? `${total.twenties} × 20` : '' }),
    element('p', { class: 'total', text: total?.total ?? 0 }),
    score === undefined ? null : element('p', { class: 'match', text: score }));
}

const kNameSizes = [30, 26, 22, 19, 16]; // of the 1080 rows of a canvas

// Long names in smaller letters, until they stay within their row.
function fit(name) {
  const tooLarge = () => name.scrollHeight > name.parentElement.clientHeight || name.scrollWidth > name.clientWidth;
  for (const size of kNameSizes) {
    name.style.fontSize = `calc(${size} * var(--px))`;
    if (!tooLarge()) return;
  }
}

const draw = whenChanged((now, teams) => {
  byId('scores').replaceChildren(...teams.map((team, index) => side(now, team, index)));
  document.querySelectorAll('.name').forEach(fit);
});
addEventListener('resize', () => document.querySelectorAll('.name').forEach(fit));

function showNote(words) {
  byId('note').textContent = words;
  byId('note').hidden = words === '';
}

function noteOf(now) {
  if (now.match?.standing?.over) return strings.over(now.match.standing.why);
  return (now.too_close.length || now.maybe_discs.length) && !now.withheld ? strings.closeCalls : '';
}

new Connection((newest) => {
  view = newest;
  const { totals, teams, shooter, match } = view;
  draw({ totals, teams, shooter, match }, teamsOf(view));
  byId('scores').classList.toggle('withheld', view.withheld !== null || view.camera.status === 'lost');
  showNote(noteOf(view));
}, (status) => {
  // A score that may be old is not broadcast.
  document.body.hidden = status !== 'live';
});
