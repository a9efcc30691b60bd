// SPDX-License-Identifier: MIT
// Where pictures come from: the table's program. The pocket app has a file of this name that gives its own.

// The place makes the browser ask anew for a disc that was moved, a photo for one that it shows too.
const evidence = (disc, ending) => `/api/evidence/${disc.id}.${ending}?at=${disc.base_mm.join(',')}${disc.photo ? `&photo=${disc.photo}` : ''}`;

export const sheetUrl = (disc) => evidence(disc, 'png');
export const thumbnailUrl = (disc) => evidence(disc, 'jpg');
export const frameUrl = (revision) => `/api/frame.jpg?marked=1&r=${revision}`;
export const sheetBlob = async (disc) => (await fetch(sheetUrl(disc))).blob();
