// SPDX-License-Identifier: MIT
// A photo's report as it would be with one of its discs in doubt, until people answer.

export function doubted(report, id, ruling) {
  const disc = report.discs.find((one) => one.id === id);
  const answer = ruling === undefined ? null : ruling === 'disc';
  const maybe = { ...disc, is_disc: answer, worths: [0, disc.zone], clock: [2, 3] };
  delete maybe.ruling;
  if (answer) return { ...report, maybe_discs: [maybe] };
  const counted = report.totals[disc.team];
  const less = { ...counted, board: counted.board - disc.zone, total: counted.total - disc.zone };
  return { ...report, discs: report.discs.filter((one) => one !== disc), maybe_discs: [maybe],
    totals: { ...report.totals, [disc.team]: less } };
}
