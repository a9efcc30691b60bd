// SPDX-License-Identifier: MIT
#include "live/memory/disc_memory.h"

#include <algorithm>
#include <utility>

namespace ringside {
namespace {

constexpr double kMoved = 2;  // mm: more than readings in different light differ by
constexpr int kMostIds = 99;  // ids of rulings end there

struct Pair {
  std::size_t known, seen;
  double distance;
};

const Disc& disc_of(const TableDisc& disc) { return disc.scored.disc; }
const Disc& disc_of(const DiscReading& disc) { return disc.scored.disc; }

PlaceLook look_of(int id, const std::map<int, PlaceLook>& looks) {
  const auto found = looks.find(id);
  return found == looks.end() ? PlaceLook{} : found->second;
}

DiscChange moved(const TableDisc& from, const PlaceLook& look, const DiscReading& to) {
  return {disc_of(from).id, disc_of(from).team, disc_of(from).base,
          disc_of(to).base, look.swept,         to.scored.zone};
}

void renew(TableDisc& known, ScoredDisc seen) {
  seen.disc.id = disc_of(known).id;
  known = {std::move(seen), false};
}

// One reading taken over into the memory. What is matched or stays as it is, is marked as used.
struct Update {
  DiscMemory& memory;
  std::vector<DiscReading> seen;
  const KnownPlaces& known;
  std::vector<DiscReading> maybe_seen = {};
  std::vector<PlaceLook> looks = {};  // of the known discs
  std::vector<bool> known_used = std::vector<bool>(memory.discs.size(), false);
  std::vector<bool> seen_used = std::vector<bool>(seen.size(), false);
  std::vector<DiscChange> changes = {};
  std::vector<TableDisc> surely_discs = {};  // that were in doubt before

  // Every known disc with every seen one of its side that is near enough, the nearest first.
  std::vector<Pair> pairs_within(double reach) const {
    std::vector<Pair> pairs;
    for (std::size_t k = 0; k < memory.discs.size(); ++k) {
      for (std::size_t s = 0; s < seen.size(); ++s) {
        const Disc &before = disc_of(memory.discs[k]), &now = disc_of(seen[s]);
        const double distance = (before.base - now.base).norm();
        if (!known_used[k] && !seen_used[s] && before.team == now.team && distance < reach)
          pairs.push_back({k, s, distance});
      }
    }
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const Pair& a, const Pair& b) { return a.distance < b.distance; });
    return pairs;
  }

  bool use(const Pair& pair) {
    if (known_used[pair.known] || seen_used[pair.seen]) return false;
    known_used[pair.known] = seen_used[pair.seen] = true;
    return true;
  }

  void match_discs_that_lie() {
    for (const Pair& pair : pairs_within(kSamePlace)) {
      if (!use(pair)) continue;
      TableDisc& disc = memory.discs[pair.known];
      const PlaceLook& look = looks[pair.known];
      if (!look.changed || look.hidden) continue;  // lies as it lay
      // On a board that was found anew another measure is no move.
      const bool has_moved = pair.distance > kMoved && !known.first;
      if (has_moved) changes.push_back(moved(disc, look, seen[pair.seen]));
      // A person's word on a disc stands as long as it lies there.
      if (has_moved || (!disc.by_person && !disc.scored.ruling)) renew(disc, seen[pair.seen].scored);
    }
  }

  bool is_maybe_seen_at(const Vec2& p, double within) const {
    return std::any_of(maybe_seen.begin(), maybe_seen.end(),
                       [&](const DiscReading& maybe) { return (disc_of(maybe).base - p).norm() < within; });
  }

  // A known disc does not become doubtful where it lies.
  void keep_discs_seen_as_maybe() {
    for (std::size_t k = 0; k < memory.discs.size(); ++k)
      if (is_maybe_seen_at(disc_of(memory.discs[k]).base, kSamePlace)) known_used[k] = true;
  }

