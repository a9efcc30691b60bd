// SPDX-License-Identifier: MIT
// What the camera leaves to people: close calls, questions; and what it thinks of the last shot.
import { button, element, whenChanged } from './dom.js';
import { discIcon } from './discs.js';
import { thumbnailUrl } from './pictures.js';
import { strings } from './strings.js';

// Null as long as there is none.
export function evidencePicture(disc, show) {
  const url = thumbnailUrl(disc);
  if (!url) return null;
  const picture = element('img', { src: url, alt: strings.evidence });
  const frame = element('button', { type: 'button', class: 'evidence', 'aria-label': strings.showEvidence,
    onclick: () => show(disc) }, picture);
  picture.addEventListener('error', () => frame.remove());
  return frame;
}

// The likelier one first.
export const rulingButtons = (disc, send) => [disc.zone, disc.other_zone].map((zone, i) =>
  button(strings.worth(zone), () => send({ command: 'rule_disc', disc: disc.id, zone }), { class: i ? '' : 'primary' }));

function callCard(disc, side, send, show) {
  return element('article', { class: 'call' },
    evidencePicture(disc, show),
    element('p', {}, discIcon(disc.team, side),
      element('span', { text: `${strings.closeCall(disc)} ` }, element('small', { text: strings.sigma(disc) }))),
    element('div', { class: 'rulings correcting' }, ...rulingButtons(disc, send)));
}

// question.picture: stands for the disc in question, where there is a picture.
function questionCard(question, send, show) {
  const answers = question.answers.map((answer, i) =>
    button(answer, () => send({ command: 'answer_question', question: question.id, answer }), { class: i ? '' : 'primary' }));
  return element('article', { class: 'call' }, question.picture ? evidencePicture(question.picture, show) : null,
    element('p', { text: question.text }),
    element('div', { class: 'rulings correcting' }, ...answers));
}

export class Calls {
  // send(command); show(disc): its evidence, large.
  constructor(parent, send, show) {
    this.draw = whenChanged((discs, teams, questions, advice, stake) => {
      const cards = [...questions.map((question) => questionCard(question, send, show)),
        ...discs.map((disc) => callCard(disc, teams.indexOf(disc.team), send, show))];
      if (discs.length) cards.splice(questions.length, 0, element('h2', { text: strings.closeCallsAtStake(stake) }));
      if (advice) cards.push(element('p', { class: 'advice', text: advice }));
      parent.replaceChildren(...cards);
      parent.hidden = cards.length === 0;
    });
  }

  update(view, teams) {
    const open = view.discs.filter((disc) => disc.call === 'too close' && !disc.ruling);
    const shown = open.map(({ id, team, zone, other_zone, line, margin_mm, sigma_mm, in_hole, base_mm }) =>
      ({ id, team, zone, other_zone, line, margin_mm, sigma_mm, in_hole, base_mm }));
    this.draw(shown, teams, view.questions, view.advice, view.open_calls?.winner_is_open ?? null);
  }
}
