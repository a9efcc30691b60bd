// SPDX-License-Identifier: MIT
#include "evaluation/calibration_figures.h"

#include <cmath>

#include "evaluation/line_errors.h"

namespace ringside::evaluation {
namespace {

constexpr int kLinePlaces = 72;

// A true circle in the found board frame, by the places of its edge that the picture shows; the centre means
// something when it shows all of them.
struct CarriedCircle {
  std::vector<Vec2> places;

  bool whole() const { return places.size() == kLinePlaces; }
  Vec2 centre() const {
    Vec2 sum = Vec2::Zero();
    for (const Vec2& place : places) sum += place;
    return sum / static_cast<double>(places.size());
  }
  double radius_about(const Vec2& centre) const {
    double sum = 0;
    for (const Vec2& place : places) sum += (place - centre).norm();
    return sum / static_cast<double>(places.size());
  }
};

CarriedCircle carried(const JudgedPhoto& photo, const Circle& circle) {
  const Homography board_from_image = photo.answer.scored()->calibration.image_from_board.inverse();
  CarriedCircle result;
  for (int i = 0; i < kLinePlaces; ++i) {
    const Vec2 place = circle.centre + circle.radius * direction(2 * kPi * i / kLinePlaces);
    if (const auto p = found_place(photo, board_from_image, place)) result.places.push_back(*p);
  }
  return result;
}

struct CalibrationErrors {
  std::vector<double> hole_centre, hole_radius, deck_radius, camera_height;
};

void add_hole(CalibrationErrors& errors, const JudgedPhoto& photo) {
  const Hole& found = photo.answer.scored()->calibration.hole;
  const CarriedCircle truth = carried(photo, photo.truth.board.exact->hole);
  if (!found.measured || !truth.whole()) return;
  errors.hole_centre.push_back((found.rim.centre - truth.centre()).norm());
  errors.hole_radius.push_back(std::abs(found.rim.radius - truth.radius_about(truth.centre())));
}

void add_deck(CalibrationErrors& errors, const JudgedPhoto& photo) {
  const Calibration& found = photo.answer.scored()->calibration;
  const CarriedCircle truth = carried(photo, {Vec2::Zero(), photo.truth.board.exact->deck_radius});
  if (!found.deck_measured || truth.places.empty()) return;
  errors.deck_radius.push_back(std::abs(found.deck_radius - truth.radius_about(Vec2::Zero())));
}

void add_camera(CalibrationErrors& errors, const JudgedPhoto& photo) {
  if (!photo.truth.camera) return;
  const double height = photo.answer.scored()->calibration.camera.centre.z();
  errors.camera_height.push_back(100 * std::abs(height / photo.truth.camera->z() - 1));
}

}  // namespace

CalibrationFigures calibration_figures(Photos photos) {
  CalibrationErrors errors;
  for (const JudgedPhoto& photo : photos) {
    if (!photo.board_found() || !photo.truth.is_exact()) continue;
    add_hole(errors, photo);
    add_deck(errors, photo);
    add_camera(errors, photo);
  }
  return {.hole_centre = spread_of(errors.hole_centre),
          .hole_radius = spread_of(errors.hole_radius),
          .deck_radius = spread_of(errors.deck_radius),
          .camera_height = spread_of(errors.camera_height)};
}

}  // namespace ringside::evaluation
