// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "app/run_ringside.h"

namespace ringside::testing {

using nlohmann::json;
using Words = std::vector<std::string>;

// A ledger in a folder of its own.
struct MatchTable {
  test::TempFolder folder;

  Run match(Words arguments, const std::string& ledger = "m.db") const {
    arguments.insert(arguments.begin(), "match");
    arguments.insert(arguments.end(), {"--db", ledger});
    return run_ringside(folder.path(), arguments);
  }
  Run done(const Words& arguments) const {
    const Run run = match(arguments);
    CAPTURE(run.err);
    REQUIRE(run.code == 0);
    return run;
  }
  void begin(const std::string& rules = "nca") const {
    done({"new", "--rules", rules, "--players", "Ann=black,Bob=red"});
  }
  json exported(const std::string& format = "json") const {
    return json::parse(done({"export", "-o", "-", "--format", format}).out);
  }
};

}  // namespace ringside::testing
