// SPDX-License-Identifier: MIT
#include "report/hole_evidence.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

#include "geometry/robust.h"
#include "report/json_parts.h"
#include "report/marks.h"
#include "report/photo_views.h"
#include "report/sheet.h"
#include "report/text.h"
#include "report/version.h"
#include "scoring/zones.h"

namespace ringside {
namespace {

constexpr double kAroundHole = 1.6;  // half the width of a view, in the rim's radii
constexpr double kScaleBarMm = 10;   // mm

// As in the photo, so that the eye finds the one in the other.
Vec2 up_in_photo(const Calibration& calibration, const Vec2& p_board) {
  const Vec2 above = calibration.image_from_board * p_board - Vec2(0, 10);
  return (calibration.image_from_board.inverse() * above - p_board).normalized();
}

template <typename View>
cv::Mat marked(const View& view, const EvidencePhoto& photo) {
  cv::Mat panel = view.pixels_of(photo);
  draw_mark(panel, circle_in(view, photo.calibration.hole.rim), kDecidingEdge);
  return panel;
}

// The levels of all channels within an outline.
std::vector<std::uint8_t> levels_within(const cv::Mat& picture, const std::vector<Vec2>& outline) {
  std::vector<cv::Point> corners;
  for (const Vec2& p : outline) corners.emplace_back(cvRound(p.x()), cvRound(p.y()));
  cv::Mat inside(picture.size(), CV_8U, cv::Scalar(0));
  cv::fillPoly(inside, std::vector{corners}, cv::Scalar(255));
  std::vector<std::uint8_t> levels;
  for (int row = 0; row < picture.rows; ++row) {
    for (int column = 0; column < picture.cols; ++column) {
      if (inside.at<std::uint8_t>(row, column) == 0) continue;
      for (const std::uint8_t level : picture.at<cv::Vec3b>(row, column).val) levels.push_back(level);
    }
  }
  return levels;
}

// What lies within the rim, but for its blurred edge, from black to white.
template <typename View>
cv::Mat stretched(const View& view, const EvidencePhoto& photo) {
  constexpr double kDarkest = 0.01, kBrightest = 0.99, kLeastSpan = 8;  // less is noise
  constexpr double kWithin = 0.9;                                       // of the rim's radius
  const Circle& rim = photo.calibration.hole.rim;
  cv::Mat panel = view.pixels_of(photo);
  const auto levels = levels_within(panel, circle_in(view, {rim.centre, kWithin * rim.radius}));
  const double dark = quantile(levels, kDarkest), bright = quantile(levels, kBrightest);
  const double gain = 255 / std::max(bright - dark, kLeastSpan);
  panel.convertTo(panel, -1, gain, -gain * dark);
  caption(panel, "the same, what lies within the rim made plainer");
  return panel;
}

// Two rows: as it is with the rim drawn, and made plainer without.
std::vector<cv::Mat> rows_of(const EvidencePhoto& photo) {
  const Circle& rim = photo.calibration.hole.rim;
  const double scale = kPanel / (2 * kAroundHole * rim.radius);
  const EnlargedView enlarged(photo.calibration, rim.centre, kAroundHole * rim.radius, kPanel);
  const StraightView straight(rim.centre, up_in_photo(photo.calibration, rim.centre), scale,
                              {kPanel, kPanel});
  cv::Mat seen = marked(enlarged, photo), from_above = marked(straight, photo);
  caption(seen, "the photo, enlarged " + fixed(enlarged.zoom(), 1) + " times");
  caption(from_above, "the hole seen from straight above");
  draw_legend(from_above, {{kDecidingEdge, "the hole's rim"}});
  draw_scale_bar(from_above, kScaleBarMm * scale, kScaleBarMm);
  return {row_of({seen, from_above}), row_of({stretched(enlarged, photo), stretched(straight, photo)})};
}

std::vector<TextLine> head_of(const HoleEvidence& evidence) {
  return {
      {"The hole: empty, or a disc (" + evidence.maybe + ") flat in it", kTitle, true},
      {"Counted as 0; " + std::to_string(kFlatInHole) + " for " + evidence.maybe + " if a disc lies in it.",
       kWords, false},
      {"A disc has a rounded edge and leaves a gap to the rim; a floor does not.", kWords, false}};
}

}  // namespace

cv::Mat draw_hole_evidence(const HoleEvidence& evidence) {
  std::vector<cv::Mat> rows{text_block(head_of(evidence))};
  for (const EvidencePhoto& photo : evidence.photos)
    for (const cv::Mat& row : rows_of(photo)) rows.push_back(row);
  rows.push_back(text_block(sources_of(evidence.photos, evidence.made, evidence.remarks)));
  cv::Mat sheet;
  cv::vconcat(rows, sheet);
  return sheet;
}

nlohmann::ordered_json hole_evidence_json(const HoleEvidence& evidence, const std::string& picture) {
  return {{"ringside", version()},
          {"judged", to_iso_8601(evidence.made)},
          {"hole", {{"maybe", evidence.maybe}}},
          {"photos", photos_json(evidence.photos)},
          {"remarks", evidence.remarks},
          {"picture", picture}};
}

}  // namespace ringside
