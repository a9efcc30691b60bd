// SPDX-License-Identifier: MIT
// What a camera wrote of a photo that the judge wants: focal length and time. JPEG, HEIC and WebP keep it as the same
// block (EXIF 2.32) in different wrappings, so the block is looked for by its own beginning.

const kSearched = 1 << 20; // bytes; cameras write it before the picture
const kMost = 512; // entries of a directory; cameras write fewer than 100
const kFocal35mm = 0xa405;
const kTaken = 0x9003; // DateTimeOriginal
const kExifDirectory = 0x8769;
const kOrientation = 0x0112;
const kOnItsSide = 5; // and above: rows and columns are exchanged
const kShort = 3;

const startsAt = (bytes, at, text) => [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

// Where TIFF's header begins in the file, or -1: "Exif\0\0", then the order of bytes twice over.
function headerIn(bytes) {
  for (let at = 0; at + 14 < bytes.length; ++at) {
    if (bytes[at] !== 0x45 || !startsAt(bytes, at, 'Exif\0\0')) continue;
    if (startsAt(bytes, at + 6, 'II*\0') || startsAt(bytes, at + 6, 'MM\0*')) return at + 6;
  }
  return -1;
}

// The entries of one directory: tag -> {type, count, at}.
function directory(view, at, little) {
  const entries = new Map();
  const count = Math.min(view.getUint16(at, little), kMost);
  for (let i = 0; i < count; ++i) {
    const entry = at + 2 + 12 * i;
    entries.set(view.getUint16(entry, little),
      { type: view.getUint16(entry + 2, little), count: view.getUint32(entry + 4, little), at: entry + 8 });
  }
  return entries;
}

// "2026:11:20 14:03:09" as "2026-11-20T14:03:09".
function timeOf(view, entry, little) {
  if (!entry || entry.count < 19) return '';
  const at = view.getUint32(entry.at, little);
  const text = String.fromCharCode(...Array.from({ length: 19 }, (_, i) => view.getUint8(at + i)));
  const found = text.match(/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/);
  return found ? `${found[1]}-${found[2]}-${found[3]}T${found[4]}` : '';
}

function read(bytes) {
  const start = headerIn(bytes);
  if (start < 0) return {};
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
  const little = view.getUint8(0) === 0x49;
  const first = directory(view, view.getUint32(4, little), little);
  const orientation = first.get(kOrientation);
  const turned = orientation?.type === kShort && view.getUint16(orientation.at, little) >= kOnItsSide;
  const exif = first.get(kExifDirectory);
  if (!exif) return { turned };
  const entries = directory(view, view.getUint32(exif.at, little), little);
  const focal = entries.get(kFocal35mm);
  const focalLength35mm = focal?.type === kShort ? view.getUint16(focal.at, little) : 0;
  return { turned, focalLength35mm: focalLength35mm || undefined, taken: timeOf(view, entries.get(kTaken), little) || undefined };
}

// {focalLength35mm?, taken?, turned?: it lies on its side} of a file's bytes, whatever they are.
export function exifOf(bytes) {
  try {
    return read(bytes.subarray(0, kSearched));
  } catch (error) {
    if (error instanceof RangeError) return {}; // it points outside itself
    throw error;
  }
}
