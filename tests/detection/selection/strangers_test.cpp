// SPDX-License-Identifier: MIT
#include "detection/selection/strangers.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

const Lab kBlackLab(25, 4, 16), kNaturalLab(78, 4, 43), kGrain(60, 10, 50);

struct Found {
  std::vector<FoundDisc> discs;
  std::vector<SideColour> colours;

  void add(const Lab& colour, double quality, double contrast = 40) {
    FoundDisc& disc = discs.emplace_back();
    disc.quality = quality;
    disc.face.contrast = contrast;
    colours.push_back({colour, colour});
  }
};

Found two_of_each_side() {
  Found found;
  for (const Lab& colour : {kBlackLab, kNaturalLab, kBlackLab, kNaturalLab}) found.add(colour, 0.9);
  return found;
}

TEST_CASE("grain that is neither side's is dropped, a badly seen disc of one is kept") {
  Found found = two_of_each_side();
  found.add(kGrain, 0.41);
  found.add(kBlackLab + Lab(4, 0, 0), 0.41);
  drop_colour_outliers(found.discs, found.colours);
  REQUIRE(found.discs.size() == 5);
  CHECK(found.colours.size() == 5);
  CHECK(found.colours.back().lab == kBlackLab + Lab(4, 0, 0));
}

TEST_CASE("a disc of a third colour that is seen well stays to be told") {
  Found found = two_of_each_side();
  found.add(kGrain, 0.7);
  drop_colour_outliers(found.discs, found.colours);
  CHECK(found.discs.size() == 5);
}

TEST_CASE("what looks like the deck around it is dropped where neither side does, however clear it is") {
  Found found = two_of_each_side();
  for (const double quality : {0.73, 0.62, 0.55}) found.add(kGrain, quality, 5);
  drop_colour_outliers(found.discs, found.colours);
  CHECK(found.discs.size() == 4);
}

TEST_CASE("discs of the deck's own wood stay, by themselves or beside clear ones of their side") {
  Found found = two_of_each_side();
  found.add(kNaturalLab - Lab(6, 0, 3), 0.6, 4);
  drop_colour_outliers(found.discs, found.colours);
  CHECK(found.discs.size() == 5);
  Found on_natural;
  for (int i = 0; i < 3; ++i) {
    on_natural.add(kNaturalLab, 0.7, 5);
    on_natural.add(kBlackLab, 0.9);
  }
  drop_colour_outliers(on_natural.discs, on_natural.colours);
  CHECK(on_natural.discs.size() == 6);
}

TEST_CASE("where only one side is known what is unlike it may be the other's") {
  Found found;
  for (int i = 0; i < 4; ++i) found.add(kNaturalLab, 0.9);
  found.add(kBlackLab, 0.42);
  drop_colour_outliers(found.discs, found.colours);
  CHECK(found.discs.size() == 5);
}

}  // namespace
}  // namespace ringside