  // Nothing moved there, so no disc came: the one that was in doubt is one.
  void settle_what_is_surely_a_disc() {
    for (std::size_t s = 0; s < seen.size(); ++s) {
      if (seen_used[s] || seen[s].place.changed || seen[s].place.hidden) continue;
      for (const TableDisc& maybe : memory.open_maybe()) {
        if ((disc_of(maybe).base - disc_of(seen[s]).base).norm() >= kSamePlace) continue;
        surely_discs.push_back({seen[s].scored, false});
        surely_discs.back().scored.disc.id = disc_of(maybe).id;
        break;
      }
    }
  }

  void keep_what_did_not_change() {
    for (std::size_t k = 0; k < memory.discs.size(); ++k) {
      const TableDisc& disc = memory.discs[k];
      const bool hidden = looks[k].hidden && !(disc.scored.zone == 0 && looks[k].left_by_shot);
      const bool by_person = known.first && disc.by_person;
      if (!looks[k].changed || hidden || by_person) known_used[k] = true;
    }
    for (std::size_t s = 0; s < seen.size(); ++s)
      if (!seen[s].place.changed || seen[s].place.hidden) seen_used[s] = true;
  }

  // What a person removed or moved is no new disc where the camera still sees it.
  void keep_to_what_people_said() {
    const double reach = known.first ? kSamePlace : kMoved;
    std::erase_if(memory.left, [&](const auto& left) {
      const auto& [id, place] = left;
      bool still_seen = false;
      for (std::size_t s = 0; s < seen.size(); ++s) {
        if ((disc_of(seen[s]).base - place).norm() >= reach) continue;
        seen_used[s] = still_seen = true;
      }
      still_seen |= is_maybe_seen_at(place, reach);
      const PlaceLook look = look_of(id, known.left);
      return !still_seen && look.changed && !look.hidden;
    });
  }

  void match_discs_that_moved() {
    constexpr double kAnywhere = 1e9;
    for (const Pair& pair : pairs_within(kAnywhere)) {
      if (!use(pair)) continue;
      changes.push_back(moved(memory.discs[pair.known], looks[pair.known], seen[pair.seen]));
      renew(memory.discs[pair.known], seen[pair.seen].scored);
    }
  }

  void drop_discs_that_are_gone() {
    for (std::size_t k = memory.discs.size(); k-- > 0;) {
      if (known_used[k]) continue;
      const Disc& disc = disc_of(memory.discs[k]);
      changes.push_back({disc.id, disc.team, disc.base, {}, looks[k].swept, memory.discs[k].scored.zone});
      memory.discs.erase(memory.discs.begin() + static_cast<std::ptrdiff_t>(k));
    }
  }

  // None gets the id of a disc that has just gone: the hole may give that one back.
  void add_discs_that_came() {
    std::set<int> gone;
    for (const DiscChange& change : changes)
      if (!change.to) gone.insert(change.id);
    for (std::size_t s = 0; s < seen.size(); ++s) {
      if (seen_used[s]) continue;
      seen[s].scored.disc.id = memory.next_id(gone);
      const Disc& disc = disc_of(seen[s]);
      changes.push_back({disc.id, disc.team, {}, disc.base, seen[s].place.swept, seen[s].scored.zone});
      memory.discs.push_back({seen[s].scored, false});
    }
    for (TableDisc& disc : surely_discs) memory.discs.push_back(std::move(disc));
  }

  // The id of what was in doubt at that place before.
  std::optional<int> id_of_maybe_at(const Vec2& p) const {
    for (const TableDisc& before : memory.maybe)
      if ((disc_of(before).base - p).norm() < kSamePlace) return disc_of(before).id;
    return std::nullopt;
  }

