// SPDX-License-Identifier: MIT
#pragma once

#include "scoring/score.h"

// A tournament board without faults and discs placed on it by hand: for tests that need no pixels.
namespace ringside::testing {

inline constexpr double kLineWidth = 2.0;    // mm
inline constexpr double kDiscRadius = 15.9;  // mm

// Seen from straight above at two pixels per millimetre, the centre at pixel (800, 700).
inline Calibration example_board() {
  Calibration calibration;
  calibration.board = "tournament-26";
  calibration.scale = ScaleSource::kModel;
  calibration.width = 1600;
  calibration.height = 1400;
  Mat3 image_from_board;
  image_from_board << 2, 0, 800, 0, -2, 700, 0, 0, 1;
  calibration.image_from_board = Homography(image_from_board);
  for (const LineName name : kLineNames) {
    Line& line = calibration.lines[static_cast<std::size_t>(name)];
    line.radius = 101.6 * (static_cast<double>(name) + 1);
    line.width = kLineWidth;
    line.coverage = 1;
  }
  for (std::size_t i = 0; i < calibration.quadrant_lines.size(); ++i) {
    const Vec2 along = direction(kPi / 4 + kPi / 2 * static_cast<double>(i));
    calibration.quadrant_lines[i] = QuadrantLine{203.2 * along, 304.8 * along};
  }
  calibration.hole = {{Vec2::Zero(), 17.5}, true};
  calibration.deck_radius = 330.2;
  calibration.camera.intrinsics.focal_px = 2000;
  calibration.camera.focal_source = "exif";
  calibration.camera.centre = {0, 0, 1000};
  return calibration;
}

inline Disc disc_at(const Vec2& base, const std::string& team = "black") {
  Disc disc;
  disc.base = base;
  disc.radius = kDiscRadius;
  disc.team = team;
  disc.confidence = 1;
  return disc;
}

// A disc lying `margin` mm clear of a line of the example board (negative: over it), in the given direction.
inline Disc disc_with_margin(LineName line, double margin, double angle = 0) {
  const double near_edge = 101.6 * (static_cast<double>(line) + 1) - kLineWidth / 2;
  return disc_at((near_edge - margin - kDiscRadius) * direction(angle));
}

// A disc with that call, wherever it lies.
inline ScoredDisc disc_worth(int id, const std::string& team, int zone, int other_zone, Call call) {
  ScoredDisc scored = score_disc(disc_at({1, 0}, team), example_board());
  scored.disc.id = id;
  scored.zone = zone;
  scored.other_zone = other_zone;
  scored.call = call;
  return scored;
}

}  // namespace ringside::testing
