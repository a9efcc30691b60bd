// SPDX-License-Identifier: MIT
#include "app/judge/judged_photos.h"

#include <algorithm>

#include "app/photos/refusal.h"
#include "app/photos/scored_source.h"
#include "app/program/command_error.h"
#include "report/text.h"

namespace ringside {
namespace {

// Rulings are on what all photos together say.
FlowOptions without_rulings(FlowOptions flow) {
  flow.rulings.clear();
  return flow;
}

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

void fuse(JudgedPhotos& judged, const FlowOptions& flow) {
  const SeenBoard first = seen(judged.results[0]), second = seen(judged.results[1]);
  judged.position = same_position(first, second);
  if (!judged.position) {
    throw CommandError(judged.judgement.photos[1].photo.string(),
                       "does not show the same position as the first photo, or its turn is ambiguous; "
                       "give two photos of the same discs",
                       ExitCode::kNotScored);
  }
  judged.judgement.board.discs = fused(first, second, *judged.position, flow.scoring);
  judged.judgement.remarks = remarks_on(judged);
}

void rule(ScoredBoard& board, const FlowOptions& flow) {
  try {
    apply_rulings(board.discs, flow.rulings);
  } catch (const ScoreError& error) {
    throw CommandError("--rulings", error.what());
  }
}

}  // namespace

const Disc* JudgedPhotos::disc_in(std::size_t photo, int id) const {
  int id_there = id;
  if (photo > 0) {
    const SameDisc* pair = position ? pair_of(id, *position) : nullptr;
    if (!pair || pair->moved) return nullptr;
    id_there = pair->second;
  }
  for (const ScoredDisc& scored : results[photo].report.scored()->discs)
    if (scored.disc.id == id_there) return &scored.disc;
  return nullptr;
}

JudgedPhotos judge_photos(const JudgeJob& job) {
  JudgedPhotos judged;
  for (const std::filesystem::path& photo : job.photos) {
    judged.results.push_back(score_photo(photo, without_rulings(job.flow)));
    warn_or_refuse(judged.results.back().report);
    judged.judgement.photos.push_back({photo, hash_of(photo)});
  }
  ScoredBoard& board = judged.judgement.board;
  board = *judged.results.front().report.scored();
  if (judged.results.size() > 1) fuse(judged, job.flow);
  rule(board, job.flow);
  count_up(board, job.flow.twenties);
  judged.judgement.confidence_sigmas = job.flow.scoring.confidence_sigmas;
  return judged;
}

}  // namespace ringside