  // A disc lies there, or people took one away from there: of another id.
  bool is_known_otherwise(const Vec2& p, std::optional<int> id) const {
    const auto lies_there = [&](const TableDisc& disc) {
      return disc_of(disc).id != id && (disc_of(disc).base - p).norm() < kSamePlace;
    };
    const auto was_left_there = [&](const auto& left) {
      return left.first != id && (left.second - p).norm() < kSamePlace;
    };
    return std::any_of(memory.discs.begin(), memory.discs.end(), lies_there) ||
           std::any_of(memory.left.begin(), memory.left.end(), was_left_there);
  }

  void renew_maybe() {
    std::vector<TableDisc> now;
    for (const DiscReading& one : maybe_seen) {
      const std::optional<int> before = id_of_maybe_at(disc_of(one).base);
      if (one.place.hidden || is_known_otherwise(disc_of(one).base, before)) continue;
      now.push_back({one.scored, false});
      now.back().scored.disc.id = before ? *before : memory.next_id();
    }
    for (const TableDisc& before : memory.maybe) {
      const bool is_there = std::any_of(now.begin(), now.end(), [&](const TableDisc& one) {
        return disc_of(one).id == disc_of(before).id;
      });
      if (!is_there && look_of(disc_of(before).id, known.of_maybe).hidden) now.push_back(before);
    }
    memory.maybe = std::move(now);
  }
};

}  // namespace

std::vector<DiscChange> DiscMemory::update(std::vector<DiscReading> seen, const KnownPlaces& known,
                                           std::vector<DiscReading> maybe_seen) {
  Update update{*this, std::move(seen), known, std::move(maybe_seen)};
  for (std::size_t k = 0; k < discs.size(); ++k) {
    update.looks.push_back(look_of(disc_of(discs[k]).id, known.of_discs));
    // What lies flat in the hole is the hole's own memory's.
    update.known_used[k] = disc_of(discs[k]).in_hole == HoleState::kFlat;
  }
  update.match_discs_that_lie();
  update.keep_discs_seen_as_maybe();
  update.settle_what_is_surely_a_disc();
  update.keep_what_did_not_change();
  update.keep_to_what_people_said();
  update.match_discs_that_moved();
  update.drop_discs_that_are_gone();
  update.add_discs_that_came();
  update.renew_maybe();
  return std::move(update.changes);
}

std::vector<TableDisc> DiscMemory::open_maybe() const {
  std::vector<TableDisc> open;
  for (const TableDisc& one : maybe)
    if (!find(disc_of(one).id) && !left.contains(disc_of(one).id)) open.push_back(one);
  return open;
}

const TableDisc* DiscMemory::find_open_maybe(int id) const {
  if (find(id) || left.contains(id)) return nullptr;
  const auto found =
      std::find_if(maybe.begin(), maybe.end(), [id](const TableDisc& one) { return disc_of(one).id == id; });
  return found == maybe.end() ? nullptr : &*found;
}

bool DiscMemory::any_in_play() const {
  return std::any_of(discs.begin(), discs.end(), [](const TableDisc& disc) { return disc.scored.zone > 0; });
}

const TableDisc* DiscMemory::find(int id) const {
  const auto found = std::find_if(discs.begin(), discs.end(),
                                  [id](const TableDisc& disc) { return disc_of(disc).id == id; });
  return found == discs.end() ? nullptr : &*found;
}

TableDisc* DiscMemory::find(int id) { return const_cast<TableDisc*>(std::as_const(*this).find(id)); }

void DiscMemory::erase(int id) {
  std::erase_if(discs, [id](const TableDisc& disc) { return disc_of(disc).id == id; });
}

bool DiscMemory::is_used(int id) const {
  return find(id) || left.contains(id) || std::any_of(maybe.begin(), maybe.end(), [id](const TableDisc& one) {
           return disc_of(one).id == id;
         });
}

int DiscMemory::next_id(const std::set<int>& taken) {
  const std::size_t in_use = discs.size() + left.size() + taken.size() + maybe.size();
  const int most = std::max(kMostIds, static_cast<int>(in_use) + 1);
  do last_id = last_id % most + 1;
  while (is_used(last_id) || taken.contains(last_id));
  return last_id;
}

}  // namespace ringside
