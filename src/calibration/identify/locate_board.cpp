// SPDX-License-Identifier: MIT
#include "calibration/identify/locate_board.h"

#include <algorithm>

#include "calibration/identify/compare_boards.h"
#include "calibration/identify/double_lines.h"

namespace ringside {
namespace {

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

// The same board, where further prints lie beside its lines with the ones that are its own.
LocatedBoard resolved_doubles(const cv::Mat& bgr, const Prints& prints, const std::vector<BoardModel>& known,
                              LocatedBoard board) {
  const ResolvedLines resolved = resolve_double_lines(
      bgr, board.rings, *board.quadrants, upright_image_from_board(board.rings), prints.lines, known);
  board.ambiguous = resolved.ambiguous;
  if (same(resolved.lines, board.rings.line_radii()) || !may_be_board(resolved.lines)) return board;
  auto other = measure_board(bgr, {prints.plane, resolved.lines, board.rings.decks, 0});
  if (!other || !is_certain(*other)) return board;
  other->ambiguous = resolved.ambiguous;
  return std::move(*other);
}

// The best board on one found plane: propose, measure, select.
std::optional<LocatedBoard> best_on_plane(const cv::Mat& bgr, const FoundBoard& found,
                                          const std::vector<BoardModel>& known, DeckColours colours) {
  const Prints prints = measure_prints(bgr, found, colours);
  std::optional<LocatedBoard> best;
  for (const BoardHypothesis& hypothesis : propose_boards(prints, colours, known)) {
    auto board = measure_board(bgr, hypothesis);
    if (!board || is_target(*board, prints.beyond)) continue;
    if (!best || is_better(*board, *best)) best = std::move(board);
    if (is_certain(*best)) return resolved_doubles(bgr, prints, known, std::move(*best));
  }
  return best;
}

}  // namespace

std::optional<LocatedBoard> locate_board(const cv::Mat& bgr, const std::vector<BoardModel>& known,
                                         std::span<const Search> searches) {
  std::optional<LocatedBoard> best;
  const auto improve = [&](const FoundBoard& found, DeckColours colours) {
    auto board = best_on_plane(bgr, found, known, colours);
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
