// SPDX-License-Identifier: MIT
#include "calibration/identify/locate_board.h"

#include <algorithm>

#include "calibration/identify/compare_boards.h"
#include "calibration/identify/double_lines.h"
#include "calibration/identify/draw_proposal.h"
#include "calibration/identify/meant_board.h"
#include "calibration/identify/measure_board.h"
#include "eye/standard_eye.h"
#include "imaging/debug_pictures.h"

namespace ringside {
namespace {

bool same(const LineRadii& a, const LineRadii& b) { return a.middle == b.middle && a.outer == b.outer; }

// As the eye saw it where the board was measured.
void add_eye(LocatedBoard& board, const ProposedBoard& seen) {
  board.evidence.eye = seen.likeness;
  board.evidence.eye_pegs = seen.pegs;
}

// Measured anew, about what was measured before.
std::optional<LocatedBoard> measured_again(const cv::Mat& bgr, const LocatedBoard& board,
                                           const LineRadii& lines) {
  auto again = measure_board(bgr, {board.rings.plane, lines, board.rings.decks});
  if (!again) return std::nullopt;
  again->evidence.eye = board.evidence.eye;
  again->evidence.eye_pegs = board.evidence.eye_pegs;
  return again;
}

// The same board, where further prints lie beside its lines with the ones that are its own.
LocatedBoard resolved_doubles(const cv::Mat& bgr, const std::vector<BoardModel>& known, LocatedBoard board) {
  const ResolvedLines resolved =
      resolve_double_lines(bgr, board.rings, *board.quadrants, upright_image_from_board(board.rings),
                           prints_beside_lines(bgr, board.rings), known);
  board.ambiguous = resolved.ambiguous;
  if (same(resolved.lines, board.rings.line_radii()) || !may_be_board(resolved.lines)) return board;
  auto other = measured_again(bgr, board, resolved.lines);
  if (!other || !is_possible(*other)) return board;
  other->ambiguous = resolved.ambiguous;
  return std::move(*other);
}

// Until its circles stay.
std::optional<LocatedBoard> at_rest(const cv::Mat& bgr, const LocatedBoard& board) {
  return measured_again(bgr, board, board.rings.line_radii());
}

ApproachedRings as_approached(const RefinedRings& rings) {
  return {rings.plane,
          rings.line_radii(),
          {rings.lines[0].coverage, rings.lines[1].coverage, rings.lines[2].coverage}};
}

LineRadii lines_of(const ProposedBoard& board) { return {board.radii[0], board.radii[1], board.radii[2]}; }

// The plane that was measured, with the usual proportions.
ProposedBoard with_usual_lines(const LocatedBoard& board) {
  const double outer = board.rings.radii[2];
  return {board.rings.plane,
          {kTypicalInner * outer, kTypicalMiddle * outer, outer},
          *board.evidence.eye,
          static_cast<int>(*board.evidence.eye_pegs)};
}

// How far an attempt came, and what was seen there.
struct Noted {
  Obstacle obstacle = Obstacle::kNotProposed;
  std::optional<ApproachedRings> seen;
};

// Whether circles lie on the lines of one that is sure: measuring them would lead to it once more.
bool leads_to_sure(const std::vector<LocatedBoard>& boards, const ApproachedRings& rings) {
  return std::any_of(boards.begin(), boards.end(), [&](const LocatedBoard& board) {
    return is_certain(board) && has_lines_at(board, rings);
  });
}

enum class Until { kSure, kAllAreMeasured };

// One picture, and what was found of it.
class BoardLocator {
 public:
  BoardLocator(const cv::Mat& bgr, const std::vector<BoardModel>& known) : bgr_(bgr), known_(known) {}

  // The best board about one that is proposed.
  void take(const ProposedBoard& proposed) {
    const Noted before = noted_;
    std::optional<LocatedBoard> best;
    const auto is_sure = [&] { return best && is_certain(*best); };
    const auto improve = [&](const ProposedBoard& start) {
      for (LocatedBoard& board : boards_about(start, Until::kSure))
        if (!best || is_better(board, *best)) best = std::move(board);
    };
    improve(proposed);
    if (!is_sure()) {
      const std::vector<ProposedBoard> closer = standard_eye().look_closer(bgr_, proposed);
      if (closer.empty()) {
        noted_ = before;
        return;
      }
      for (const ProposedBoard& board : closer)
        if (!is_sure()) improve(board);
    }
    if (best && !is_sure()) improve(with_usual_lines(*best));
    if (best) keep(*best);
  }

