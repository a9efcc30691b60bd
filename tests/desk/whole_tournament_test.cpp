// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <deque>
#include <set>

#include "broker/forwarder.h"
#include "broker/running_broker.h"
#include "desk/asked_hall.h"
#include "desk/played_tournament.h"
#include "hall/exports.h"
#include "hall/state_of.h"
#include "halls/hall_program.h"

// Forty tables play a whole tournament through a broker and `ringside hall serve`, without and with all that
// can fail.
namespace ringside {
namespace {

using nlohmann::json;
using testing::PlayingTable;
using testing::SeededTournament;
using testing::wait_until;

constexpr int kTables = 40, kRounds = 5;
constexpr int kFrail = 8, kFar = 12;  // tables that will be killed, and those behind a network that fails

struct PlayedHall {
  explicit PlayedHall(unsigned seed) : tournament(seed, 2 * kTables, kRounds) {
    for (int i = 1; i <= kTables; ++i) {
      const BrokerAddress address = i <= kFrail          ? frail.address()
                                    : i <= kFrail + kFar ? network.address()
                                                         : broker.address();
      tables.emplace_back("Table " + std::to_string(i), address);
    }
  }

  void restart_broker() {
    broker.kill();
    broker.start();
  }
  int offline() const {
    int count = 0;
    const json shown = asked.hall();
    for (const json& table : shown.at("tables")) count += table["online"] == false ? 1 : 0;
    return count;
  }

  // What fails after which round of matches, of which round of the tournament.
  using Disturb = std::function<void(int round, int match_round)>;

  void play(const Disturb& disturb) {
    for (int round = 1; round <= kRounds; ++round) {
      const json paired = asked.command({{"command", "pair"}});
      play_round(round, paired, disturb);
      REQUIRE(wait_until([&] { return results_of(round) == kTables; }));
    }
  }

  hall::Tournament kept() const { return hall::HallLedger::to_read(ledger).find(1).tournament; }

  SeededTournament tournament;
  test::TempFolder folder;
  std::filesystem::path ledger = begun(folder / "t.db");
  testing::RunningBroker broker;
  testing::Forwarder frail{broker.address()}, network{broker.address()};
  halls::HallProgram hall{
      {.program = RINGSIDE_HALL, .broker = broker.address(), .ledger = ledger, .said = folder / "said"}};
  testing::AskedHall asked{hall.port()};
  std::deque<PlayingTable> tables;

 private:
  std::filesystem::path begun(const std::filesystem::path& file) const {
    tournament.begin(file);
    return file;
  }
  int results_of(int round) const {
    int count = 0;
    const json shown = asked.hall();
    for (const json& pairing : shown.at("tournament").at("pairings"))
      if (pairing.at("round") == round && pairing.contains("points_a")) ++count;
    return count;
  }
  void play_round(int round, const json& paired, const Disturb& disturb) {
    std::vector<std::vector<RoundPlayed>> matches;
    for (const json& pairing : paired.at("tournament").at("pairings")) {
      if (pairing.at("round") != round) continue;
      tables.at(matches.size()).begin_match(pairing.at("a"), pairing.at("b"));
      matches.push_back(tournament.rounds_of(round, pairing.at("a"), pairing.at("b")));
    }
    for (std::size_t match_round = 0; match_round < 4; ++match_round) {
      for (std::size_t i = 0; i < matches.size(); ++i) tables[i].end_round(matches[i][match_round]);
      disturb(round, static_cast<int>(match_round) + 1);
    }
  }
};

void check_end(const PlayedHall& played) {
  const hall::Tournament kept = played.kept();
  std::set<std::string> sources;
  for (const hall::Entry& entry : kept.entries) {
    CHECK_FALSE(std::holds_alternative<hall::ResultCorrected>(entry.action));
    if (const auto* result = std::get_if<hall::ResultEntered>(&entry.action)) {
      const auto match = result->source.find("match ");
      REQUIRE(match != std::string::npos);
      CHECK(sources.insert(result->source.substr(match)).second);
    }
  }
  CHECK(sources.size() == kTables * kRounds);
  CHECK(hall::standings_json(state_of(kept)) ==
        hall::standings_json(state_of(played.tournament.undisturbed())));
}

TEST_CASE("forty tables play a tournament to its end") {
  if (!testing::has_mosquitto()) return;
  PlayedHall played(1);
  played.play([](int, int) {});
  check_end(played);
  CHECK(played.hall.end() == 0);
}

TEST_CASE("forty tables play a tournament to its end while broker, tables, hall and network fail") {
  if (!testing::has_mosquitto()) return;
  PlayedHall played(1);
  const auto frail_tables = [&](const auto& each) {
    for (int i = 0; i < kFrail; ++i) each(played.tables[static_cast<std::size_t>(i)]);
  };
  played.play([&](int round, int match_round) {
    const auto now = std::pair(round, match_round);
    if (now == std::pair(1, 1)) played.broker.kill();
    if (now == std::pair(1, 3)) played.broker.start();
    if (now == std::pair(2, 2)) {  // tables are killed, and come back
      REQUIRE(wait_until([&] { return played.offline() == 0; }));
      played.frail.break_off();
      frail_tables([](PlayingTable& table) { table.end_link(); });
      CHECK(wait_until([&] { return played.offline() == kFrail; }));
      played.frail.mend();
      frail_tables([](PlayingTable& table) { table.begin_link(); });
    }
    if (now == std::pair(3, 2)) played.hall.kill();
    if (now == std::pair(3, 3)) played.restart_broker();
    if (now == std::pair(3, 4)) played.hall.start();
    if (now == std::pair(4, 1)) {  // the network is away for longer than anybody waits
      REQUIRE(wait_until([&] { return played.offline() == 0; }));
      played.network.go_silent();
    }
    if (now == std::pair(4, 4)) {
      CHECK(wait_until([&] { return played.offline() == kFar; }));
      for (int i = kFrail; i < kFrail + kFar; ++i)
        CHECK(played.tables[static_cast<std::size_t>(i)].told().wait_for("the table plays on"));
      played.network.mend();
    }
    if (now == std::pair(5, 4)) played.restart_broker();
  });
  check_end(played);
  CHECK(wait_until([&] { return played.offline() == 0; }));
}

}  // namespace
}  // namespace ringside
