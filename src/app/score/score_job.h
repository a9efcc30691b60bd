// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/photos/copies.h"
#include "app/photos/flow_arguments.h"
#include "app/photos/photo_list.h"
#include "app/score/report_folder.h"
#include "report/words/round_text.h"

namespace ringside {

inline constexpr const char* kDefaultPool = "main";  // of workers

// Workers that are to score the photos, as typed.
struct WorkersChoice {
  std::string broker;  // an address, @FILE or env:NAME; empty: they are scored here
  std::string pool{kDefaultPool};
  std::string shared;                         // folder that the workers see too; empty: photos are sent along
  std::string answers;                        // file in which what they answer is kept; empty: nowhere
  std::string authorities, certificate, key;  // PEM files, for mqtts://
};

// `ringside score` as typed.
struct ScoreArguments {
  PhotoChoice photos;
  FlowArguments flow;
  std::string twenties;
  std::string rulings;
  std::string rules;
  std::string players;
  std::string json;
  std::string csv;
  std::string overlay;
  std::string report;
  bool resume = false;
  std::string jobs = "1";
  bool strict = false;
  WorkersChoice workers;
};

// How photos are scored, with everything loaded.
struct Scoring {
  FlowOptions flow;
  std::optional<RoundRules> rules;  // in whose terms rounds are reported too
};

// The same, checked and with everything loaded that is no photo.
struct ScoreJob {
  std::vector<std::filesystem::path> photos;
  Copies copies;  // of those, that are not scored again
  Scoring scoring;
  std::string json;                             // file, "-" for stdout, empty for none
  std::string csv;                              // the same
  std::vector<std::filesystem::path> overlays;  // one per photo, or none
  std::optional<ReportFolder::Options> report;  // folder for a report, or none
  std::size_t jobs;                             // photos that are worked on side by side
  bool strict;

  bool stdout_is_for_people() const { return json != "-" && csv != "-"; }
};

// Those of the arguments that say how photos are scored. Throws CommandError or ModelError.
Scoring scoring_of(const ScoreArguments& arguments);

// Throws CommandError or ModelError.
ScoreJob resolve(const ScoreArguments& arguments);

}  // namespace ringside
