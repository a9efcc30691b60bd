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
#include "halls/process_cost.h"
#include "halls/seen_wall.h"
#include "halls/simulated_table.h"
#include "match/uuid.h"

namespace ringside::halls {
namespace {

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
              const std::vector<ScoredDisc>& discs, Clock::time_point first)
      : name_(std::move(name)),
        discs_(discs),
        table_(view),
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
    if (motion == TableMotion::kStill)
      take_shot(random);
    else
      table_.change([motion](TableView& view) { view.motion = motion; });
    step_ = (step_ + 1) % kMotions.size();
    next_ = now + milliseconds(step_ == 0 ? 10'000 + static_cast<int>(random() % 8000) : 1000);
  }

 private:
  // The last one of a round ends it; a match that is over begins anew.
  void take_shot(std::mt19937& random) {
    events_.add({{"event", "shot"}});
    table_.change([&](TableView& view) { shoot(discs_, random, view); });
    const auto view = table_.newest();
    if (view->shots < kShotsOfRound) return;
    if (view->standing->end.over)
      table_.begin({1, random_uuid(), UtcTime{}, {view->match->match.setup}});
    else
      table_.end_round(random_round(random), UtcTime{});
  }

  std::string name_;
  const std::vector<ScoredDisc>& discs_;
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

// The tables and all that looks at them.
class Play {
 public:
  Play(const Arguments& arguments, const TableView& view, const std::vector<ScoredDisc>& discs)
      : arguments_(arguments), traffic_(arguments.hall_broker) {
    for (const int page : arguments.pages) walls_.push_back(std::make_unique<SeenWall>(page, changes_));
    for (int i = 0; i < arguments.tables; ++i) {
      const std::size_t hall = static_cast<std::size_t>(i) % walls_.size();
      const int broker = arguments.table_brokers[hall % arguments.table_brokers.size()];
      const auto first = Clock::now() + milliseconds(random_() % 15'000);
      tables_.push_back(std::make_unique<PlayedTable>(broker, std::to_string(hall), std::to_string(i + 1),
                                                      view, discs, first));
    }
  }

  void go_on(std::chrono::seconds time) {
    for (const auto end = Clock::now() + time; Clock::now() < end; usleep(2000))
      for (const auto& table : tables_) table->play(random_, Clock::now(), changes_);
  }

  struct Costs {
    std::size_t messages, bytes;
    std::array<ProcessCost, 3> processes;  // brokers, halls, tables
  };
  Costs costs() const {
    return {traffic_.messages(),
            traffic_.bytes(),
            {sum(arguments_.broker_processes), sum(arguments_.hall_processes), cost_of(getpid())}};
  }

  // By all walls since the last call; delays in rising order.
  SeenWall::Seen seen() {
    SeenWall::Seen all;
    for (const auto& wall : walls_) {
      const SeenWall::Seen seen = wall->since_last();
      all.views += seen.views;
      all.bytes += seen.bytes;
      all.tables += seen.tables;
      all.delays_ms.insert(all.delays_ms.end(), seen.delays_ms.begin(), seen.delays_ms.end());
    }
    std::sort(all.delays_ms.begin(), all.delays_ms.end());
    return all;
  }

 private:
  static ProcessCost sum(const std::vector<int>& processes) {
    ProcessCost sum;
    for (const int process : processes) {
      const ProcessCost one = cost_of(process);
      sum.seconds += one.seconds;
      sum.peak_megabytes += one.peak_megabytes;
    }
    return sum;
  }

  const Arguments& arguments_;
  std::mt19937 random_{1};
  ChangeTimes changes_;
  Traffic traffic_;
  std::vector<std::unique_ptr<SeenWall>> walls_;
  std::vector<std::unique_ptr<PlayedTable>> tables_;
};

double at_share(const std::vector<double>& sorted, double share) {
  if (sorted.empty()) return -1;
  return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

void print_row(int tables, double seconds, const Play::Costs& before, const Play::Costs& after,
               const SeenWall::Seen& seen) {
  std::printf("| %d | %zu | %.1f | %.0f |", tables, seen.tables,
              static_cast<double>(after.messages - before.messages) / seconds,
              static_cast<double>(after.bytes - before.bytes) / seconds / 1000);
  for (std::size_t i = 0; i < after.processes.size(); ++i)
    std::printf(" %.1f %%, %.0f MB |",
                100 * (after.processes[i].seconds - before.processes[i].seconds) / seconds,
                after.processes[i].peak_megabytes);
  std::printf(" %.1f, %.0f | %zu | %.0f | %.0f |\n", static_cast<double>(seen.views) / seconds,
              static_cast<double>(seen.bytes) / seconds / 1000, seen.delays_ms.size(),
              at_share(seen.delays_ms, 0.5), at_share(seen.delays_ms, 0.99));
}

void run(const Arguments& arguments) {
  ScoreArguments scored;
  scored.rules = "nca";
  scored.players = "Ann=black,Bob=red";
  const Scoring scoring = scoring_of(scored);
  const FlowResult result = score_photo(arguments.photo, scoring.flow);
  const ScoredBoard& board = *result.report.scored();
  Play play(arguments, first_view(board, scoring), board.discs);
  play.go_on(std::chrono::seconds(20));
  play.seen();
  const Play::Costs before = play.costs();
  const std::chrono::seconds measured = std::chrono::minutes(arguments.minutes);
  play.go_on(measured);
  print_row(arguments.tables, static_cast<double>(measured.count()), before, play.costs(), play.seen());
  std::fflush(stdout);
  _exit(0);  // a thousand farewells would take minutes
}

}  // namespace
}  // namespace ringside::halls

int main(int argc, char** argv) {
  CLI::App app("Simulated tables on brokers; tools/simulate_hall");
  ringside::halls::Arguments arguments;
  app.add_option("--table-broker", arguments.table_brokers, "port; once, or once a hall")->required();
  app.add_option("--hall-broker", arguments.hall_broker, "port")->required();
  app.add_option("--page", arguments.pages, "port of each hall's page")->required();
  app.add_option("--broker-process", arguments.broker_processes)->required();
  app.add_option("--hall-process", arguments.hall_processes)->required();
  app.add_option("--tables", arguments.tables);
  app.add_option("--minutes", arguments.minutes);
  app.add_option("--photo", arguments.photo)->required();
  CLI11_PARSE(app, argc, argv);
  ringside::halls::run(arguments);
}
