// SPDX-License-Identifier: MIT
#include "broker/observer.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>

namespace ringside::testing {
namespace {

constexpr std::chrono::seconds kPatience{60};  // until a test fails

std::string next_client() {
  static std::atomic<int> clients = 0;
  return "observer-" + std::to_string(++clients);
}

}  // namespace

void ToldLines::add(const std::string& line) {
  const std::lock_guard lock(mutex_);
  lines_.push_back(line);
  changed_.notify_all();
}

std::vector<std::string> ToldLines::all() const {
  const std::lock_guard lock(mutex_);
  return lines_;
}

bool ToldLines::wait_for(const std::string& part) const {
  std::unique_lock lock(mutex_);
  const bool told = changed_.wait_for(lock, kPatience, [&] {
    return std::any_of(lines_.begin(), lines_.end(),
                       [&](const std::string& line) { return line.find(part) != std::string::npos; });
  });
  if (!told)
    for (const std::string& line : lines_) MESSAGE("told: ", line);
  return told;
}

Observer::Observer(const BrokerAddress& address, const std::string& filter, const BrokerTls& tls)
    : connection_(
          {.address = address, .tls = tls, .client = next_client(), .subscriptions = {{filter, true}}},
          {.opened =
               [this] {
                 const std::lock_guard lock(mutex_);
                 open_ = true;
                 changed_.notify_all();
               },
           .closed = [](const std::string&) {},
           .came =
               [this](MqttMessage message) {
                 const std::lock_guard lock(mutex_);
                 came_.push_back(std::move(message));
                 changed_.notify_all();
               },
           .acknowledged =
               [this](long number, const std::string& refusal) {
                 const std::lock_guard lock(mutex_);
                 acknowledged_ = number;
                 refusal_ = refusal;
                 changed_.notify_all();
               }}) {
  std::unique_lock lock(mutex_);
  REQUIRE(changed_.wait_for(lock, kPatience, [this] { return open_; }));
}

std::vector<MqttMessage> Observer::came() const {
  const std::lock_guard lock(mutex_);
  return came_;
}

std::vector<nlohmann::json> Observer::payloads(const std::string& topic) const {
  std::vector<nlohmann::json> all;
  for (const MqttMessage& message : came())
    if (message.topic == topic && !message.payload.empty())
      all.push_back(nlohmann::json::parse(message.payload));
  return all;
}

bool Observer::wait_for(const Condition& condition) const {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, kPatience, [&] { return condition(came_); });
}

bool Observer::wait_for(const std::string& topic,
                        const std::function<bool(const nlohmann::json&)>& has) const {
  return wait_for([&](const std::vector<MqttMessage>& came) {
    return std::any_of(came.begin(), came.end(), [&](const MqttMessage& message) {
      return message.topic == topic && !message.payload.empty() && message.content_type == kJsonType &&
             has(nlohmann::json::parse(message.payload));
    });
  });
}

void Observer::publish(MqttMessage message) { REQUIRE(connection_.publish(message, ++number_)); }

std::string Observer::refusal() {
  std::unique_lock lock(mutex_);
  REQUIRE(changed_.wait_for(lock, kPatience, [this] { return acknowledged_ == number_; }));
  return refusal_;
}

}  // namespace ringside::testing
