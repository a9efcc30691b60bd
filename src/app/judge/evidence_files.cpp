// SPDX-License-Identifier: MIT
#include "app/judge/evidence_files.h"

#include <nlohmann/json.hpp>

#include "app/program/clock.h"
#include "app/program/output.h"
#include "report/evidence.h"
#include "report/hole_evidence.h"
#include "report/json_parts.h"
#include "report/write_picture.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

EvidencePhoto photo_of(const JudgedPhotos& judged, std::size_t i) {
  const FlowResult& result = judged.results[i];
  const JudgedSource& source = judged.judgement.photos[i];
  return {source.photo, source.sha256, result.pixels, result.report.scored()->calibration, result.taken};
}

// The disc in every photo in which it lies at the same place.
std::vector<EvidenceView> views_of(const JudgedPhotos& judged, const ScoredDisc& scored) {
  std::vector<EvidenceView> views;
  for (std::size_t i = 0; i < judged.results.size(); ++i)
    if (const Disc* disc = judged.disc_in(i, scored.disc.id)) views.push_back({photo_of(judged, i), *disc});
  return views;
}

CallEvidence evidence_of(const JudgedPhotos& judged, const ScoredDisc& scored, const JudgeJob& job) {
  return {.views = views_of(judged, scored),
          .made = time_for_files(),
          .shape = job.flow.discs.shape,
          .scored = scored,
          .confidence_sigmas = job.flow.scoring.confidence_sigmas,
          .remarks = judged.judgement.remarks};
}

constexpr const char* kPicture = ".png";

// A picture and a JSON file of one name.
void write_pair(const fs::path& folder, const std::string& name, const cv::Mat& picture,
                const nlohmann::ordered_json& json) {
  const fs::path file = folder / (name + kPicture);
  write_and_report(file, [&] { return write_picture(file, picture); });
  write_output((folder / (name + ".json")).string(), file_text(json));
}

std::string stem_of(const JudgedPhotos& judged) {
  return judged.judgement.photos.front().photo.stem().string();
}

}  // namespace

void write_evidence(const JudgedPhotos& judged, const std::vector<ScoredDisc>& discs, const JudgeJob& job) {
  for (const ScoredDisc& scored : discs) {
    const CallEvidence evidence = evidence_of(judged, scored, job);
    const std::string name = stem_of(judged) + "-disc-" + std::to_string(scored.disc.id);
    write_pair(job.folder, name, draw_evidence(evidence), evidence_json(evidence, name + kPicture));
  }
}

void write_hole_evidence(const JudgedPhotos& judged, const JudgeJob& job) {
  const ScoredBoard& board = judged.judgement.board;
  HoleEvidence evidence{.photos = {},
                        .made = time_for_files(),
                        .maybe = board.maybe_in_hole.value(),
                        .remarks = judged.judgement.remarks};
  for (std::size_t i = 0; i < judged.results.size(); ++i) evidence.photos.push_back(photo_of(judged, i));
  const std::string name = stem_of(judged) + "-hole";
  write_pair(job.folder, name, draw_hole_evidence(evidence), hole_evidence_json(evidence, name + kPicture));
}

}  // namespace ringside
