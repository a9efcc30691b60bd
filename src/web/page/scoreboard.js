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

const kNameSizes = [1, 0.867, 0.733, 0.633, 0.533].map((size) => `calc(${size} * var(--name))`);
const kTitleSizes = [1, 0.85, 0.7, 0.6].map((size) => `calc(${size} * var(--title))`);

function fitAll() {
  document.querySelectorAll('.name').forEach((name) => fit(name, kNameSizes, name.parentElement));
  document.querySelectorAll('.title').forEach((title) => fit(title, kTitleSizes, title.parentElement));
}
addEventListener('resize', fitAll);

// Again when the body is seen: what is hidden has no size.
const draw = whenChanged((sides, heading, shown) => {
  byId('scores').replaceChildren(...sides.map(side));
  byId('heading').replaceChildren(...heading.filter(([, text]) => text).map(([name, text]) => element('span', { class: name, text })));
  byId('heading').hidden = !byId('heading').hasChildNodes();
  if (shown) fitAll();
});

// Empty: the match goes on and all calls are clear.
function noteOf({ over, why, doubted, withheld }) {
  if (over) return strings.over(why);
  return doubted && !withheld ? strings.closeCalls : '';
}

// A bar has a heading only where it was asked for.
const headingOf = ({ round }, { layout, title }) => (layout === 'bar' && !title ? [] : [['title', title], ['round', round]]);

// now: sides[] of team, name, sunk (twenties of the round), total, score (null: no match), shoots; round in words; over and
// why; doubted: a call is open; withheld: the totals may be old. live: the line is. look: as takeLook gave it.
// A score that may be old is not broadcast.
export function showScoreboard(now, live, look) {
  document.body.hidden = !now || !live;
  if (!now) return;
  draw(now.sides, headingOf(now, look), live);
  byId('scores').classList.toggle('withheld', now.withheld);
  const note = noteOf(now);
  byId('note').textContent = note;
  byId('note').hidden = note === '';
}
