// SPDX-License-Identifier: MIT
#include "teaching/random_board.h"

#include <algorithm>

#include "teaching/decals.h"
#include "teaching/random_parts.h"

namespace ringside::teaching {
namespace {

// Proportions of boards that were measured: inner line 0.319 to 0.358, middle 0.667 to 0.723, hole 0.057 to
// 0.064, deck 1.044 to 1.12, width of lines 0.0034 to 0.0117. A little more is drawn.
void add_lines(BoardStyle style, Deck& deck, Dice& dice) {
  const double width = dice.pick(std::vector<double>{0.0033, 0.0042, 0.0055, 0.007, 0.009, 0.0115, 0.014});
  const bool usual = dice.chance(0.45);
  const double inner = usual ? 1 / 3.0 : dice.between(0.295, 0.375),
               middle = usual ? 2 / 3.0 : dice.between(0.62, 0.75);
  for (const double radius : {inner, middle, 1.0})
    deck.rings.push_back({radius, width * dice.between(0.8, 1.25)});
  const bool joints_alone = style == BoardStyle::kInlaid && dice.chance(0.5);
  if (!joints_alone && dice.chance(0.94)) {
    Spokes spokes{.count = 4, .from = middle, .to = 1, .width = width, .turn = kPi / 4};
    if (dice.chance(0.08)) spokes.from = dice.pick(std::vector<double>{inner, 0.06});
    if (dice.chance(0.05)) spokes.to = 1.06;
    if (dice.chance(0.04)) spokes.count = 2;
    deck.spokes.push_back(spokes);
  }
  deck.ink = random_ink(deck.paint, dice);
  deck.ink_strength = joints_alone ? dice.between(0.1, 0.6) : random_ink_strength(dice);
  if (dice.chance(0.2)) deck.wear = dice.between(0.3, 1);
}

void add_zones(BoardStyle style, Deck& deck, Dice& dice) {
  const bool painted = style == BoardStyle::kPainted, inlaid = style == BoardStyle::kInlaid;
  if (!painted && !inlaid && !dice.chance(0.06)) return;
  std::vector<double> radii{deck.radius + 0.1, deck.rings[2].radius, deck.rings[1].radius,
                            deck.rings[0].radius};
  if (dice.chance(0.3)) radii.push_back(dice.between(0.1, 0.2));
  for (const double radius : radii) {
    if (!dice.chance(painted ? 0.7 : 0.5)) continue;
    const bool tone = inlaid || dice.chance(0.4);
    const Paint paint = tone
                            ? (dice.chance(0.5) ? wood(dice) : nearly(dice, deck.paint, dice.between(15, 90)))
                            : coloured(dice, {40, 255}, {30, 255});
    deck.zones.push_back({radius, paint});
  }
  if (inlaid && dice.chance(0.4)) {  // a band about the outer line
    deck.zones.insert(deck.zones.begin(), {{1.0, wood(dice)}, {dice.between(0.85, 0.97), deck.paint}});
  }
}

void add_hole(Deck& deck, Dice& dice) {
  HoleLook& hole = deck.hole;
  hole.radius = dice.between(0.052, 0.066);
  hole.middle = dice.in_ring(0, 0.008);
  const double kind = dice.between(0, 1);
  if (kind < 0.45) {
    hole.paint = nearly(dice, {18, 20, 24}, 16);
  } else if (kind < 0.72) {
    hole.paint = nearly(dice, shaded(deck.paint, dice.between(0.45, 0.75)), 12);
  } else if (kind < 0.92) {
    hole.paint = coloured(dice, {60, 255}, {30, 190});
  } else {
    hole.paint = deck.paint;
  }
  hole.light = {dice.between(-1, 1), dice.between(-1, 1)};
  hole.edge = dice.chance(0.6) ? dice.between(0.2, 0.8) : 0;
}

Deck random_deck(BoardStyle style, Dice& dice) {
  Deck deck;
  deck.radius = dice.between(1.04, 1.12);
  deck.turn = 0;
  deck.paint = style == BoardStyle::kLaminate                      ? nearly(dice, {232, 234, 234}, 14)
               : style == BoardStyle::kPainted && dice.chance(0.6) ? coloured(dice, {40, 230}, {30, 230})
                                                                   : random_deck_paint(dice);
  deck.grain = random_grain(dice, style == BoardStyle::kLaminate);
  if (style == BoardStyle::kInlaid && dice.chance(0.3)) {
    deck.grain.planks = dice.count(4, 12);
    deck.grain.plank_contrast = dice.between(0.05, 0.3);
  }
  add_lines(style, deck, dice);
  add_zones(style, deck, dice);
  add_hole(deck, dice);
  deck.light = {dice.between(-0.15, 0.15), dice.between(-0.15, 0.15)};
  if (dice.chance(0.18)) deck.mirror = dice.between(0.08, 0.5);
  const bool starred = style == BoardStyle::kInlaid && dice.chance(0.5);
  if (starred || dice.chance(0.25)) deck.decal = board_decal(deck, starred, dice);
  return deck;
}

void shape_as(BoardStyle style, BoardLook& board, Dice& dice) {
  Rim& rim = board.rim;
  rim = random_rim(board.deck, dice);
  if (style == BoardStyle::kOctagon || (style != BoardStyle::kSlab && dice.chance(0.15))) {
    rim.sides = dice.chance(0.9) ? 8 : 4;
    rim.turn = dice.chance(0.7) ? 0 : dice.between(0, 1);
    rim.uneven = dice.between(0, 0.3);
    rim.inner = std::max(board.deck.radius + 0.02, rim.inner - 0.06);
    if (dice.chance(0.25)) board.deck.sides = rim.sides, board.deck.turn = rim.turn;
  }
  if (style == BoardStyle::kSlab) {
    rim.none = true;
    rim.bottom = -dice.between(0.02, 0.07);
    if (dice.chance(0.35)) board.deck.sides = 8;
    if (dice.chance(0.3)) board.deck.radius = dice.between(1.1, 1.25);
  }
}

}  // namespace

BoardStyle random_style(Dice& dice) {
  const double kind = dice.between(0, 1);
  if (kind < 0.5) return BoardStyle::kRound;
  if (kind < 0.7) return BoardStyle::kOctagon;
  if (kind < 0.8) return BoardStyle::kPainted;
  if (kind < 0.88) return BoardStyle::kInlaid;
  return kind < 0.94 ? BoardStyle::kSlab : BoardStyle::kLaminate;
}

BoardLook random_board(BoardStyle style, Dice& dice) {
  BoardLook board;
  board.deck = random_deck(style, dice);
  shape_as(style, board, dice);
  board.shadow = dice.in_ring(0, 1.2);
  board.shadow_strength = dice.chance(0.8) ? dice.between(0.1, 0.55) : 0;
  board.peg = random_peg_look(board.deck.paint, dice);
  if (dice.chance(0.95)) board.pegs = pegs_on_circle(8, board.deck.rings[0].radius, kPi / 8);
  if (!board.pegs.empty() && dice.chance(0.05)) board.pegs.pop_back();
  add_random_discs(board, dice);
  return board;
}

}  // namespace ringside::teaching
