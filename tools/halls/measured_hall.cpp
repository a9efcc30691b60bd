// SPDX-License-Identifier: MIT
#include "halls/measured_hall.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <deque>
#include <fstream>
#include <map>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

#include "app/program/clock.h"
#include "broker/broker_connection.h"
#include "desk/tables/table_message.h"
#include "hall/hall_ledger.h"
#include "hall/next_round.h"
#include "hall/state_of.h"
#include "halls/free_port.h"
#include "halls/hall_follower.h"
#include "halls/hall_program.h"
#include "halls/players.h"
#include "halls/process_cost.h"

namespace ringside::halls {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::seconds;

constexpr int kTablesOfProcess = 100;  // of simulated ones
constexpr seconds kPatience{240}, kSettling{10};

// Mosquitto, and what a further subscriber counts there: its own figures of messages leave out retained ones.
class Broker {
 public:
  Broker(const std::filesystem::path& folder, const std::string& name, int bridged_to)
      : port_(free_port()),
        program_({"/usr/sbin/mosquitto", "-c", written(folder / (name + ".conf"), bridged_to)},
                 folder / name),
        counts_({.address = address(), .client = "counts", .subscriptions = {{"ringside/#"}}},
                {.opened = [] {},
                 .closed = [](const std::string&) {},
                 .came = [this](const MqttMessage& message) { take(message); },
                 .acknowledged = [](long, const std::string&) {}}) {}

  BrokerAddress address() const { return {.host = "127.0.0.1", .port = port_}; }
  pid_t id() const { return program_.id(); }
  double messages() const { return static_cast<double>(messages_); }
  double bytes() const { return static_cast<double>(bytes_); }

 private:
  std::string written(const std::filesystem::path& file, int bridged_to) const {
    std::ofstream stream(file);
    stream << "listener " << port_ << " 127.0.0.1\nallow_anonymous true\nuser root\n";
    if (bridged_to != 0)
      stream << "connection " << file.stem().string() << "\naddress 127.0.0.1:" << bridged_to
             << "\nbridge_protocol_version mqttv50\ntopic ringside/# out 1\n";
    return file;
  }
  void take(const MqttMessage& message) {
    ++messages_;
    bytes_ += static_cast<long>(message.topic.size() + message.payload.size());
  }

  int port_;
  ChildProgram program_;
  std::atomic<long> messages_ = 0, bytes_ = 0;
  BrokerConnection counts_;
};

// How late what happened at the tables came to a wall.
class Delays {
 public:
  void take(const std::string& view) {
    const long now = now_us();
    const std::lock_guard lock(mutex_);
    for (std::size_t from = 0; const auto stamp = next_stamp(view, from);) {
      long& newest = newest_[stamp->table];
      if (stamp->us <= newest) continue;
      newest = stamp->us;
      ms_.push_back(static_cast<double>(now - stamp->us) / 1000);
    }
  }
  std::size_t tables() const {
    const std::lock_guard lock(mutex_);
    return newest_.size();
  }
  std::vector<double> since_last() {
    const std::lock_guard lock(mutex_);
    std::vector<double> sorted = std::exchange(ms_, {});
    std::sort(sorted.begin(), sorted.end());
    return sorted;
  }

 private:
  mutable std::mutex mutex_;
  std::map<int, long> newest_;
  std::vector<double> ms_;
};

void begin_tournament(const std::filesystem::path& file, int entrants) {
  hall::HallLedger ledger(file);
  const UtcTime now = time_for_files();
  const auto id =
      ledger.create({.name = "Simulated", .format = {.system = hall::System::kSwiss, .rounds = 5}}, now).id;
  ledger.append(id, now, [&](const hall::Tournament&) {
    std::vector<hall::Action> all;
    for (int i = 1; i <= entrants; ++i)
      all.emplace_back(hall::EntrantAdded{{.name = "Player " + std::to_string(i)}});
    return all;
  });
  ledger.append(id, now, [](const hall::Tournament& tournament) {
    return std::vector<hall::Action>{hall::RoundPaired{next_round(state_of(tournament))}};
  });
}

// All that runs, and what it costs.
class Measured {
 public:
  explicit Measured(const MeasuredHallOptions& options) : options_(options) {
    if (options.centre) brokers_.emplace_back(options_.folder, "centre", 0);
    const int bridged_to = options.centre ? brokers_.front().address().port : 0;
    for (int i = 1; i <= options.regions; ++i)
      brokers_.emplace_back(options_.folder, "region-" + std::to_string(i), bridged_to);
    const std::size_t halls = options.centre ? 1 : brokers_.size();
    for (std::size_t i = 0; i < halls; ++i) start_hall(i, options.tables / static_cast<int>(halls));
    int first = 1;
    for (int i = 0; i < options.regions; ++i) {
      const int count = options.tables / options.regions;
      for (int done = 0; done < count; done += kTablesOfProcess)
        start_players(brokers_[static_cast<std::size_t>(i) + (options.centre ? 1 : 0)], first + done,
                      std::min(kTablesOfProcess, count - done));
      first += count;
    }
  }

