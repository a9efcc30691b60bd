// SPDX-License-Identifier: MIT
#include "rendering/other_light.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

namespace ringside::rendering {
namespace {

cv::Mat3b in(const std::string& name, const cv::Mat3b& picture) {
  const auto& lights = other_lights();
  const auto light = std::find_if(lights.begin(), lights.end(),
                                  [&](const OtherLight& candidate) { return candidate.name == name; });
  REQUIRE(light != lights.end());
  return light->seen(picture);
}

const cv::Mat3b kGrey(60, 80, cv::Vec3b(100, 100, 100));

TEST_CASE("every light has a name of its own, keeps the size and leaves the photo as it was") {
  std::set<std::string> names;
  for (const OtherLight& light : other_lights()) {
    CAPTURE(light.name);
    names.insert(light.name);
    const cv::Mat3b picture = kGrey.clone();
    CHECK(light.seen(picture).size() == picture.size());
    CHECK(cv::norm(picture, kGrey, cv::NORM_INF) == 0);
  }
  CHECK(names.size() == other_lights().size());
}

TEST_CASE("lights do to grey what their names say") {
  CHECK(in("saved-anew", kGrey)(9, 9) == cv::Vec3b(100, 100, 100));
  CHECK(in("dim", kGrey)(9, 9) == cv::Vec3b(30, 30, 30));
  CHECK(in("haze", kGrey)(9, 9) == cv::Vec3b(124, 124, 124));
  CHECK(in("warm", kGrey)(9, 9)[0] < in("warm", kGrey)(9, 9)[2]);
  CHECK(in("cold", kGrey)(9, 9)[0] > in("cold", kGrey)(9, 9)[2]);
  const cv::Mat3b shadow = in("hard-shadow", kGrey);
  CHECK(shadow(1, 1)[0] == doctest::Approx(40).epsilon(0.05));
  CHECK(shadow(58, 78)[0] == doctest::Approx(100).epsilon(0.05));
  const cv::Mat3b corners = in("dark-corners", kGrey);
  CHECK(corners(30, 40)[0] >= 98);
  CHECK(corners(0, 0)[0] < 35);
}

}  // namespace
}  // namespace ringside::rendering
