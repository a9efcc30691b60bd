// SPDX-License-Identifier: MIT
#include "live/memory/disc_memory.h"

#include <algorithm>

namespace ringside {
namespace {

constexpr double kMoved = 2;  // mm: more than readings in different light differ by
constexpr int kMostIds = 99;  // ids of rulings end there

struct Pair {
  std::size_t known, seen;
  double distance;
};

const Disc& disc_of(const TableDisc& disc) { return disc.scored.disc; }

// Every known disc with every seen one of its side that is near enough, the nearest first.
std::vector<Pair> pairs_within(double reach, const std::vector<TableDisc>& known,
                               const std::vector<ScoredDisc>& seen, const std::vector<bool>& known_used,
                               const std::vector<bool>& seen_used) {
  std::vector<Pair> pairs;
  for (std::size_t k = 0; k < known.size(); ++k) {
    for (std::size_t s = 0; s < seen.size(); ++s) {
      const double distance = (disc_of(known[k]).base - seen[s].disc.base).norm();
      const bool alike = disc_of(known[k]).team == seen[s].disc.team;
      if (!known_used[k] && !seen_used[s] && alike && distance < reach) pairs.push_back({k, s, distance});
    }
  }
  std::stable_sort(pairs.begin(), pairs.end(),
                   [](const Pair& a, const Pair& b) { return a.distance < b.distance; });
  return pairs;
}

void renew(TableDisc& known, ScoredDisc seen) {
  seen.disc.id = disc_of(known).id;
  known = {std::move(seen), false};
}

}  // namespace

std::vector<DiscChange> DiscMemory::update(std::vector<ScoredDisc> seen, const RestPlaces& places) {
  std::vector<DiscChange> changes;
  std::vector<bool> known_used(discs_.size(), false), seen_used(seen.size(), false);
  // What lies flat in the hole is the hole's own memory's.
  for (std::size_t k = 0; k < discs_.size(); ++k)
    known_used[k] = disc_of(discs_[k]).in_hole == HoleState::kFlat;
  for (const auto& [k, s, distance] : pairs_within(kSamePlace, discs_, seen, known_used, seen_used)) {
    if (known_used[k] || seen_used[s]) continue;
    known_used[k] = seen_used[s] = true;
    TableDisc& disc = discs_[k];
    const Vec2 from = disc_of(disc).base, to = seen[s].disc.base;
    if (!places.changed(from) || places.hidden(from)) continue;  // lies as it lay
    // On a board that was found anew another measure is no move.
    const bool moved = distance > kMoved && !places.first();
    if (moved)
      changes.push_back({disc_of(disc).id, disc_of(disc).team, from, to, places.swept(from), seen[s].zone});
    // A person's word on a disc stands as long as it lies there.
    if (moved || (!disc.by_person && !disc.scored.ruling)) renew(disc, seen[s]);
  }
  for (std::size_t k = 0; k < discs_.size(); ++k) {
    const Vec2& p = disc_of(discs_[k]).base;
    const bool hidden = places.hidden(p) && !(discs_[k].scored.zone == 0 && places.left_by_shot(p));
    const bool told_by_person = places.first() && discs_[k].by_person;
    if (!places.changed(p) || hidden || told_by_person) known_used[k] = true;
  }
  for (std::size_t s = 0; s < seen.size(); ++s) {
    const Vec2& p = seen[s].disc.base;
    if (!places.changed(p) || places.hidden(p)) seen_used[s] = true;
  }
  for (const auto& [k, s, distance] : pairs_within(1e9, discs_, seen, known_used, seen_used)) {
    if (known_used[k] || seen_used[s]) continue;
    known_used[k] = seen_used[s] = true;
    const Vec2 from = disc_of(discs_[k]).base, to = seen[s].disc.base;
    changes.push_back(
        {disc_of(discs_[k]).id, disc_of(discs_[k]).team, from, to, places.swept(from), seen[s].zone});
    renew(discs_[k], seen[s]);
  }
  for (std::size_t k = discs_.size(); k-- > 0;) {
    if (known_used[k]) continue;
    const Disc& disc = disc_of(discs_[k]);
    changes.push_back({disc.id, disc.team, disc.base, {}, places.swept(disc.base), discs_[k].scored.zone});
    discs_.erase(discs_.begin() + static_cast<std::ptrdiff_t>(k));
  }
  for (std::size_t s = 0; s < seen.size(); ++s) {
    if (seen_used[s]) continue;
    seen[s].disc.id = next_id();
    const Disc& disc = seen[s].disc;
    changes.push_back({disc.id, disc.team, {}, disc.base, places.swept(disc.base), seen[s].zone});
    discs_.push_back({seen[s], false});
  }
  return changes;
}

bool DiscMemory::any_in_play() const {
  return std::any_of(discs_.begin(), discs_.end(),
                     [](const TableDisc& disc) { return disc.scored.zone > 0; });
}

void DiscMemory::erase(int id) {
  std::erase_if(discs_, [id](const TableDisc& disc) { return disc_of(disc).id == id; });
}

int DiscMemory::next_id() {
  const auto taken = [&] {
    return std::any_of(discs_.begin(), discs_.end(),
                       [&](const TableDisc& d) { return disc_of(d).id == last_id_; });
  };
  do last_id_ = last_id_ % kMostIds + 1;
  while (taken());
  return last_id_;
}

void DiscMemory::start_round() { last_id_ = 0; }

}  // namespace ringside
