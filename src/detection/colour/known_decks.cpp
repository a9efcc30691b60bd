// SPDX-License-Identifier: MIT
#include "detection/colour/known_decks.h"

#include <algorithm>
#include <array>

#include "detection/colour/known_colours.h"

namespace ringside {
namespace {

struct KnownDeck {
  KnownColour colour;
  double cost;  // nats: how seldom it is
};

// Pale and varnished woods are three decks of four, of 30 real photos and of what makers show; every other
// sort is one in ten and fewer.
constexpr double kUsual = 0.3, kOneInTen = 2.3, kOneInTwenty = 3;
constexpr std::array kDecks{
    KnownDeck{{"wood", 92, 1, 25}, kUsual},       KnownDeck{{"wood", 84, 2, 23}, kUsual},
    KnownDeck{{"wood", 80, 5, 28}, kUsual},       KnownDeck{{"wood", 73, 9, 36}, kUsual},
    KnownDeck{{"wood", 66, 11, 35}, kUsual},      KnownDeck{{"wood", 56, 16, 38}, kUsual},
    KnownDeck{{"walnut", 39, 12, 22}, kOneInTen}, KnownDeck{{"walnut", 30, 11, 22}, kOneInTen},
    KnownDeck{{"white", 93, 0, 3}, kOneInTen},    KnownDeck{{"black", 18, 0, 0}, kOneInTen},
    KnownDeck{{"blue", 26, 0, -22}, kOneInTen},   KnownDeck{{"green", 32, -24, 10}, kOneInTen},
    KnownDeck{{"red", 40, 50, 30}, kOneInTwenty}, KnownDeck{{"yellow", 85, 0, 60}, kOneInTwenty}};

constexpr double kDeckSigma = 7;  // L*a*b*: woods of one name and their varnish differ more than paints
// Any other colour: one deck in twenty, anywhere among all colours, which are e^4 times as many as lie about
// one of these.
constexpr double kAnyOther = 7;

}  // namespace

double cost_of_deck(const Lab& seen, const Light& light) {
  const Lab colour = in_daylight(seen, light);
  double least = kAnyOther;
  for (const KnownDeck& deck : kDecks)
    least = std::min(least, deck.cost + cost_of_being(deck.colour, colour, kDeckSigma));
  return least + cost_of_less_than_sky(seen, light);
}

}  // namespace ringside
