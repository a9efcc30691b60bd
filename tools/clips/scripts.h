// SPDX-License-Identifier: MIT
#pragma once

#include "clips/story.h"

// What happens in clips.
namespace ringside::clips {

// What a shot is to come to; a shot at a board with the other side's discs touches one unless it says
// otherwise.
namespace wishes {
Wish any_shot(const Story& story, std::size_t player);  // one that counts
Wish twenty(const Story& story, std::size_t player);
Wish hanger(const Story& story, std::size_t player);
Wish hard(const Story& story, std::size_t player);     // at 3 to 4.5 m/s
Wish returning();                                      // something comes back from the rim
Wish missing(const Story& story, std::size_t player);  // one that does not count
}  // namespace wishes

// Lays so many discs of each side anywhere on the deck.
void lay_some(Story& story, int of_each);

// One shot of what kind is wished, or where there is none any that counts, and what follows a shot.
void play(Story& story, std::size_t player, const Wish& wish);

// A whole round from the empty board on, then all discs are taken off. per_side: shots of each player.
void play_round(Story& story, int per_side);

// Hands hover, point and rest, shadows pass and the light wanders, and nothing is touched.
void fidget(Story& story, double seconds);

}  // namespace ringside::clips
