// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calibration/model/source_photo.h"
#include "calibration/model/utc_time.h"
#include "geometry/ellipse.h"
#include "geometry/estimate.h"
#include "geometry/lens.h"

namespace ringside {

enum class LineName { kInner, kMiddle, kOuter };
inline constexpr std::array kLineNames{LineName::kInner, LineName::kMiddle, LineName::kOuter};
std::string_view to_string(LineName name);  // "inner", "middle", "outer"

enum class LineKind {
  kOnDeck,        // printed on a deck of one colour
  kBetweenZones,  // printed between zones of different colours
  kBareBorder     // nothing printed to be seen: zones of different colours meet
};
inline constexpr std::array kLineKinds{LineKind::kOnDeck, LineKind::kBetweenZones, LineKind::kBareBorder};
std::string_view to_string(LineKind kind);  // "on-deck", "between-zones", "bare-border"

// Prior of a line's edges, before its width is estimated from its look. Another picture may give a better
// width.
struct LinePrior {
  Estimate width;      // mm, typical
  double shape_sigma;  // mm, the part of the edges' sigma that is not the width's
};

// One printed circle as it really lies on the board (mm, board frame).
struct Line {
  static constexpr int kHarmonics = 4;

  double radius = 0;  // mean radius of the line's centre
  // Departure from the circle over the angle: cos 1, sin 1, ..., cos 4, sin 4.
  std::array<double, std::size_t{2} * kHarmonics> harmonics{};
  double width = 0;                     // of the print; 0 where two colours meet and nothing is printed
  double sigma = 0;                     // of its edges at one place: fit, print and width together
  double coverage = 0;                  // share of all angles at which the line was measured
  std::optional<LinePrior> prior = {};  // calibration files of earlier versions do not have it
  LineKind kind = LineKind::kOnDeck;

  double radius_at(double angle) const;  // of the line's centre in that direction
  // The edge that faces the centre: what "touching" means.
  double near_edge_at(double angle) const { return radius_at(angle) - width / 2; }
  // Whether the print, widened by a margin on both sides, covers a place.
  bool covers(const Vec2& p_board, double margin) const;
};

// The printed part between the middle and the outer line (board frame, mm).
struct QuadrantLine {
  Vec2 start;
  Vec2 end;
};

struct Hole {
  Circle rim{Vec2::Zero(), 0};
  bool measured = false;  // false: taken from the board model
};

// The empty hole and the deck about it, seen straight from above: the reference by which something in the
// hole is detected later.
struct EmptyHolePicture {
  static constexpr std::size_t kSide = 60;  // pixels of 1 mm, the rim's centre in the middle
  static constexpr std::size_t kRowBytes = 3 * kSide;

  std::vector<std::uint8_t> rgb = {};  // kSide rows from the top, each kSide times red, green, blue
};

// A small post on the inner line (board frame, mm).
struct Peg {
  Vec2 foot;      // centre of its foot
  double radius;  // the pegs of one board have it in common
  double sigma;   // of the foot's centre, along each axis
};

struct CameraEstimate {
  Pinhole intrinsics{0, Vec2::Zero()};
  double focal_relative_sigma = 0;  // e.g. 0.2: the focal length, and with it the height, is good to 20 %
  std::string focal_source;         // "exif", "prior", ...
  Vec3 centre = Vec3::Zero();       // board frame, mm
  double tilt = 0;                  // radians
};

// Where the millimetres come from.
enum class ScaleSource {
  kAssumed,  // the outer line is taken as 304.8 mm
  kModel,    // of the board that was given or recognised
  kMeasured  // the user measured the outer line
};
inline constexpr std::array kScaleSources{ScaleSource::kAssumed, ScaleSource::kModel, ScaleSource::kMeasured};
std::string_view to_string(ScaleSource source);  // "assumed", "model", "measured"

// Where the board lies in one fixed camera's picture: a value with the evidence it rests on. Where the lens
// is known, "image" means the straightened picture everywhere, see calibration/straighten.h.
struct Calibration {
  std::string board;  // name of the board model that was given or recognised; empty when none fits
  ScaleSource scale = ScaleSource::kAssumed;
  int width = 0;  // of the picture
  int height = 0;
  std::optional<Lens> lens;  // for pictures of this size
  Homography image_from_board;
  std::array<Line, 3> lines;
  std::array<std::optional<QuadrantLine>, 4> quadrant_lines;  // near 45, 135, 225 and 315 degrees
  Hole hole;
  std::optional<EmptyHolePicture> empty_hole;  // where the board was photographed empty
  double deck_radius = 0;                      // mm, edge of the raised deck
  bool deck_measured = false;
  std::vector<Peg> pegs;  // that were seen, counter-clockwise; empty when not looked for
  CameraEstimate camera;
  double residual_px = 0;  // RMS distance of the measured line points from the fitted circles
  double residual_mm = 0;
  int line_points = 0;               // that were measured, in all photos together; 0 = not known
  double outer_line_in_picture = 1;  // share of the outer line inside the picture
  std::string doubt;  // what speaks against its being a board, where it may be none; else empty
  std::vector<std::string> warnings;  // one line each for a person: what limits the result, what to do
  std::vector<SourcePhoto> photos;    // that it was made from
  std::optional<UtcTime> made;        // when

  const Line& line(LineName name) const { return lines[static_cast<std::size_t>(name)]; }
  bool shows_quadrants() const;  // any of the quadrant lines; else the seats follow the picture's edges
  double pixels_per_mm() const { return image_from_board.scale_at(Vec2::Zero()); }
};

}  // namespace ringside
