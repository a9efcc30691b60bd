// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <opencv2/imgcodecs.hpp>

#include "photo/photo.h"
#include "rendering/captions.h"
#include "rendering/exif_block.h"
#include "rendering/photo.h"
#include "support/temp_folder.h"

namespace ringside::rendering {
namespace {

using plans::PhotoPlan;

PhotoPlan small_photo() {
  PhotoPlan plan;
  plan.viewpoint = {.focal_px = 70, .width = 80, .height = 60};
  return plan;
}

Photo loaded(const PhotoPlan& plan) {
  const test::TempFolder folder;
  return load_photo(folder.write("photo.jpg", photo_file(plan, Renderer::kFast)));
}

TEST_CASE("a photo tells its focal length as phones do") {
  const Photo photo = loaded(small_photo());
  CHECK(photo.width() == 80);
  CHECK(photo.height() == 60);
  CHECK(photo.focal_35mm == 30);  // 70 px * 43.27 mm / 100 px = 30.3 mm
}

TEST_CASE("a cropped photo goes on telling the frame it was cut out of") {
  PhotoPlan plan = small_photo();
  plan.uncropped = plans::PictureSize{120, 90};
  CHECK(loaded(plan).focal_35mm == 20);
}

TEST_CASE("a photo without EXIF tells nothing") {
  PhotoPlan plan = small_photo();
  plan.exif = false;
  CHECK_FALSE(loaded(plan).focal_35mm.has_value());
  CHECK(photo_file(plan, Renderer::kFast).find("Exif") == std::string::npos);
}

TEST_CASE("the EXIF block holds no date and no place") {
  const std::string block = exif_block(1500, {2000, 1500});
  CHECK(block.size() < 300);
  CHECK(focal_35mm(1500, {2000, 1500}) == 26);
}

TEST_CASE("a stronger compression makes a smaller file") {
  PhotoPlan plan = small_photo();
  const std::size_t fine = photo_file(plan, Renderer::kFast).size();
  plan.jpeg_quality = 30;
  CHECK(photo_file(plan, Renderer::kFast).size() < fine);
}

TEST_CASE("a caption covers its part of the picture and bears its text") {
  plans::Caption caption;
  caption.left = 0.25;
  caption.width = caption.top = caption.height = 0.5;
  caption.colour = {10, 20, 30};
  caption.text = "20";
  const cv::Mat3b grey(100, 200, cv::Vec3b(128, 128, 128));
  const cv::Mat3b picture = with_captions(grey.clone(), {caption});
  CHECK(covered_by(caption, {200, 100}) == cv::Rect(50, 50, 100, 50));
  CHECK(picture(49, 100) == cv::Vec3b(128, 128, 128));
  CHECK(picture(52, 52) == cv::Vec3b(30, 20, 10));
  double brightest = 0;
  cv::minMaxLoc(cv::Mat(picture).reshape(1), nullptr, &brightest);
  CHECK(brightest > 200);
}

TEST_CASE("a thin caption lets the picture through") {
  plans::Caption caption;
  caption.opacity = 0.25;
  caption.colour = {0, 0, 0};
  const cv::Mat3b white(100, 200, cv::Vec3b(200, 200, 200));
  CHECK(with_captions(white.clone(), {caption})(90, 100) == cv::Vec3b(150, 150, 150));
}

}  // namespace
}  // namespace ringside::rendering
