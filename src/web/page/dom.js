// SPDX-License-Identifier: MIT
// Elements made in one expression.

const kSvg = 'http://www.w3.org/2000/svg';

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (name === 'text') node.textContent = value;
    else if (value === true) node.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

export const element = (tag, attributes = {}, ...children) =>
  fill(document.createElement(tag), attributes, children);

export const svg = (tag, attributes = {}, ...children) =>
  fill(document.createElementNS(kSvg, tag), attributes, children);

export const circle = (radius, attributes) => svg('circle', { r: radius, ...attributes });

export const button = (label, onclick, attributes = {}) =>
  element('button', { type: 'button', text: label, onclick, ...attributes });

// As text/isolated.h: a name that is written from right to left turns nothing round in a sentence.
const kRightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const kDirectionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
export function isolated(name) {
  const kept = name.replace(kDirectionMarks, '');
  return kRightToLeft.test(kept) ? `\u2068${kept}\u2069` : kept;
}

export const byId = (id) => document.getElementById(id);

const nameOf = (node) => node?.getAttribute('aria-label') ?? node?.textContent;

// What had the focus has it again where something of that name is there anew.
export function replaceChildren(parent, ...children) {
  const focused = parent.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  parent.replaceChildren(...children.filter((child) => child !== null));
  if (focused) [...parent.querySelectorAll('button')].find((node) => nameOf(node) === focused)?.focus({ preventScroll: true });
}

// Runs only when what it depends on has changed, so that nothing under a finger is built anew.
export function whenChanged(build) {
  let last;
  return (...parts) => {
    const now = JSON.stringify(parts);
    if (now === last) return;
    last = now;
    build(...parts);
  };
}
