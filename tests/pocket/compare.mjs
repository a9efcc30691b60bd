// SPDX-License-Identifier: MIT
// What two reports of one photo (docs/json.md) say differently: one line each for a person.

const kSameReport = ['status', 'reason', 'width', 'height', 'warnings', 'totals', 'round', 'too_close', 'open_calls', 'hole'];
const kSameDisc = ['id', 'team', 'zone', 'other_zone', 'call'];

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

function differencesIn(fields, one, other, name) {
  return fields
    .filter((field) => !same(one[field], other[field]))
    .map((field) => `${name}${field}: ${JSON.stringify(one[field])} and ${JSON.stringify(other[field])}`);
}

// All but places and other lengths.
export function differences(report, other) {
  const found = differencesIn(kSameReport, report, other, '');
  const discs = report.discs ?? [], others = other.discs ?? [];
  if (discs.length !== others.length) return [...found, `${discs.length} and ${others.length} discs`];
  return [...found, ...discs.flatMap((disc, i) => differencesIn(kSameDisc, disc, others[i], `disc ${disc.id}: `))];
}

// How far each disc lies apart in two reports that are the same otherwise, and how far it may by what both say: where two
// explanations of a disc are about as likely, one report may have one of them and the other the other.
export function places(report, other) {
  return (report.discs ?? []).map(({ id, base_mm: [x, y], sigma_mm: sigma }, i) => {
    const { base_mm: [u, v], sigma_mm: otherSigma } = other.discs[i];
    return { id, mm: Math.hypot(x - u, y - v), sigma: Math.hypot(sigma, otherSigma) };
  });
}
