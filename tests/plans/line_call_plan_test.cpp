// SPDX-License-Identifier: MIT
#include "plans/line_call_plan.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "drawing/truth.h"
#include "plans/plan_set.h"

namespace ringside::plans {
namespace {

TEST_CASE(
    "the line calls' set: 400 discs and more, about all three lines, at margins spread evenly to 3 mm") {
  std::map<std::string, int> lines;
  std::array<int, 6> by_margin{};
  int discs = 0;
  for (const SetEntry& entry : plan_set("line-calls")) {
    const drawing::View view = look_from(entry.plan.viewpoint);
    CHECK(entry.plan.viewpoint.tilt_deg <= 30);
    for (const drawing::DiscTruth& truth : truth_of(entry.plan.scene, view)) {
      CHECK(std::abs(truth.margin) <= 3);
      ++discs;
      ++lines[std::string(truth.line)];
      ++by_margin.at(static_cast<std::size_t>(std::clamp(std::floor(truth.margin + 3), 0.0, 5.0)));
    }
  }
  CHECK(discs >= 400);
  for (const auto& entry : lines) {
    CAPTURE(entry.first);
    CHECK(entry.second > discs / 5);
  }
  CHECK(*std::min_element(by_margin.begin(), by_margin.end()) > discs / 9);
}

TEST_CASE("what the program is not told changes nothing else") {
  const auto plain = plan_set("line-calls"), blind = plan_set("line-calls-no-focal"),
             wrong = plan_set("line-calls-wrong-focal"), barrel = plan_set("line-calls-barrel");
  REQUIRE(plain.size() == blind.size());
  int too_long = 0;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    const Vec2 first = plain[i].plan.scene.discs.front().base;
    for (const auto* set : {&blind, &wrong, &barrel}) {
      CHECK((*set)[i].plan.scene.discs.front().base == first);
      CHECK((*set)[i].plan.viewpoint.focal_px == plain[i].plan.viewpoint.focal_px);
    }
    CHECK_FALSE(blind[i].plan.exif);
    CHECK(std::abs(std::log(wrong[i].plan.exif_focal_factor)) == doctest::Approx(std::log(1.2)));
    too_long += wrong[i].plan.exif_focal_factor > 1 ? 1 : 0;
    CHECK(barrel[i].plan.viewpoint.lens.k1 == -0.08);
  }
  CHECK(2 * too_long == static_cast<int>(plain.size()));
}

TEST_CASE("pairs show one position from two sides") {
  const auto pairs = plan_set("line-calls-pairs");
  REQUIRE(pairs.size() % 2 == 0);
  for (std::size_t i = 0; i < pairs.size(); i += 2) {
    const PhotoPlan &a = pairs[i].plan, &b = pairs[i + 1].plan;
    CHECK(a.name.substr(0, a.name.size() - 1) == b.name.substr(0, b.name.size() - 1));
    CHECK(a.scene.discs.size() == b.scene.discs.size());
    CHECK(a.scene.discs.back().base == b.scene.discs.back().base);
    CHECK(std::abs(std::remainder(a.viewpoint.azimuth_deg - b.viewpoint.azimuth_deg, 360)) > 60);
  }
}

}  // namespace
}  // namespace ringside::plans
