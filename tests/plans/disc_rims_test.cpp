// SPDX-License-Identifier: MIT
#include "plans/disc_rims.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "plans/plan_set.h"
#include "plans/scene_file.h"

namespace ringside::plans {
namespace {

using drawing::Bevel;
using drawing::Colour;
using drawing::Disc;

const std::vector<SetEntry>& rims_set() {
  static const std::vector<SetEntry> set = plan_set("rims");
  return set;
}

double light_of(const Colour& colour) { return std::pow(colour.green / 255, 2.2); }

// The rim's light to the face's.
double shade(const Disc& disc) { return light_of(disc.rim->colour) / light_of(disc.material.colour); }

// Sides of the set, by their discs, of which `has` is true.
int sides_with(const std::function<bool(const PhotoPlan&, const Disc&)>& has) {
  int count = 0;
  for (const SetEntry& entry : rims_set()) {
    std::map<std::string, bool> sides;
    for (const Disc& disc : entry.plan.scene.discs) {
      bool& side = sides[disc.team];
      side = side || has(entry.plan, disc);
    }
    count += static_cast<int>(
        std::count_if(sides.begin(), sides.end(), [](const auto& side) { return side.second; }));
  }
  return count;
}

}  // namespace

TEST_CASE("the rims' set has profiles and shades as turned discs have them, of each many") {
  CHECK(rims_set().size() == 60);
  CHECK(sides_with([](const PhotoPlan&, const Disc& d) { return !d.bevel.none(); }) > 50);
  CHECK(sides_with([](const PhotoPlan&, const Disc& d) { return d.bevel.none(); }) > 30);
  CHECK(sides_with([](const PhotoPlan&, const Disc& d) { return !d.rim; }) > 12);
  CHECK(sides_with([](const PhotoPlan&, const Disc& d) { return d.rim && shade(d) < 0.65; }) > 25);
  CHECK(sides_with([](const PhotoPlan&, const Disc& d) { return d.rim && shade(d) > 1.05; }) > 12);
  CHECK(sides_with([](const PhotoPlan&, const Disc& d) { return d.rim && d.rim->inset > 0.5; }) > 12);
  CHECK(sides_with([](const PhotoPlan&, const Disc& d) { return !d.rings.empty(); }) > 8);
  const int as_deck = sides_with([](const PhotoPlan& plan, const Disc& d) {
    return d.rim && std::abs(light_of(d.rim->colour) / light_of(plan.scene.board.deck.colour) - 1) < 0.1;
  });
  CHECK(as_deck >= 3);
  CHECK(as_deck <= 20);
}

TEST_CASE("the rims' set keeps to what is turned, and to what a scene file may say") {
  for (const SetEntry& entry : rims_set()) {
    for (const Disc& disc : entry.plan.scene.discs) {
      CHECK(edge_width(disc) >= 0.5);
      CHECK(edge_width(disc) <= 2);
      if (!disc.bevel.none()) CHECK(disc.bevel.angle_deg >= 30);
      if (!disc.bevel.none()) CHECK(disc.bevel.angle_deg <= 60);
      CHECK(2 * edge_height(disc) < disc.height);
      if (disc.rim) CHECK(disc.rim->inset <= 1.5);
      for (const drawing::DiscRing& ring : disc.rings) {
        CHECK(ring.inner_radius > 0);
        CHECK(ring.outer_radius <= disc.radius - edge_width(disc));
      }
    }
  }
}

TEST_CASE("discs of a side are turned alike; on some sides the shade differs by a tenth at most") {
  int differ = 0, alike = 0;
  for (const SetEntry& entry : rims_set()) {
    std::map<std::string, Disc> firsts;
    std::map<std::string, double> spreads;
    for (const Disc& disc : entry.plan.scene.discs) {
      const Disc& first = firsts.try_emplace(disc.team, disc).first->second;
      CHECK(disc.bevel.width == first.bevel.width);
      CHECK(disc.bevel.angle_deg == first.bevel.angle_deg);
      CHECK(disc.edge_rounding == first.edge_rounding);
      CHECK(disc.rim.has_value() == first.rim.has_value());
      if (!disc.rim) continue;
      CHECK(disc.rim->inset == first.rim->inset);
      const double apart = light_of(disc.rim->colour) / light_of(first.rim->colour);
      CHECK(apart < 1.1 / 0.9 + 1e-6);
      CHECK(apart > 0.9 / 1.1 - 1e-6);
      double& spread = spreads[disc.team];
      spread = std::max(spread, std::abs(apart - 1));
    }
    for (const auto& [team, spread] : spreads) ++(spread > 0.02 ? differ : alike);
  }
  CHECK(differ > 15);
  CHECK(alike > 15);
}

TEST_CASE("bevel, rim and rings of a team or a disc come as they stand in the file") {
  const PhotoPlan plan = test::plan_from(
      "teams:\n"
      "  black: {bevel: {width_mm: 1.5}, rim: {colour: [1, 2, 3], inset_mm: 0.5}}\n"
      "discs:\n"
      "  - {team: black, at_mm: [50, 0]}\n"
      "  - {team: black, at_mm: [90, 0], rim: none}\n"
      "  - {team: black, at_mm: [130, 0], bevel: {angle_deg: 30}, rim: {inset_mm: 1},\n"
      "     rings: [{inner_radius_mm: 11, outer_radius_mm: 12, colour: [4, 5, 6]}]}\n");
  const std::vector<Disc>& discs = plan.scene.discs;
  CHECK(discs[0].bevel.width == 1.5);
  CHECK(discs[0].bevel.angle_deg == 45);
  REQUIRE(discs[0].rim);
  CHECK(discs[0].rim->colour.blue == 3);
  CHECK_FALSE(discs[1].rim);
  CHECK(discs[2].bevel.width == 1.5);
  CHECK(discs[2].bevel.angle_deg == 30);
  CHECK(discs[2].rim->inset == 1);
  CHECK(discs[2].rim->colour.red == 1);
  REQUIRE(discs[2].rings.size() == 1);
  CHECK(discs[2].rings[0].outer_radius == 12);
  CHECK(discs[2].rings[0].colour.green == 5);
}

}  // namespace ringside::plans
