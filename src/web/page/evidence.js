// SPDX-License-Identifier: MIT
// Where the pictures of a disc's call are. The place makes the browser ask anew for a disc that was moved.

const evidence = (disc, ending) => `/api/evidence/${disc.id}.${ending}?at=${disc.base_mm.join(',')}`;

export const sheetUrl = (disc) => evidence(disc, 'png');
export const thumbnailUrl = (disc) => evidence(disc, 'jpg');
