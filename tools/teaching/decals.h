// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "teaching/board_look.h"

// What is written or inlaid on decks and dials, to be laid over them.
namespace ringside::teaching {

cv::Mat4b blank_decal();
// Numerals of the zones, names, an emblem; with `starred` a star of other woods in the middle.
cv::Mat4b board_decal(const Deck& deck, bool starred, Dice& dice);
// Twelve numerals or names around, at that distance from the middle.
cv::Mat4b dial_decal(double radius, int count, Dice& dice);
// The hands of a clock or the needle of a compass, laid over a decal.
void add_hands(cv::Mat4b& decal, int count, Dice& dice);
void add_star(cv::Mat4b& decal, int points, double inner, double outer, double turn, const Paint& paint);

}  // namespace ringside::teaching
