// SPDX-License-Identifier: MIT
#include "app/judge/evidence_files.h"

#include <nlohmann/json.hpp>

#include "app/program/clock.h"
#include "app/program/output.h"
#include "report/json/json_parts.h"
#include "report/picture/write_picture.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

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

void write_one(const CallEvidence& evidence, const JudgedPhotos& judged, const JudgeJob& job) {
  const std::string name = stem_of(judged) + "-disc-" + std::to_string(evidence.scored.disc.id);
  write_pair(job.folder, name, draw_evidence(evidence), evidence_json(evidence, name + kPicture));
}

}  // namespace

void write_evidence(const JudgedPhotos& judged, const std::vector<ScoredDisc>& discs, const JudgeJob& job) {
  for (const ScoredDisc& scored : discs)
    write_one(evidence_of(judged, scored, job.flow, time_for_files()), judged, job);
}

void write_maybe_evidence(const JudgedPhotos& judged, const std::vector<MaybeDisc>& maybe_discs,
                          const JudgeJob& job) {
  for (const MaybeDisc& maybe : maybe_discs)
    if (!maybe.is_disc) write_one(evidence_of(judged, maybe, job.flow, time_for_files()), judged, job);
}

void write_hole_evidence(const JudgedPhotos& judged, const JudgeJob& job) {
  const HoleEvidence evidence = hole_evidence_of(judged, time_for_files());
  const std::string name = stem_of(judged) + "-hole";
  write_pair(job.folder, name, draw_hole_evidence(evidence), hole_evidence_json(evidence, name + kPicture));
}

}  // namespace ringside
