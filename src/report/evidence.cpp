// SPDX-License-Identifier: MIT
#include "report/evidence.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "report/call_text.h"
#include "report/evidence_panels.h"
#include "report/json_parts.h"
#include "report/margin_gauge.h"
#include "report/marks.h"
#include "report/text.h"
#include "report/version.h"
#include "scoring/words.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kPanel = 900, kGap = 20, kWidth = 2 * kPanel + 3 * kGap;
constexpr int kMeetingHeight = 420;
constexpr int kTitle = 44, kWords = 30, kSmall = 22;
const cv::Scalar kInk(0, 0, 0), kPaper(255, 255, 255);

struct TextLine {
  std::string text;
  int height;
  bool bold;
};

// Letters that OpenCV's font has; it has none for the rest of Unicode.
std::string plain(std::string text) {
  for (char& c : text)
    if (static_cast<unsigned char>(c) >= 0x7f) c = '?';
  return text;
}

std::vector<TextLine> head_of(const CallEvidence& evidence) {
  const ScoredDisc& scored = evidence.scored;
  return {{"Disc " + std::to_string(scored.disc.id) + " (" + scored.disc.team + "), " + decided_by(scored) +
               ": " + verdict_words(scored),
           kTitle, true},
          {margin_words(scored, evidence.confidence_sigmas), kWords, false},
          {worth_words(scored), kWords, false}};
}

std::vector<TextLine> foot_of(const CallEvidence& evidence) {
  std::vector<TextLine> lines;
  for (const std::string& remark : evidence.remarks) lines.push_back({remark, kSmall, false});
  for (const EvidenceView& view : evidence.views) {
    const std::string taken = view.taken.empty() ? "" : ", taken " + view.taken + " by the camera's clock";
    lines.push_back({"photo " + printable(view.photo.filename().string()) + taken, kSmall, false});
    lines.push_back({"  SHA-256 " + view.sha256, kSmall, false});
  }
  lines.push_back(
      {"judged " + to_iso_8601(evidence.made) + " by ringside " + std::string(version()), kSmall, false});
  return lines;
}

// Long lines in smaller letters, so that they end on the sheet.
int height_that_fits(const TextLine& line, const std::string& text) {
  constexpr int kLeast = 8;
  int height = line.height;
  while (height > kLeast && text_width(text, height, line.bold) > kWidth - 2 * kGap) --height;
  return height;
}

cv::Mat text_block(const std::vector<TextLine>& lines) {
  int height = kGap / 2;
  for (const TextLine& line : lines) height += line.height + kGap;
  cv::Mat block(height, kWidth, CV_8UC3, kPaper);
  int y = kGap / 2;
  for (const TextLine& line : lines) {
    y += line.height;
    const std::string text = plain(line.text);
    write_text(block, text, {kGap, y}, height_that_fits(line, text), kInk, line.bold);
    y += kGap;
  }
  return block;
}

// Side by side with gaps.
cv::Mat row_of(const std::vector<cv::Mat>& pictures) {
  cv::Mat row(pictures.front().rows + kGap, kWidth, CV_8UC3, kPaper);
  int x = kGap;
  for (const cv::Mat& picture : pictures) {
    picture.copyTo(row(cv::Rect({x, 0}, picture.size())));
    x += picture.cols + kGap;
  }
  return row;
}

Json photos_json(const std::vector<EvidenceView>& views) {
  Json list = Json::array();
  for (const EvidenceView& view : views) {
    list.push_back({{"photo", view.photo.filename().string()},
                    {"sha256", view.sha256},
                    {"taken", text_or_null(view.taken)},
                    {"width", view.pixels.cols},
                    {"height", view.pixels.rows},
                    {"calibration", calibration_json(view.calibration)}});
  }
  return list;
}

}  // namespace

cv::Mat draw_evidence(const CallEvidence& evidence) {
  const cv::Size gauge(kWidth - 2 * kGap, 130), meeting(kWidth - 2 * kGap, kMeetingHeight);
  std::vector<cv::Mat> rows{text_block(head_of(evidence))};
  if (evidence.scored.disc.in_hole != HoleState::kUnsure)  // then no line is the question
    rows.push_back(row_of({margin_gauge(evidence.scored.line, evidence.confidence_sigmas, gauge)}));
  for (const EvidenceView& view : evidence.views) {
    const PanelSource source{view, evidence.scored, evidence.shape};
    rows.push_back(row_of({photo_panel(source, kPanel), straight_panel(source, kPanel)}));
    rows.push_back(row_of({meeting_panel(source, meeting)}));
  }
  rows.push_back(text_block(foot_of(evidence)));
  cv::Mat sheet;
  cv::vconcat(rows, sheet);
  return sheet;
}

nlohmann::ordered_json evidence_json(const CallEvidence& evidence, const std::string& picture) {
  const EvidenceView& first = evidence.views.front();
  return {{"ringside", version()},
          {"judged", to_iso_8601(evidence.made)},
          {"confidence_sigmas", number(evidence.confidence_sigmas, 2)},
          {"disc", disc_json(evidence.scored, first.calibration)},
          {"photos", photos_json(evidence.views)},
          {"remarks", evidence.remarks},
          {"picture", picture}};
}

}  // namespace ringside
