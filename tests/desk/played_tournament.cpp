// SPDX-License-Identifier: MIT
#include "desk/played_tournament.h"

#include <functional>
#include <random>

#include "app/program/clock.h"
#include "hall/example_tournament.h"
#include "hall/next_round.h"
#include "match/example_match.h"
#include "match/uuid.h"
#include "web/fake_table.h"

namespace ringside::testing {
namespace {

constexpr int kRoundsOfMatch = 4;
constexpr std::chrono::seconds kKeepAlive{1};  // a cut network is noticed within seconds

std::string players_of(const std::string& a, const std::string& b) { return a + "=black," + b + "=red"; }

hall::Tally tally_of(const std::string& team, const MatchState& match) {
  hall::Tally tally{.points = match.score.at(team), .twenties = match.twenties.at(team), .board = 0};
  for (const RoundState& round : match.rounds) *tally.board += round.totals.at(team).total();
  return tally;
}

TableView new_view() {
  TableView view = view_in_play();
  view.match.reset();
  view.standing.reset();
  return view;
}

}  // namespace

SeededTournament::SeededTournament(unsigned seed, int entrants, int rounds) : seed_(seed), rounds_(rounds) {
  begun_.setup = {.name = "Simulated", .format = {.system = hall::System::kSwiss, .rounds = rounds}};
  for (int i = 1; i <= entrants; ++i)
    begun_ =
        with_entry(begun_, hall::EntrantAdded{{.name = "Player " + std::to_string(i)}}, hall::testing::kNoon);
}

void SeededTournament::begin(const std::filesystem::path& ledger) const {
  hall::HallLedger made(ledger);
  const auto id = made.create(begun_.setup, hall::testing::kNoon).id;
  made.append(id, hall::testing::kNoon, [&](const hall::Tournament&) {
    std::vector<hall::Action> actions;
    for (const hall::Entry& entry : begun_.entries) actions.push_back(entry.action);
    return actions;
  });
}

std::vector<RoundPlayed> SeededTournament::rounds_of(int round, const std::string& a,
                                                     const std::string& b) const {
  std::seed_seq words{seed_, static_cast<unsigned>(round),
                      static_cast<unsigned>(std::hash<std::string>()(a + "," + b))};
  std::mt19937 random(words);
  std::vector<RoundPlayed> rounds;
  for (int i = 0; i < kRoundsOfMatch; ++i) rounds.push_back(halls::random_round(random));
  return rounds;
}

hall::Tournament SeededTournament::undisturbed() const {
  hall::Tournament played = begun_;
  for (int round = 1; round <= rounds_; ++round) {
    played = with_entry(played, hall::RoundPaired{next_round(state_of(played))}, hall::testing::kNoon);
    const hall::State state = state_of(played);
    for (const hall::Pairing& pairing : state.pairings) {
      if (pairing.round != round) continue;
      const std::string a = entrant_of(state, pairing.pair.a).name,
                        b = entrant_of(state, *pairing.pair.b).name;
      Match match = new_match("nca", {}, players_of(a, b));
      for (const RoundPlayed& one : rounds_of(round, a, b)) match = then(match, one);
      const MatchState end = state_of(match);
      played = with_entry(
          played, hall::ResultEntered{pairing.id, hall::Played{tally_of("black", end), tally_of("red", end)}},
          hall::testing::kNoon);
    }
  }
  return played;
}

PlayingTable::PlayingTable(std::string name, BrokerAddress address)
    : name_(std::move(name)), address_(std::move(address)), table_(new_view()) {
  begin_link();
}

void PlayingTable::begin_match(const std::string& a, const std::string& b) {
  table_.begin({1, random_uuid(), time_for_files(), new_match("nca", {}, players_of(a, b))});
}

void PlayingTable::end_round(const RoundPlayed& round) {
  events_->add({{"event", "round_ended"}});
  table_.end_round(round, time_for_files());
}

void PlayingTable::begin_link() {
  events_ = std::make_unique<EventLog>();
  link_ = std::make_unique<TableLink>(
      table_, *events_,
      TableLinkOptions{.address = address_,
                       .hall = "hall",
                       .table = name_,
                       .keep_alive = kKeepAlive,
                       .tell = [this](const std::string& line) { told_.add(line); },
                       .refused = [this](const std::string& line) { told_.add(line); }});
}

}  // namespace ringside::testing
