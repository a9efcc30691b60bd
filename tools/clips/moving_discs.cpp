// SPDX-License-Identifier: MIT
#include "clips/moving_discs.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "drawing/render.h"
#include "drawing/tracer.h"

namespace ringside::clips {
namespace {

using namespace drawing;

constexpr double kStill = 1.5;  // pixels during the exposure up to which a disc is drawn sharp

// How far from its axis a disc changes anything: the sky's light up to two heights away, a lamp's farther.
double influence(const Disc& disc, const Scene& scene) {
  const double rise = std::max(0.0, disc.base_z) + disc.height + 1;
  const double sunk = disc.base_z < 0 ? -disc.base_z : 0;
  double reach = 2 * disc.height;
  for (const Lamp& lamp : scene.light.lamps) {
    const double slope = lamp.towards.head<2>().norm() / lamp.towards.z();
    const double spread = std::tan(radians(lamp.radius_deg)) / lamp.towards.normalized().z();
    reach = std::max(reach, (slope + spread) * (disc.base_z > 0 ? rise : disc.height + sunk * 0.2));
  }
  return disc.radius + reach + 2;
}

cv::Rect seen_box(const Vec2& from, const Vec2& to, double around, double low, double high,
                  const View& view) {
  std::vector<cv::Point2f> corners;
  for (const Vec2& p : {from, to}) {
    for (const double x : {-around, around}) {
      for (const double y : {-around, around}) {
        for (const double z : {low, high}) {
          const Vec2 pixel = view.pixel_of({p.x() + x, p.y() + y, z});
          corners.emplace_back(static_cast<float>(pixel.x()), static_cast<float>(pixel.y()));
        }
      }
    }
  }
  const cv::Rect box = cv::boundingRect(corners);
  return cv::Rect(box.x - 2, box.y - 2, box.width + 4, box.height + 4) &
         cv::Rect(0, 0, view.width, view.height);
}

// Discs that share pixels are drawn together.
struct Group {
  cv::Rect area;
  std::vector<SeenDisc> discs;
};

std::vector<Group> groups_of(std::span<const SeenDisc> discs, double exposure, const Scene& scene,
                             const View& view) {
  std::vector<Group> groups;
  for (const SeenDisc& disc : discs) {
    Group group{area_of(disc, exposure, scene, view), {disc}};
    if (group.area.empty()) continue;
    for (std::size_t i = 0; i < groups.size();) {
      if ((groups[i].area & group.area).empty()) {
        ++i;
        continue;
      }
      group.area |= groups[i].area;
      group.discs.insert(group.discs.end(), groups[i].discs.begin(), groups[i].discs.end());
      groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i));
      i = 0;
    }
    groups.push_back(std::move(group));
  }
  return groups;
}

// mm per pixel, about.
double pixel_size(const View& view) { return view.eye().norm() / view.camera.focal_px; }

double fastest(const Group& group) {
  double speed = 0;
  for (const SeenDisc& disc : group.discs) speed = std::max(speed, disc.velocity.norm());
  return speed;
}

Scene with_discs(Scene scene, const std::vector<SeenDisc>& discs, double later) {
  for (const SeenDisc& seen : discs) {
    scene.discs.push_back(seen.disc);
    scene.discs.back().base += later * seen.velocity;
  }
  return scene;
}

cv::Vec3f bgr(const Radiance& light) { return {light[2], light[1], light[0]}; }

// One drawing of many: every pixel by one ray.
class Glimpse {
 public:
  Glimpse(const Scene& still, const Group& group, double later, const View& view, double gamma)
      : first_(kFirstSolid + static_cast<int>(still.discs.size())),
        last_(first_ + static_cast<int>(group.discs.size())),
        tracer_(with_discs(still, group.discs, later), view.eye(), gamma) {}

  // still: what the ray sees without the moving discs; light: the picture there.
  cv::Vec3f at(const Ray& ray, double pixel_angle, const Radiance& still, const cv::Vec3f& light) const {
    const Sample seen = tracer_.sample(ray, pixel_angle);
    if (seen.part >= first_ && seen.part < last_) return bgr(seen.light);
    const float dimmed = seen.light.sum() / std::max(1e-6F, still.sum());
    return light * dimmed;
  }

 private:
  int first_, last_;  // parts of the moving discs
  Tracer tracer_;
};

void draw_smeared(cv::Mat3f& light, const Group& group, double exposure, int glimpses, const Scene& scene,
                  const View& view, double gamma) {
  const Tracer still(scene, view.eye(), gamma);
  std::vector<Glimpse> all;
  for (int i = 0; i < glimpses; ++i)
    all.emplace_back(scene, group, exposure * ((i + 0.5) / glimpses - 0.5), view, gamma);
  const double pixel_angle = view.pixel_angle();
  cv::parallel_for_(cv::Range(group.area.y, group.area.br().y), [&](const cv::Range& rows) {
    for (int y = rows.start; y < rows.end; ++y) {
      for (int x = group.area.x; x < group.area.br().x; ++x) {
        const Ray ray = view.ray_through(Vec2(x, y));
        const Radiance before = still.sample(ray, pixel_angle).light;
        cv::Vec3f sum(0, 0, 0);
        for (const Glimpse& glimpse : all) sum += glimpse.at(ray, pixel_angle, before, light(y, x));
        light(y, x) = sum / glimpses;
      }
    }
  });
}

}  // namespace

cv::Rect area_of(const Disc& disc, const Scene& scene, const View& view) {
  const double high = disc.base_z + disc.height + (disc.lean_deg != 0 ? disc.radius : 0);
  return seen_box(disc.base, disc.base, influence(disc, scene), std::min(0.0, disc.base_z), high, view);
}

cv::Rect area_of(const SeenDisc& disc, double exposure, const Scene& scene, const View& view) {
  Disc first = disc.disc, last = disc.disc;
  first.base -= exposure / 2 * disc.velocity;
  last.base += exposure / 2 * disc.velocity;
  return area_of(first, scene, view) | area_of(last, scene, view);
}

void draw_moving(cv::Mat3f& light, std::span<const SeenDisc> discs, double exposure, const Scene& scene,
                 const View& view, double gamma) {
  for (const Group& group : groups_of(discs, exposure, scene, view)) {
    const double path = fastest(group) * exposure / pixel_size(view);
    if (path < kStill) {
      light_in(group.area, with_discs(scene, group.discs, 0), view, gamma).copyTo(light(group.area));
    } else {
      const int glimpses = std::clamp(static_cast<int>(std::ceil(path / kStill)), 4, 24);
      draw_smeared(light, group, exposure, glimpses, scene, view, gamma);
    }
  }
}

}  // namespace ringside::clips
