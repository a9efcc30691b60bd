// SPDX-License-Identifier: MIT
// The device's camera: frames to look at, and a photo.

const kSmall = 160; // pixels across; see shutter.js
const kLook = 640;
const kCrop = 256; // pixels of the camera itself, from its middle: what a smaller copy would hide
const kPatience = 4_000; // ms; some cameras never answer

const kWanted = { audio: false, video: { facingMode: { ideal: 'environment' }, width: { ideal: 3840 }, height: { ideal: 2160 } } };

export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

const later = (time) => new Promise((resolve) => { setTimeout(resolve, time, null); });

export class Camera {
  #stream = null;
  #contexts = new Map(); // name -> the canvas's context, kept

  constructor(video) { this.video = video; }

  async open() {
    this.#stream = await navigator.mediaDevices.getUserMedia(kWanted);
    this.video.srcObject = this.#stream;
    await this.video.play();
  }

  close() {
    this.#stream?.getTracks().forEach((track) => track.stop());
    this.#stream = null;
    this.video.srcObject = null;
  }

  get running() { return this.#stream !== null && this.video.videoWidth > 0; }

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

  // A blob: as large as the camera gives, else the newest frame.
  async photo() {
    return await this.#still() ?? this.#frame();
  }

  async #still() {
    if (!('ImageCapture' in window)) return null;
    const capture = new ImageCapture(this.#stream.getVideoTracks()[0]);
    return Promise.race([capture.takePhoto().catch(() => null), later(kPatience)]);
  }

  #frame() {
    const { videoWidth, videoHeight } = this.video;
    const { canvas } = this.#drawn('frame', videoWidth, videoHeight, 0, 0, videoWidth, videoHeight);
    return new Promise((resolve) => { canvas.toBlob(resolve, 'image/jpeg', 0.95); });
  }
}
