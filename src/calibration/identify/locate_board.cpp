// SPDX-License-Identifier: MIT
#include "calibration/identify/locate_board.h"

#include <algorithm>

#include "calibration/identify/compare_boards.h"
#include "calibration/identify/double_lines.h"
#include "calibration/identify/draw_proposal.h"
#include "calibration/identify/meant_board.h"
#include "calibration/identify/measure_board.h"
#include "calibration/identify/rough_pegs.h"
#include "eye/standard_eye.h"
#include "imaging/debug_pictures.h"

namespace ringside {
namespace {

bool same(const LineRadii& a, const LineRadii& b) { return a.middle == b.middle && a.outer == b.outer; }

// The same board, where further prints lie beside its lines with the ones that are its own.
LocatedBoard resolved_doubles(const cv::Mat& bgr, const std::vector<BoardModel>& known, LocatedBoard board) {
  const ResolvedLines resolved =
      resolve_double_lines(bgr, board.rings, *board.quadrants, upright_image_from_board(board.rings),
                           prints_beside_lines(bgr, board.rings), known);
  board.ambiguous = resolved.ambiguous;
  if (same(resolved.lines, board.rings.line_radii()) || !may_be_board(resolved.lines)) return board;
  const BoardHypothesis hypothesis{board.rings.plane, resolved.lines, board.rings.decks};
  auto other = measure_board(bgr, hypothesis);
  if (!other || !is_certain(*other) || is_painted_otherwise(bgr, hypothesis, *other)) return board;
  other->ambiguous = resolved.ambiguous;
  return std::move(*other);
}

// Measured until its circles stay. Empty where they lose a line or the quadrant lines then: they were others.
std::optional<LocatedBoard> at_rest(const cv::Mat& bgr, const LocatedBoard& board) {
  auto out = measure_board(bgr, {board.rings.plane, board.rings.line_radii(), board.rings.decks});
  return out && (out->quadrants || !board.quadrants) ? std::move(out) : std::nullopt;
}

ApproachedRings as_approached(const RefinedRings& rings) {
  return {rings.plane,
          rings.line_radii(),
          {rings.lines[0].coverage, rings.lines[1].coverage, rings.lines[2].coverage}};
}

// The lines of a board are made alike: the deck's edge, where two colours meet, is none beside printed ones.
bool are_made_alike(const RefinedRings& rings) {
  return std::all_of(rings.lines.begin(), rings.lines.end(),
                     [&](const LineMeasurement& line) { return line.kind == rings.lines.front().kind; });
}

bool is_printed(const RefinedRings& rings) {
  return std::all_of(rings.lines.begin(), rings.lines.end(),
                     [](const LineMeasurement& line) { return line.kind == LineKind::kOnDeck; });
}

LineRadii lines_of(const ProposedBoard& board) { return {board.radii[0], board.radii[1], board.radii[2]}; }

// How far an attempt came, and what was seen there.
struct Noted {
  Obstacle obstacle = Obstacle::kNotProposed;
  std::optional<ApproachedRings> seen;
};

// One picture, and what was found of it.
class BoardLocator {
 public:
  BoardLocator(const cv::Mat& bgr, const std::vector<BoardModel>& known) : bgr_(bgr), known_(known) {}

  // The best board about one that is proposed.
  void take(const ProposedBoard& proposed) {
    unsure_.reset();
    const Noted before = noted_;
    auto best = best_about(proposed.plane, lines_of(proposed));
    const auto improve = [&](const RingPlane& plane, const LineRadii& lines) {
      auto other = best_about(plane, lines);
      if (other && (!best || is_better(*other, *best))) best = std::move(other);
    };
    const auto is_sure = [&] { return best && is_certain(*best); };
    if (!is_sure()) {
      const std::vector<ProposedBoard> closer = standard_eye().look_closer(bgr_, proposed);
      if (closer.empty()) {
        noted_ = before;
        return;
      }
      for (const ProposedBoard& board : closer)
        if (!is_sure()) improve(board.plane, lines_of(board));
    }
    if (best && !is_sure()) {  // once more by the better plane, with the usual proportions
      const double outer = best->rings.radii[2];
      const RingPlane plane = best->rings.plane;
      improve(plane, {kTypicalInner * outer, kTypicalMiddle * outer, outer});
    }
    if (!best) best = std::move(unsure_);
    if (!best) return;
    auto board = at_rest(bgr_, *best);
    if (!board) return note(Obstacle::kNotMeasured, as_approached(best->rings));
    boards_.push_back(is_certain(*board) ? resolved_doubles(bgr_, known_, std::move(*board))
                                         : std::move(*board));
  }

  BoardSearch result() && {
    BoardSearch out{std::nullopt, 0, std::move(noted_.seen), noted_.obstacle};
    if (boards_.empty()) return out;
    const auto meant = std::min_element(
        boards_.begin(), boards_.end(),
        [&](const LocatedBoard& a, const LocatedBoard& b) { return is_meant_rather(a, b, bgr_.size()); });
    for (auto other = boards_.begin(); other != boards_.end(); ++other)
      out.others += other != meant && is_certain(*other) && is_like_in_size(*other, *meant) ? 1 : 0;
    out.board = std::move(*meant);
    return out;
  }

 private:
  std::optional<LocatedBoard> best_about(const RingPlane& plane, const LineRadii& lines) {
    const std::vector<ApproachedRings> all = approach_rings(bgr_, plane, lines);
    debug_picture("proposal", [&] { return draw_proposal(bgr_, plane, lines, all); });
    if (all.empty()) note(Obstacle::kNotPrinted, {plane, lines, {}});
    std::optional<LocatedBoard> best;
    for (const ApproachedRings& rings : all) {
      for (const DeckColours colours : {DeckColours::kOne, DeckColours::kSeveral}) {
        auto board = measured(rings, colours);
        const bool certain = board && is_certain(*board);
        if (board && (!best || is_better(*board, *best))) best = std::move(board);
        if (certain) break;
      }
    }
    return best;
  }

  std::optional<LocatedBoard> measured(const ApproachedRings& rings, DeckColours colours) {
    const BoardHypothesis hypothesis{rings.plane, rings.lines, {colours, colours, colours}};
    auto board = measure_board(bgr_, hypothesis, Rounds::kFew);
    if (!board) {
      note(Obstacle::kNotMeasured, rings);
      return std::nullopt;
    }
    // The eye takes other round things for boards too: quadrant lines must show, or pegs where a board's
    // stand.
    const bool pegs = !board->quadrants && are_made_alike(board->rings) && has_pegs(bgr_, *board);
    if (is_painted_otherwise(bgr_, hypothesis, *board) || !(board->quadrants || pegs)) {
      note(Obstacle::kTarget, rings);
      if (!board->quadrants && is_printed(board->rings) && !unsure_) unsure_ = std::move(board);
      return std::nullopt;
    }
    return board;
  }

  // Keeps what was seen where an attempt came further.
  void note(Obstacle obstacle, const ApproachedRings& rings) {
    if (obstacle > noted_.obstacle) noted_ = {obstacle, rings};
  }

  const cv::Mat& bgr_;
  const std::vector<BoardModel>& known_;
  std::vector<LocatedBoard> boards_;
  std::optional<LocatedBoard> unsure_;  // printed circles alone: a board for who knows that it is one
  Noted noted_;
};

}  // namespace

BoardSearch locate_board(const cv::Mat& bgr, const std::vector<BoardModel>& known) {
  BoardLocator locator(bgr, known);
  for (const ProposedBoard& proposed : standard_eye().look(bgr)) locator.take(proposed);
  return std::move(locator).result();
}

}  // namespace ringside
