// SPDX-License-Identifier: MIT
// Long names in smaller letters, until they stay within their place.

const isTooLarge = (name, place) => name.scrollHeight > place.clientHeight || name.scrollWidth > name.clientWidth;

// sizes: values of font-size, the largest first. place: what must hold the name's lines.
export function fit(name, sizes, place = name) {
  for (const size of sizes) {
    name.style.fontSize = size;
    if (!isTooLarge(name, place)) return;
  }
}
