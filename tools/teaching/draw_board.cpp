// SPDX-License-Identifier: MIT
#include "teaching/draw_board.h"

#include <opencv2/imgproc.hpp>

#include "teaching/draw_deck.h"
#include "teaching/draw_rim.h"
#include "teaching/draw_standing.h"
#include "teaching/glare.h"

namespace ringside::teaching {
namespace {

constexpr double kGlareShare = 0.4;  // of boards

// What the varnish mirrors: the hall, out of focus.
cv::Mat3b mirrored_hall(const BoardLook& board, cv::Size size, const Backgrounds& backgrounds, Dice& dice) {
  if (board.deck.mirror <= 0) return {};
  cv::Mat3b hall = random_surroundings(dice, backgrounds, {size.width / 8, size.height / 8}, {0.3, 1});
  cv::GaussianBlur(hall, hall, {}, dice.between(0.8, 4));
  cv::resize(hall, hall, size, 0, 0, cv::INTER_LINEAR);
  return hall;
}

void draw_deck_with_all(Canvas& canvas, const EyeView& view, const BoardLook& board,
                        const Backgrounds& backgrounds, Dice& dice) {
  draw_deck(canvas, view, board.deck, mirrored_hall(board, canvas.pixels().size(), backgrounds, dice));
  draw_pegs_and_discs(canvas, view, board);
  if (dice.chance(kGlareShare)) {
    const Outline deck = outline_of(view, deck_shape(board), board.deck.radius, 0);
    draw_glare(canvas, canvas.mask_of(deck), canvas.box_of(deck), dice);
  }
}

}  // namespace

Outline silhouette_of(const BoardLook& board, const EyeView& view) {
  const bool slab = board.rim.none;
  const std::vector<Vec2> shape = slab ? deck_shape(board) : rim_shape(board);
  const double radius = slab ? board.deck.radius : board.rim.outer;
  return hull_of(outline_of(view, shape, radius, board.rim.bottom),
                 outline_of(view, shape, radius, slab ? 0 : board.rim.top));
}

void draw_board(Canvas& canvas, const EyeView& view, const BoardLook& board, const Backgrounds& backgrounds,
                Dice& dice) {
  if (board.rim.none) {
    draw_slab(canvas, view, board, dice);
    draw_deck_with_all(canvas, view, board, backgrounds, dice);
    return;
  }
  draw_rim_outside(canvas, view, board, dice);
  const cv::Mat3b outside = canvas.pixels().clone();
  draw_ditch(canvas, view, board);
  canvas.fill_hull(outline_of(view, deck_shape(board), board.deck.radius, board.rim.floor),
                   outline_of(view, deck_shape(board), board.deck.radius, 0), shaded(board.deck.paint, 0.7));
  draw_deck_with_all(canvas, view, board, backgrounds, dice);
  const Outline opening = outline_of(view, rim_shape(board), board.rim.inner, board.rim.top);
  cv::Mat1b mask;
  cv::bitwise_not(canvas.mask_of(opening), mask);
  canvas.lay(outside, mask, {{0, 0}, mask.size()});
}

}  // namespace ringside::teaching
