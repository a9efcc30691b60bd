// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "broker/broker_connection.h"

namespace ringside::testing {

// Lines that a program told a person, from any thread.
class ToldLines {
 public:
  void add(const std::string& line);
  std::vector<std::string> all() const;
  // Until one has that in it.
  bool wait_for(const std::string& part) const;

 private:
  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  std::vector<std::string> lines_;
};

// Somebody else on a broker: keeps what comes, and publishes.
class Observer {
 public:
  using Condition = std::function<bool(const std::vector<MqttMessage>& came)>;

  // It has subscribed when this returns; REQUIREs that it can.
  Observer(const BrokerAddress& address, const std::string& filter, const BrokerTls& tls = {});

  std::vector<MqttMessage> came() const;
  // Of one topic, the oldest first.
  std::vector<nlohmann::json> payloads(const std::string& topic) const;
  bool wait_for(const Condition& condition) const;
  // Until a payload of that topic has it.
  bool wait_for(const std::string& topic, const std::function<bool(const nlohmann::json&)>& has) const;
  void publish(MqttMessage message);
  // What the broker said to the last one that was published; empty: it took it.
  std::string refusal();

 private:
  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  std::vector<MqttMessage> came_;
  bool open_ = false;
  std::atomic<long> number_ = 0;
  long acknowledged_ = 0;
  std::string refusal_;
  BrokerConnection connection_;  // last: it calls in
};

}  // namespace ringside::testing
