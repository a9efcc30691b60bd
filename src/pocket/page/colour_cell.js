// SPDX-License-Identifier: MIT
// How many pixels across and down share one colour in a file, which the judge sharpens again (photo/photo.h): JPEG says
// it in its frame header (ITU-T T.81, B.2.2); HEIC, AVIF and WebP are kept as 2 x 2 by all cameras.
const kFrames = new Set([0xc0, 0xc1, 0xc2]); // baseline, extended, progressive
const kColourComponents = 3;

const isHeif = (bytes) => String.fromCharCode(...bytes.subarray(4, 8)) === 'ftyp';
const isWebp = (bytes) => String.fromCharCode(...bytes.subarray(8, 12)) === 'WEBP';

// The frame header's components: [across, down] of each.
function samplings(bytes) {
  let at = 2;
  while (at + 10 < bytes.length && bytes[at] === 0xff) {
    const length = (bytes[at + 2] << 8) | bytes[at + 3];
    if (kFrames.has(bytes[at + 1])) {
      const count = bytes[at + 9];
      return Array.from({ length: count }, (_, i) => bytes[at + 11 + 3 * i]).map((byte) => [byte >> 4, byte & 15]);
    }
    at += 2 + length;
  }
  return [];
}

function ofJpeg(bytes) {
  const parts = samplings(bytes);
  if (parts.length !== kColourComponents) return [1, 1];
  const cell = [0, 1].map((side) => Math.floor(parts[0][side] / Math.max(1, parts[1][side])));
  return cell.every((size) => size === 1 || size === 2) ? cell : [1, 1];
}

// `turned`: the picture lies on its side in the file.
export function colourCellOf(bytes, turned) {
  if (isHeif(bytes) || isWebp(bytes)) return [2, 2];
  const cell = bytes[0] === 0xff && bytes[1] === 0xd8 ? ofJpeg(bytes) : [1, 1];
  return turned ? cell.reverse() : cell;
}
