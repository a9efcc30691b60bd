// SPDX-License-Identifier: MIT
#include "plans/random_board.h"

#include "drawing/looks.h"

namespace ringside::plans {
namespace {

using namespace drawing;

// Lines must be seen: dark decks carry bright ones.
struct DeckLook {
  std::string look;
  std::vector<Colour> lines;
};

const Colour kInk{34, 30, 28};
const Colour kBrownInk{70, 42, 26};
const Colour kOrange{226, 84, 40};
const Colour kIvory{228, 222, 204};
const Colour kGold{214, 176, 72};
const Colour kRedInk{168, 36, 34};
const Colour kBlueInk{36, 56, 128};

std::vector<DeckLook> deck_looks() {
  return {{"maple", {kInk, kBrownInk, kRedInk}},
          {"birch", {kInk, kBrownInk, kBlueInk}},
          {"cherry", {kInk, kBrownInk}},
          {"oak", {kInk, kBrownInk}},
          {"varnished-oak", {kInk}},
          {"walnut", {kIvory, kGold}},
          {"blue-paint", {kOrange, kIvory}},
          {"green-paint", {kIvory, kGold}},
          {"black-paint", {kIvory, kGold}},
          {"white-laminate", {kInk, kRedInk, kBlueInk}}};
}

Material grown(Dice& dice, const std::string& name) {
  Material material = look(name).value();
  material.grain.angle_deg = dice.between(0, 180);
  material.grain.seed = static_cast<std::uint32_t>(dice.count(1, 100000));
  return material;
}

// Printed by hand or by a screen: a little off the centre, a little out of round.
std::array<double, 8> imperfections(Dice& dice) {
  std::array<double, 8> harmonics;
  for (std::size_t i = 0; i < harmonics.size(); ++i) harmonics[i] = dice.normal(i < 2 ? 0.25 : 0.08);
  return harmonics;
}

// Proportions to the outer line: half of all boards keep to the tournament's, the others roam as far as the
// boards that were measured (models/boards, docs/accuracy.md).
void choose_proportions(Dice& dice, Board& board) {
  if (dice.chance(0.5)) return;
  board.lines[0].radius = kOuterLineRadius * dice.between(0.317, 0.36);
  board.lines[1].radius = kOuterLineRadius * dice.between(0.665, 0.725);
  board.deck_radius = kOuterLineRadius * dice.between(1.05, 1.115);
  board.hole.radius = kOuterLineRadius * dice.between(0.057, 0.064);
}

void choose_lines(Dice& dice, Board& board, const Colour& colour) {
  const double width = dice.between(1.1, 3.5);
  for (Line& line : board.lines) {
    line.width = width * dice.between(0.95, 1.05);
    line.colour = colour;
    line.harmonics = imperfections(dice);
  }
  // The frame's origin is the centre of the outer line.
  board.lines[2].harmonics[0] = board.lines[2].harmonics[1] = 0;
  board.quadrant_lines.width = width;
  board.quadrant_lines.colour = colour;
  board.quadrant_lines.angle_deg = 45 + dice.normal(6);
}

void choose_hole(Dice& dice, Board& board) {
  board.hole.centre = {dice.normal(0.5), dice.normal(0.5)};
  board.hole.depth = dice.between(6, 9);
  board.hole.floor = grown(dice, dice.pick<std::string>({"red-felt", "black-felt", "grey-felt", "oak"}));
}

void choose_pegs(Dice& dice, Board& board) {
  board.pegs.radius = dice.between(2.4, 4.8);
  board.pegs.height = dice.between(12, 16);
  const std::vector<Colour> colours{{52, 50, 50}, {226, 208, 168}, {150, 150, 152}};
  board.pegs.material = {dice.pick(colours), {}, dice.between(0.1, 0.5)};
}

void choose_surroundings(Dice& dice, Board& board) {
  using Names = std::vector<std::string>;
  board.ditch.depth = dice.between(14, 22);
  board.ditch.floor =
      grown(dice, dice.pick(Names{"red-felt", "black-felt", "green-felt", "grey-felt", "oak"}));
  board.rim.sides = dice.chance(0.5) ? 8 : 0;
  board.rim.inner_radius = board.deck_radius + dice.between(36, 52);
  board.rim.width = dice.between(12, 24);
  board.rim.height = dice.between(4, 14);
  board.rim.turned_deg = dice.between(0, 45);
  board.rim.material =
      grown(dice, dice.pick(Names{"oak", "cherry", "walnut", "varnished-oak", "black-paint"}));
  board.table = grown(dice, dice.pick(Names{"pale-cloth", "dark-table", "grey-felt", "oak"}));
  board.deck_edge = board.deck;
  board.deck_edge.colour = {board.deck.colour.red * 0.8, board.deck.colour.green * 0.8,
                            board.deck.colour.blue * 0.8};
}

void add_numerals(Board& board, const Colour& colour) {
  const double angle = board.quadrant_lines.angle_deg;
  const auto between = [&](double a, double b) { return (a + b) / 2; };
  const std::array<double, 4> radii{board.hole.radius, board.lines[0].radius, board.lines[1].radius,
                                    board.lines[2].radius};
  const std::array<const char*, 3> words{"15", "10", "5"};
  for (std::size_t ring = 0; ring < words.size(); ++ring) {
    for (int quadrant = 0; quadrant < 4; ++quadrant) {
      const double degree = angle + 45 + 90 * quadrant;
      board.lettering.push_back({.text = words[ring],
                                 .centre = between(radii[ring], radii[ring + 1]) * direction(radians(degree)),
                                 .height = 16,
                                 .turned_deg = degree + 90,
                                 .colour = colour});
    }
  }
}

void add_extras(Dice& dice, Board& board, const Colour& colour) {
  if (dice.chance(0.6)) add_numerals(board, colour);
  board.quadrant_lines.to_hole = dice.chance(0.25);
  if (dice.chance(0.4)) {
    const Vec2 place = dice.in_ring(board.lines[1].radius + 40, board.lines[2].radius - 40);
    board.stars.push_back({.centre = place, .outer_radius = dice.between(14, 26), .colour = colour});
  }
  if (dice.chance(0.3)) {
    const double radius = dice.between(board.lines[0].radius + 25, board.lines[1].radius - 25);
    board.decoration.push_back({.radius = radius, .width = 1.2, .colour = colour});
  }
}

}  // namespace

Board random_board(Dice& dice, bool extras) {
  Board board;
  const DeckLook deck = dice.pick(deck_looks());
  const Colour colour = dice.pick(deck.lines);
  board.deck = grown(dice, deck.look);
  choose_proportions(dice, board);
  choose_lines(dice, board, colour);
  choose_hole(dice, board);
  choose_pegs(dice, board);
  choose_surroundings(dice, board);
  if (extras) add_extras(dice, board, colour);
  return board;
}

Board random_decoy(Dice& dice) {
  Board board = random_board(dice, true);
  board.pegs.count = 0;
  board.quadrant_lines.width = 0;
  board.lettering.clear();
  // Evenly spaced rings, as on targets; multiples of three would hold a tournament board's proportions.
  const int rings = dice.pick<int>({4, 5, 7, 8});
  for (std::size_t i = 0; i < board.lines.size(); ++i) {
    board.lines[i].radius = kOuterLineRadius * (rings - 2.0 + static_cast<double>(i)) / rings;
  }
  board.decoration.clear();
  for (int i = 1; i < rings - 2; ++i) {
    board.decoration.push_back({.radius = kOuterLineRadius * i / rings,
                                .width = board.lines[0].width,
                                .colour = board.lines[0].colour});
  }
  return board;
}

}  // namespace ringside::plans
