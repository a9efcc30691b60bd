// SPDX-License-Identifier: MIT
#include "plans/blank_boards.h"

#include "drawing/looks.h"

namespace ringside::plans {

using namespace drawing;

namespace {

const Names kTables{"pale-cloth", "dark-table", "grey-felt", "oak", "walnut"};

// A surface without a board's prints, pegs and hole.
Board blank(const Material& surface) {
  Board board;
  board.deck = surface;
  board.deck_edge = surface;
  for (Line& line : board.lines) line.width = 0;
  board.quadrant_lines.width = 0;
  board.pegs.count = 0;
  board.hole = {.radius = 6, .depth = 0, .floor = surface, .wall = surface};
  return board;
}

}  // namespace

Material grown(Dice& dice, const Names& looks) {
  Material material = look(dice.pick(looks)).value();
  material.grain.angle_deg = dice.between(0, 180);
  material.grain.seed = static_cast<std::uint32_t>(dice.count(1, 100'000));
  return material;
}

Material painted(const Colour& colour, double gloss) { return {colour, {}, gloss}; }

Board endless(const Material& surface) {
  Board board = blank(surface);
  board.deck_radius = 980;
  board.rim.inner_radius = 990;
  return board;
}

Board round_thing(Dice& dice, const Material& surface, const Material& lip) {
  Board board = blank(surface);
  board.deck_radius = dice.between(305, 330);
  board.rim = {.inner_radius = board.deck_radius + 1,
               .width = dice.between(3, 14),
               .height = dice.between(0.5, 8),
               .material = lip};
  board.ditch.depth = 2;
  board.table = grown(dice, kTables);
  board.table_depth = dice.between(8, 40);
  return board;
}

void add_ring(Board& board, double radius, double width, const Colour& colour) {
  board.decoration.push_back({.radius = radius, .width = width, .colour = colour});
}

}  // namespace ringside::plans
