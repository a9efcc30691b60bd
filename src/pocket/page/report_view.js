// SPDX-License-Identifier: MIT
// A photo's report as the view that the table's page shows (docs/json.md, docs/openapi.yaml): what only a table with a
// camera knows is empty in it.
import { hasPicture } from './pictures.js';
import { strings } from './strings.js';

const teamTwenties = (totals) => Object.fromEntries(Object.entries(totals).map(([team, total]) => [team, total.twenties]));

// Where the photo leaves open what lies in the hole, people are asked: a twenty more for that side, or none.
const holeQuestions = (hole) => (hole.maybe === null ? [] : [{
  id: 0, text: strings.pocket.maybeInHole(hole.maybe), answers: [strings.pocket.inHole, strings.pocket.holeIsEmpty],
  picture: hasPicture(0) ? { id: 0, team: hole.maybe } : null }]);

// What may be a disc matters where it can be worth something, until people answer.
const openMaybes = (report) => report.maybe_discs.filter(({ is_disc: answer, worths }) => answer === null && worths.length > 1);
const maybeQuestion = (disc) => ({ id: disc.id, text: strings.maybeDisc(disc), answers: [strings.isDisc, strings.isNone],
  picture: hasPicture(disc.id) ? disc : null });

export function matchView(file) {
  const { name, rules, format } = file.setup;
  return { name, rules: rules.name, format, goal: [rules.name, file.goal].filter(Boolean).join(': '), players: file.standing.players, standing: file.standing };
}

// Of what the hole's question asks, the program's words name an option of the command line.
const warningsOf = ({ warnings, remarks = [], hole }) =>
  [...warnings.filter((words) => hole.maybe === null || !words.includes('--twenties')), ...remarks];

// file: of the match being played, or null.
export function viewOf(report, file) {
  const calm = { status: 'running', note: null };
  return {
    revision: 0, camera: calm, board: { ...calm, status: 'seen' }, withheld: null, advice: null, shots: 0, shooter: null,
    calibration: report.calibration,
    discs: report.discs.map((disc) => ({ ...disc, by_person: false, pictured: hasPicture(disc.id) })),
    maybe_discs: openMaybes(report),
    teams: Object.keys(report.totals),
    twenties: teamTwenties(report.totals),
    totals: report.totals,
    round: report.round,
    open_calls: report.open_calls,
    questions: [...openMaybes(report).map(maybeQuestion), ...holeQuestions(report.hole)],
    warnings: warningsOf(report),
    match: file && matchView(file),
    final: true,
  };
}
