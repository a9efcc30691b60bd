// SPDX-License-Identifier: MIT
// The pictures that the judge drew, by disc. The table's page has a file of this name that asks its program.

const drawn = new Map(); // disc's id -> {sheet, thumbnail, urls}

function forget(id) {
  for (const url of drawn.get(id)?.urls ?? []) URL.revokeObjectURL(url);
  drawn.delete(id);
}

export function forgetPictures() {
  for (const id of [...drawn.keys()]) forget(id);
}

// evidence: [{disc, sheet, thumbnail}] of blobs.
export function keepPictures(evidence) {
  for (const { disc, sheet, thumbnail } of evidence) {
    forget(disc);
    drawn.set(disc, { sheet, urls: [sheet, thumbnail ?? sheet].map((blob) => URL.createObjectURL(blob)) });
  }
}

export const hasPicture = (id) => drawn.has(id);
export const sheetUrl = (disc) => drawn.get(disc.id)?.urls[0] ?? '';
export const thumbnailUrl = (disc) => drawn.get(disc.id)?.urls[1] ?? '';
export const sheetBlob = async (disc) => drawn.get(disc.id).sheet;
export const frameUrl = () => ''; // there is no camera over the table
