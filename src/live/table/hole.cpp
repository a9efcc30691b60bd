// SPDX-License-Identifier: MIT
#include "live/table/hole.h"

#include <algorithm>

#include "live/table/questions.h"

namespace ringside::table {
namespace {

bool is_at_hole(const TableDisc& disc) { return disc.scored.disc.in_hole != HoleState::kNone; }

// As it was found, or by its colour alone.
Disc disc_in_hole(const Step& step, const BoardReading& reading) {
  for (const BoardReading::FoundDisc& found : reading.discs)
    if (found.disc.in_hole == HoleState::kFlat) return found.disc;
  const Calibration& calibration = calibration_of(step);
  const Homography& image_from_board = calibration.image_from_board;
  Disc disc;
  disc.colour = reading.colour_in_hole;
  disc.base = calibration.hole.rim.centre;
  disc.radius = step.context.rules.disc_shape.radius;
  disc.in_hole = HoleState::kFlat;
  disc.confidence = 1;
  disc.seen_top = {image_from_board * disc.base, disc.radius * image_from_board.scale_at(disc.base)};
  return disc;
}

// Of the discs of its side that are gone the nearest, a hanger first; the end when there is none.
std::vector<DiscChange>::iterator fallen_of(std::vector<DiscChange>& changes, const Disc& disc) {
  auto nearest = changes.end();
  for (auto change = changes.begin(); change != changes.end(); ++change) {
    if (change->to || !change->from || change->team != disc.team) continue;
    const auto distance = [&](const DiscChange& c) { return (*c.from - disc.base).norm(); };
    if (nearest == changes.end() || distance(*change) < distance(*nearest)) nearest = change;
  }
  return nearest;
}

void report_twenty(Step& step, const Disc& disc, const std::string& note) {
  TableEvent twenty = event(step, EventKind::kTwenty, note);
  twenty.team = disc.team;
  twenty.disc = disc.id;
  twenty.place = disc.base;
  report(step, std::move(twenty));
}

}  // namespace

void fill_hole(Step& step, const BoardReading& reading, std::vector<DiscChange>& changes) {
  DiscMemory& memory = step.state.memory;
  // It may hang as well: people are asked, or see it lifted.
  if (std::any_of(memory.discs.begin(), memory.discs.end(), is_at_hole)) return;
  Disc disc = disc_in_hole(step, reading);
  const auto [team, guessed] = step.state.palette.side_in_hole(disc.colour);
  if (guessed) return ask_about_hole(step, team);
  disc.team = team;
  const auto fallen = fallen_of(changes, disc);
  disc.id = fallen == changes.end() ? memory.next_id() : fallen->id;
  if (fallen != changes.end()) changes.erase(fallen);
  memory.discs.push_back({scored(step, disc), false});
  report_twenty(step, disc, "");
}

void lift_out_of_hole(Step& step, bool by_hand) {
  auto& discs = step.state.memory.discs;
  const auto lying = std::find_if(discs.begin(), discs.end(), [&](const TableDisc& disc) {
    const HoleState in_hole = disc.scored.disc.in_hole;
    return in_hole == HoleState::kFlat || (by_hand && in_hole == HoleState::kUnsure);
  });
  if (lying == discs.end()) return;
  const Disc disc = lying->scored.disc;
  discs.erase(lying);
  ++step.state.round.twenties[disc.team];
  if (disc.in_hole != HoleState::kFlat) report_twenty(step, disc, "lifted out of the hole");
}

}  // namespace ringside::table
