// SPDX-License-Identifier: MIT
// Some browsers alter what a page reads of a canvas, so that it cannot recognise people by it (Firefox's
// resistFingerprinting, Brave's shields): from a bit here and there to nothing but noise.

const kSide = 64;

// Opaque, and of many colours: a picture of one colour is left alone.
function pattern() {
  const data = new Uint8ClampedArray(4 * kSide * kSide);
  for (let i = 0; i < data.length; ++i) data[i] = i % 4 === 3 ? 255 : (37 * i) % 251;
  return new ImageData(data, kSide, kSide);
}

// Draws and reads a picture that is known, as photos are. For the page and the worker; asked anew each time, as people
// can allow it in between.
export async function readsAreAltered() {
  const drawn = pattern();
  const context = new OffscreenCanvas(kSide, kSide).getContext('2d', { willReadFrequently: true });
  context.drawImage(await createImageBitmap(drawn, { colorSpaceConversion: 'none' }), 0, 0);
  const { data } = context.getImageData(0, 0, kSide, kSide);
  return data.some((value, i) => value !== drawn.data[i]);
}
