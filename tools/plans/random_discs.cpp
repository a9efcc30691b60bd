// SPDX-License-Identifier: MIT
#include "plans/random_discs.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "drawing/looks.h"

namespace ringside::plans {
namespace {

using namespace drawing;

// Pairs that makers sell; a pair a person can hardly tell apart is none.
struct Pair {
  const char* first;
  const char* second;
};

const std::vector<Pair> kPairs{{"black", "natural"}, {"black", "red"},     {"red", "white"},
                               {"blue", "natural"},  {"green", "natural"}, {"black", "white"},
                               {"purple", "yellow"}, {"black", "pink"},    {"orange", "blue"},
                               {"walnut", "natural"}};

// A disc like this, cut from its own piece of wood each time.
Disc like(Dice& dice, const Disc& pattern) {
  Disc disc = pattern;
  disc.material.grain.angle_deg = dice.between(0, 180);
  disc.material.grain.seed = static_cast<std::uint32_t>(dice.count(1, 100000));
  return disc;
}

Disc pattern(Dice& dice, const std::string& name, const Disc& set) {
  Disc disc = set;
  disc.material = look(name + "-disc").value();
  disc.team = name == "walnut" ? "brown" : name;
  disc.radius += dice.normal(0.15);  // one turning against the other
  return disc;
}

// Lays discs one by one where there is room.
class Table {
 public:
  Table(Dice& dice, const Board& board) : dice_(dice), board_(board), pegs_(peg_places(board)) {}

  // Somewhere on the deck: a third near a line, a tenth against another disc.
  void lay(const Disc& pattern) {
    for (int attempt = 0; attempt < 400; ++attempt) {
      Disc disc = like(dice_, pattern);
      disc.base = place(disc);
      if (fits(disc)) return discs_.push_back(disc);
    }
  }

  void lay_at_line(const Disc& pattern, std::size_t line, double most_margin) {
    for (int attempt = 0; attempt < 400; ++attempt) {
      Disc disc = like(dice_, pattern);
      disc.base = at_line(disc, board_.lines[line], dice_.angle(), most_margin);
      if (fits(disc)) return discs_.push_back(disc);
    }
  }

  void lay_in_ditch(const Disc& pattern) {
    const double middle = (board_.deck_radius + board_.rim.inner_radius) / 2;
    for (int attempt = 0; attempt < 50; ++attempt) {
      Disc disc = in_ditch(like(dice_, pattern), board_);
      disc.base = middle * direction(dice_.angle());
      if (fits(disc)) return discs_.push_back(disc);
    }
  }

  void lay_in_hole(const Disc& pattern) {
    Disc disc = in_hole(like(dice_, pattern), board_);
    const double play = std::max(0.0, board_.hole.radius - disc.radius - 0.2);
    disc.base = board_.hole.centre + dice_.in_ring(0, play);
    discs_.push_back(disc);
  }

  // Half of them where they came to rest against the wall.
  void lay_in_hole_anywhere(const Disc& pattern) {
    lay_in_hole(pattern);
    Disc& disc = discs_.back();
    const double play = board_.hole.radius - disc.radius - 0.05;
    if (play > 0 && dice_.chance(0.5)) disc.base = board_.hole.centre + play * direction(dice_.angle());
  }

  void hang(const Disc& pattern) {
    const double overhang = pattern.radius * dice_.between(1.63, 1.88);
    discs_.push_back(hanging(like(dice_, pattern), board_, degrees(dice_.angle()), overhang));
  }

  // With its centre less far from the hole's than this it would tip.
  void lay_beside_hole(const Disc& pattern) {
    Disc disc = like(dice_, pattern);
    const double tips = std::sqrt(std::max(0.0, std::pow(board_.hole.radius, 2) - std::pow(disc.radius, 2)));
    const double away = dice_.between(tips + 1, board_.hole.radius + disc.radius + 0.5);
    disc.base = board_.hole.centre + away * direction(dice_.angle());
    discs_.push_back(disc);
  }

  void stack(const Disc& pattern) {
    if (discs_.empty()) return;
    const Disc under = discs_.back();
    Disc disc = stacked(like(dice_, pattern), under);
    disc.base = under.base + dice_.in_ring(0, 6);
    discs_.push_back(disc);
  }

  // The one laid last gets an edge lifted.
  void lean() {
    if (discs_.empty()) return;
    discs_.back() = leaning(discs_.back(), dice_.between(6, 14), degrees(dice_.angle()));
  }

  const std::vector<Disc>& discs() const { return discs_; }

