// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "desk/serve/hall_command.h"
#include "desk/tables/hall_view.h"
#include "desk/tables/table_message.h"
#include "hall/hall_ledger.h"
#include "live/view/command_key.h"

namespace ringside::hall {

// The hall as others see it. A shared value.
struct HallShown {
  long revision = 0;
  HallView view = {};
  std::optional<StoredTournament> tournament = {};
  std::string followed = {};  // the table that the overlay of a stream shows; empty: none
};

struct HallDeskOptions {
  std::string hall = "hall";  // its name on the broker
  std::function<UtcTime()> now;
  std::function<void(const std::string& line)> tell;  // a line for a person, from any thread
};

// The hall: its tables by what they publish, and a tournament in its ledger. What follows from a message or a
// command is on disk before it is shown. Any thread may use it.
class HallDesk {
 public:
  // tournament: its id, empty: tables alone.
  HallDesk(HallLedger ledger, std::optional<std::int64_t> tournament, HallDeskOptions options);

  void take(const MqttMessage& message);
  void broker_is(const std::string& trouble);  // empty: it is there
  // Takes in what another program has added to the tournament.
  void look_again();

  std::shared_ptr<const HallShown> newest() const;
  // The newest as soon as its revision is above the given one; after `patience` the newest all the same.
  std::shared_ptr<const HallShown> newer_than(long revision, std::chrono::milliseconds patience) const;

  // What a table looks like (desk/tables/table_board.h); null: it has not told.
  std::shared_ptr<const nlohmann::ordered_json> board_of(const std::string& table) const;

  // Returns the hall after it. A key that is known was carried out before: it is not again. Throws RulesError
  // and LedgerError, and TableError for a key of another command.
  std::shared_ptr<const HallShown> carry_out(const HallCommand& command, const CommandKey& key);

 private:
  void show();  // with the lock held, as are all below
  void append(const std::function<std::vector<Action>(const Tournament&)>& decide);
  void take_match(const TakenMessage& taken);
  void keep_board(const TakenMessage& taken);
  void follow(const std::string& table);
  void tell_once(const std::string& about, const std::string& line) { tell_once(about, about, line); }
  // key: what has said that already is silent.
  void tell_once(const std::string& key, const std::string& about, const std::string& line);

  HallLedger ledger_;
  HallDeskOptions options_;
  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  HallShown now_;
  std::shared_ptr<const HallShown> shown_;
  CommandKeys keys_;
  // By tables. Apart from what all are shown: it changes ten times a second, and one table is looked at.
  std::map<std::string, std::shared_ptr<const nlohmann::ordered_json>> boards_;
  std::map<std::string, std::string> told_;  // by keys
};

}  // namespace ringside::hall
