// SPDX-License-Identifier: MIT
// The scores over a broadcast picture, of a table or of one of a hall. What is not known is not shown.
import { discIcon } from './discs.js';
import { byId, element, whenChanged } from './dom.js';
import { fit } from './fit.js';
import { strings } from './strings.js';

function side({ team, name, sunk, total, score, shoots }, index) {
  return element('article', { class: `side${shoots ? ' shoots' : ''}` },
    discIcon(team, index),
    element('p', { class: 'name', text: name }),
    element('p', { class: 'twenties', text: sunk ? `${sunk} × 20` : '' }),
    element('p', { class: 'total', text: total }),
    score === null ? null : element('p', { class: 'match', text: score }));
}

const kNameSizes = [30, 26, 22, 19, 16].map((size) => `calc(${size} * var(--px))`); // of the 1080 rows of a canvas

const fitAll = () => document.querySelectorAll('.name').forEach((name) => fit(name, kNameSizes, name.parentElement));
addEventListener('resize', fitAll);

// Again when the body is seen: what is hidden has no size.
const draw = whenChanged((sides, shown) => {
  byId('scores').replaceChildren(...sides.map(side));
  if (shown) fitAll();
});

// Empty: the match goes on and all calls are clear.
function noteOf({ over, why, doubted, withheld }) {
  if (over) return strings.over(why);
  return doubted && !withheld ? strings.closeCalls : '';
}

// now: sides[] of team, name, sunk (twenties of the round), total, score (null: no match), shoots; over and why; doubted:
// a call is open; withheld: the totals may be old. live: the line is. A score that may be old is not broadcast.
export function showScoreboard(now, live) {
  document.body.hidden = !now || !live;
  if (!now) return;
  draw(now.sides, live);
  byId('scores').classList.toggle('withheld', now.withheld);
  const note = noteOf(now);
  byId('note').textContent = note;
  byId('note').hidden = note === '';
}
