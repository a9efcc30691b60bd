// SPDX-License-Identifier: MIT
#include "app/judge/judge_command.h"

#include <cmath>

#include "app/judge/evidence_files.h"
#include "app/judge/judge_job.h"
#include "app/judge/judge_photos.h"
#include "app/photos/rulings.h"
#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "app/program/output.h"
#include "report/data/photo_pixels.h"
#include "report/judgement.h"
#include "scoring/near_lines.h"

namespace ringside {
namespace {

const ScoredDisc& disc_numbered(int id, const ScoredBoard& board) {
  for (const ScoredDisc& scored : board.discs)
    if (scored.disc.id == id) return scored;
  throw CommandError("--disc", "there is no disc " + std::to_string(id) + "; discs are " +
                                   known_ids(board.discs, board.maybe_discs) +
                                   ", see ringside score --overlay");
}

std::string place_text(const Vec2& p) {
  return std::to_string(std::lround(p.x())) + "," + std::to_string(std::lround(p.y()));
}

const ScoredDisc& disc_seen_at(const Vec2& place, const ScoredBoard& board) {
  if (board.discs.empty()) throw CommandError("--at", "there is no disc on the board; give another photo");
  const PhotoPixels pixels(board.calibration);
  const ScoredDisc* nearest = nullptr;
  double least = 0;
  for (const ScoredDisc& scored : board.discs) {
    const double distance = (pixels.of_image(scored.disc.seen_top.centre) - place).norm();
    if (nearest && distance >= least) continue;
    nearest = &scored;
    least = distance;
  }
  const Circle top = pixels.of_image(nearest->disc.seen_top);
  if (least > top.radius) {
    throw CommandError("--at", "no disc is seen at " + place_text(place) + "; the nearest is disc " +
                                   std::to_string(nearest->disc.id) + " at " + place_text(top.centre));
  }
  return *nearest;
}

const MaybeDisc* open_maybe(int id, const ScoredBoard& board) {
  const MaybeDisc* maybe = find_maybe(board.maybe_discs, id);
  return maybe && !maybe->is_disc ? maybe : nullptr;
}

void choose_what_to_judge(const JudgeJob& job, Judgement& judgement) {
  const ScoredBoard& board = judgement.board;
  judgement.picked = job.disc || job.at;
  const MaybeDisc* maybe = job.disc ? open_maybe(*job.disc, board) : nullptr;
  if (maybe) {
    judgement.maybe_discs = {*maybe};
  } else if (job.disc) {
    judgement.discs = {disc_numbered(*job.disc, board)};
  } else if (job.at) {
    judgement.discs = {disc_seen_at(*job.at, board)};
  } else {
    judgement.discs = near_lines(board.discs);
    judgement.maybe_discs = board.maybe_discs;
  }
}

ExitCode judge(const JudgeJob& job) {
  const JudgedPhotos judged = judge_photos(job);
  Judgement judgement = judged.judgement;
  choose_what_to_judge(job, judgement);
  if (job.json != kStandardOutput) write_stdout(judgement_text(judgement));
  if (!job.folder.empty()) {
    write_evidence(judged, judgement.discs, job);
    write_maybe_evidence(judged, judgement.maybe_discs, job);
    if (!judgement.picked && judgement.board.maybe_in_hole) write_hole_evidence(judged, job);
  }
  if (!job.json.empty()) write_output(job.json, judgement_json(judgement));
  return ExitCode::kAllScored;
}

}  // namespace

Command add_judge_command(const Parser& program) {
  auto arguments = std::make_shared<JudgeArguments>();
  const Parser parser = program.subcommand("judge", "Judge line calls one by one, with evidence.");
  parser.add("PHOTO", arguments->photo, " ", "JPEG, PNG, WebP, TIFF, HEIC or AVIF").required();
  parser.add("PHOTO2", arguments->second, " ", "the same position from another side: surer calls");
  Option disc = parser.add("--disc", arguments->disc, "ID", "of PHOTO; default: all open and close calls");
  parser.add("--at", arguments->at, "X,Y", "the disc seen at that pixel of PHOTO").excludes(disc);
  parser.add("-o", arguments->folder, "DIR", "folder for evidence: a picture and a JSON file per call");
  parser.add("--rulings", arguments->rulings, "LIST",
             "what people decided: 3=clear,7=touching,9=10,12=disc,13=none");
  parser.add("--json", arguments->json, "FILE|-", "the calls, see docs/judge.md; - is stdout");
  add_flow_options(parser, arguments->flow);
  parser.footer("Exit codes: 0 judged, 1 the photo could not be scored, 2 wrong usage or unreadable file.");
  return {parser, [arguments] { return judge(resolve(*arguments)); }};
}

}  // namespace ringside
