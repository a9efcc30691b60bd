// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "report/data/photo_report.h"

namespace ringside {

// The pictures of a photo in a report's folder; empty where there is none.
struct EntryPictures {
  struct OfCall {
    int disc;  // its id; 0 is the hole
    std::string evidence, thumbnail;
  };
  std::string thumbnail;  // of the whole, to be shown in the page
  std::string whole;      // as large as the photo, with the findings drawn in
  std::vector<OfCall> calls = {};
};

// What a report knows of a photo besides what was found in it.
struct EntryFacts {
  int number;                 // its place in the report, from 1
  std::string sha256;         // of the file; empty where it could not be read
  std::string made_with;      // by which version and options it was scored
  std::string by_rules = {};  // the round in the terms of a rule set, in lines; may be empty
  EntryPictures pictures = {};
};

// What a report of many photos keeps of one: docs/schema/report-entry.schema.json.
nlohmann::ordered_json entry_json(const PhotoReport& report, const EntryFacts& facts);

}  // namespace ringside
