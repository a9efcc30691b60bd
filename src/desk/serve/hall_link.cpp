// SPDX-License-Identifier: MIT
#include "desk/serve/hall_link.h"

#include "broker/table_topics.h"
#include "match/uuid.h"

namespace ringside::hall {
namespace {

constexpr std::size_t kMostWaiting = 4 * kMostHallTables;  // topics
constexpr std::size_t kMostMatches = 4;                    // of one table
constexpr std::int32_t kMostPacket = 4 * 1024 * 1024;      // a long match with its scorings
constexpr std::chrono::seconds kBetweenLooks{1};           // at what other programs add to the ledger

BrokerOptions options_for(const std::string& hall, const BrokerAddress& address, const BrokerTls& tls) {
  BrokerOptions options{.address = address, .tls = tls, .client = "ringside-hall-" + random_uuid()};
  const TableTopics all(hall, "+");
  for (const std::string& topic :
       {all.availability(), all.state(), all.match(), all.last_match(), all.events()})
    options.subscriptions.push_back({topic});
  options.most_bytes = kMostPacket;
  return options;
}

}  // namespace

HallLink::HallLink(HallDesk& desk, const std::string& hall, const BrokerAddress& address,
                   const BrokerTls& tls)
    : desk_(desk),
      worker_([this](const std::stop_token& stop) { work(stop); }),
      connection_(options_for(hall, address, tls), listener()) {}

void HallLink::note(const std::function<void()>& what) {
  const std::lock_guard lock(mutex_);
  what();
  changed_.notify_all();
}

void HallLink::keep(MqttMessage message) {
  if (waiting_.size() >= kMostWaiting && !waiting_.contains(message.topic)) return;
  const std::size_t most = message.topic.ends_with("match") ? kMostMatches : 1;
  std::deque<MqttMessage>& kept = waiting_[message.topic];
  kept.push_back(std::move(message));
  if (kept.size() > most) kept.pop_front();
}

BrokerListener HallLink::listener() {
  return {.opened = [this] { note([this] { trouble_ = ""; }); },
          .closed = [this](const std::string& why) { note([&] { trouble_ = why; }); },
          .came = [this](MqttMessage message) { note([&] { keep(std::move(message)); }); },
          .acknowledged = [](long, const std::string&) {}};
}

void HallLink::work(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    std::map<std::string, std::deque<MqttMessage>> topics;
    std::optional<std::string> trouble;
    {
      std::unique_lock lock(mutex_);
      changed_.wait_for(lock, stop, kBetweenLooks, [this] { return !waiting_.empty() || trouble_; });
      topics.swap(waiting_);
      trouble.swap(trouble_);
    }
    if (trouble) desk_.broker_is(*trouble);
    for (const auto& [topic, messages] : topics) {
      if (stop.stop_requested()) return;
      for (const MqttMessage& message : messages) desk_.take(message);
    }
    desk_.look_again();
  }
}

}  // namespace ringside::hall
