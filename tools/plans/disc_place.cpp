// SPDX-License-Identifier: MIT
#include "plans/disc_place.h"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

#include "drawing/outline.h"
#include "plans/disc_where.h"
#include "plans/known_word.h"
#include "plans/ranges.h"
#include "plans/shortest.h"

namespace ringside::plans {
namespace {

using drawing::Board;
using drawing::Disc;

// All that a disc's place depends on.
struct Setting {
  const StrictMap& map;
  const Board& board;
  const std::vector<Disc>& earlier;

  std::optional<Vec2> where(const Disc& disc) const { return plans::where(map, disc, board); }
  Disc at_given_place(Disc disc) const {
    const std::optional<Vec2> base = where(disc);
    if (!base) map.fail("at_mm", "is missing; say where with at_mm, polar or beside");
    disc.base = *base;
    return disc;
  }
};

double number_or(const StrictMap& map, const std::string& key, Range range, double otherwise) {
  return map.optional_number(key, range).value_or(otherwise);
}

// Flat, or with its height and lean stated as they are.
Disc on_deck(Disc disc, const Setting& s) {
  disc = s.at_given_place(disc);
  for (const char* key : {"lean_deg", "lean_towards_deg"}) {
    if (s.map.has(key) && !s.map.has("base_z_mm"))
      s.map.fail(key, "needs 'lies: leaning', or the height of the disc's foot as base_z_mm");
  }
  disc.base_z = number_or(s.map, "base_z_mm", kHeight, 0);
  disc.lean_deg = number_or(s.map, "lean_deg", kLean, 0);
  disc.lean_towards_deg = number_or(s.map, "lean_towards_deg", kTurn, 0);
  return disc;
}

Disc leaning(Disc disc, const Setting& s) {
  return drawing::leaning(s.at_given_place(std::move(disc)), s.map.number("lean_deg", kLean),
                          s.map.number("lean_towards_deg", kTurn));
}

Disc in_ditch(Disc disc, const Setting& s) {
  disc = s.at_given_place(disc);
  if (!fits_ditch(disc, s.board))
    s.map.fail("lies", "is 'ditch', but there the disc would cut into the deck or the rim; move it");
  return drawing::in_ditch(disc, s.board);
}

Disc in_hole(Disc disc, const Setting& s) {
  disc.base = s.where(disc).value_or(s.board.hole.centre);
  if (!fits_hole(disc, s.board))
    s.map.fail("lies", "is 'hole', but there the disc would cut into the wall; move it to the hole's centre");
  return drawing::in_hole(disc, s.board);
}

Disc hanging(Disc disc, const Setting& s) {
  const double overhang = s.map.number("overhang_mm", kOnBoard);
  if (overhang < disc.radius || overhang > 2 * disc.radius) {
    s.map.fail("overhang_mm", "is " + shortest(overhang) + "; a disc hangs when it reaches " +
                                  shortest(disc.radius) + " (its radius) to " + shortest(2 * disc.radius) +
                                  " mm over the hole");
  }
  const double rim_deg = s.map.number("rim_deg", kTurn);
  try {
    return drawing::hanging(std::move(disc), s.board, rim_deg, overhang);
  } catch (const std::invalid_argument& error) {
    s.map.fail("lies", std::string("is 'hanging', but ") + error.what());
  }
}

Disc stacked(Disc disc, const Setting& s) {
  const auto on = static_cast<std::size_t>(s.map.integer("on", 1, 1000));
  if (on > s.earlier.size()) {
    s.map.fail("on", "is " + std::to_string(on) + ", and this disc is number " +
                         std::to_string(s.earlier.size() + 1) + "; give the number of one before it");
  }
  const Disc& under = s.earlier[on - 1];
  if (under.lean_deg != 0) s.map.fail("on", "names a disc that leans; stack on a level one");
  disc.base = s.where(disc).value_or(under.base);
  return drawing::stacked(disc, under);
}

// A way to lie. keys: those it takes.
struct Way {
  const char* word;
  Disc (*lay)(Disc, const Setting&);
  StrictMap::Keys keys;
};

StrictMap::Keys with_where(StrictMap::Keys keys) {
  const StrictMap::Keys more = where_keys();
  keys.insert(keys.end(), more.begin(), more.end());
  return keys;
}

const std::vector<Way>& ways() {
  static const std::vector<Way> kWays{
      {"deck", on_deck, with_where({"base_z_mm", "lean_deg", "lean_towards_deg"})},
      {"ditch", in_ditch, where_keys()},
      {"hole", in_hole, where_keys()},
      {"hanging", hanging, {"rim_deg", "overhang_mm"}},
      {"stacked", stacked, with_where({"on"})},
      {"leaning", leaning, with_where({"lean_deg", "lean_towards_deg"})},
  };
  return kWays;
}

const Way& way_of(const StrictMap& map) {
  if (!map.has("lies")) return ways().front();
  StrictMap::Keys words;
  for (const Way& way : ways()) words.emplace_back(way.word);
  const std::string word = known_word(map, "lies", words);
  return *std::find_if(ways().begin(), ways().end(), [&](const Way& way) { return way.word == word; });
}

void refuse_keys_of_other_ways(const StrictMap& map, const Way& way) {
  for (const std::string& key : place_keys()) {
    const bool taken = key == "lies" || std::find(way.keys.begin(), way.keys.end(), key) != way.keys.end();
    if (map.has(key) && !taken)
      map.fail(key, std::string("means nothing for a disc with 'lies: ") + way.word + "'; remove it");
  }
}

constexpr double kTouch = 1e-6;  // mm; rounding makes no collision

}  // namespace

StrictMap::Keys place_keys() {
  return with_where({"lies", "base_z_mm", "lean_deg", "lean_towards_deg", "rim_deg", "overhang_mm", "on"});
}

Disc placed(Disc disc, const StrictMap& map, const Board& board, const std::vector<Disc>& earlier) {
  const Way& way = way_of(map);
  refuse_keys_of_other_ways(map, way);
  return way.lay(std::move(disc), {map, board, earlier});
}

bool fits_hole(const Disc& disc, const Board& board) {
  return (disc.base - board.hole.centre).norm() + disc.radius <= board.hole.radius + kTouch;
}

bool fits_ditch(const Disc& disc, const Board& board) {
  const drawing::Rim& rim = board.rim;
  const drawing::Outline wall(Vec2::Zero(), rim.inner_radius, rim.sides, radians(rim.turned_deg));
  return disc.base.norm() - disc.radius >= board.deck_radius - kTouch &&
         wall.signed_distance(disc.base) + disc.radius <= kTouch;
}

}  // namespace ringside::plans