  BoardSearch result() && {
    BoardSearch out{std::nullopt, std::move(unlike_), 0, std::move(noted_.seen), noted_.obstacle};
    if (boards_.empty()) return out;
    const auto meant = std::min_element(
        boards_.begin(), boards_.end(),
        [&](const LocatedBoard& a, const LocatedBoard& b) { return is_meant_rather(a, b, bgr_.size()); });
    for (auto other = boards_.begin(); other != boards_.end(); ++other)
      out.others += other != meant && is_certain(*other) && is_like_in_size(*other, *meant) ? 1 : 0;
    out.board = std::move(*meant);
    return out;
  }

  // The hypotheses that were measured about one start; kSure: of the same circles no further ones then.
  std::vector<LocatedBoard> boards_about(const ProposedBoard& start, Until until) {
    const std::vector<ApproachedRings> all = approach_rings(bgr_, start.plane, lines_of(start));
    debug_picture("proposal", [&] { return draw_proposal(bgr_, start.plane, lines_of(start), all); });
    if (all.empty()) note(Obstacle::kNotPrinted, {start.plane, lines_of(start), {}});
    std::vector<LocatedBoard> boards;
    for (const ApproachedRings& rings : all) {
      if (until == Until::kSure && leads_to_sure(boards, rings)) continue;
      for (const DeckColours colours : {DeckColours::kOne, DeckColours::kSeveral}) {
        auto board =
            measure_board(bgr_, {rings.plane, rings.lines, {colours, colours, colours}}, Rounds::kFew);
        if (!board) {
          note(Obstacle::kNotMeasured, rings);
          continue;
        }
        add_eye(*board, start);
        boards.push_back(std::move(*board));
        if (until == Until::kSure && is_certain(boards.back())) break;
      }
    }
    return boards;
  }

 private:
  // The best about one proposal, as a board or as what is none.
  void keep(const LocatedBoard& best) {
    auto board = at_rest(bgr_, best);
    if (!board) return note(Obstacle::kNotMeasured, as_approached(best.rings));
    if (!is_possible(*board)) {
      note(Obstacle::kUnlike, as_approached(board->rings));
      if (!unlike_ || is_better(*board, *unlike_)) unlike_ = std::move(board);
      return;
    }
    boards_.push_back(board->quadrants ? resolved_doubles(bgr_, known_, std::move(*board))
                                       : std::move(*board));
  }

  // Keeps what was seen where an attempt came further.
  void note(Obstacle obstacle, const ApproachedRings& rings) {
    if (obstacle > noted_.obstacle) noted_ = {obstacle, rings};
  }

  const cv::Mat& bgr_;
  const std::vector<BoardModel>& known_;
  std::vector<LocatedBoard> boards_;
  std::optional<LocatedBoard> unlike_;
  Noted noted_;
};

}  // namespace

BoardSearch locate_board(const cv::Mat& bgr, const std::vector<BoardModel>& known) {
  BoardLocator locator(bgr, known);
  for (const ProposedBoard& proposed : standard_eye().look(bgr)) locator.take(proposed);
  return std::move(locator).result();
}

std::vector<LocatedBoard> measured_boards(const cv::Mat& bgr) {
  std::vector<LocatedBoard> all;
  const std::vector<BoardModel> none;
  BoardLocator locator(bgr, none);
  const auto measure = [&](const ProposedBoard& start) {
    for (LocatedBoard& board : locator.boards_about(start, Until::kAllAreMeasured))
      all.push_back(std::move(board));
  };
  for (const ProposedBoard& proposed : standard_eye().look(bgr)) {
    measure(proposed);
    for (const ProposedBoard& closer : standard_eye().look_closer(bgr, proposed)) measure(closer);
  }
  return all;
}

}  // namespace ringside
