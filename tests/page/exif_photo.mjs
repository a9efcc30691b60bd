// SPDX-License-Identifier: MIT
// A JPEG with what a phone writes into it: EXIF 2.32, big-endian.
import { readFile } from 'node:fs/promises';

const kShort = 3;
const kLong = 4;
const kAscii = 2;

function entry(tag, type, count, value) {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  if (type === kShort) bytes.writeUInt16BE(value, 8);
  else bytes.writeUInt32BE(value, 8);
  return bytes;
}

function directory(entries) {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
}

export async function withExif(file, { orientation = 1, focal35mm = 26, taken = '2026:11:20 14:03:09' } = {}) {
  const jpeg = await readFile(file);
  const exifAt = 8 + 2 + 2 * 12 + 4;
  const textAt = exifAt + 2 + 2 * 12 + 4;
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
    directory([entry(0x0112, kShort, 1, orientation), entry(0x8769, kLong, 1, exifAt)]),
    directory([entry(0x9003, kAscii, 20, textAt), entry(0xa405, kShort, 1, focal35mm)]), Buffer.from(`${taken}\0`)]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}
