// SPDX-License-Identifier: MIT
#include "halls/players.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <deque>
#include <nlohmann/json.hpp>
#include <thread>

#include "app/program/clock.h"
#include "app/score/score_job.h"
#include "broker/table_link.h"
#include "hall/tournament.h"
#include "halls/simulated_table.h"
#include "match/uuid.h"

namespace ringside::halls {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::string_view kMark = "\"at ";
constexpr milliseconds kBetweenSteps{1'000};  // a hand, a moving disc, all at rest
constexpr int kQuickestShotMs = 10'000, kSlowestShotMs = 18'000;

struct Photo {
  explicit Photo(const std::string& file) {
    ScoreArguments arguments;
    arguments.rules = "nca";
    arguments.players = "Ann=black,Bob=red";
    const Scoring scoring = scoring_of(arguments);
    board = *score_photo(file, scoring.flow).report.scored();
    rules = scoring.rules->rules;
  }

  ScoredBoard board;
  RuleSet rules;
};

class Player {
 public:
  Player(const PlayersOptions& options, int number, const Photo& photo, std::mt19937& random)
      : photo_(photo),
        random_(random),
        number_(number),
        players_(players_of(entrants_of(options.of_hall), (number - 1) % options.of_hall + 1)),
        table_(first_view(photo)),
        link_(table_, events_,
              {.address = options.broker,
               .hall = "hall",
               .table = "Table " + std::to_string(number),
               .tell = [](const std::string&) {},
               .refused = [](const std::string&) {}}),
        next_(Clock::now() + milliseconds(below(kSlowestShotMs))) {
    begin();
    table_.change([&](TableView& view) { view.shots = below(kShotsOfRound); });
  }

  void play(Clock::time_point now) {
    if (now < next_) return;
    constexpr int kSteps = 3;
    table_.change([&](TableView& view) {
      view.camera_note = Stamp{number_, now_us()}.text();
      view.motion = step_ == 0 ? TableMotion::kHand : TableMotion::kMoving;
      if (step_ == kSteps - 1) shoot(photo_.board.discs, random_, view);
    });
    step_ = (step_ + 1) % kSteps;
    next_ +=
        step_ == 0 ? milliseconds(kQuickestShotMs + below(kSlowestShotMs - kQuickestShotMs)) : kBetweenSteps;
    if (step_ == 0) finish_shot();
  }

 private:
  static std::string players_of(int entrants, int number) {
    if (number > entrants / 2) return "Guest " + std::to_string(number) + "=black,Bob=red";
    return "Player " + std::to_string(number) + "=black,Player " + std::to_string(number + entrants / 2) +
           "=red";
  }
  static TableView first_view(const Photo& photo) {
    TableView view;
    view.revision = 1;
    view.camera = CameraStatus::kRunning;
    view.board = BoardStatus::kSeen;
    view.calibration = photo.board.calibration;
    return view;
  }
  int below(int most) { return static_cast<int>(random_() % static_cast<unsigned>(most)); }

  void begin() {
    table_.begin({1, random_uuid(), time_for_files(), {agree(photo_.rules, parse_players(players_), {})}});
  }
  void finish_shot() {
    events_.add({{"event", "shot"}});
    if (table_.newest()->shots < kShotsOfRound) return;
    if (table_.newest()->standing->end.over)
      begin();
    else
      table_.end_round(random_round(random_), time_for_files());
  }

  const Photo& photo_;
  std::mt19937& random_;
  int number_;
  std::string players_;
  SimulatedTable table_;
  EventLog events_;
  TableLink link_;
  Clock::time_point next_;
  int step_ = 0;
};

}  // namespace

std::string Stamp::text() const { return "at " + std::to_string(table) + " " + std::to_string(us); }

int entrants_of(int tables) { return std::min(2 * tables, hall::kMostEntrants); }

long now_us() {
  return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now().time_since_epoch()).count();
}

std::optional<Stamp> next_stamp(const std::string& text, std::size_t& from) {
  const std::size_t at = text.find(kMark, from);
  if (at == std::string::npos) return std::nullopt;
  char* end = nullptr;
  const long table = std::strtol(text.c_str() + at + kMark.size(), &end, 10);
  const long us = std::strtol(end, &end, 10);
  from = static_cast<std::size_t>(end - text.c_str());
  return Stamp{static_cast<int>(table), us};
}

void play_for_ever(const PlayersOptions& options) {
  const Photo photo(options.photo);
  std::mt19937 random(static_cast<std::uint_fast32_t>(options.first));
  std::deque<Player> players;
  for (int i = 0; i < options.count; ++i) players.emplace_back(options, options.first + i, photo, random);
  for (;;) {
    for (Player& player : players) player.play(Clock::now());
    std::this_thread::sleep_for(milliseconds(2));
  }
}

}  // namespace ringside::halls
