// SPDX-License-Identifier: MIT
#include "plans/hard_sun.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "drawing/looks.h"

namespace ringside::plans {
namespace {

using namespace drawing;

bool same_colour(const Colour& a, const Colour& b) {
  return a.red == b.red && a.green == b.green && a.blue == b.blue;
}

bool is_cut_from(const Board& board, const std::string& wood) {
  return same_colour(board.deck.colour, look(wood).value().colour);
}

struct Side {
  std::string team;
  Material material;
};

Side of_decks_wood(const Board& board) {
  Side side{is_cut_from(board, "walnut") ? "brown" : "natural", board.deck};
  constexpr double kFiner = 0.5;  // a disc is cut from a thinner board
  side.material.grain.spacing *= kFiner;
  return side;
}

// That a person tells from the deck's wood.
Side of_another_look(Dice& dice, const Board& board) {
  std::vector<std::string> looks{"black", "red", "blue", "green", "white"};
  if (is_cut_from(board, "walnut")) looks = {"natural", "white", "red", "blue"};
  if (is_cut_from(board, "maple") || is_cut_from(board, "birch"))
    looks = {"black", "black", "red", "blue", "green", "walnut"};
  const std::string name = dice.pick(looks);
  return {name == "walnut" ? "brown" : name, look(name + "-disc").value()};
}

// The share of the light that is not the sun's is a room's by a window (0.2 to 0.4), or outdoors in the
// shade of walls (0.06 to 0.12).
Light sunlight(Dice& dice) {
  const Vec2 side = direction(dice.angle());
  const double slope = 1 / std::tan(radians(dice.between(20, 60)));
  const double other = dice.chance(0.5) ? dice.between(0.2, 0.4) : dice.between(0.06, 0.12);
  constexpr double kRadiusOfSun = 0.27;  // degrees
  Light light;
  light.lamps = {
      {.towards = {slope * side.x(), slope * side.y(), 1}, .share = 1 - other, .radius_deg = kRadiusOfSun}};
  return light;
}

}  // namespace

bool is_wooden(const Board& board) {
  const std::vector<std::string> woods{"maple", "birch", "cherry", "oak", "varnished-oak", "walnut"};
  return std::any_of(woods.begin(), woods.end(),
                     [&](const std::string& wood) { return is_cut_from(board, wood); });
}

void put_in_the_sun(Dice& dice, Scene& scene) {
  const Side like_deck = of_decks_wood(scene.board), other = of_another_look(dice, scene.board);
  if (scene.discs.empty()) return;
  const std::string first = scene.discs.front().team;
  for (Disc& disc : scene.discs) {
    const Side& side = disc.team == first ? like_deck : other;
    const Grain own = disc.material.grain;
    disc.material = side.material;
    disc.material.grain.angle_deg = own.angle_deg;
    disc.material.grain.seed = own.seed;
    disc.team = side.team;
  }
  scene.light = sunlight(dice);
}

}  // namespace ringside::plans
