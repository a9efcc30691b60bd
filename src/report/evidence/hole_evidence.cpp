// SPDX-License-Identifier: MIT
#include "report/evidence/hole_evidence.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

#include "geometry/robust.h"
#include "report/data/version.h"
#include "report/evidence/marks.h"
#include "report/evidence/sheet.h"
#include "report/json/json_parts.h"
#include "report/picture/photo_views.h"
#include "report/words/picture_words.h"

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
  caption(panel, picture_words::kPlainer);
  return panel;
}

// The hole as the calibration has it from a photo of the empty board, from straight above likewise.
struct EmptyView {
  const StraightView& straight;

  Vec2 of_board(const Vec2& p_board) const { return straight.of_board(p_board); }
  cv::Mat pixels_of(const EvidencePhoto& photo) const {
    return straight.pixels_of_empty_hole(photo.calibration);
  }
};

template <typename View>
cv::Mat captioned(const View& view, const EvidencePhoto& photo, const std::string& words) {
  cv::Mat panel = marked(view, photo);
  caption(panel, words);
  return panel;
}

// Each row shows the hole as it is with the rim drawn, or made plainer without. Where the empty one is known,
// they stand side by side.
std::vector<cv::Mat> rows_of(const EvidencePhoto& photo) {
  const Circle& rim = photo.calibration.hole.rim;
  const double scale = kPanel / (2 * kAroundHole * rim.radius);
  const EnlargedView enlarged(photo.calibration, rim.centre, kAroundHole * rim.radius, kPanel);
  const StraightView straight(rim.centre, up_in_photo(photo.calibration, rim.centre), scale,
                              {kPanel, kPanel});
  const cv::Mat seen = captioned(enlarged, photo, picture_words::enlarged(enlarged.zoom()));
  cv::Mat from_above = captioned(straight, photo, picture_words::kFromAbove);
  draw_legend(from_above, {{kDecidingEdge, picture_words::kHoleRim}});
  draw_scale_bar(from_above, kScaleBarMm * scale, kScaleBarMm);
  if (!photo.calibration.empty_hole)
    return {row_of({seen, from_above}), row_of({stretched(enlarged, photo), stretched(straight, photo)})};
  const EmptyView empty{straight};
  return {row_of({from_above, captioned(empty, photo, picture_words::kEmptyHole)}),
          row_of({stretched(straight, photo), stretched(empty, photo)}),
          row_of({seen, stretched(enlarged, photo)})};
}

std::vector<TextLine> head_of(const HoleEvidence& evidence) {
  return {{picture_words::hole_question(evidence.maybe), kTitle, true},
          {picture_words::hole_worth(evidence.maybe), kWords, false},
          {picture_words::kHowToTell, kWords, false}};
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
