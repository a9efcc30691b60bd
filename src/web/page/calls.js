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

// What camera and photo together say. Who corrects accepts it, or rules where it is still open.
function photoCard(disc, call, side, send, show) {
  const open = call.call === 'too close';
  const accept = () => send({ command: 'accept_photo_call', photo: disc.photo, disc: disc.id });
  const shown = { ...disc, ruling: null, in_hole: 'none', margin_mm: call.margin_mm, line: call.line };
  return element('article', { class: 'call' },
    evidencePicture(disc, show),
    element('p', {}, discIcon(disc.team, side),
      element('span', { text: `${strings.closeCall(shown)} ` },
        element('small', { text: [strings.sigma(call), open ? strings.photo.stillOpen : ''].filter(Boolean).join(', ') }))),
    element('p', { class: 'measured', text: strings.photo.parts(call) }),
    element('div', { class: 'rulings correcting' },
      ...(open ? rulingButtons(disc, send) : [button(strings.photo.accept(call.zone), accept, { class: 'primary' })]),
      button(strings.photo.dismiss, () => send({ command: 'dismiss_photo', photo: disc.photo }))));
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
  // send(command); show(disc): its evidence, large; takePhoto() where a photo can settle calls.
  constructor(parent, send, show, takePhoto = null) {
    const side = (disc, teams) => teams.indexOf(disc.team);
    this.draw = whenChanged((discs, settled, teams, questions, advice, stake) => {
      const cards = questions.map((question) => questionCard(question, send, show));
      if (settled.length) cards.push(element('h2', { text: strings.photo.title }));
      cards.push(...settled.map(([disc, call]) => photoCard(disc, call, side(disc, teams), send, show)));
      if (discs.length) cards.push(element('h2', { text: strings.closeCallsAtStake(stake) }));
      cards.push(...discs.map((disc) => callCard(disc, side(disc, teams), send, show)));
      if (discs.length && takePhoto) cards.push(button(strings.photo.settle, takePhoto, { class: 'settle' }));
      if (advice) cards.push(element('p', { class: 'advice', text: advice }));
      parent.replaceChildren(...cards);
      parent.hidden = cards.length === 0;
    });
  }

  update(view, teams) {
    const part = ({ id, team, zone, other_zone, line, margin_mm, sigma_mm, in_hole, base_mm, photo }) =>
      ({ id, team, zone, other_zone, line, margin_mm, sigma_mm, in_hole, base_mm, photo });
    const open = view.discs.filter((disc) => disc.call === 'too close' && !disc.ruling && !disc.photo).map(part);
    const settled = (view.photo?.calls ?? []).map((call) => [part(view.discs.find((disc) => disc.id === call.disc)), call]);
    this.draw(open, settled, teams, view.questions, view.advice, view.open_calls?.winner_is_open ?? null);
  }
}
