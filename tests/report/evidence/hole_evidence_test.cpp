// SPDX-License-Identifier: MIT
#include "report/evidence/hole_evidence.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

#include "report/evidence/sheet.h"
#include "report/example_report.h"

namespace ringside {
namespace {

constexpr int kFloor = 20, kDisc = 27;  // grey levels, hardly to be told apart
constexpr double kDiscRadius = 13;      // mm, lower than the rim and so smaller

void draw_circle(cv::Mat& photo, const Calibration& board, const Circle& circle, int level) {
  const Vec2 centre = board.image_from_board * circle.centre;
  cv::circle(photo, cv::Point(cvRound(16 * centre.x()), cvRound(16 * centre.y())),
             cvRound(16 * circle.radius * board.image_from_board.scale_at(circle.centre)),
             cv::Scalar::all(level), cv::FILLED, cv::LINE_AA, 4);
}

// A black hole with a disc in it that is nearly as black.
HoleEvidence example_hole_evidence() {
  const Calibration board = testing::example_board();
  cv::Mat photo(board.height, board.width, CV_8UC3, cv::Scalar(120, 170, 210));
  draw_circle(photo, board, board.hole.rim, kFloor);
  draw_circle(photo, board, {board.hole.rim.centre, kDiscRadius}, kDisc);
  return {.photos = {{"folder/p.jpg", std::string(64, 'a'), photo, board}},
          .made = UtcTime{},
          .maybe = "black",
          .remarks = {"a remark"}};
}

// The example's sheet, and where on it the two pictures lie that are made plainer; those above
// have marks.
struct Sheet {
  Sheet() {
    const HoleEvidence evidence = example_hole_evidence();
    picture = draw_hole_evidence(evidence);
    const int sources = text_block(sources_of(evidence.photos, evidence.made, evidence.remarks)).rows;
    plainer_top = picture.rows - sources - kSheetGap - kPanel;
  }

  cv::Mat picture;
  int plainer_top;
};

constexpr int kLefts[] = {kSheetGap, 2 * kSheetGap + kPanel};

bool is_rim_mark(const cv::Vec3b& pixel) { return pixel[2] > 150 && pixel[1] < 90 && pixel[0] < 90; }

TEST_CASE("the hole's rim is drawn where the photo shows it, and not on what is made plainer") {
  const Sheet sheet;
  const int marked_middle = sheet.plainer_top - kSheetGap - kPanel / 2;
  for (const int left : kLefts) {
    CAPTURE(left);
    const cv::Mat row = sheet.picture.row(marked_middle).colRange(left, left + kPanel);
    int first = kPanel, last = 0;
    for (int x = 0; x < kPanel; ++x) {
      if (!is_rim_mark(row.at<cv::Vec3b>(x))) continue;
      first = std::min(first, x);
      last = std::max(last, x);
    }
    // The panel is 1.6 rims to either side.
    CHECK(first == doctest::Approx(kPanel / 2.0 - kPanel / 3.2).epsilon(0.03));
    CHECK(last == doctest::Approx(kPanel / 2.0 + kPanel / 3.2).epsilon(0.03));
  }
  const cv::Mat plainer = sheet.picture.rowRange(sheet.plainer_top, sheet.plainer_top + kPanel);
  int marks = 0;
  for (int y = 0; y < plainer.rows; ++y)
    for (int x = 0; x < plainer.cols; ++x) marks += is_rim_mark(plainer.at<cv::Vec3b>(y, x)) ? 1 : 0;
  CHECK(marks == 0);
}

TEST_CASE("a black disc in a black hole is made plain to see") {
  const Sheet sheet;
  const int middle = sheet.plainer_top + kPanel / 2;
  const double px_per_mm = kPanel / (3.2 * testing::example_board().hole.rim.radius);
  for (const int left : kLefts) {
    const int centre = left + kPanel / 2, floor = centre + cvRound((kDiscRadius + 2) * px_per_mm);
    const int disc_level = sheet.picture.at<cv::Vec3b>(middle, centre)[1];
    const int floor_level = sheet.picture.at<cv::Vec3b>(middle, floor)[1];
    CHECK(disc_level - floor_level > 10 * (kDisc - kFloor));
  }
}

// Mean colour of the middle of the panel in a row of the sheet and one of its two columns.
cv::Scalar middle_of_panel(const cv::Mat& sheet, int top, int column) {
  const cv::Rect about(kLefts[column] + kPanel / 2 - 40, top + kPanel / 2 - 40, 80, 80);
  return cv::mean(sheet(about));
}

TEST_CASE("where the calibration knows the empty hole it stands beside the one that is asked about") {
  HoleEvidence evidence = example_hole_evidence();
  const cv::Mat without = draw_hole_evidence(evidence);
  EmptyHolePicture empty;
  for (std::size_t i = 0; i < EmptyHolePicture::kSide * EmptyHolePicture::kSide; ++i) {
    const bool right = i % EmptyHolePicture::kSide > EmptyHolePicture::kSide / 2;
    for (const int level : {right ? 200 : 60, 40, 10}) empty.rgb.push_back(static_cast<std::uint8_t>(level));
  }
  evidence.photos[0].calibration.empty_hole = empty;
  const cv::Mat sheet = draw_hole_evidence(evidence);
  CHECK(sheet.rows == without.rows + kPanel + kSheetGap);
  const int top = without.rows - Sheet().plainer_top;  // from below: sources, and what is made plainer
  const int first_row = sheet.rows - top - 2 * (kPanel + kSheetGap);
  CHECK(middle_of_panel(sheet, first_row, 0)[1] == doctest::Approx(kDisc).epsilon(0.1));
  // Red as the calibration has it, brighter on its right, as the photo has right.
  const auto red_at = [&](int x) { return sheet.at<cv::Vec3b>(first_row + kPanel / 2, kLefts[1] + x)[2]; };
  CHECK(red_at(kPanel / 2 - 60) == 60);
  CHECK(red_at(kPanel / 2 + 60) == 200);
}

TEST_CASE("in JSON: whose disc may lie in the hole, and the photos by name and hash") {
  const auto json = hole_evidence_json(example_hole_evidence(), "p-hole.png");
  CHECK(json["hole"]["maybe"] == "black");
  CHECK(json["photos"][0]["photo"] == "p.jpg");
  CHECK(json["photos"][0]["sha256"] == std::string(64, 'a'));
  CHECK(json["remarks"][0] == "a remark");
  CHECK(json["picture"] == "p-hole.png");
}

}  // namespace
}  // namespace ringside
