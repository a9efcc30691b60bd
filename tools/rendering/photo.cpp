// SPDX-License-Identifier: MIT
#include "rendering/photo.h"

#include <opencv2/imgcodecs.hpp>
#include <stdexcept>
#include <vector>

#include "drawing/render.h"
#include "rendering/captions.h"
#include "rendering/exif_block.h"
#include "rendering/povray.h"
#include "rendering/traced_light.h"

namespace ringside::rendering {
namespace {

using plans::PhotoPlan;

cv::Mat3b traced_picture(const PhotoPlan& plan, const drawing::View& view) {
  return developed(traced_light(plan.scene, view, plan.effects.gamma), plan.effects);
}

cv::Mat3b drawn_picture(const PhotoPlan& plan, const drawing::View& view, drawing::Rays rays) {
  try {
    return drawing::render(plan.scene, view, plan.effects, rays);
  } catch (const std::invalid_argument& error) {
    throw RenderError(error.what());
  }
}

}  // namespace

cv::Mat3b picture_of(const PhotoPlan& plan, Renderer renderer) {
  using drawing::Rays;
  const drawing::View view = look_from(plan.viewpoint);
  const auto rays = renderer == Renderer::kSketch ? Rays::kFour : Rays::kSixteen;
  return with_captions(
      renderer == Renderer::kPovray ? traced_picture(plan, view) : drawn_picture(plan, view, rays),
      plan.captions);
}

std::string jpeg_of(const cv::Mat3b& picture, int quality) {
  std::vector<uchar> bytes;
  cv::imencode(".jpg", picture, bytes, {cv::IMWRITE_JPEG_QUALITY, quality});
  return {bytes.begin(), bytes.end()};
}

std::string photo_file(const PhotoPlan& plan, Renderer renderer) {
  const drawing::Viewpoint& viewpoint = plan.viewpoint;
  const std::string jpeg = jpeg_of(picture_of(plan, renderer), plan.jpeg_quality);
  if (!plan.exif) return jpeg;
  const plans::PictureSize frame =
      plan.uncropped.value_or(plans::PictureSize{viewpoint.width, viewpoint.height});
  return with_exif(jpeg, exif_block(plan.exif_focal_factor * viewpoint.focal_px, frame));
}

}  // namespace ringside::rendering
