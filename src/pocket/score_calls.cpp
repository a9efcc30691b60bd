// SPDX-License-Identifier: MIT
#include "pocket/score_calls.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "calibration/camera/camera_estimate.h"
#include "pocket/clock.h"
#include "report/evidence/evidence.h"
#include "report/evidence/hole_evidence.h"
#include "report/json/json.h"
#include "report/picture/overlay.h"
#include "scoring/near_lines.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kHole = 0;  // among ids of discs, as in rulings of a match

// The 35 mm equivalent, by the diagonal as calibration takes it.
std::optional<double> focal_of(const PhotoWish& wish, const cv::Mat& pixels) {
  if (wish.focal_35mm || !wish.focal_px) return wish.focal_35mm;
  return *wish.focal_px * kFullFrameDiagonal / std::hypot(pixels.cols, pixels.rows);
}

Photo photo_of(const PhotoWish& wish, const cv::Mat& pixels) {
  return {pixels, focal_of(wish, pixels), wish.name, 0, wish.taken, wish.colour_cell};
}

const FlowResult* refused_among(const std::vector<FlowResult>& results) {
  const auto refused = std::find_if(results.begin(), results.end(),
                                    [](const FlowResult& result) { return result.report.refused(); });
  return refused == results.end() ? nullptr : &*refused;
}

PhotoReport refusal_of_pair(const FlowResult& second, const std::string& reason) {
  PhotoReport report = second.report;
  report.outcome = Refusal{Refusal::Cause::kNotScorable, reason};
  return report;
}

std::set<int> wanted_evidence(const ScoreWish& wish, const ScoredBoard& board) {
  if (!wish.open_evidence) return {wish.evidence.begin(), wish.evidence.end()};
  std::set<int> wanted;
  for (const int id : too_close(board.discs)) wanted.insert(id);
  for (const MaybeDisc& maybe : open_ones(board.maybe_discs)) wanted.insert(maybe.scored.disc.id);
  if (board.maybe_in_hole) wanted.insert(kHole);
  return wanted;
}

std::vector<Drawn> evidence_pictures(const JudgedPhotos& judged, const ScoreWish& wish) {
  const ScoredBoard& board = judged.judgement.board;
  const std::set<int> wanted = wanted_evidence(wish, board);
  std::vector<Drawn> drawn;
  const auto draw = [&](const auto& what, int id) {
    if (wanted.contains(id))
      drawn.push_back({"disc", id, draw_evidence(evidence_of(judged, what, wish.flow, time_now()))});
  };
  for (const ScoredDisc& scored : board.discs) draw(scored, scored.disc.id);
  for (const MaybeDisc& maybe : board.maybe_discs)
    if (!maybe.is_disc) draw(maybe, maybe.scored.disc.id);
  if (wanted.contains(kHole) && board.maybe_in_hole)
    drawn.push_back({"hole", kHole, draw_hole_evidence(hole_evidence_of(judged, time_now()))});
  return drawn;
}

Json judgement_of(JudgedPhotos& judged) {
  judged.judgement.discs = near_lines(judged.judgement.board.discs);
  return Json::parse(judgement_json(judged.judgement));
}

// The first photo's report with what all photos together say.
PhotoReport report_of(const JudgedPhotos& judged) {
  PhotoReport report = judged.results.front().report;
  report.outcome = judged.judgement.board;
  return report;
}

struct Counted {
  PhotoReport report;
  cv::Mat pixels;                           // of the photo that the report is of
  std::optional<JudgedPhotos> judged = {};  // empty: refused
};

Counted counted(std::vector<JudgedSource> sources, std::vector<FlowResult> results, const ScoreWish& wish) {
  for (FlowResult& result : results) count_again(result, without_rulings(wish.flow));
  if (const FlowResult* refused = refused_among(results)) return {refused->report, refused->pixels};
  const cv::Mat pixels = results.front().pixels;
  const FlowResult last = results.back();
  try {
    JudgedPhotos judged = judge_together(std::move(sources), std::move(results), wish.flow);
    PhotoReport report = report_of(judged);
    return {std::move(report), pixels, std::move(judged)};
  } catch (const ScoreError& error) {
    return {refusal_of_pair(last, error.what()), last.pixels};
  }
}

}  // namespace

void ScoredPhotos::measure(const std::vector<PhotoWish>& photos, std::vector<cv::Mat> pixels,
                           const ScoreWish& wish, const OnStage& on_stage) {
  if (photos.empty() || photos.size() > 2 || photos.size() != pixels.size())
    throw BadWish("give one photo, or two of the same position");
  sources_.clear();
  results_.clear();
  drawn_.clear();
  for (std::size_t i = 0; i < photos.size(); ++i) {
    const Photo photo = photo_of(photos[i], pixels[i]);
    results_.push_back(score_photo(
        photo.source, [&] { return photo; }, without_rulings(wish.flow), on_stage));
    sources_.push_back({photos[i].name, photos[i].sha256});
    pixels[i].release();
  }
}

Json ScoredPhotos::count(const ScoreWish& wish, const OnStage& on_stage) {
  if (results_.empty()) throw BadWish("no photo was scored yet; score one");
  drawn_.clear();
  Counted counted = ringside::counted(sources_, results_, wish);
  const ScoredBoard* board = counted.report.scored();
  std::string round;
  if (board && wish.rules) {
    round = round_text(*board, *wish.rules);
    for (std::string& warning : round_warnings(*board, *wish.rules))
      counted.report.warnings.push_back(std::move(warning));
  }
  on_stage("pictures");
  if (counted.judged) drawn_ = evidence_pictures(*counted.judged, wish);
  if (wish.overlay) drawn_.push_back({"overlay", 0, draw_overlay(counted.pixels, counted.report)});
  Json report = to_json(counted.report);
  if (counted.judged && results_.size() > 1) report["remarks"] = counted.judged->judgement.remarks;
  return {{"report", std::move(report)},
          {"judgement", counted.judged ? judgement_of(*counted.judged) : Json(nullptr)},
          {"roundText", round}};
}

}  // namespace ringside
