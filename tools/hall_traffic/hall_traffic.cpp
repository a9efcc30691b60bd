// SPDX-License-Identifier: MIT
// Tables that play simulated matches on running brokers, in one process, and a browser's view of each hall's
// page. Prints a row for docs/performance.md. tools/simulate_hall starts brokers, halls and this.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/score/score_job.h"
#include "broker/table_link.h"
#include "match/uuid.h"
#include "process_cost.h"
#include "seen_wall.h"
#include "simulated_table.h"

namespace {

using namespace ringside;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// Each hall has a number from 0; its name on the broker is that.
struct Arguments {
  std::vector<int> table_brokers;  // ports of the brokers that the halls' tables speak to: one, or one a hall
  int hall_broker = 0;             // port of the broker that the halls listen to
  std::vector<int> pages;          // ports of the halls' pages
  std::vector<int> broker_processes, hall_processes;
  int tables = 6, minutes = 1;
  std::string photo;
};

BrokerAddress on_loopback(int port) { return {.host = "127.0.0.1", .port = port}; }

// All that tables publish, counted.
class Traffic {
 public:
  explicit Traffic(int port)
      : connection_({.address = on_loopback(port),
                     .client = "traffic",
                     .subscriptions = {{.filter = "ringside/#", .own = true}}},
                    {.opened = [] {},
                     .closed = [](const std::string&) {},
                     .came = [this](const MqttMessage& message) { take(message); },
                     .acknowledged = [](long, const std::string&) {}}) {}

  std::size_t messages() const { return messages_; }
  std::size_t bytes() const { return bytes_; }

 private:
  void take(const MqttMessage& message) {
    ++messages_;
    bytes_ += message.topic.size() + message.payload.size();
  }

  std::atomic<std::size_t> messages_ = 0, bytes_ = 0;
  BrokerConnection connection_;
};

class PlayedTable {
 public:
  PlayedTable(int broker, const std::string& hall, std::string name, const TableView& view,
              const ScoredBoard& board, Clock::time_point first)
      : name_(std::move(name)),
        table_(view, board),
        link_(table_, events_,
              {.address = on_loopback(broker),
               .hall = hall,
               .table = name_,
               .tell = [](const std::string&) {},
               .refused = [](const std::string&) {}}),
        next_(first) {}

