// SPDX-License-Identifier: MIT
// A picture file to upright pixels, by the browser's own decoders. Runs in the worker.
import { colourCellOf } from './colour_cell.js';
import { exifOf } from './exif.js';
import { strings } from './strings.js';

// Phones refuse larger canvases: Safari's limit was 4096 x 4096 for long. Larger photos are reduced to it.
const kMostPixels = 4096 * 4096;

async function bitmapOf(blob) {
  try {
    return await createImageBitmap(blob, { imageOrientation: 'from-image', colorSpaceConversion: 'none' });
  } catch {
    throw new Error(strings.pocket.noPicture);
  }
}

function drawn(bitmap) {
  const scale = Math.min(1, Math.sqrt(kMostPixels / (bitmap.width * bitmap.height)));
  const canvas = new OffscreenCanvas(Math.floor(bitmap.width * scale), Math.floor(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.imageSmoothingQuality = 'high';
  // What a painting program left under transparency is not to be seen; photo/photo.h says the same.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

// Empty on pages that the browser does not call secure: the evidence then names the photo alone.
const hashOf = async (bytes) => (self.crypto.subtle ? hex(await crypto.subtle.digest('SHA-256', bytes)) : '');

// {width, height, data, name, sha256, colourCell, focalLength35mm?, taken?} as the engine wants it.
export async function photoOf({ blob, name }) {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const sha256 = await hashOf(bytes);
  const bitmap = await bitmapOf(blob);
  const { width, height, data } = drawn(bitmap);
  const isWhole = width === bitmap.width;
  bitmap.close();
  const { turned = false, ...taken } = exifOf(bytes);
  const colourCell = isWhole ? colourCellOf(bytes, turned) : [1, 1];
  return { width, height, data, name, sha256, colourCell, ...taken };
}
