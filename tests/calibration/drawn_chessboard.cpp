// SPDX-License-Identifier: MIT
#include "calibration/drawn_chessboard.h"

#include <Eigen/Geometry>
#include <opencv2/core/eigen.hpp>
#include <opencv2/imgproc.hpp>

namespace ringside::test {
namespace {

constexpr int kSquare = 80;  // pixels of the drawing
constexpr int kPaper = 2;    // squares of white paper on each side

// The drawing covers the board with its paper; (0, 0) of the squares is the first inner corner.
Homography drawing_from_squares() {
  constexpr double kFirstCorner = (kPaper + 1) * kSquare - 0.5;
  return Homography::translation({kFirstCorner, kFirstCorner}) * Homography::scaling(kSquare);
}

const cv::Mat& drawing() {
  static const cv::Mat drawn = [] {
    const int columns = kDrawnGrid.columns + 1, rows = kDrawnGrid.rows + 1;
    cv::Mat board((rows + 2 * kPaper) * kSquare, (columns + 2 * kPaper) * kSquare, CV_8UC3,
                  cv::Scalar::all(230));
    for (int row = 0; row < rows; ++row) {
      for (int column = row % 2; column < columns; column += 2) {
        const cv::Rect square((column + kPaper) * kSquare, (row + kPaper) * kSquare, kSquare, kSquare);
        cv::rectangle(board, square, cv::Scalar::all(30), cv::FILLED);
      }
    }
    return board;
  }();
  return drawn;
}

Mat3 turned(const ChessboardPlace& place) {
  const Vec2 side = direction(radians(place.towards_deg) + kPi / 2);
  return (Eigen::AngleAxisd(radians(place.tilt_deg), Vec3(side.x(), side.y(), 0)) *
          Eigen::AngleAxisd(radians(place.turn_deg), Vec3::UnitZ()))
      .toRotationMatrix();
}

}  // namespace

Homography straight_from_squares(const Lens& lens, const ChessboardPlace& place) {
  const Mat3 rotation = turned(place);
  const Vec3 middle((kDrawnGrid.columns - 1) / 2.0, (kDrawnGrid.rows - 1) / 2.0, 0);
  const Vec2 slope = (place.middle - lens.pinhole.principal_point) / lens.pinhole.focal_px;
  const Vec3 seen_at(place.distance * slope.x(), place.distance * slope.y(), place.distance);
  return image_from_plane(lens.pinhole, {rotation, seen_at - rotation * middle});
}

std::vector<ChessboardPlace> places_all_over() {
  return {{{320, 240}, 14, 0, 0},        {{320, 240}, 15, 30, 0, 20},  {{320, 240}, 15, 30, 90, -10},
          {{200, 173}, 19, 35, 180},     {{440, 173}, 19, 35, 225, 5}, {{200, 307}, 19, 35, 45},
          {{440, 307}, 19, 35, 315, 15}, {{127, 99}, 24, 12, 0},       {{513, 99}, 24, 12, 90},
          {{127, 381}, 24, 12, 45},      {{513, 381}, 24, 15, 270},    {{320, 240}, 20, 40, 300, 45}};
}

ChessboardCamera::ChessboardCamera(const Lens& lens)
    : lens_(lens), straight_from_photo_(lens.height, lens.width) {
  for (int y = 0; y < lens.height; ++y) {
    for (int x = 0; x < lens.width; ++x) {
      const Vec2 p = lens.straight_from_photo({x, y}).value();
      straight_from_photo_(y, x) = {static_cast<float>(p.x()), static_cast<float>(p.y())};
    }
  }
}

// The straight picture is drawn at twice the size, with a margin for what the lens pulls in, blurred as a
// real one is, and looked up once for each pixel of the photo.
cv::Mat ChessboardCamera::photo(const ChessboardPlace& place) const {
  constexpr double kTimes = 2, kMargin = 200;  // pixels of the large picture
  constexpr double kBlur = 1.4;
  const Homography large_from_straight =
      Homography::translation({kMargin, kMargin}) * Homography::scaling(kTimes);
  const Homography large_from_drawing =
      large_from_straight * straight_from_squares(lens_, place) * drawing_from_squares().inverse();
  cv::Mat matrix, large, photo;
  cv::eigen2cv(large_from_drawing.matrix(), matrix);
  const cv::Size size(static_cast<int>(kTimes * lens_.width + 2 * kMargin),
                      static_cast<int>(kTimes * lens_.height + 2 * kMargin));
  cv::warpPerspective(drawing(), large, matrix, size, cv::INTER_LINEAR, cv::BORDER_CONSTANT,
                      cv::Scalar::all(120));
  cv::GaussianBlur(large, large, {}, kBlur);
  const cv::Mat large_from_photo = kTimes * straight_from_photo_ + cv::Scalar::all(kMargin);
  cv::remap(large, photo, large_from_photo, cv::noArray(), cv::INTER_LINEAR);
  return photo;
}

ChessboardView ChessboardCamera::view(const ChessboardPlace& place) const {
  ChessboardView view{kDrawnGrid, {}};
  const Homography map = straight_from_squares(lens_, place);
  for (int row = 0; row < kDrawnGrid.rows; ++row) {
    for (int column = 0; column < kDrawnGrid.columns; ++column) {
      const Vec2 p = lens_.photo_from_straight(map * Vec2(column, row));
      view.corners.emplace_back(static_cast<float>(p.x()), static_cast<float>(p.y()));
    }
  }
  return view;
}

}  // namespace ringside::test
