// SPDX-License-Identifier: MIT
// A phone's photo that is to settle a call: taken, sent to the table, and waited for.
import { element } from './dom.js';
import { strings } from './strings.js';

const kMostBytes = 30_000_000; // that the table takes
const kPatience = 300_000; // ms: a slow network, and a table that measures on a small computer

const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export class PhotoSender {
  #busy = false;

  // tell(words, stays): stays until it is told something else; onView(view) after a photo was taken in.
  constructor(tell, onView) {
    this.tell = tell;
    this.onView = onView;
    this.input = element('input', { type: 'file', accept: 'image/*', capture: 'environment', hidden: true,
      onchange: () => this.#chosen() });
    document.body.append(this.input);
  }

  pick() {
    if (this.#busy) this.tell(strings.photo.looking, true);
    else this.input.click();
  }

  #chosen() {
    const [file] = this.input.files;
    this.input.value = ''; // the same file may be chosen again
    if (!file) return;
    if (file.size > kMostBytes) this.tell(strings.photo.tooLarge, false);
    else this.#send(file);
  }

  // fetch() does not tell how far an upload is.
  #send(file) {
    const request = new XMLHttpRequest();
    const ended = (words) => {
      this.#busy = false;
      this.tell(words, false);
    };
    request.upload.onprogress = ({ loaded, total }) => loaded < total && this.tell(strings.photo.sending(loaded / total), true);
    request.upload.onload = () => this.tell(strings.photo.looking, true);
    request.onload = () => this.#answered(request, ended);
    request.onerror = request.ontimeout = () => ended(strings.photo.notSent);
    request.open('POST', '/api/photos');
    request.timeout = kPatience;
    request.setRequestHeader('Content-Type', file.type.startsWith('image/') ? file.type : 'application/octet-stream');
    request.setRequestHeader('Idempotency-Key', newKey());
    this.#busy = true;
    this.tell(strings.photo.sending(0), true);
    request.send(file);
  }

  #answered(request, ended) {
    let said = {};
    try {
      said = JSON.parse(request.responseText);
    } catch {
      return ended(strings.photo.notSent); // a proxy's own words
    }
    if (request.status === 200) this.onView(said);
    return ended(request.status === 200 ? strings.photo.taken : said.error);
  }
}
