// SPDX-License-Identifier: MIT
#include "watch/doctor/view_checks.h"

#include <algorithm>
#include <cmath>

#include "calibration/check_board.h"
#include "flow/measured_photo.h"
#include "report/data/text.h"

namespace ringside {
namespace {

// As docs/live.md has it for a camera that is set up well; refusals are calibration's own.
constexpr double kMostTilt = 10;         // degrees
constexpr double kMostResidual = 0.3;    // mm
constexpr double kLeastSeen = 0.8;       // share of each line
constexpr double kLeastPixelsPerMm = 1;  // a disc's edge is then placed to a quarter of a millimetre

// Of light on the deck: a grid of that many places across.
constexpr int kGrid = 200;

Finding check_tilt(const Calibration& calibration) {
  const double tilt = degrees(calibration.camera.tilt);
  const std::string found =
      fixed(tilt, 1) + " degrees, " + fixed(calibration.camera.centre.z() / 1000, 2) + " m above the board";
  if (tilt <= kMostTilt) return fine("tilt", found);
  return doubtful("tilt", found, "move the camera over the middle of the board, looking straight down");
}

Finding check_residual(const Calibration& calibration) {
  const std::string found =
      fixed(calibration.residual_mm, 2) + " mm, " + fixed(calibration.residual_px, 2) + " pixels";
  if (calibration.residual_mm <= kMostResidual) return fine("residual", found);
  return doubtful("residual", found,
                  "a bent lens: ringside lens, then --lens; or a blurred picture: set the focus");
}

Finding check_scale(const Calibration& calibration) {
  const std::string found = fixed(calibration.pixels_per_mm(), 2) + " pixels per mm";
  if (calibration.pixels_per_mm() >= kLeastPixelsPerMm) return fine("size", found);
  return doubtful("size", found, "bring the camera nearer, or take more pixels");
}

Finding check_lines(const Calibration& calibration) {
  double least = 1;
  for (const LineName name : kLineNames) least = std::min(least, calibration.line(name).coverage);
  const std::string found = "each is seen over " + fixed(100 * least, 0) + " % and more";
  if (least >= kLeastSeen) return fine("lines", found);
  return doubtful("lines", found, "clear the board, bring all of it into the picture");
}

double luma(const cv::Vec3b& bgr) { return 0.114 * bgr[0] + 0.587 * bgr[1] + 0.299 * bgr[2]; }

bool is_blown(const cv::Vec3b& bgr) { return std::max({bgr[0], bgr[1], bgr[2]}) >= 250; }

std::vector<cv::Vec3b> pixels_of_deck(const cv::Mat& bgr, const Calibration& calibration) {
  std::vector<cv::Vec3b> pixels;
  for (int row = -kGrid / 2; row <= kGrid / 2; ++row) {
    for (int column = -kGrid / 2; column <= kGrid / 2; ++column) {
      const Vec2 p_board = Vec2(column, row) * (2 * calibration.deck_radius / kGrid);
      if (p_board.norm() > calibration.deck_radius) continue;
      const Vec2 p_image = calibration.image_from_board * p_board;
      const cv::Point at(static_cast<int>(std::lround(p_image.x())),
                         static_cast<int>(std::lround(p_image.y())));
      if (cv::Rect({0, 0}, bgr.size()).contains(at)) pixels.push_back(bgr.at<cv::Vec3b>(at));
    }
  }
  return pixels;
}

DeckExposure light_of(const std::vector<cv::Vec3b>& pixels) {
  if (pixels.empty()) return {};
  std::vector<double> lumas;
  for (const cv::Vec3b& pixel : pixels) lumas.push_back(luma(pixel));
  const auto middle = lumas.begin() + static_cast<std::ptrdiff_t>(lumas.size() / 2);
  std::nth_element(lumas.begin(), middle, lumas.end());
  const auto blown = std::count_if(pixels.begin(), pixels.end(), is_blown);
  return {*middle, static_cast<double>(blown) / static_cast<double>(pixels.size())};
}

Calibration calibration_of(const Photo& photo, const FlowOptions& options) {
  if (!options.calibration) return calibrate_measured({&photo, 1}, options.board);
  check_board(photo, *options.calibration);
  return *options.calibration;
}

}  // namespace

Findings check_calibration_of_view(const Calibration& calibration) {
  return {check_tilt(calibration), check_residual(calibration), check_scale(calibration),
          check_lines(calibration)};
}

Findings check_view(const Photo& photo, const FlowOptions& options) {
  try {
    const Photo measured =
        as_measured(photo, options.calibration ? options.calibration->lens : options.board.lens);
    const Calibration calibration = calibration_of(measured, options);
    Findings findings{fine("board", calibration.board.empty() ? "found" : "found: " + calibration.board)};
    for (Finding& finding : check_calibration_of_view(calibration)) findings.push_back(std::move(finding));
    findings.push_back(check_light(light_of(pixels_of_deck(measured.pixels, calibration))));
    return findings;
  } catch (const CalibrationError& error) {
    return {wrong("board", error.what(),
                  "see docs/live.md, \"Set it up\"; a picture of it is on the page, under Camera")};
  }
}

}  // namespace ringside