  // A hand, a second later a moving disc, another later all at rest: a shot every 12 to 20 s.
  void play(std::mt19937& random, Clock::time_point now, ChangeTimes& changes) {
    if (now < next_) return;
    constexpr std::array kMotions{TableMotion::kHand, TableMotion::kMoving, TableMotion::kStill};
    const TableMotion motion = kMotions[step_];
    changes.changed(name_, std::string(to_string(motion)));
    if (motion == TableMotion::kStill) {
      events_.add({{"event", "shot"}});
      table_.shoot(random);
    } else {
      table_.move(motion);
    }
    step_ = (step_ + 1) % kMotions.size();
    next_ = now + milliseconds(step_ == 0 ? 10'000 + static_cast<int>(random() % 8000) : 1000);
  }

 private:
  std::string name_;
  SimulatedTable table_;
  EventLog events_;
  TableLink link_;
  Clock::time_point next_;
  std::size_t step_ = 0;
};

TableView first_view(const ScoredBoard& board, const Scoring& scoring) {
  TableView view;
  view.revision = 1;
  view.camera = CameraStatus::kRunning;
  view.board = BoardStatus::kSeen;
  view.calibration = board.calibration;
  view.teams = {"black", "red"};
  view.twenties = {{"black", 0}, {"red", 0}};
  view.match =
      StoredMatch{1, random_uuid(), UtcTime{}, {agree(scoring.rules->rules, scoring.rules->players, {})}};
  view.standing = state_of(view.match->match);
  return view;
}

double at_share(const std::vector<double>& sorted, double share) {
  if (sorted.empty()) return -1;
  return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

void run(const Arguments& arguments) {
  ScoreArguments scored;
  scored.rules = "nca";
  scored.players = "Ann=black,Bob=red";
  const Scoring scoring = scoring_of(scored);
  const FlowResult result = score_photo(arguments.photo, scoring.flow);
  const ScoredBoard& board = *result.report.scored();
  std::mt19937 random(1);
  ChangeTimes changes;
  const Traffic traffic(arguments.hall_broker);
  std::vector<std::unique_ptr<SeenWall>> walls;
  for (const int page : arguments.pages) walls.push_back(std::make_unique<SeenWall>(page, changes));
  std::vector<std::unique_ptr<PlayedTable>> tables;
  for (int i = 0; i < arguments.tables; ++i) {
    const std::size_t hall = static_cast<std::size_t>(i) % walls.size();
    tables.push_back(
        std::make_unique<PlayedTable>(arguments.table_brokers[hall % arguments.table_brokers.size()],
                                      std::to_string(hall), std::to_string(i + 1), first_view(board, scoring),
                                      board, Clock::now() + milliseconds(random() % 15'000)));
  }
  const auto play_for = [&](std::chrono::seconds time) {
    for (const auto end = Clock::now() + time; Clock::now() < end; usleep(2000))
      for (const auto& table : tables) table->play(random, Clock::now(), changes);
  };
  play_for(std::chrono::seconds(20));
  for (const auto& wall : walls) wall->since_last();
  const auto costs = [&] {
    return std::array{cost_of(arguments.broker_processes), cost_of(arguments.hall_processes),
                      cost_of(std::vector{static_cast<int>(getpid())})};
  };
  const auto before = costs();
  const std::size_t messages = traffic.messages(), bytes = traffic.bytes();
  const std::chrono::seconds measured = std::chrono::minutes(arguments.minutes);
  play_for(measured);
  const auto after = costs();
  const double seconds = static_cast<double>(measured.count());
  SeenWall::Seen all;
  for (const auto& wall : walls) {
    const SeenWall::Seen seen = wall->since_last();
    all.views += seen.views;
    all.bytes += seen.bytes;
    all.tables += seen.tables;
    all.delays_ms.insert(all.delays_ms.end(), seen.delays_ms.begin(), seen.delays_ms.end());
  }
  std::sort(all.delays_ms.begin(), all.delays_ms.end());
  std::printf("| %d | %zu | %.1f | %.0f |", arguments.tables, all.tables,
              static_cast<double>(traffic.messages() - messages) / seconds,
              static_cast<double>(traffic.bytes() - bytes) / seconds / 1000);
  for (std::size_t i = 0; i < after.size(); ++i)
    std::printf(" %.1f %%, %.0f MB |", 100 * (after[i].seconds - before[i].seconds) / seconds,
                after[i].megabytes);
  std::printf(" %.1f | %.0f | %zu | %.0f | %.0f |\n", static_cast<double>(all.views) / seconds,
              static_cast<double>(all.bytes) / seconds / 1000, all.delays_ms.size(),
              at_share(all.delays_ms, 0.5), at_share(all.delays_ms, 0.99));
  std::fflush(stdout);
  _exit(0);  // a thousand farewells would take minutes
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Simulated tables on brokers; tools/simulate_hall");
  Arguments arguments;
  app.add_option("--table-broker", arguments.table_brokers, "port; once, or once a hall")->required();
  app.add_option("--hall-broker", arguments.hall_broker, "port")->required();
  app.add_option("--page", arguments.pages, "port of each hall's page")->required();
  app.add_option("--broker-process", arguments.broker_processes)->required();
  app.add_option("--hall-process", arguments.hall_processes)->required();
  app.add_option("--tables", arguments.tables);
  app.add_option("--minutes", arguments.minutes);
  app.add_option("--photo", arguments.photo)->required();
  CLI11_PARSE(app, argc, argv);
  run(arguments);
}
