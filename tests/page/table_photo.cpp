// SPDX-License-Identifier: MIT
#include "page/table_photo.h"

#include <opencv2/imgproc.hpp>

#include "scoring/example_board.h"

namespace ringside::testing {
namespace {

constexpr int kShift = 4;
constexpr double kNoise = 6;  // grey levels

void draw_filled(cv::Mat& photo, const Homography& image_from_board, const Circle& circle,
                 const cv::Scalar& colour) {
  constexpr double kUnit = 1 << kShift;
  const Vec2 centre = image_from_board * circle.centre;
  cv::circle(photo, {cvRound(kUnit * centre.x()), cvRound(kUnit * centre.y())},
             cvRound(kUnit * circle.radius * image_from_board.scale_at(circle.centre)), colour, cv::FILLED,
             cv::LINE_AA, kShift);
}

}  // namespace

cv::Mat photo_of(const TableView& view) {
  const cv::Scalar deck(120, 170, 210), line(40, 60, 90), black(30, 30, 32), red(40, 40, 170);
  const Calibration& board = *view.calibration;
  cv::Mat photo(board.height, board.width, CV_8UC3, deck);
  for (auto it = board.lines.rbegin(); it != board.lines.rend(); ++it) {
    draw_filled(photo, board.image_from_board, {{0, 0}, it->radius + 1}, line);
    draw_filled(photo, board.image_from_board, {{0, 0}, it->radius - 1}, deck);
  }
  draw_filled(photo, board.image_from_board, board.hole.rim, line);
  for (const TableDisc& disc : view.discs)
    draw_filled(photo, board.image_from_board, {disc.scored.disc.base, disc.scored.disc.radius},
                disc.scored.disc.team == "black" ? black : red);
  cv::Mat noise(photo.size(), CV_16SC3), wide;
  cv::RNG random(7);
  random.fill(noise, cv::RNG::NORMAL, 0, kNoise);
  photo.convertTo(wide, CV_16S);
  cv::Mat(wide + noise).convertTo(photo, CV_8U);
  return photo;
}

CallEvidence evidence_on(const TableDisc& disc, const cv::Mat& photo) {
  return {.views = {{{"camera", "", photo, example_board()}, disc.scored.disc}},
          .made = UtcTime{},
          .shape = {disc.scored.disc.radius, 9.5, 1.5},
          .scored = disc.scored};
}

}  // namespace ringside::testing
