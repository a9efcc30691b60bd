// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "app/run_ringside.h"

namespace ringside::testing {

using Words = std::vector<std::string>;

// The desk of a tournament in a folder of its own.
struct DeskTable {
  test::TempFolder folder;

  Run hall(Words arguments) const {
    arguments.insert(arguments.begin(), "hall");
    arguments.insert(arguments.end(), {"--db", "t.db"});
    return run_ringside(folder.path(), arguments);
  }
  Run done(const Words& arguments) const {
    const Run run = hall(arguments);
    CAPTURE(run.err);
    REQUIRE(run.code == 0);
    return run;
  }
  // Why it is refused; nothing has changed then.
  std::string refused(const Words& arguments) const {
    const Run run = hall(arguments);
    CAPTURE(run.out);
    CAPTURE(run.err);
    CHECK(run.code == 2);
    CHECK(run.out.empty());
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
    return run.err;
  }
  void begin(Words further = {}) const {
    write_text(folder / "players.csv", "name,club,seed\nAnn,Owls,1\nBob,,2\nCy,Elks,3\nDee,,4\n");
    Words words{"new",       "--format",    "swiss",    "--rounds", "2",
                "--players", "players.csv", "--tables", "Oak,Elm"};
    words.insert(words.end(), further.begin(), further.end());
    done(words);
  }
  nlohmann::json exported(const std::string& part) const {
    return nlohmann::json::parse(done({"export", "-o", "-", "--part", part}).out);
  }
};

}  // namespace ringside::testing
