// SPDX-License-Identifier: MIT
#include "calibration/identify/locate_board.h"

#include <algorithm>

#include "calibration/identify/double_lines.h"
#include "calibration/identify/painted_board.h"
#include "calibration/identify/readings.h"

namespace ringside {
namespace {

// Of each line's circle, seen: whole boards with a dozen discs show more than half.
constexpr double kWellSeen = 0.5;

double least_coverage(const LocatedBoard& board) {
  const auto& lines = board.rings.lines;
  return std::min({lines[0].coverage, lines[1].coverage, lines[2].coverage});
}

// Circles that show more and lie truer are the board's, whatever radial lines a wrong plane seems to have.
bool fits_better(const LocatedBoard& a, const LocatedBoard& b) {
  constexpr double kTruer = 0.7;  // of the other's residual
  return least_coverage(a) > least_coverage(b) && a.rings.residual_px < kTruer * b.rings.residual_px;
}

bool is_better(const LocatedBoard& a, const LocatedBoard& b) {
  if (fits_better(a, b)) return true;
  if (fits_better(b, a)) return false;
  if (a.quadrants.has_value() != b.quadrants.has_value()) return a.quadrants.has_value();
  return least_coverage(a) > least_coverage(b);
}

// None where the outer line is no print.
cv::Vec3f ink_of_lines(const RefinedRings& rings) {
  const LineMeasurement& outer = rings.lines[2];
  return outer.is_printed() ? outer.ink : cv::Vec3f(0, 0, 0);
}

std::array<double, 3> radii_mm(const RefinedRings& rings) {
  const double mm_per_unit = kOuterLineRadius / rings.radii[2];
  return {mm_per_unit * rings.radii[0], mm_per_unit * rings.radii[1], kOuterLineRadius};
}

// Whether the lines are there on other decks too: an edge that passed for a zone's is no print.
bool shows_still(const RefinedRings& now, const RefinedRings& before) {
  constexpr double kLeast = 0.5;  // of the share of each circle
  return std::equal(
      now.lines.begin(), now.lines.end(), before.lines.begin(),
      [](const LineMeasurement& a, const LineMeasurement& b) { return a.coverage > kLeast * b.coverage; });
}

// The lines measured on the decks beside them: what the search took these for shows better where they are
// known.
std::optional<RefinedRings> rings_on(const cv::Mat& bgr, const RingPlane& plane, const LineRadii& lines,
                                     const Decks& supposed) {
  auto rings = refine_rings(bgr, plane, lines, supposed);
  if (!rings) return std::nullopt;
  const Decks decks = decks_beside(bgr, upright_image_from_board(*rings), radii_mm(*rings));
  if (decks == supposed) return rings;
  auto again = refine_rings(bgr, plane, lines, decks);
  return again && shows_still(*again, *rings) ? again : std::nullopt;
}

std::optional<LocatedBoard> locate(const cv::Mat& bgr, const RingPlane& plane, const LineRadii& lines,
                                   const Decks& supposed) {
  auto rings = rings_on(bgr, plane, lines, supposed);
  if (!rings) return std::nullopt;
  LocatedBoard board{std::move(*rings), std::nullopt, std::nullopt};
  board.quadrants = find_quadrants(bgr, upright_image_from_board(board.rings), radii_mm(board.rings)[1],
                                   kOuterLineRadius, ink_of_lines(board.rings));
  const bool is_plain = supposed == Decks{} && board.rings.decks == Decks{};
  if (!is_plain && !is_painted_board(bgr, board)) return std::nullopt;
  return board;
}

// A target has further rings of the same print outside; around a board's outer line there is no more than an
// inch of deck, then the ditch.
bool is_target(const LocatedBoard& board, const std::vector<Print>& beyond) {
  constexpr double kLeast = 0.6, kMost = 1.6;    // of the outer line's contrast and width
  constexpr double kOneInk = 0.9, kWhole = 0.6;  // cosine between the inks; share of the circle
  const LineMeasurement& outer = board.rings.lines[2];
  const auto alike = [&](double a, double b) { return a > kLeast * b && a < kMost * b; };
  return std::any_of(beyond.begin(), beyond.end(), [&](const Print& print) {
    return alike(print.line.contrast, outer.contrast) && alike(print.line.width_px, outer.width_px) &&
           print.line.ink.dot(outer.ink) > kOneInk && print.line.coverage > kWhole;
  });
}

bool same(const LineRadii& a, const LineRadii& b) { return a.middle == b.middle && a.outer == b.outer; }

// The same board with its lines told from further prints beside them.
LocatedBoard told_from_doubles(const cv::Mat& bgr, const Prints& prints, const std::vector<BoardModel>& known,
                               LocatedBoard board) {
  const ToldLines told = tell_double_lines(bgr, board.rings, *board.quadrants,
                                           upright_image_from_board(board.rings), prints.lines, known);
  board.doubtful = told.doubtful;
  if (same(told.lines, board.rings.line_radii()) || !may_be_board(told.lines)) return board;
  auto other = locate(bgr, prints.plane, told.lines, board.rings.decks);
  if (!other || !is_certain(*other)) return board;
  other->doubtful = told.doubtful;
  return std::move(*other);
}

// The best reading of one found plane.
std::optional<LocatedBoard> locate_on(const cv::Mat& bgr, const FoundBoard& found,
                                      const std::vector<BoardModel>& known, DeckColours colours) {
  const auto prints = measure_prints(bgr, found, colours);
  std::optional<LocatedBoard> best;
  for (const Reading& reading : readings(prints, known)) {
    auto board = locate(bgr, prints.plane, reading.lines, {colours, colours, colours});
    if (board && is_target(*board, prints.beyond)) continue;
    if (board && (!best || is_better(*board, *best))) best = std::move(board);
    if (best && is_certain(*best)) return told_from_doubles(bgr, prints, known, std::move(*best));
  }
  return best;
}

}  // namespace

Homography upright_image_from_board(const RefinedRings& rings) {
  return board_from_image(rings.plane, rings.radii[2], kOuterLineRadius).inverse();
}

bool is_certain(const LocatedBoard& board) { return board.quadrants && least_coverage(board) > kWellSeen; }

std::optional<LocatedBoard> locate_board(const cv::Mat& bgr, const std::vector<BoardModel>& known,
                                         std::span<const Search> searches) {
  std::optional<LocatedBoard> best;
  const auto improve = [&](const FoundBoard& found, DeckColours colours) {
    auto board = locate_on(bgr, found, known, colours);
    if (board && (!best || is_better(*board, *best))) best = std::move(board);
    return best && is_certain(*best);
  };
  std::vector<FoundBoard> planes;
  for (const Search& search : searches) {
    const auto found = find_board(bgr, search);
    if (!found) continue;
    if (improve(*found, DeckColours::kOne)) return best;
    planes.push_back(*found);
  }
  for (const FoundBoard& found : planes)
    if (improve(found, DeckColours::kSeveral)) break;
  return best;
}

}  // namespace ringside
