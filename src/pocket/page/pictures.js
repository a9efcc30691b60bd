// SPDX-License-Identifier: MIT
// The pictures that the judge drew, by disc. The table's page has a file of this name that asks its program.

const drawn = new Map(); // disc's id, 0 for the hole -> {sheet, url}

function forget(id) {
  if (drawn.has(id)) URL.revokeObjectURL(drawn.get(id).url);
  drawn.delete(id);
}

export function forgetPictures() {
  for (const id of [...drawn.keys()]) forget(id);
}

// evidence: [{disc, sheet}], the sheet a blob.
export function keepPictures(evidence) {
  for (const { disc, sheet } of evidence) {
    forget(disc);
    drawn.set(disc, { sheet, url: URL.createObjectURL(sheet) });
  }
}

export const hasPicture = (id) => drawn.has(id);
export const sheetUrl = (disc) => drawn.get(disc.id)?.url ?? '';
export const thumbnailUrl = sheetUrl;
export const sheetBlob = async (disc) => drawn.get(disc.id).sheet;
export const frameUrl = () => ''; // there is no camera over the table
