// SPDX-License-Identifier: MIT
#include "report/evidence/evidence.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

#include "report/evidence/evidence_panels.h"
#include "report/evidence/margin_gauge.h"
#include "report/evidence/sheet.h"
#include "report/example_report.h"

namespace ringside {
namespace {

using testing::disc_with_margin;
using testing::example_board;

const cv::Vec3b kDeck(120, 170, 210);
constexpr int kSide = 600;

// A photo of one disc's bottom edge, black, on the example board, as if it had no height.
CallEvidence example_evidence(const Disc& disc) {
  const Calibration board = example_board();
  cv::Mat photo(board.height, board.width, CV_8UC3, cv::Scalar(kDeck));
  const Vec2 centre = board.image_from_board * disc.base;
  cv::circle(photo,
             cv::Point(static_cast<int>(std::lround(16 * centre.x())),
                       static_cast<int>(std::lround(16 * centre.y()))),
             static_cast<int>(16 * 2 * disc.radius), cv::Scalar(0, 0, 0), cv::FILLED, cv::LINE_AA, 4);
  const ScoredDisc scored = score_disc(disc, board);
  return {{{{"folder/p.jpg", std::string(64, 'a'), photo, board}, disc}},
          UtcTime{},
          {disc.radius, 9.5, 1.5},
          scored,
          2,
          {},
          {},
          {"a remark"}};
}

Disc example_disc(double margin, double angle) {
  Disc disc = disc_with_margin(LineName::kMiddle, margin, angle);
  disc.id = 3;
  disc.radius_sigma = 0.2;
  return disc;
}

PanelSource source_of(const CallEvidence& evidence) {
  return {evidence.views[0], evidence.scored, evidence.shape};
}

bool is_near_edge(const cv::Vec3b& pixel) { return pixel[2] > 150 && pixel[1] < 90 && pixel[0] < 90; }
bool is_bottom_edge(const cv::Vec3b& pixel) { return pixel[2] > 180 && pixel[1] > 180 && pixel[0] < 90; }

// The row of the panel's middle column in which a mark lies.
template <typename IsMark>
double row_of(const cv::Mat& panel, const IsMark& is_mark) {
  double sum = 0;
  int count = 0;
  for (int row = 40; row < panel.rows / 2; ++row) {
    if (!is_mark(panel.at<cv::Vec3b>(row, panel.cols / 2))) continue;
    sum += row;
    ++count;
  }
  REQUIRE(count > 0);
  return sum / count;
}

TEST_CASE("a digest stands on a sheet only where there is a file that it is of") {
  EvidencePhoto photo{"folder/p.jpg", std::string(64, 'a'), {}, {}};
  std::vector<TextLine> lines = sources_of({photo}, UtcTime{}, {});
  REQUIRE(lines.size() == 3);
  CHECK(lines[0].text == "photo p.jpg");
  CHECK(lines[1].text == "  SHA-256 " + std::string(64, 'a'));
  photo = {"camera", "", {}, {}};
  lines = sources_of({photo}, UtcTime{}, {});
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].text == "picture of the camera, not of a file");
}

TEST_CASE(
    "seen from straight above, edge and disc lie as far apart as the margin, whichever way the disc lies") {
  for (const double angle : {0.0, 1.0, 2.5, 4.0}) {
    for (const double margin : {1.0, 3.0}) {
      const CallEvidence evidence = example_evidence(example_disc(margin, angle));
      const cv::Mat panel = straight_panel(source_of(evidence), kSide);
      const double px_per_mm = kSide / (3 * testing::kDiscRadius);
      const double apart = row_of(panel, is_bottom_edge) - row_of(panel, is_near_edge);
      CAPTURE(angle);
      CHECK(apart == doctest::Approx(margin * px_per_mm).epsilon(0.1));
    }
  }
}

TEST_CASE("a thumbnail is small and shows edge and disc") {
  const cv::Mat thumbnail = draw_evidence_thumbnail(example_evidence(example_disc(3, 1)));
  CHECK(thumbnail.size() == cv::Size(320, 240));
  const double apart = row_of(thumbnail, is_bottom_edge) - row_of(thumbnail, is_near_edge);
  CHECK(apart == doctest::Approx(3 * 240 / (3 * testing::kDiscRadius)).epsilon(0.15));
}

TEST_CASE("the disc's bottom edge is drawn where the photo shows it") {
  const CallEvidence evidence = example_evidence(example_disc(2, 0.7));
  const cv::Mat panel = photo_panel(source_of(evidence), kSide);
  // Inside the drawn circle it is black, outside the deck: along the middle row the mark parts them.
  int marks = 0;
  for (int column = 8; column + 8 < panel.cols; ++column) {
    const int row = panel.rows / 2;
    if (!is_bottom_edge(panel.at<cv::Vec3b>(row, column))) continue;
    ++marks;
    const cv::Vec3b left = panel.at<cv::Vec3b>(row, column - 8), right = panel.at<cv::Vec3b>(row, column + 8);
    CHECK(std::min(left[1], right[1]) < 60);
    CHECK(std::max(left[1], right[1]) > 100);
  }
  CHECK(marks >= 2);
}

TEST_CASE("where edge and disc meet one half is left as the photo has it") {
  const CallEvidence evidence = example_evidence(example_disc(0.5, 0));
  const cv::Mat panel = meeting_panel(source_of(evidence), {800, 300});
  int left = 0, right = 0;
  for (int row = 60; row < 220; ++row) {
    for (int column = 0; column < panel.cols; ++column) {
      const cv::Vec3b& pixel = panel.at<cv::Vec3b>(row, column);
      (column < panel.cols / 2 ? left : right) += is_near_edge(pixel) || is_bottom_edge(pixel) ? 1 : 0;
    }
  }
  CHECK(left == 0);
  CHECK(right > 100);
}

TEST_CASE("the ruler's dot lies on the side of the call") {
  const auto dark_centre = [](double margin) {
    const cv::Mat gauge = margin_gauge({LineName::kInner, margin, 0.1}, 2, {900, 130});
    double sum = 0;
    int count = 0;
    for (int x = 0; x < gauge.cols; ++x) {
      if (gauge.at<cv::Vec3b>(65 + 9, x)[0] > 60 || std::abs(x - 450) < 4) continue;
      sum += x;
      ++count;
    }
    return count ? sum / count - 450 : 0;
  };
  CHECK(dark_centre(1) > 50);
  CHECK(dark_centre(-1) < -50);
}

TEST_CASE("a sheet for two photos has both, and is as wide as for one") {
  CallEvidence evidence = example_evidence(example_disc(0.2, 0));
  const cv::Mat one = draw_evidence(evidence);
  evidence.views.push_back(evidence.views.front());
  const cv::Mat two = draw_evidence(evidence);
  CHECK(two.cols == one.cols);
  CHECK(two.rows > 1.6 * one.rows);
}

TEST_CASE("in JSON: the call, its sources by name and hash, and no folder") {
  const auto json = evidence_json(example_evidence(example_disc(0.2, 0)), "p-disc-3.png");
  CHECK(json["photos"][0]["photo"] == "p.jpg");
  CHECK(json["photos"][0]["sha256"] == std::string(64, 'a'));
  CHECK(json["photos"][0]["taken"].is_null());
  CHECK(json["disc"]["margin_mm"] == 0.2);
  CHECK(json["judged"] == "1970-01-01T00:00:00Z");
  CHECK(json["remarks"][0] == "a remark");
  CHECK(json.dump().find("folder") == std::string::npos);
}

}  // namespace
}  // namespace ringside
