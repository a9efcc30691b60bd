// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "board/models.h"
#include "live/drawn_table.h"
#include "live/table/table.h"
#include "rules/rule_library.h"
#include "support/source_dir.h"
#include "support/temp_folder.h"

// A table that tests play at.
namespace ringside::test {

using Json = nlohmann::ordered_json;

inline const std::filesystem::path kSource = ringside::test::source_dir();

inline TableOptions options_in(const std::filesystem::path& folder) {
  return {.rules = RuleLibrary(kSource / "models").find("nca"),
          .disc_shape = ModelLibrary(kSource / "models").disc("tournament").shape,
          .ledger = folder / "matches.db",
          .folder = folder / "live",
          .now = [] { return UtcTime{}; }};
}

// A table at which readings come when the test says so.
struct Played {
  explicit Played(const std::filesystem::path& folder) : Played(options_in(folder)) {}
  explicit Played(TableOptions options)
      : table(std::move(options), [this](const Json& json, const cv::Mat&) { told.push_back(json); }) {}

  void see(RestReading reading) {
    FrameObservations observed{.board = BoardStatus::kSeen};
    observed.readings.push_back(std::move(reading));
    table.take(observed, {observed.readings[0].picture, 0.1 * static_cast<double>(frame), frame});
    ++frame;
  }
  void see(const std::vector<Disc>& discs) { see(reading_of(kCalibration, discs)); }
  void see_swept(const std::vector<Disc>& discs) {
    RestReading reading = reading_of(kCalibration, discs);
    sweep_all(reading);
    see(std::move(reading));
  }
  // returned: so many discs leave the deck and come back.
  void shoot(const std::vector<Disc>& discs, const cv::Scalar* in_hole = nullptr, int returned = 0) {
    RestReading reading = reading_of(kCalibration, discs, in_hole);
    reading.moment.shot_from = Vec2(0, -300);
    FrameObservations begun{.board = BoardStatus::kSeen};
    begun.events.push_back({.kind = EventKind::kShotBegun});
    for (int i = 0; i < returned; ++i) begun.events.push_back({.kind = EventKind::kDiscReturned});
    table.take(begun, {reading.picture, 0.1 * static_cast<double>(frame), frame});
    see(std::move(reading));
  }
  // So many shots, each of which leaves one disc of red's, elsewhere every time.
  void shoot_reds(int shots) {
    for (int i = 0; i < shots; ++i) shoot({disc_at({150.0 - 8 * i, 80}, "red")});
  }
  int count(const std::string& name) const {
    return static_cast<int>(
        std::count_if(told.begin(), told.end(), [&](const Json& json) { return json.at("event") == name; }));
  }
  int total(const std::string& team) const {
    const auto view = table.newest();
    const auto found = view->totals.find(team);
    return found == view->totals.end() ? 0 : found->second.total();
  }

  std::vector<Json> told;
  Table table;
  long frame = 0;
};

inline const Disc kRedTen = disc_at({150, 0}, "red"), kBlackFifteen = disc_at({60, 40}, "black"),
                  kBlackWaiting = disc_at({0, -300}, "black"), kBlackFive = disc_at({-180, 180}, "black");

inline StartMatch example_match() { return {"nca", {{"Ann", "black"}, {"Bob", "red"}}, {}}; }

// A match that has just begun, on an empty board.
struct MatchBegun {
  MatchBegun() {
    played.table.carry_out(example_match());
    played.see(std::vector<Disc>{});
  }

  TempFolder folder;
  Played played{folder.path()};
};

inline std::string error_of(Table& table, const TableCommand& command) {
  try {
    table.carry_out(command);
  } catch (const TableError& error) {
    return error.what();
  }
  return "";
}

}  // namespace ringside::test
