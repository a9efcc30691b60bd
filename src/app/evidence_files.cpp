// SPDX-License-Identifier: MIT
#include "app/evidence_files.h"

#include "app/clock.h"
#include "app/output.h"
#include "report/evidence.h"
#include "report/json_parts.h"
#include "report/write_picture.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

// The disc in every photo in which it lies at the same place.
std::vector<EvidenceView> views_of(const JudgedPhotos& judged, const ScoredDisc& scored) {
  std::vector<EvidenceView> views;
  for (std::size_t i = 0; i < judged.results.size(); ++i) {
    const FlowResult& result = judged.results[i];
    const ScoredBoard& board = *result.report.scored();
    const JudgedSource& source = judged.judgement.photos[i];
    if (const Disc* disc = judged.disc_in(i, scored.disc.id))
      views.push_back({source.photo, source.sha256, result.pixels, board.calibration, *disc, result.taken});
  }
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

void write_files(const CallEvidence& evidence, const fs::path& folder) {
  const std::string name =
      evidence.views.front().photo.stem().string() + "-disc-" + std::to_string(evidence.scored.disc.id);
  const fs::path picture = folder / (name + ".png"), json = folder / (name + ".json");
  write_and_tell(picture, [&] { return write_picture(picture, draw_evidence(evidence)); });
  write_output(json.string(), file_text(evidence_json(evidence, picture.filename().string())));
}

}  // namespace

void write_evidence(const JudgedPhotos& judged, const std::vector<ScoredDisc>& discs, const JudgeJob& job) {
  for (const ScoredDisc& scored : discs) write_files(evidence_of(judged, scored, job), job.folder);
}

}  // namespace ringside