  void wait_for_tables() {
    const std::size_t most = hall::kMostHallTables * halls_.size();
    const auto wanted = std::min<std::size_t>(static_cast<std::size_t>(options_.tables), most);
    const auto end = Clock::now() + kPatience;
    while (delays_.tables() < wanted) {
      for (ChildProgram& playing : players_)
        if (!playing.runs()) throw std::runtime_error("simulated tables have ended: " + playing.said());
      if (Clock::now() > end)
        throw std::runtime_error("only " + std::to_string(delays_.tables()) +
                                 " tables have come to the wall");
      std::this_thread::sleep_for(seconds(1));
    }
    std::this_thread::sleep_for(kSettling);
  }

  void measure() {
    const Sums before = sums();
    delays_.since_last();
    std::this_thread::sleep_for(seconds(options_.seconds));
    const Sums after = sums();
    const std::vector<double> delays = delays_.since_last();
    const auto late = [&](double share) {
      const auto at = std::lround(share * static_cast<double>(delays.size() - 1));
      return delays.empty() ? -1 : delays[static_cast<std::size_t>(at)];
    };
    const double time = options_.seconds;
    const auto core = [&](const ProcessCost& one, const ProcessCost& other) {
      return 100 * (other.seconds - one.seconds) / time;
    };
    std::printf(
        "| %d | %zu + %zu | %.1f | %.1f | %.1f %% | %.1f | %.1f %% | %.1f | %.1f %% | %zu | %.1f | %.1f | "
        "%.1f |\n",
        options_.tables, brokers_.size(), halls_.size(), (after.messages - before.messages) / time,
        (after.bytes - before.bytes) / time / 1000, core(before.brokers, after.brokers),
        after.brokers.peak_megabytes, core(before.halls, after.halls), after.halls.peak_megabytes,
        core(before.tables, after.tables), delays_.tables(), late(0.5), late(0.99), late(1));
    std::fflush(stdout);
  }

 private:
  struct Sums {
    ProcessCost brokers, halls, tables;
    double messages = 0, bytes = 0;
  };

  void start_hall(std::size_t broker, int tables) {
    const std::string name = "hall-" + std::to_string(broker + 1);
    const auto ledger = options_.folder / (name + ".db");
    begin_tournament(ledger, entrants_of(tables));
    halls_.emplace_back(HallProgramOptions{.program = options_.hall,
                                           .broker = brokers_[broker].address(),
                                           .ledger = ledger,
                                           .said = options_.folder / name});
    walls_.emplace_back(halls_.back().port(), [this](const std::string& view) { delays_.take(view); });
  }
  void start_players(const Broker& broker, int first, int count) {
    players_.emplace_back(
        std::vector<std::string>{
            options_.players, "--play", "--port", std::to_string(broker.address().port), "--first",
            std::to_string(first), "--tables", std::to_string(count), "--of-hall",
            std::to_string(options_.tables / static_cast<int>(halls_.size())), "--photo", options_.photo},
        options_.folder / "players");
  }
  Sums sums() const {
    const auto add = [](ProcessCost& sum, pid_t process) {
      const ProcessCost one = cost_of(process);
      sum.seconds += one.seconds;
      sum.peak_megabytes += one.peak_megabytes;
    };
    Sums sums;
    for (const Broker& broker : brokers_) {
      add(sums.brokers, broker.id());
      if (options_.centre && &broker == &brokers_.front()) continue;  // has what those of the regions have
      sums.messages += broker.messages();
      sums.bytes += broker.bytes();
    }
    for (const HallProgram& hall : halls_) add(sums.halls, hall.id());
    for (const ChildProgram& playing : players_) add(sums.tables, playing.id());
    return sums;
  }

  MeasuredHallOptions options_;
  Delays delays_;
  std::deque<Broker> brokers_;
  std::deque<HallProgram> halls_;
  std::deque<ChildProgram> players_;
  std::deque<HallFollower> walls_;  // last: they call in
};

}  // namespace

void measure_hall(const MeasuredHallOptions& options) {
  Measured measured(options);
  measured.wait_for_tables();
  measured.measure();
}

}  // namespace ringside::halls
