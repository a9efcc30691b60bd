// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "app/program/exit_code.h"
#include "flow/photo_flow.h"

namespace ringside {

// The folder of a report of many photos: index.html for people; for each photo a JSON file, which is written
// when it is scored, so that a report that was interrupted can be gone on with; and the pictures.
class ReportFolder {
 public:
  struct Options {
    std::filesystem::path folder;
    bool resume = false;
    std::string made_with;  // version and options by which photos are scored
  };

  // Makes the folder, or reads what is in it to go on with. Throws CommandError: it cannot be made, holds a
  // report and is not to be gone on with, or one that was made otherwise.
  explicit ReportFolder(Options options);

  // Whether that photo, as it is now, is in it.
  bool holds(const std::filesystem::path& photo) const;

  // Puts a photo into it, in place of what it said of that photo before. by_rules: the round in the terms of
  // a rule set, or empty. Throws CommandError.
  void add(const FlowResult& result, const FlowOptions& flow, const std::string& by_rules);

  // Writes the page. Throws CommandError.
  void finish() const;

  std::string summary() const;  // for a terminal
  // As if all its photos had been scored now.
  ExitCode exit_code(bool strict) const;

 private:
  std::filesystem::path entry_file(int number) const;
  void read_entries();
  void make();
  int number_of(const std::string& photo) const;
  std::vector<nlohmann::ordered_json> entries() const;

  Options options_;
  std::map<int, std::shared_ptr<const nlohmann::ordered_json>> entries_;  // by number
};

}  // namespace ringside
