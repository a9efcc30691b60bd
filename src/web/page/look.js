// SPDX-License-Identifier: MIT
// How the address of an overlay wants it to look. What cannot be read there is as if it was not there.
import { isolated } from './dom.js';

const kColour = /^#?([0-9a-f]{6})$/i; // a # that is not written as %23 never arrives
const kMostLetters = 80; // of a title
const kDark = '#14100b', kLight = '#ffffff';

// Of the two, the one that is easier to read on a ground (WCAG's luminance).
function inkOn(ground) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? kDark : kLight;
}

// The custom properties of overlay.css that differ from it.
function coloursOf({ ink, ground, accent }) {
  const colours = {};
  const written = ink ?? (ground && inkOn(ground));
  if (ground) colours['--ground'] = ground;
  if (written) for (const name of ['--ink', '--soft', '--arrow', '--match']) colours[name] = written;
  if (written) colours['--on-match'] = ground ?? inkOn(written);
  if (accent) Object.assign(colours, { '--accent': accent, '--on-accent': inkOn(accent) });
  return colours;
}

// layouts: those that there are; the first is the default.
export function lookOf(search, layouts) {
  const asked = new URLSearchParams(search);
  const colour = (name) => {
    const found = kColour.exec(asked.get(name) ?? '');
    return found ? `#${found[1].toLowerCase()}` : undefined;
  };
  return {
    layout: layouts.find((name) => name === asked.get('layout')) ?? layouts[0],
    title: isolated([...(asked.get('title') ?? '').trim()].slice(0, kMostLetters).join('')),
    colours: coloursOf({ ink: colour('ink'), ground: colour('ground'), accent: colour('accent') }),
  };
}

// That of this page, whose body has it from now on.
export function takeLook(layouts) {
  const look = lookOf(location.search, layouts);
  document.body.classList.add(look.layout);
  for (const [name, value] of Object.entries(look.colours)) document.body.style.setProperty(name, value);
  return look;
}
