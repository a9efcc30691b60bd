// SPDX-License-Identifier: MIT
#include "report/evidence/evidence.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

#include "report/data/version.h"
#include "report/evidence/evidence_panels.h"
#include "report/evidence/margin_gauge.h"
#include "report/evidence/sheet.h"
#include "report/json/json_parts.h"
#include "report/words/call_text.h"
#include "report/words/picture_words.h"
#include "scoring/words.h"

namespace ringside {
namespace {

constexpr int kMeetingHeight = 420;
const cv::Size kThumbnail(320, 240);  // sharp on a card of 68 x 51 on a phone of three pixels to one

std::vector<TextLine> head_of(const CallEvidence& evidence) {
  const ScoredDisc& scored = evidence.scored;
  if (!evidence.question.empty())
    return {{evidence.question, kTitle, true},
            {margin_words(scored, evidence.confidence_sigmas), kWords, false},
            {evidence.worth, kWords, false}};
  return {
      {picture_words::call_of(scored.disc.id, scored.disc.team, decided_by(scored), verdict_words(scored)),
       kTitle, true},
      {margin_words(scored, evidence.confidence_sigmas), kWords, false},
      {worth_words(scored), kWords, false}};
}

std::vector<EvidencePhoto> photos_of(const CallEvidence& evidence) {
  std::vector<EvidencePhoto> photos;
  for (const EvidenceView& view : evidence.views) photos.push_back(view.photo);
  return photos;
}

}  // namespace

cv::Mat draw_evidence(const CallEvidence& evidence) {
  const cv::Size gauge(kSheetWidth - 2 * kSheetGap, 210),
      meeting(kSheetWidth - 2 * kSheetGap, kMeetingHeight);
  std::vector<cv::Mat> rows{text_block(head_of(evidence))};
  if (evidence.scored.disc.in_hole != HoleState::kUnsure)  // then no line is the question
    rows.push_back(row_of({margin_gauge(evidence.scored.line, evidence.confidence_sigmas, gauge)}));
  for (const EvidenceView& view : evidence.views) {
    const PanelSource source{view, evidence.scored, evidence.shape};
    rows.push_back(row_of({photo_panel(source, kPanel), straight_panel(source, kPanel)}));
    rows.push_back(row_of({meeting_panel(source, meeting)}));
  }
  rows.push_back(text_block(sources_of(photos_of(evidence), evidence.made, evidence.remarks)));
  cv::Mat sheet;
  cv::vconcat(rows, sheet);
  return sheet;
}

cv::Mat draw_evidence_thumbnail(const CallEvidence& evidence) {
  return thumbnail_panel({evidence.views.front(), evidence.scored, evidence.shape}, kThumbnail);
}

nlohmann::ordered_json evidence_json(const CallEvidence& evidence, const std::string& picture) {
  return {{"ringside", version()},
          {"judged", to_iso_8601(evidence.made)},
          {"confidence_sigmas", number(evidence.confidence_sigmas, 2)},
          {"disc", disc_json(evidence.scored, evidence.views.front().photo.calibration)},
          {"question", text_or_null(evidence.question)},
          {"photos", photos_json(photos_of(evidence))},
          {"remarks", evidence.remarks},
          {"picture", picture}};
}

}  // namespace ringside
