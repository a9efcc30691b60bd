// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "report/data/photo_report.h"

namespace ringside {

// A photo that a judgement rests on.
struct JudgedSource {
  std::filesystem::path photo;  // as the user named it
  std::string sha256;           // of its file
};

// What `ringside judge` reports.
struct Judgement {
  std::vector<JudgedSource> photos;  // the first one's discs are judged
  ScoredBoard board;                 // of the first photo; calls may rest on both
  double confidence_sigmas = 2;
  std::vector<ScoredDisc> discs = {};       // that are reported
  std::vector<MaybeDisc> maybe_discs = {};  // the same of what may be discs
  bool picked = false;                      // by the user; else those that are open or close
  std::vector<std::string> remarks = {};    // on what two photos say together, one line each for a person
};

std::string judgement_text(const Judgement& judgement);  // for a terminal
std::string judgement_json(const Judgement& judgement);  // docs/judge.md

}  // namespace ringside
