// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"

// Truth and answers small enough to be counted by hand.
namespace ringside::testing {

inline evaluation::DiscTruth truth_at(double x, int zone) {
  return {.top = {x, 0}, .radius = 10, .team = "black", .zone = zone};
}

inline evaluation::FoundDisc found_at(double x, int zone) {
  return {.top = {x, 0},
          .base = {x, 0},
          .team = "black",
          .zone = zone,
          .line = {.line = LineName::kInner, .margin = 10, .sigma = 0.5},
          .call = Call::kClear,
          .in_hole = HoleState::kNone};
}

// A disc of exact truth in zone 15 whose foot lies x mm right of the middle, seen by `straight_view`.
inline evaluation::DiscTruth exact_at(double x, double margin) {
  evaluation::DiscTruth truth = truth_at(2 * x, 15);
  truth.foot = Vec2(x, 0);
  truth.line = LineName::kInner;
  truth.margin = margin;
  truth.in_hole = HoleState::kNone;
  return truth;
}

// Straight from above, 2 pixels per mm, the board's middle at pixel (0, 0).
inline evaluation::TruthView straight_view() {
  return evaluation::TruthView(Homography(Mat3(Vec3(2, -2, 1).asDiagonal())));
}

inline evaluation::JudgedPhoto scored(const std::vector<evaluation::DiscTruth>& truth,
                                      const std::vector<evaluation::FoundDisc>& found) {
  evaluation::JudgedPhoto photo;
  photo.truth.discs = truth;
  photo.truth.view = straight_view();
  photo.answer.said = evaluation::ScoredPhoto{found, {}};
  return judged(photo);
}

inline evaluation::JudgedPhoto refused(const std::vector<evaluation::DiscTruth>& truth) {
  evaluation::JudgedPhoto photo;
  photo.truth.discs = truth;
  photo.answer.said = evaluation::RefusedPhoto{"too dark; give more light"};
  return judged(photo);
}

inline evaluation::JudgedPhoto without_answer(const std::vector<evaluation::DiscTruth>& truth) {
  evaluation::JudgedPhoto photo = refused(truth);
  photo.answer.said = evaluation::NoAnswer{"crashed"};
  return photo;
}

inline evaluation::JudgedPhoto decoy(bool scored) {
  evaluation::JudgedPhoto photo;
  photo.truth.decoy = true;
  photo.answer.said = evaluation::RefusedPhoto{"no board"};
  if (scored) photo.answer.said = evaluation::ScoredPhoto{{found_at(0, 15)}, {{"black", 15}}};
  return judged(photo);
}

using Counts = std::pair<int, int>;
inline Counts counts(const evaluation::Share& share) { return {share.count, share.of}; }

}  // namespace ringside::testing
