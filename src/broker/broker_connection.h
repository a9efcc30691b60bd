// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "broker/broker_address.h"
#include "broker/mqtt_message.h"

namespace ringside {

// PEM files; empty: the system's certificates, and none of one's own.
struct BrokerTls {
  std::string authorities = {}, certificate = {}, key = {};
};

// Between two signs of life. Who is silent for one and a half of it is told offline by the broker; who misses
// the broker's answer to one takes the connection as broken. Shorter: told sooner, more packets.
inline constexpr std::chrono::seconds kUsualKeepAlive{10};

struct BrokerSubscription {
  std::string filter;
  bool own = false;  // what this connection publishes comes back too
};

struct BrokerOptions {
  BrokerAddress address;
  BrokerTls tls = {};
  std::string client;         // its id: one connection of a broker has it
  MqttMessage farewell = {};  // published when this ends, by the broker where it just breaks off
  std::vector<BrokerSubscription> subscriptions = {};
  std::int32_t most_bytes = 128 * 1024;  // of a packet that the broker may send here
  std::chrono::seconds keep_alive = kUsualKeepAlive;
};

// Called on threads of the connection: they must only make a note of it.
struct BrokerListener {
  std::function<void()> opened;  // subscribed to all
  std::function<void(const std::string& why)> closed;
  std::function<void(MqttMessage message)> came;
  // The broker has what was published under that number, or refuses it: why.
  std::function<void(long number, const std::string& refusal)> acknowledged;
};

// A connection to an MQTT broker (MQTT 5, by Eclipse Paho) that is made anew whenever it breaks, as long as
// this lives: after 1 s, then ever more seldom, up to every 8 s. Nothing is kept while there is none.
class BrokerConnection {
 public:
  BrokerConnection(BrokerOptions options, BrokerListener listener);
  ~BrokerConnection();
  BrokerConnection(const BrokerConnection&) = delete;
  BrokerConnection& operator=(const BrokerConnection&) = delete;

  // False while there is no connection. The number comes back when the broker has it. The caller holds no
  // lock that the listener takes.
  bool publish(const MqttMessage& message, long number);

 private:
  class Session;

  void keep_open(const std::stop_token& stop);
  std::string run_session(const std::stop_token& stop);

  BrokerOptions options_;
  BrokerListener listener_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::shared_ptr<Session> session_;  // null: no connection
  bool was_open_ = false;             // since the last failure
  std::jthread thread_;
};

}  // namespace ringside
