// SPDX-License-Identifier: MIT
// What can be done with the disc that was tapped.
import { evidencePicture } from './calls.js';
import { discIcon } from './discs.js';
import { button, element, replaceChildren, whenChanged } from './dom.js';
import { strings } from './strings.js';

const kZones = [20, 15, 10, 5, 0];

export class Sheet {
  #disc = null;

  // acts: send(command), show(disc), closed(); move(disc) where discs can be changed, not only ruled on; takePhoto() where a
  // photo can settle calls.
  constructor(parent, acts) {
    this.parent = parent;
    this.acts = acts;
    this.draw = whenChanged((disc, teams) => this.#build(disc, teams));
    parent.addEventListener('keydown', (event) => event.key === 'Escape' && this.close());
  }

  get disc() { return this.#disc; }

  open(id) {
    this.#disc = id;
    this.parent.hidden = false;
  }

  close() {
    if (this.#disc === null) return;
    const id = this.#disc;
    this.#disc = null;
    this.parent.hidden = true;
    this.acts.closed(id);
  }

  update(view, teams) {
    if (this.#disc === null) return;
    const disc = view.discs.find((one) => one.id === this.#disc);
    if (disc) this.draw(disc, teams);
    else this.close();
  }

  focus() { this.parent.querySelector('.worth button')?.focus({ preventScroll: true }); }

  #do(command) {
    this.acts.send(command);
    this.close();
  }

  #worth(disc) {
    return kZones.map((zone) => button(zone, () => this.#do({ command: 'rule_disc', disc: disc.id, zone }),
      { 'aria-label': strings.worth(zone), 'aria-pressed': String(zone === disc.zone) }));
  }

  #changes(disc, others) {
    return element('div', { class: 'acts correcting' },
      ...others.map((team) => button(strings.isOf(team),
        () => this.#do({ command: 'recolour_disc', disc: disc.id, team }))),
      button(strings.move, () => { this.close(); this.acts.move(disc); }),
      button(strings.remove, () => this.#do({ command: 'remove_disc', disc: disc.id }), { class: 'danger' }));
  }

  #build(disc, teams) {
    const others = teams.filter((team) => team !== disc.team);
    const note = [strings.call(disc), disc.ruling ? '' : strings.sigma(disc), disc.by_person ? strings.byPerson : '']
      .filter(Boolean).join(' · ');
    this.parent.setAttribute('aria-label', strings.discOf(disc));
    replaceChildren(this.parent,
      element('h2', {}, discIcon(disc.team, teams.indexOf(disc.team)), element('span', { text: strings.discOf(disc) }),
        button('✕', () => this.close(), { class: 'plain', 'aria-label': strings.close })),
      element('p', { text: note }),
      element('h3', { class: 'correcting', text: strings.isWorth }),
      element('div', { class: 'worth correcting' }, ...this.#worth(disc)),
      this.acts.move ? this.#changes(disc, others) : null,
      this.acts.takePhoto && !disc.ruling ? element('div', { class: 'acts' }, button(strings.photo.settle, this.acts.takePhoto)) : null,
      evidencePicture(disc, this.acts.show));
  }
}
