// SPDX-License-Identifier: MIT
#include "rules/placement.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

// Seats face the centre along the axes of the board frame (geometry/conventions.h).
double angle_of_seat(Seat seat) { return -kPi / 2 - kPi / 2 * static_cast<double>(seat); }

Seat seat_at(const Vec2& p_board) {
  return *std::max_element(kSeats.begin(), kSeats.end(), [&](Seat a, Seat b) {
    return p_board.dot(direction(angle_of_seat(a))) < p_board.dot(direction(angle_of_seat(b)));
  });
}

// How far a place lies on the seat's side of a quadrant line, mm.
double inside_of(const QuadrantLine& line, const Vec2& p_board, Seat seat) {
  const Vec2 along = (line.end - line.start).normalized();
  const Vec2 across(-along.y(), along.x());
  const double sense = across.dot(direction(angle_of_seat(seat))) > 0 ? 1 : -1;
  return sense * across.dot(p_board - line.start);
}

bool bounds(const QuadrantLine& line, Seat seat) { return line.end.dot(direction(angle_of_seat(seat))) > 0; }

// By how much the disc lies over the line of its quadrant that it is nearer to. Empty when a line is missing.
std::optional<double> over_quadrant(const RestingDisc& disc, const BoardState& state, Seat seat) {
  std::optional<double> most;
  int found = 0;
  for (const auto& line : state.quadrant_lines) {
    if (!line || !bounds(*line, seat)) continue;
    ++found;
    const double over = disc.radius - inside_of(*line, disc.base, seat);
    most = std::max(most.value_or(over), over);
  }
  return found == 2 ? most : std::nullopt;
}

// From the outer line, inside or outside of it; 0 or less where the disc touches the line.
double off_outer_line(const RestingDisc& disc, const Line& outer) {
  const double inside = outer.near_edge_at(angle_of(disc.base)) - disc.base.norm() - disc.radius;
  return std::max(inside, beyond_line(disc, outer));
}

struct Allowance {
  double over;  // mm by which the disc may lie over the line
  const char* text;
};

Allowance allowance(const RestingDisc& disc, const BoardState& state, OverQuadrantLine rule) {
  if (rule == OverQuadrantLine::kHalf) return {disc.radius, "at most half of it may"};
  // Quadrant lines are printed with the pen of the circles.
  const double half_line = state.line(LineName::kOuter).width / 2;
  return {2 * disc.radius + half_line, "some part must touch the line"};
}

void judge_quadrant(Placement& placement, const RestingDisc& disc, const BoardState& state,
                    const RuleSet& rules) {
  if (!placement.over_quadrant) {
    placement.why = "touches the outer line; a quadrant line was not found, look for yourself";
    return;
  }
  const double over = *placement.over_quadrant;
  const std::string there =
      over > 0 ? "lies " + mm_text(over) + " over a quadrant line" : "lies in its quadrant";
  const Verdict inside = verdict_on(over, disc.sigma);
  if (inside == Verdict::kValid || rules.over_quadrant_line == OverQuadrantLine::kUnsaid) {
    placement.verdict = inside == Verdict::kValid ? Verdict::kValid : Verdict::kCannotTell;
    placement.why = there + (inside == Verdict::kValid ? "" : ", of which the rules say nothing");
    return;
  }
  const Allowance allowed = allowance(disc, state, rules.over_quadrant_line);
  placement.verdict = verdict_on(over - allowed.over, disc.sigma);
  placement.why = there + "; " + allowed.text;
}

}  // namespace

std::string_view to_string(Seat seat) {
  switch (seat) {
    case Seat::kBottom:
      return "bottom";
    case Seat::kLeft:
      return "left";
    case Seat::kTop:
      return "top";
    case Seat::kRight:
      return "right";
  }
  return "";
}

std::optional<RestingDisc> disc_about_to_be_shot(const BoardState& state, const std::string& shooter) {
  const auto waits = [&](const RestingDisc& disc) { return disc.team == shooter && disc.zone == 0; };
  const auto first = std::find_if(state.discs.begin(), state.discs.end(), waits);
  if (std::count_if(state.discs.begin(), state.discs.end(), waits) != 1) return std::nullopt;
  return *first;
}

Placement check_placement(const RestingDisc& disc, const BoardState& state, const RuleSet& rules,
                          std::optional<Seat> seat) {
  Placement placement{.why = "", .seat = seat.value_or(seat_at(disc.base)), .diameter = 2 * disc.radius};
  placement.off_outer_line = off_outer_line(disc, state.line(LineName::kOuter));
  placement.over_quadrant = over_quadrant(disc, state, placement.seat);
  const Verdict touches = verdict_on(placement.off_outer_line, disc.sigma);
  if (touches == Verdict::kValid) {
    judge_quadrant(placement, disc, state, rules);
  } else {
    placement.verdict = touches;
    placement.why = "lies " + mm_text(placement.off_outer_line) +
                    (placement.off_outer_line > 0 ? " off" : " onto") +
                    " the outer line, which it must touch" +
                    (touches == Verdict::kCannotTell ? "; too close to call" : "");
  }
  return placement;
}

}  // namespace ringside
