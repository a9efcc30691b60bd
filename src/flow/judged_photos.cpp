// SPDX-License-Identifier: MIT
#include "flow/judged_photos.h"

#include <algorithm>

#include "report/data/text.h"
#include "report/words/maybe_text.h"

namespace ringside {
namespace {

SeenBoard seen(const FlowResult& result) {
  const ScoredBoard& board = *result.report.scored();
  return {board.calibration, board.discs};
}

const SameDisc* pair_of(int id, const SamePosition& position) {
  const auto found = std::find_if(position.discs.begin(), position.discs.end(),
                                  [&](const SameDisc& pair) { return pair.first == id; });
  return found == position.discs.end() ? nullptr : &*found;
}

// What the second photo says of the first one's discs, where it does not simply agree.
std::vector<std::string> remarks_on(const JudgedPhotos& judged) {
  const std::string first = judged.judgement.photos[0].photo.filename().string(),
                    second = judged.judgement.photos[1].photo.filename().string();
  std::vector<std::string> remarks;
  for (const ScoredDisc& scored : judged.judgement.board.discs) {
    const SameDisc* pair = pair_of(scored.disc.id, *judged.position);
    if (pair && !pair->moved) continue;
    const std::string what =
        pair ? " moved by " + fixed(pair->apart, 1) + " mm between the photos" : " is not found in " + second;
    remarks.push_back("disc " + std::to_string(scored.disc.id) + " (" + scored.disc.team + ")" + what +
                      "; judged by " + first + " alone");
  }
  return remarks;
}

void fuse(JudgedPhotos& judged, const FlowOptions& options) {
  const SeenBoard first = seen(judged.results[0]), second = seen(judged.results[1]);
  judged.position = same_position(first, second);
  if (!judged.position) {
    throw OtherPosition(
        "does not show the same position as the first photo, or its turn is ambiguous; "
        "give two photos of the same discs");
  }
  judged.judgement.board.discs = fused(first, second, *judged.position, options.scoring);
  judged.judgement.remarks = remarks_on(judged);
}

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

}  // namespace

const Disc* JudgedPhotos::disc_in(std::size_t photo, int id) const {
  int id_there = id;
  if (photo > 0) {
    const SameDisc* pair = position ? pair_of(id, *position) : nullptr;
    if (!pair || pair->moved) return nullptr;
    id_there = pair->second;
  }
  const ScoredBoard& board = *results[photo].report.scored();
  for (const ScoredDisc& scored : board.discs)
    if (scored.disc.id == id_there) return &scored.disc;
  const MaybeDisc* maybe = find_maybe(board.maybe_discs, id_there);
  return maybe ? &maybe->scored.disc : nullptr;
}

FlowOptions without_rulings(FlowOptions options) {
  options.rulings.clear();
  options.rulings_follow = true;
  return options;
}

JudgedPhotos judge_together(std::vector<JudgedSource> sources, std::vector<FlowResult> results,
                            const FlowOptions& options) {
  JudgedPhotos judged;
  judged.results = std::move(results);
  judged.judgement.photos = std::move(sources);
  ScoredBoard& board = judged.judgement.board;
  board = *judged.results.front().report.scored();
  if (judged.results.size() > 1) fuse(judged, options);
  apply_rulings(board.discs, board.maybe_discs, options.rulings);
  count_up(board, options.twenties);
  judged.judgement.confidence_sigmas = options.scoring.confidence_sigmas;
  return judged;
}

CallEvidence evidence_of(const JudgedPhotos& judged, const ScoredDisc& scored, const FlowOptions& options,
                         UtcTime made) {
  return {.views = views_of(judged, scored),
          .made = made,
          .shape = options.discs.shape,
          .scored = scored,
          .confidence_sigmas = options.scoring.confidence_sigmas,
          .remarks = judged.judgement.remarks};
}

CallEvidence evidence_of(const JudgedPhotos& judged, const MaybeDisc& maybe, const FlowOptions& options,
                         UtcTime made) {
  CallEvidence evidence = evidence_of(judged, maybe.scored, options, made);
  evidence.question = maybe_title(maybe, judged.judgement.board.calibration);
  evidence.worth = maybe_worth(maybe);
  return evidence;
}

HoleEvidence hole_evidence_of(const JudgedPhotos& judged, UtcTime made) {
  HoleEvidence evidence{.photos = {},
                        .made = made,
                        .maybe = judged.judgement.board.maybe_in_hole.value(),
                        .remarks = judged.judgement.remarks};
  for (std::size_t i = 0; i < judged.results.size(); ++i) evidence.photos.push_back(photo_of(judged, i));
  return evidence;
}

}  // namespace ringside
