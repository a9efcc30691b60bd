// SPDX-License-Identifier: MIT
#include "plans/hard_sun.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

#include "plans/plan_set.h"

namespace ringside::plans {
namespace {

double degrees_high(const drawing::Lamp& sun) {
  return degrees(std::atan2(sun.towards.z(), sun.towards.head<2>().norm()));
}

TEST_CASE("in the sun's set one side has the deck's wood, and one sun is 20 to 60 degrees high") {
  const std::vector<SetEntry> set = plan_set("sun");
  CHECK(set.size() == 40);
  int with_sky = 0;
  for (const SetEntry& entry : set) {
    CAPTURE(entry.plan.name);
    const drawing::Scene& scene = entry.plan.scene;
    CHECK(is_wooden(scene.board));
    std::set<std::string> teams, of_deck;
    for (const drawing::Disc& disc : scene.discs) {
      teams.insert(disc.team);
      const drawing::Colour& face = disc.material.colour;
      if (face.red == scene.board.deck.colour.red && face.blue == scene.board.deck.colour.blue)
        of_deck.insert(disc.team);
    }
    CHECK(teams.size() == 2);
    CHECK(of_deck.size() == 1);
    REQUIRE(scene.light.lamps.size() == 1);
    CHECK(degrees_high(scene.light.lamps[0]) > 20);
    CHECK(degrees_high(scene.light.lamps[0]) < 60);
    with_sky += scene.light.lamps[0].share < 0.85;
  }
  CHECK(with_sky > 10);
  CHECK(with_sky < 30);
}

}  // namespace
}  // namespace ringside::plans
