// SPDX-License-Identifier: MIT
#include "live/table/match_photo.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "live/view/table_board.h"
#include "live/view/table_command.h"
#include "scoring/fuse.h"
#include "scoring/near_lines.h"

namespace ringside::table {
namespace {

constexpr const char* kTakeAnother = "; take one of this board as it lies now, with every disc in it";

std::vector<ScoredDisc> scored_all(const BoardInPhoto& photo, const ScoringOptions& scoring) {
  std::vector<ScoredDisc> all;
  for (const auto* discs : {&photo.discs, &photo.maybe_discs})
    for (const Disc& disc : *discs) all.push_back(score_disc(disc, photo.calibration, scoring));
  return all;
}

std::vector<ScoredDisc> discs_and_maybe(const DiscMemory& memory) {
  std::vector<ScoredDisc> all = scored_of(memory.discs);
  for (const TableDisc& maybe : memory.open_maybe()) all.push_back(maybe.scored);
  return all;
}

std::set<std::string> teams_of(const std::vector<ScoredDisc>& discs) {
  std::set<std::string> teams;
  for (const ScoredDisc& scored : discs) teams.insert(scored.disc.team);
  return teams;
}

// Whether discs are of the same side. Light and cameras make other words of a colour: a word that only one of
// the two pictures has stands for one that only the other has, always the same.
class SameSides {
 public:
  SameSides(const std::vector<ScoredDisc>& table, const std::vector<ScoredDisc>& photo)
      : of_table_(teams_of(table)), of_photo_(teams_of(photo)) {}

  bool are_same(const Disc& table, const Disc& photo) {
    if (table.team == photo.team) return true;
    if (of_table_.contains(photo.team) || of_photo_.contains(table.team)) return false;
    return there_.emplace(photo.team, table.team).first->second == table.team &&
           back_.emplace(table.team, photo.team).first->second == photo.team;
  }

 private:
  std::set<std::string> of_table_, of_photo_;
  std::map<std::string, std::string> there_, back_;
};

// The printed circles of one board have the same proportions in every picture.
bool is_other_board(const Calibration& a, const Calibration& b) {
  constexpr double kMostApart = 0.03;
  return std::any_of(kLineNames.begin(), kLineNames.end(), [&](LineName name) {
    const auto share = [&](const Calibration& c) {
      return c.line(name).radius / c.line(LineName::kOuter).radius;
    };
    return std::abs(share(a) - share(b)) > kMostApart;
  });
}

// The table's discs beside the photo's, in one position.
class Comparison {
 public:
  Comparison(const DiscMemory& memory, const Calibration& calibration, const BoardInPhoto& photo,
             const ScoringOptions& scoring)
      : memory_(memory),
        photo_(photo),
        scoring_(scoring),
        table_discs_(discs_and_maybe(memory)),
        photo_discs_(scored_all(photo, scoring)),
        table_{calibration, table_discs_},
        in_photo_{photo.calibration, photo_discs_} {
    const auto position = same_position(table_, in_photo_);
    if (!position) {
      throw TableError("the photo does not show the position that lies here" + std::string(kTakeAnother));
    }
    position_ = *position;
    check_discs();
  }

  PhotoCalls calls() const {
    PhotoCalls out{.discs =
                       static_cast<int>(std::count_if(position_.discs.begin(), position_.discs.end(),
                                                      [](const SameDisc& pair) { return !pair.moved; }))};
    const std::vector<ScoredDisc> together = fused(table_, in_photo_, position_, scoring_);
    for (const ScoredDisc& camera : near_lines(scored_of(memory_.discs))) {
      const SameDisc* pair = pair_of(camera.disc.id);
      const Disc* there = pair && !pair->moved ? sure_disc(pair->second) : nullptr;
      if (!there || camera.ruling || camera.disc.in_hole != HoleState::kNone) continue;
      const ScoredDisc& both = *std::find_if(together.begin(), together.end(), [&](const ScoredDisc& one) {
        return one.disc.id == camera.disc.id;
      });
      out.calls.push_back({camera, margin_to(*there, photo_.calibration, both.line.line), both, *there});
    }
    return out;
  }

