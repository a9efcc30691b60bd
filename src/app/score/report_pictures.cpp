// SPDX-License-Identifier: MIT
#include "app/score/report_pictures.h"

#include "app/program/clock.h"
#include "app/program/output.h"
#include "imaging/shrunk.h"
#include "report/evidence/evidence.h"
#include "report/evidence/hole_evidence.h"
#include "report/picture/overlay.h"
#include "report/picture/write_picture.h"
#include "report/words/maybe_text.h"

namespace ringside {
namespace {

// Long sides, pixels: a card's picture at twice its size on a page, for screens of high resolution.
constexpr int kThumbnail = 700, kCallThumbnail = 320;

// Writes pictures into a report's folder and says by which names the page finds them.
class PictureFolder {
 public:
  PictureFolder(const std::filesystem::path& report, const std::string& stem)
      : report_(report), stem_(stem) {}

  std::string keep(const std::string& name, const cv::Mat& picture) const {
    const std::string file = "pictures/" + stem_ + name;
    // Its own may be replaced without a word.
    write_and_report(report_ / file, [&] { return write_picture(report_ / file, picture), Written::kNew; });
    return file;
  }

 private:
  std::filesystem::path report_;
  std::string stem_;
};

EvidencePhoto photo_of(const FlowResult& result, const std::string& sha256) {
  return {result.report.photo, sha256, result.pixels, result.report.scored()->calibration, result.taken};
}

EntryPictures::OfCall pictures_of_disc(const PictureFolder& folder, const CallEvidence& evidence) {
  const std::string name = "-disc-" + std::to_string(evidence.scored.disc.id);
  return {.disc = evidence.scored.disc.id,
          .evidence = folder.keep(name + ".png", draw_evidence(evidence)),
          .thumbnail = folder.keep(name + "-small.jpg", draw_evidence_thumbnail(evidence))};
}

EntryPictures::OfCall pictures_of_hole(const PictureFolder& folder, const HoleEvidence& evidence) {
  const cv::Mat sheet = draw_hole_evidence(evidence);
  return {.disc = kMaybeInHole,
          .evidence = folder.keep("-hole.png", sheet),
          .thumbnail = folder.keep("-hole-small.jpg", shrunk(sheet, kCallThumbnail).pixels)};
}

std::vector<EntryPictures::OfCall> pictures_of_calls(const FlowResult& result, const FlowOptions& flow,
                                                     const std::string& sha256, const PictureFolder& folder) {
  const ScoredBoard& board = *result.report.scored();
  const EvidencePhoto photo = photo_of(result, sha256);
  std::vector<EntryPictures::OfCall> calls;
  const auto evidence_of = [&](const ScoredDisc& scored) {
    return CallEvidence{.views = {{photo, scored.disc}},
                        .made = time_for_files(),
                        .shape = flow.discs.shape,
                        .scored = scored,
                        .confidence_sigmas = flow.scoring.confidence_sigmas};
  };
  for (const ScoredDisc& scored : board.discs)
    if (scored.call == Call::kTooClose) calls.push_back(pictures_of_disc(folder, evidence_of(scored)));
  for (const MaybeDisc& maybe : open_ones(board.maybe_discs)) {
    CallEvidence evidence = evidence_of(maybe.scored);
    evidence.question = maybe_title(maybe, board.calibration);
    evidence.worth = maybe_worth(maybe);
    calls.push_back(pictures_of_disc(folder, evidence));
  }
  if (board.maybe_in_hole)
    calls.push_back(pictures_of_hole(
        folder, {.photos = {photo}, .made = time_for_files(), .maybe = *board.maybe_in_hole}));
  return calls;
}

}  // namespace

EntryPictures draw_report_pictures(const FlowResult& result, const FlowOptions& flow,
                                   const std::string& sha256, const std::filesystem::path& report,
                                   const std::string& stem) {
  if (result.pixels.empty()) return {};
  const PictureFolder folder(report, stem);
  const cv::Mat overlay = draw_overlay(result.pixels, result.report);
  EntryPictures out{.thumbnail = folder.keep("-small.jpg", shrunk(overlay, kThumbnail).pixels),
                    .whole = folder.keep(".jpg", overlay)};
  if (result.report.scored()) out.calls = pictures_of_calls(result, flow, sha256, folder);
  return out;
}

}  // namespace ringside
