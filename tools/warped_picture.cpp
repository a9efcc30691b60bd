// SPDX-License-Identifier: MIT
#include "warped_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "geometry/homography.h"
#include "plans/random_camera.h"
#include "plans/random_plan.h"
#include "rendering/photo.h"
#include "teaching/backgrounds.h"

namespace ringside {
namespace {

using plans::Dice;

constexpr int kRenderedSide = 480;

cv::Mat3b rendered(plans::PhotoKind kind, std::uint64_t seed) {
  plans::PhotoPlan plan = plans::random_plan(kind, seed);
  plans::scale(plan,
               static_cast<double>(kRenderedSide) / std::max(plan.viewpoint.width, plan.viewpoint.height));
  return rendering::picture_of(plan, rendering::Renderer::kSketch);
}

cv::Vec3b random_colour(Dice& dice) {
  const auto level = [&] { return static_cast<std::uint8_t>(dice.count(0, 255)); };
  const std::uint8_t blue = level(), green = level(), red = level();
  return {blue, green, red};
}

cv::Mat3b noise(Dice& dice, cv::Size size) {
  cv::Mat3b picture(size);
  cv::RNG chance(static_cast<std::uint64_t>(dice.count(1, 1'000'000)));
  chance.fill(picture, cv::RNG::UNIFORM, 0, 256);
  return picture;
}

cv::Mat3b texture(Dice& dice, cv::Size size) {
  constexpr int kLeast = 64;  // what textures are drawn for
  const cv::Size drawn(std::max(size.width, kLeast), std::max(size.height, kLeast));
  return teaching::random_surroundings(dice, {}, drawn, {0.3, 1})(cv::Rect({}, size)).clone();
}

cv::Mat3b background(Dice& dice, cv::Size size) {
  switch (dice.count(0, 2)) {
    case 0:
      return {size, random_colour(dice)};
    case 1:
      return noise(dice, size);
    default:
      return texture(dice, size);
  }
}

Vec2 turned(const Vec2& p, double angle) { return Homography::rotation(angle) * p; }

// How a picture of a board is seen: as if it were printed on a sheet.
struct Sheet {
  double width;  // pixels, at its middle
  double tilt, roll, turn;
  double distance;  // in halves of its width
  bool mirrored;
  Vec2 middle;  // pixels

  Vec2 at(const Vec2& p_sheet) const {
    const Vec2 unmirrored(mirrored ? -p_sheet.x() : p_sheet.x(), p_sheet.y());
    const Vec2 p = turned(unmirrored, turn);
    const double depth = distance - p.y() * std::sin(tilt);
    const Vec2 seen = distance / depth * Vec2(p.x(), p.y() * std::cos(tilt));
    return middle + width / 2 * turned(seen, roll);
  }
};

// Of which a board may well be measured.
Sheet fair_sheet(Dice& dice, cv::Size picture) {
  constexpr double kMostTilt = radians(65), kMostAside = 0.1;
  const double turn = dice.chance(0.5) ? 0 : dice.angle();
  return {.width = dice.between(0.9, 1.3) * std::max(picture.width, picture.height),
          .tilt = dice.chance(0.5) ? 0 : dice.between(0, kMostTilt),
          .roll = 0,
          .turn = turn,
          .distance = dice.between(2.5, 8),
          .mirrored = dice.chance(0.2),
          .middle = {picture.width * (0.5 + dice.between(-kMostAside, kMostAside)),
                     picture.height * (0.5 + dice.between(-kMostAside, kMostAside))}};
}

Sheet any_sheet(Dice& dice, cv::Size picture) {
  constexpr double kLeastWidth = 30, kMostWidth = 400, kMostTilt = radians(85), kMostAside = 0.6;
  return {.width = dice.between(kLeastWidth, kMostWidth),
          .tilt = dice.between(0, kMostTilt),
          .roll = dice.angle(),
          .turn = dice.angle(),
          .distance = dice.between(1.6, 8),  // nearer than 1.5 a corner comes behind the camera
          .mirrored = dice.chance(0.5),
          .middle = {picture.width * (0.5 + dice.between(-kMostAside, kMostAside)),
                     picture.height * (0.5 + dice.between(-kMostAside, kMostAside))}};
}

void lay(cv::Mat3b& picture, const cv::Mat3b& board, const Sheet& sheet) {
  const auto width = static_cast<float>(board.cols), height = static_cast<float>(board.rows);
  const std::array<cv::Point2f, 4> corners{{{0, 0}, {width, 0}, {width, height}, {0, height}}};
  std::array<cv::Point2f, 4> seen;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vec2 p = sheet.at({2 * corners[i].x / width - 1, (2 * corners[i].y - height) / width});
    seen[i] = {static_cast<float>(p.x()), static_cast<float>(p.y())};
  }
  cv::Mat3b warped = picture.clone();
  cv::warpPerspective(board, warped, cv::getPerspectiveTransform(corners.data(), seen.data()), picture.size(),
                      cv::INTER_LINEAR, cv::BORDER_TRANSPARENT);
  picture = warped;
}

cv::Size random_size(Dice& dice, int least) {
  constexpr int kMost = 440;
  return {dice.count(least, kMost), dice.count(least, kMost)};
}

cv::Mat3b with_boards(Dice& dice, const std::vector<cv::Mat3b>& boards) {
  cv::Mat3b picture = background(dice, random_size(dice, 30));
  const int count = dice.chance(0.2) ? 2 : 1;
  for (int i = 0; i < count; ++i) lay(picture, dice.pick(boards), any_sheet(dice, picture.size()));
  return picture;
}

cv::Mat3b with_fair_board(Dice& dice, const std::vector<cv::Mat3b>& boards) {
  cv::Mat3b picture = background(dice, random_size(dice, 300));
  lay(picture, dice.pick(boards), fair_sheet(dice, picture.size()));
  return picture;
}

cv::Mat3b boardless(Dice& dice) {
  constexpr int kMostLength = 3000, kMostBreadth = 8;
  if (dice.chance(0.7)) return background(dice, random_size(dice, 30));
  const cv::Size strip(dice.count(1, kMostLength), dice.count(1, kMostBreadth));
  return background(dice, dice.chance(0.5) ? strip : cv::Size(strip.height, strip.width));
}

// As bad cameras and programs do.
void spoil(Dice& dice, cv::Mat3b& picture) {
  if (dice.chance(0.2)) cv::GaussianBlur(picture, picture, {}, dice.between(0.3, 3));
  if (dice.chance(0.1)) picture = ~picture;
  if (dice.chance(0.2)) picture = picture * dice.between(0.05, 4);
  if (dice.chance(0.1)) cv::addWeighted(picture, 0.8, noise(dice, picture.size()), 0.2, 0, picture);
}

}  // namespace

std::vector<cv::Mat3b> boards_to_warp() {
  using enum plans::PhotoKind;
  std::vector<cv::Mat3b> boards;
  for (const auto kind : {kVideo, kPhone, kHard, kZones, kHole, kOblique, kWorn, kDecoy})
    boards.push_back(rendered(kind, boards.size()));
  return boards;
}

cv::Mat3b warped_picture(std::uint64_t seed, const std::vector<cv::Mat3b>& boards) {
  Dice dice(seed);
  if (dice.chance(0.6)) return with_fair_board(dice, boards);
  cv::Mat3b picture = dice.chance(0.8) ? with_boards(dice, boards) : boardless(dice);
  spoil(dice, picture);
  return picture;
}

}  // namespace ringside
