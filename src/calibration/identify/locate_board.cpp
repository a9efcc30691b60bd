// SPDX-License-Identifier: MIT
#include "calibration/identify/locate_board.h"

#include <algorithm>

#include "calibration/identify/compare_boards.h"
#include "calibration/identify/double_lines.h"
#include "calibration/identify/proposed_boards.h"
#include "calibration/identify/rough_pegs.h"

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
  const BoardHypothesis hypothesis{prints.plane, resolved.lines, board.rings.decks, 0};
  auto other = measure_board(bgr, hypothesis);
  if (!other || !is_certain(*other) || is_painted_otherwise(bgr, hypothesis, *other)) return board;
  other->ambiguous = resolved.ambiguous;
  return std::move(*other);
}

struct Attempt {
  std::optional<LocatedBoard> board;
  Obstacle obstacle = Obstacle::kNotPrinted;
};

// The best board on one found plane: propose, measure, select.
Attempt best_on_plane(const cv::Mat& bgr, const FoundBoard& found, const std::vector<BoardModel>& known,
                      DeckColours colours) {
  const Prints prints = measure_prints(bgr, found, colours);
  Attempt out;
  for (const BoardHypothesis& hypothesis : propose_boards(prints, colours, known)) {
    auto board = measure_board(bgr, hypothesis);
    const bool target =
        board && (is_target(*board, prints.beyond) || is_painted_otherwise(bgr, hypothesis, *board));
    if (!board || target) {
      out.obstacle = std::max(out.obstacle, target ? Obstacle::kTarget : Obstacle::kNotMeasured);
      continue;
    }
    if (!out.board || is_better(*board, *out.board)) out.board = std::move(board);
    if (is_certain(*out.board))
      return {resolved_doubles(bgr, prints, known, std::move(*out.board)), out.obstacle};
  }
  return out;
}

// Keeps what was seen where an attempt came further, or as far.
void note(BoardSearch& out, Obstacle obstacle, const std::vector<SeenRings>& seen) {
  if (obstacle < out.obstacle) return;
  if (obstacle > out.obstacle) out.seen.clear();
  out.obstacle = obstacle;
  for (const SeenRings& rings : seen) keep_strongest(out.seen, rings);
}

bool lie_on_deck(const RefinedRings& rings) {
  return std::all_of(rings.lines.begin(), rings.lines.end(),
                     [](const LineMeasurement& line) { return line.kind == LineKind::kOnDeck; });
}

// The best board about one that the eye proposes. It takes other round things for boards too: quadrant lines
// must show, or pegs where they stand on a board. Pegs do not tell which circles are its lines: the deck's
// edge, where two colours meet, is none.
std::optional<LocatedBoard> best_proposed_board(const cv::Mat& bgr, const Eye& eye) {
  std::optional<LocatedBoard> best;
  for (const ProposedBoard& proposed : eye.look(bgr)) {
    for (BoardHypothesis& hypothesis : approach(bgr, proposed)) {
      for (const DeckColours colours : {DeckColours::kOne, DeckColours::kSeveral}) {
        hypothesis.decks = {colours, colours, colours};
        auto board = measure_board(bgr, hypothesis);
        if (!board || is_painted_otherwise(bgr, hypothesis, *board)) continue;
        if (!board->quadrants && !(lie_on_deck(board->rings) && has_pegs(bgr, *board))) continue;
        if (!best || is_better(*board, *best)) best.emplace(std::move(*board));
        if (is_certain(*best)) return best;
      }
    }
  }
  return best;
}

}  // namespace

BoardSearch locate_board(const cv::Mat& bgr, const std::vector<BoardModel>& known, const Eye* eye,
                         std::span<const Search> searches) {
  BoardSearch out;
  const auto improve = [&](const PlaneSearch& plane, DeckColours colours) {
    Attempt attempt = best_on_plane(bgr, *plane.found, known, colours);
    note(out, attempt.obstacle, plane.seen);
    if (attempt.board && (!out.board || is_better(*attempt.board, *out.board)))
      out.board = std::move(attempt.board);
    return out.board && is_certain(*out.board);
  };
  std::vector<PlaneSearch> planes;
  SearchedPicture picture(bgr);
  for (const Search& search : searches) {
    planes.push_back(find_board(picture, search));
    note(out, Obstacle::kNoPattern, planes.back().seen);
    if (planes.back().found && improve(planes.back(), DeckColours::kOne)) return out;
  }
  for (const PlaneSearch& plane : planes)
    if (plane.found && improve(plane, DeckColours::kSeveral)) return out;
  if (eye == nullptr || (out.board && is_certain(*out.board))) return out;
  auto proposed = best_proposed_board(bgr, *eye);
  if (proposed && (!out.board || is_better(*proposed, *out.board))) out.board = std::move(proposed);
  return out;
}

}  // namespace ringside
