// SPDX-License-Identifier: MIT
// The device's camera: frames to look at, and a photo.

const kSmall = 160; // pixels across; see shutter.js
const kLook = 640;
const kCrop = 256; // pixels of the camera itself, from its middle: what a smaller copy would hide
const kPatience = 4_000; // ms; some cameras never answer

const wanted = (which) => ({ audio: false, video: { ...which, width: { ideal: 3840 }, height: { ideal: 2160 } } });

const streamBy = (which) => navigator.mediaDevices.getUserMedia(wanted(which));
const anyStream = () => streamBy({ facingMode: { ideal: 'environment' } });

// Of the camera with that id; where it is gone or busy, of another one.
const streamOf = (id) => (id === null ? anyStream()
  : streamBy({ deviceId: { exact: id } }).catch((error) => (error.name === 'NotAllowedError' ? Promise.reject(error) : anyStream())));

const stop = (stream) => stream?.getTracks().forEach((track) => track.stop());

export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

const later = (time) => new Promise((resolve) => { setTimeout(resolve, time, null); });

export class Camera {
  #stream = null;
  #opening = null;
  #contexts = new Map(); // name -> the canvas's context, kept

  constructor(video) { this.video = video; }

  // id: of one of `choices()`, or null, or a promise of that. It stays closed where it is closed in the meantime.
  async open(id) {
    this.close();
    const opening = {};
    this.#opening = opening;
    const stream = await streamOf(await id);
    if (this.#opening !== opening) return stop(stream);
    this.#stream = stream;
    this.video.srcObject = stream;
    return this.video.play().catch((error) => { if (this.#opening === opening) throw error; });
  }

  close() {
    stop(this.#stream);
    this.#opening = null;
    this.#stream = null;
    this.video.srcObject = null;
  }

  get #track() { return this.#stream?.getVideoTracks()[0]; }

  get isOpen() { return this.#stream !== null; }
  get id() { return this.#track?.getSettings().deviceId ?? null; }

  // A track that has ended or is muted (a call, another app, a cable) leaves its last picture in the video.
  get running() { return this.#track?.readyState === 'live' && !this.#track.muted && this.video.videoWidth > 0; }

  // [{id, label}]; browsers name them only once one was allowed.
  async choices() {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId, label }) => ({ id: deviceId, label }));
  }

  #drawn(name, width, height, ...from) {
    if (!this.#contexts.has(name)) {
      this.#contexts.set(name, document.createElement('canvas').getContext('2d', { willReadFrequently: true }));
    }
    const context = this.#contexts.get(name);
    Object.assign(context.canvas, { width, height });
    context.drawImage(this.video, ...from, 0, 0, width, height);
    return context;
  }

  #scaled(name, across) {
    const { videoWidth, videoHeight } = this.video;
    const height = Math.round(across * videoHeight / videoWidth);
    return this.#drawn(name, across, height, 0, 0, videoWidth, videoHeight).getImageData(0, 0, across, height);
  }

  small() { return this.#scaled('small', kSmall); }
  look() { return this.#scaled('look', kLook); }

  middle() {
    const { videoWidth, videoHeight } = this.video;
    const size = Math.min(kCrop, videoWidth, videoHeight);
    return this.#drawn('middle', size, size, (videoWidth - size) / 2, (videoHeight - size) / 2, size, size)
      .getImageData(0, 0, size, size);
  }

  // A blob: as large as the camera gives, else the newest frame. Null where it gives pictures no longer.
  async photo() {
    if (!this.running) return null;
    const blob = await this.#still() ?? await this.#frame();
    return this.running ? blob : null;
  }

  async #still() {
    if (!('ImageCapture' in window)) return null;
    const capture = new ImageCapture(this.#track);
    return Promise.race([capture.takePhoto().catch(() => null), later(kPatience)]);
  }

  #frame() {
    const { videoWidth, videoHeight } = this.video;
    const { canvas } = this.#drawn('frame', videoWidth, videoHeight, 0, 0, videoWidth, videoHeight);
    return new Promise((resolve) => { canvas.toBlob(resolve, 'image/jpeg', 0.95); });
  }
}
