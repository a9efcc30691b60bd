// SPDX-License-Identifier: MIT
#include "rendering/sight.h"

#include <doctest/doctest.h>

namespace ringside::rendering {
namespace {

using drawing::Disc;
using plans::PhotoPlan;

// From straight above, one disc in the picture's middle, of 30 pixels radius.
PhotoPlan one_disc() {
  PhotoPlan plan;
  plan.scene.discs = {Disc{.base = {150, 0}, .radius = 15}};
  plan.viewpoint = {.distance = 1008, .looked_at = {150, 0}, .focal_px = 2000, .width = 401, .height = 301};
  return plan;
}

TEST_CASE("nothing hides a disc that stands alone") {
  const Sight sight(one_disc());
  CHECK(sight.hidden(0) == 0);
  CHECK(sight.in_picture(0));
}

TEST_CASE("a caption hides what lies under it unless it is thin as air") {
  PhotoPlan plan = one_disc();
  plan.captions.emplace_back();
  plan.captions[0].top = plan.captions[0].height = 0.5;
  CHECK(Sight(plan).hidden(0) == doctest::Approx(0.5).epsilon(0.03));
  plan.captions[0].opacity = 0.3;
  CHECK(Sight(plan).hidden(0) == 0);
}

TEST_CASE("a bar hides the stretch of outline it covers, one behind the disc none") {
  PhotoPlan plan = one_disc();
  plan.scene.bars = {{.from = {150, 0, 30}, .to = {250, 0, 30}, .radius = 7.5}};
  // Seen through the bar's magnification: half its width over the disc's radius is a sine.
  const double magnified = 7.5 * (1008.0 - 8) / (1008.0 - 30);
  CHECK(Sight(plan).hidden(0) == doctest::Approx(std::asin(magnified / 15) / kPi).epsilon(0.05));
  plan.scene.bars = {{.from = {150, 0, -60}, .to = {250, 0, -60}, .radius = 7.5}};
  CHECK(Sight(plan).hidden(0) == 0);
}

TEST_CASE("a disc under another is hidden, the upper one is not") {
  PhotoPlan plan = one_disc();
  plan.scene.discs.push_back(stacked(plan.scene.discs[0], plan.scene.discs[0]));
  CHECK(Sight(plan).hidden(0) == 1);
  CHECK(Sight(plan).hidden(1) == 0);
}

TEST_CASE("the picture's edge hides, and decides what is in the picture") {
  PhotoPlan plan = one_disc();
  plan.viewpoint.looked_at = {250.5, 0};
  CHECK(Sight(plan).hidden(0) == doctest::Approx(0.5).epsilon(0.05));
  plan.viewpoint.looked_at = {252, 0};
  CHECK_FALSE(Sight(plan).in_picture(0));
}

}  // namespace
}  // namespace ringside::rendering
