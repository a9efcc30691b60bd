// SPDX-License-Identifier: MIT
#pragma once

#include "report/data/photo_report.h"
#include "scoring/example_board.h"
#include "scoring/ruling.h"

// Reports made by hand: for tests that need no pixels.
namespace ringside::testing {

// A disc with everything a detection tells; sigma of its margin is `radius_sigma`.
inline Disc full_disc(int id, const Vec2& base, const std::string& team, double radius_sigma = 0.3) {
  Disc disc = disc_at(base, team);
  disc.id = id;
  disc.radius_sigma = radius_sigma;
  disc.colour = {0x1c, 0x1b, 0x0a};
  disc.confidence = 0.98;
  const Vec2 p_image = example_board().image_from_board * base;
  disc.seen_top = {p_image + Vec2(2, 0), 2 * kDiscRadius};
  return disc;
}

inline ScoredBoard scored_board(const std::vector<Disc>& discs, const std::map<std::string, int>& twenties,
                                const std::optional<std::string>& maybe_in_hole = {}) {
  ScoredBoard board;
  board.calibration = example_board();
  if (maybe_in_hole) board.hole = HoleState::kUnsure;
  board.maybe_in_hole = maybe_in_hole;
  for (const Disc& disc : discs) board.discs.push_back(score_disc(disc, board.calibration));
  count_up(board, twenties);
  return board;
}

inline PhotoReport report_of(ScoredBoard board) {
  PhotoReport report;
  report.photo = "p.jpg";
  report.width = board.calibration.width;
  report.height = board.calibration.height;
  report.timing = {90.04, 40, 50, 185};
  report.outcome = std::move(board);
  return report;
}

// black: 15 and one twenty; red: 10, too close to the inner line by 0.2 mm, and 0. 35:10.
inline PhotoReport example_report() {
  const double over_inner_line = 101.6 - 1 - kDiscRadius + 0.2;
  return report_of(scored_board({full_disc(1, {30, 40}, "black"), full_disc(2, {over_inner_line, 0}, "red"),
                                 full_disc(3, {0, -310}, "red")},
                                {{"black", 1}}));
}

// The same board seen through a barrel lens.
inline PhotoReport report_with_lens() {
  PhotoReport report = example_report();
  ScoredBoard& board = std::get<ScoredBoard>(report.outcome);
  board.calibration.pegs = {{.foot = {94, 39}, .radius = 3.5, .sigma = 0.3}};
  board.calibration.lens = Lens{1600, 1400, {1500, {810, 690}}, {-0.3, 0.05, 1e-4, 2e-4, 0}, 0.002};
  return report;
}

// black 15 and red 10; and what may be a red disc in the 10, between 1 and 2 o'clock, as disc 3.
inline PhotoReport report_with_maybe_disc(std::optional<bool> is_disc = {}) {
  ScoredBoard board = scored_board({full_disc(1, {30, 40}, "black"), full_disc(2, {0, -150}, "red")}, {});
  const ScoredDisc scored = score_disc(full_disc(3, {100, 110}, "red"), board.calibration);
  board.maybe_discs = {{scored, is_disc}};
  if (is_disc == true) board.discs.push_back(scored);
  count_up(board, {});
  return report_of(std::move(board));
}

// The example with its open disc ruled on.
inline PhotoReport report_with_ruling() {
  PhotoReport report = example_report();
  ScoredBoard& board = std::get<ScoredBoard>(report.outcome);
  board.discs[1] = ruled(board.discs[1], 15);
  count_up(board, {{"black", 1}});
  return report;
}

// Of the example's board, without its inner line, and with a circle of no name.
inline Sighting example_sighting() {
  Calibration board = example_board();
  board.pegs = {{.foot = {94, 39}, .radius = 3.5, .sigma = 0.3}};
  board.deck_measured = true;
  Sighting seen = sighting_of(board);
  seen.circles.erase(seen.circles.begin());
  seen.circles.push_back({CircleName::kUnknown, {Vec2::Zero(), 250}, 0.7});
  return seen;
}

inline PhotoReport refused_report() {
  PhotoReport report;
  report.photo = "q.jpg";
  report.warnings = {"the picture is dark"};
  report.outcome = Refusal{Refusal::Cause::kNotScorable, "no board found; show the whole board",
                           std::make_shared<const Sighting>(example_sighting())};
  return report;
}

}  // namespace ringside::testing