 private:
  // A disc that people placed, coloured or took away may be seen otherwise.
  void check_discs() {
    SameSides sides(table_discs_, photo_discs_);
    int differ = 0;
    for (const TableDisc& disc : memory_.discs) {
      if (disc.by_person) continue;
      const SameDisc* pair = pair_of(disc.scored.disc.id);
      if (!pair || pair->moved || !sides.are_same(disc.scored.disc, any_disc(pair->second).disc)) ++differ;
    }
    for (const Disc& disc : photo_.discs)
      if (!is_explained(disc)) ++differ;
    if (differ == 0) return;
    throw TableError("the photo shows another position: " + std::to_string(differ) +
                     (differ == 1 ? " disc differs" : " discs differ") + kTakeAnother);
  }

  bool is_explained(const Disc& disc) const {
    constexpr double kNear = 2 * kSamePlace;  // mm: of one that people moved by hand
    if (std::any_of(position_.discs.begin(), position_.discs.end(),
                    [&](const SameDisc& pair) { return pair.second == disc.id; }))
      return true;
    const Vec2 place = Homography::rotation(position_.turn) * disc.base;
    return std::any_of(memory_.left.begin(), memory_.left.end(),
                       [&](const auto& left) { return (left.second - place).norm() < kNear; });
  }

  const SameDisc* pair_of(int id) const {
    const auto found = std::find_if(position_.discs.begin(), position_.discs.end(),
                                    [&](const SameDisc& pair) { return pair.first == id; });
    return found == position_.discs.end() ? nullptr : &*found;
  }

  const ScoredDisc& any_disc(int id) const {
    return *std::find_if(photo_discs_.begin(), photo_discs_.end(),
                         [&](const ScoredDisc& scored) { return scored.disc.id == id; });
  }

  // Null where the photo does not show it lying flat on the deck.
  const Disc* sure_disc(int id) const {
    const auto found = std::find_if(photo_.discs.begin(), photo_.discs.end(),
                                    [&](const Disc& disc) { return disc.id == id; });
    const bool flat =
        found != photo_.discs.end() && found->in_hole == HoleState::kNone && found->lies == Lies::kFlat;
    return flat ? &*found : nullptr;
  }

  const DiscMemory& memory_;
  const BoardInPhoto& photo_;
  ScoringOptions scoring_;
  std::vector<ScoredDisc> table_discs_, photo_discs_;
  SeenBoard table_, in_photo_;
  SamePosition position_ = {};
};

}  // namespace

PhotoCalls match_photo(const DiscMemory& memory, const Calibration& calibration, const BoardInPhoto& photo,
                       const ScoringOptions& scoring) {
  if (memory.discs.empty()) throw TableError("no disc lies on this board; there is no call to settle");
  if (is_other_board(calibration, photo.calibration))
    throw TableError("the photo shows another board" + std::string(kTakeAnother));
  if (photo.discs.empty()) throw TableError("the photo shows no disc" + std::string(kTakeAnother));
  PhotoCalls out = Comparison(memory, calibration, photo, scoring).calls();
  if (out.calls.empty()) {
    throw TableError(
        "the photo shows no disc by whose line there is a call to settle; "
        "tap a disc on the board to rule on it");
  }
  return out;
}

std::vector<PhotoCall> standing_calls(const PhotoCalls& calls, const DiscMemory& memory) {
  constexpr double kStill = 1;  // mm: a disc that was not touched is measured anew to this
  std::vector<PhotoCall> standing;
  std::copy_if(calls.calls.begin(), calls.calls.end(), std::back_inserter(standing),
               [&](const PhotoCall& call) {
                 const TableDisc* now = memory.find(call.camera.disc.id);
                 return now && !now->scored.ruling && now->scored.disc.team == call.camera.disc.team &&
                        (now->scored.disc.base - call.camera.disc.base).norm() < kStill;
               });
  return standing;
}

}  // namespace ringside::table
