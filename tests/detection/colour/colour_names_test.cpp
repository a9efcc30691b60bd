// SPDX-License-Identifier: MIT
#include "detection/colour/colour_names.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

#include "detection/colour/light.h"

namespace ringside {
namespace {

using Names = std::vector<std::string>;

TEST_CASE("colours are called what people call them") {
  struct Case {
    Rgb colour;
    std::string word;
  };
  const Case cases[] = {
      {{20, 20, 22}, "black"},      {{55, 50, 48}, "black"},     {{242, 240, 235}, "white"},
      {{222, 184, 132}, "natural"}, {{196, 150, 96}, "natural"}, {{176, 42, 38}, "red"},
      {{140, 30, 30}, "red"},       {{40, 70, 160}, "blue"},     {{30, 110, 60}, "green"},
      {{240, 200, 40}, "yellow"},   {{235, 120, 40}, "orange"},  {{240, 170, 190}, "pink"},
      {{100, 60, 140}, "purple"},   {{90, 58, 38}, "brown"},     {{128, 128, 128}, "grey"},
  };
  for (const Case& c : cases) {
    CAPTURE(c.word);
    CAPTURE(lab_of(c.colour).transpose());
    CHECK(colour_word(lab_of(c.colour)) == c.word);
  }
}

// What a camera shows of a colour in a lamp's light: picture values are scaled.
Lab lit(const Rgb& paint, const std::array<double, 3>& tint) {
  const auto scaled = [](std::uint8_t v, double by) {
    return static_cast<std::uint8_t>(std::lround(v * by));
  };
  return lab_of({scaled(paint.red, tint[0]), scaled(paint.green, tint[1]), scaled(paint.blue, tint[2])});
}

constexpr Rgb kBlack{38, 36, 36}, kWhite{228, 222, 208}, kNatural{222, 184, 132}, kRed{176, 42, 38},
    kWalnut{104, 66, 42}, kBlue{44, 76, 150}, kOrange{226, 118, 44}, kPurple{104, 56, 122},
    kYellow{232, 188, 52};

TEST_CASE("a warm or dim lamp changes no side's name") {
  const std::array<double, 3> daylight{1, 1, 1}, evening{0.9, 0.84, 0.73}, dim{0.74, 0.70, 0.62};
  for (const auto& tint : {daylight, evening, dim}) {
    CAPTURE(tint[0]);
    const auto names = [&](const Rgb& a, const Rgb& b) { return name_sides({lit(a, tint), lit(b, tint)}); };
    CHECK(names(kBlack, kWhite) == Names{"black", "white"});
    CHECK(names(kRed, kWhite) == Names{"red", "white"});
    CHECK(names(kBlack, kNatural) == Names{"black", "natural"});
    CHECK(names(kBlue, kNatural) == Names{"blue", "natural"});
    CHECK(names(kOrange, kBlue) == Names{"orange", "blue"});
    CHECK(names(kPurple, kYellow) == Names{"purple", "yellow"});
    CHECK(names(kWalnut, kNatural) == Names{"brown", "natural"});
  }
}

TEST_CASE("the other side tells whether a pale one is white or wood") {
  const Lab pale = lit(kWhite, {0.9, 0.84, 0.73});
  CHECK(name_sides({pale, lit(kRed, {0.9, 0.84, 0.73})}) == Names{"white", "red"});
  CHECK(name_sides({pale, lab_of({93, 51, 42})}) == Names{"natural", "brown"});
}

TEST_CASE("golden wood in a warm light is wood where black lies against it, and orange is orange") {
  const std::vector<Lab> golden{{55, 23, 55}, {25, -1, 4}}, painted{{62, 40, 57}, {25, -1, 4}};
  CHECK(name_sides(golden) == std::vector<std::string>{"natural", "black"});
  CHECK(name_sides(painted) == std::vector<std::string>{"orange", "black"});
}

TEST_CASE("two colours of a set that are named are the sides'") {
  const Lab pale = lit(kNatural, {1, 1, 1}), dark = lab_of(kWalnut);
  CHECK(name_sides({dark, pale}, {"black", "natural"}) == Names{"black", "natural"});
  CHECK(name_sides({dark}, {"black", "natural"}) == Names{"black"});
  CHECK(name_sides({dark, pale}, {"white", "red"}) == Names{"red", "white"});
}

TEST_CASE("there is a name for every side, more than there are words") {
  CHECK(name_sides({}).empty());
  std::vector<Lab> sides;
  for (int i = 0; i < 14; ++i) sides.emplace_back(30 + 4 * i, 40 * std::cos(i), 40 * std::sin(i));
  CHECK(name_sides(sides).size() == 14);
}

TEST_CASE("daylight leaves colours as they are, a warm lamp's colour is taken off again") {
  const Light daylight{.warmth = 0, .dimness = 0, .cost = 0};
  CHECK((in_daylight(lab_of(kOrange), daylight) - lab_of(kOrange)).norm() < 0.01);
  // Picture values carry a gamma of 2.2: 0.8 of the blue value is 0.8^2.2 of the light.
  const double warmth = -2.2 * std::log(0.8);
  const std::array<double, 3> tint{1, std::exp(-0.31 * warmth / 2.2), 0.8};
  CHECK((in_daylight(lit(kWhite, tint), {warmth, 0, 0}) - lab_of(kWhite)).norm() < 2);
  CHECK((lit(kWhite, tint) - lab_of(kWhite)).norm() > 10);
}

// With light of a clear sky that a face mirrors, as a share of white's.
Lab under_sky(const Rgb& paint, double share) {
  return lab_of_light(light_of(lab_of(paint)) + share * Vec3(0.22, 0.45, 1));
}

TEST_CASE("what mirrors the sky is black, not blue, where the deck mirrors it too") {
  constexpr Rgb kWalnutDeck{118, 80, 52}, kMapleDeck{226, 194, 146}, kWhiteDeck{236, 234, 228};
  for (const double share : {0.08, 0.12, 0.17}) {
    CAPTURE(share);
    for (const Rgb& pale : {kWhite, kNatural}) {
      const SideWords words = words_of_sides({under_sky(pale, share), under_sky(kBlack, share)}, {},
                                             under_sky(kWalnutDeck, share));
      CHECK((words.names.back() == "black" || words.others.back() == "black"));
      if (share > 0.1) CHECK(words.names.back() == "black");
      CHECK((words.names.front() == "white" || words.names.front() == "natural"));
    }
  }
  for (const Rgb& deck : {kMapleDeck, kWalnutDeck, kWhiteDeck}) {
    CHECK(words_of_sides({lab_of(kWhite), lab_of(kBlue)}, {}, lab_of(deck)).names == Names{"white", "blue"});
    CHECK(words_of_sides({lab_of(kNatural), lab_of(kBlue)}, {}, lab_of(deck)).names ==
          Names{"natural", "blue"});
  }
}

TEST_CASE("the deck tells in what light a disc is seen") {
  const Lab beige{61, 7, 19};
  REQUIRE(name_sides({beige}) == Names{"brown"});
  CHECK(words_of_sides({beige}, {}, Lab(81, 3, 18)).names ==
        Names{"natural"});  // a pale wood in no warm light
  CHECK(words_of_sides({lab_of(kNatural)}, {}, lab_of({236, 234, 228})).names == Names{"natural"});
}

TEST_CASE("a deck of an odd colour changes no plain word") {
  for (const Lab& deck : {Lab(60, 50, -40), Lab(50, -60, 40), Lab(0, 0, 0), Lab(100, 0, 0)}) {
    const SideWords words = words_of_sides({lab_of(kBlack), lab_of(kRed)}, {}, deck);
    CHECK(words.names == Names{"black", "red"});
    CHECK(words.others == Names{"", ""});
  }
}

TEST_CASE("a word that is about as likely as another is in doubt, a plain one is not") {
  const SideWords beige = words_of_sides({{61, 7, 19}}, {}, Lab(81, 3, 18));
  CHECK(beige.names == Names{"natural"});
  CHECK(beige.others == Names{"brown"});
  const SideWords beside_black = words_of_sides({lab_of(kBlack), {61, 7, 19}}, {}, Lab(81, 3, 18));
  CHECK(beside_black.names == Names{"black", "natural"});
  CHECK(beside_black.others == Names{"", ""});  // brown is not sold against black
  CHECK(words_of_sides({{61, 7, 19}}, {"black", "natural"}, Lab(81, 3, 18)).others == Names{""});
  CHECK(words_of_sides({lab_of(kNatural), lab_of(kBlack)}, {}, lab_of({226, 194, 146})).others ==
        Names{"", ""});
}

}  // namespace
}  // namespace ringside
