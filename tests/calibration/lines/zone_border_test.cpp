// SPDX-License-Identifier: MIT
#include "calibration/lines/zone_border.h"

#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>

#include "calibration/drawn_board.h"
#include "calibration/lines/line_profiles.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

using drawing::Colour;

constexpr double kRadius = 203.2;

struct Zones {
  const char* what;
  Colour inside, outside;
};

const std::vector<Zones> kZones{{"green and maple", {70, 120, 82}, {214, 180, 128}},
                                {"cream and navy", {232, 220, 192}, {60, 96, 150}},
                                {"terracotta and grey of one brightness", {192, 112, 74}, {126, 132, 140}}};

drawing::View seen_board() { return drawing::look_from(test::whole_board(15)); }

LineMeasurement measured(const Zones& zones, double line_width, double blur = 0.7) {
  drawing::Scene scene;
  scene.board.deck = {zones.outside};
  scene.board.pegs.count = 0;
  for (drawing::Line& line : scene.board.lines) line.width = line_width;
  scene.board.decoration = {painted_zone(scene.board.lines[1], 150, zones.inside)};
  const Photo photo = test::draw(scene, seen_board(), test::blurred_by(blur));
  const auto line = measure_line(photo.pixels, seen_board().image_from_board(), kRadius + 1,
                                 {.angles = 360, .deck = DeckColours::kSeveral});
  REQUIRE(line);
  return *line;
}

// Of the points from the drawn circle, mm.
double median_offset(const LineMeasurement& line) {
  const Homography board_from_image = seen_board().image_from_board().inverse();
  std::vector<double> offsets;
  for (const LinePoint& point : line.points)
    offsets.push_back((board_from_image * point.p_image).norm() - kRadius);
  return median(std::move(offsets));
}

TEST_CASE("a line between two colours is measured in its middle") {
  for (const Zones& zones : kZones) {
    CAPTURE(zones.what);
    for (const double width : {1.6, 3.0}) {
      CAPTURE(width);
      const LineMeasurement line = measured(zones, width);
      CHECK(line.kind == LineKind::kBetweenZones);
      CHECK(line.coverage > 0.95);
      CHECK(std::abs(median_offset(line)) < 0.2);
    }
  }
}

TEST_CASE("where nothing is printed the colours' border is the line, whatever the blur") {
  for (const Zones& zones : kZones) {
    CAPTURE(zones.what);
    for (const double blur : {0.5, 1.5, 3.0}) {
      CAPTURE(blur);
      const LineMeasurement line = measured(zones, 0, blur);
      CHECK(line.kind == LineKind::kBareBorder);
      CHECK_FALSE(line.is_printed());
      CHECK(line.coverage > 0.9);
      CHECK(std::abs(median_offset(line)) < 0.15);
      // As wide as a hairline in such a picture.
      CHECK(line.width_px == doctest::Approx(2.35 * std::hypot(blur, 0.6)).epsilon(0.25));
    }
  }
}

TEST_CASE("on a deck of one colour there is no border") {
  const LineMeasurement line = measured({"one wood", {214, 180, 128}, {214, 180, 128}}, 1.6);
  CHECK(line.kind == LineKind::kOnDeck);
  CHECK(std::abs(median_offset(line)) < 0.05);
}

}  // namespace
}  // namespace ringside