 private:
  Vec2 place(const Disc& disc) {
    const double what = dice_.between(0, 1);
    if (what < 0.35) return near_line(disc);
    if (what < 0.45 && !discs_.empty()) return against(disc, dice_.pick(discs_));
    return dice_.in_ring(0, board_.deck_radius - disc.radius);
  }

  Vec2 near_line(const Disc& disc) {
    const double angle = dice_.angle();
    const Line& line = board_.lines[static_cast<std::size_t>(dice_.count(0, 2))];
    return at_line(disc, line, angle, 6);
  }

  Vec2 at_line(const Disc& disc, const Line& line, double angle, double most_margin) {
    const double reach = line.near_edge_at(angle) - dice_.between(-most_margin, most_margin);
    return (reach - disc.radius) * direction(angle);
  }

  Vec2 against(const Disc& disc, const Disc& other) {
    return other.base + (disc.radius + other.radius + 0.05) * direction(dice_.angle());
  }

  bool fits(const Disc& disc) const {
    const bool on_deck = disc.base_z == 0;
    const double from_centre = disc.base.norm();
    if (on_deck && from_centre > board_.deck_radius - disc.radius) return false;
    // With its centre over the hole it would tip.
    if ((disc.base - board_.hole.centre).norm() < board_.hole.radius + 0.5) return false;
    const auto apart = [&](const Vec2& place, double radius) {
      return (disc.base - place).norm() >= disc.radius + radius;
    };
    return std::all_of(discs_.begin(), discs_.end(),
                       [&](const Disc& other) { return apart(other.base, other.radius); }) &&
           std::all_of(pegs_.begin(), pegs_.end(),
                       [&](const Vec2& peg) { return apart(peg, board_.pegs.radius); });
  }

  Dice& dice_;
  const Board& board_;
  std::vector<Vec2> pegs_;
  std::vector<Disc> discs_;
};

void lay_at_hole(Table& table, const Disc& pattern, AtHole at_hole) {
  switch (at_hole) {
    case AtHole::kNothing:
      return;
    case AtHole::kFlat:
      return table.lay_in_hole_anywhere(pattern);
    case AtHole::kHanger:
      return table.hang(pattern);
    case AtHole::kBeside:
      return table.lay_beside_hole(pattern);
  }
}

}  // namespace

Sides random_sides(Dice& dice) {
  Disc set;
  set.radius = (dice.chance(0.12) ? 14.3 : 15.9) + dice.normal(0.3);
  set.height = 9.5 + dice.normal(0.2);
  set.edge_rounding = dice.between(1, 2);
  const Pair pair = dice.pick(kPairs);
  return {pattern(dice, pair.first, set), pattern(dice, pair.second, set)};
}

std::vector<Disc> random_discs(Dice& dice, const Board& board, bool irregular) {
  const Sides sides = random_sides(dice);
  const auto side = [&]() -> const Disc& { return dice.chance(0.5) ? sides.first : sides.second; };
  Table table(dice, board);
  if (irregular && dice.chance(0.5)) {
    table.hang(side());
  } else if (dice.chance(0.25)) {
    table.lay_in_hole(side());
  }
  for (int left = dice.count(3, 11); left > 0; --left) {
    table.lay(sides.first);
    table.lay(sides.second);
  }
  if (irregular && dice.chance(0.4)) table.stack(side());
  if (irregular && dice.chance(0.4)) {
    table.lay(side());
    table.lean();
  }
  for (int left = dice.count(0, 8); left > 0; --left) table.lay_in_ditch(side());
  return table.discs();
}

std::vector<Disc> few_discs(Dice& dice, const Board& board, int count) {
  const Sides sides = random_sides(dice);
  Table table(dice, board);
  for (int i = 0; i < count; ++i) table.lay(i % 2 == 0 ? sides.first : sides.second);
  return table.discs();
}

std::vector<Disc> discs_at_lines(Dice& dice, const Board& board, int count, double most) {
  const Sides sides = random_sides(dice);
  Table table(dice, board);
  for (int i = 0; i < count; ++i) {
    const auto line = static_cast<std::size_t>(i) % board.lines.size();
    table.lay_at_line(i % 2 == 0 ? sides.first : sides.second, line, most);
  }
  return table.discs();
}

std::vector<Disc> discs_at_hole(Dice& dice, const Board& board, const Sides& sides, AtHole at_hole,
                                int count) {
  Table table(dice, board);
  lay_at_hole(table, sides.first, at_hole);
  for (int i = 0; i < count; ++i) table.lay(i % 2 == 0 ? sides.first : sides.second);
  return table.discs();
}

}  // namespace ringside::plans
