// SPDX-License-Identifier: MIT
#include "rendering/field.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "rendering/pov_text.h"
#include "rendering/povray.h"

namespace ringside::rendering {
namespace {

using drawing::View;

Vec2 straight_slope(const View& view, const Vec2& p_image) {
  return view.lens.straightened((p_image - view.camera.principal_point) / view.camera.focal_px);
}

struct SlopeBox {
  Vec2 least;
  Vec2 most;
};

// What slopes the picture's border sees; a radial lens sees none outside them within the picture.
SlopeBox seen_slopes(const View& view) {
  const Vec2 corner = straight_slope(view, {0, 0});
  SlopeBox box{corner, corner};
  const auto include = [&](double x, double y) {
    const Vec2 slope = straight_slope(view, {x, y});
    box.least = box.least.cwiseMin(slope);
    box.most = box.most.cwiseMax(slope);
  };
  for (int x = 0; x < view.width; ++x) {
    include(x, 0);
    include(x, view.height - 1);
  }
  for (int y = 0; y < view.height; ++y) {
    include(0, y);
    include(view.width - 1, y);
  }
  return box;
}

}  // namespace

Field field_of(const View& view) {
  if (view.lens.straight())
    return {view.width, view.height, view.camera.focal_px, view.camera.principal_point};
  constexpr double kMargin = 6;  // pixels, for interpolation
  const double focal_px = view.camera.focal_px;
  const SlopeBox box = seen_slopes(view);
  const double widest = (box.most - box.least).maxCoeff() * focal_px;
  if (!(widest < 4.0 * std::max(view.width, view.height))) {
    throw RenderError("the lens bends more than any real one; give k1 and k2 nearer to 0");
  }
  const Vec2 size = (focal_px * (box.most - box.least)).array().ceil() + 2 * kMargin + 1;
  return {static_cast<int>(size.x()), static_cast<int>(size.y()), focal_px,
          (kMargin - focal_px * box.least.array()).matrix()};
}

// POV-Ray sees through a window of size |right| by |up| whose middle lies at `direction` from the eye; a
// direction that is not at right angles to the window moves the principal point off its middle.
std::string camera_text(const Field& field, const CameraPose& pose) {
  const Vec3 right = pose.rotation.row(0);
  const Vec3 down = pose.rotation.row(1);
  const Vec3 forward = pose.rotation.row(2);
  const Vec2 to_middle = Vec2(field.width - 1, field.height - 1) / 2 - field.principal_point;
  const Vec3 direction = field.focal_px * forward + to_middle.x() * right + to_middle.y() * down;
  return pov("camera{perspective location ", pose.centre(), " direction ", direction, " right ",
             Vec3(field.width * right), " up ", Vec3(-field.height * down), "}\n");
}

cv::Mat3f bent(const cv::Mat3f& light, const Field& field, const View& view) {
  if (view.lens.straight()) return light;
  cv::Mat2f places(view.height, view.width);
  places.forEach([&](cv::Vec2f& place, const int* at) {
    const Vec2 p = field.pixel_of(straight_slope(view, Vec2(at[1], at[0])));
    place = {static_cast<float>(p.x()), static_cast<float>(p.y())};
  });
  cv::Mat3f picture;
  cv::remap(light, picture, places, cv::noArray(), cv::INTER_LANCZOS4, cv::BORDER_REPLICATE);
  return picture;
}

}  // namespace ringside::rendering
