// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "broker/broker_connection.h"
#include "desk/serve/hall_desk.h"

namespace ringside::hall {

// Hands all that the tables of a hall publish to the desk, as long as it lives. Of each topic only the newest
// waits: that is all that a hall at a glance needs. Of matches the last ones wait, since each may be a
// result: a table can begin the next one while the ledger is slow.
class HallLink {
 public:
  HallLink(HallDesk& desk, const std::string& hall, const BrokerAddress& address, const BrokerTls& tls);

 private:
  BrokerListener listener();
  void note(const std::function<void()>& what);
  void keep(MqttMessage message);
  void work(const std::stop_token& stop);

  HallDesk& desk_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::map<std::string, std::deque<MqttMessage>> waiting_;  // by topics
  std::optional<std::string> trouble_;
  std::jthread worker_;
  BrokerConnection connection_;  // last: it calls in
};

}  // namespace ringside::hall
