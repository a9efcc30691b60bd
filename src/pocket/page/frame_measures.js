// SPDX-License-Identifier: MIT
// What two frames of a camera tell without knowing what they show: how far it moved between them, how sharp it is.
// Frames are {width, height, grey: Float32Array}.

export function greyOf({ width, height, data }) {
  const grey = new Float32Array(width * height);
  for (let i = 0, at = 0; i < grey.length; ++i, at += 4) grey[i] = 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
  return { width, height, grey };
}

// Pixels that the picture moved: the mean change over the mean slope, as for a small shift of any picture. It cannot
// tell a shift from a change of light, which is no moment for a photo either.
export function shiftBetween(before, now) {
  const { width, height, grey } = now;
  let change = 0;
  let slope = 0;
  for (let y = 0; y < height - 1; ++y) {
    for (let x = 0, at = y * width; x < width - 1; ++x, ++at) {
      change += Math.abs(grey[at] - before.grey[at]);
      slope += Math.hypot(grey[at + 1] - grey[at], grey[at + width] - grey[at]);
    }
  }
  return slope > 0 ? change / slope : Infinity;
}

// Energy of the second derivative over that of the first: the same for any contrast, falls with the square of a blur.
export function sharpnessOf({ width, height, grey }) {
  let second = 0;
  let first = 0;
  for (let y = 1; y < height - 1; ++y) {
    for (let x = 1, at = y * width + 1; x < width - 1; ++x, ++at) {
      const bend = 4 * grey[at] - grey[at - 1] - grey[at + 1] - grey[at - width] - grey[at + width];
      second += bend * bend;
      first += (grey[at + 1] - grey[at - 1]) ** 2 + (grey[at + width] - grey[at - width]) ** 2;
    }
  }
  return first > 0 ? second / first : 0;
}
