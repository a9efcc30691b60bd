// SPDX-License-Identifier: MIT
#include "seen_wall.h"

#include <httplib.h>

#include <chrono>
#include <nlohmann/json.hpp>

namespace ringside {
namespace {

std::int64_t now_us() {
  return std::chrono::duration_cast<std::chrono::microseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

}  // namespace

void ChangeTimes::changed(const std::string& table, const std::string& motion) {
  const std::lock_guard lock(mutex_);
  newest_[table] = {motion, now_us()};
}

double ChangeTimes::ms_since(const std::string& table, const std::string& motion) const {
  const std::lock_guard lock(mutex_);
  const auto found = newest_.find(table);
  if (found == newest_.end() || found->second.motion != motion) return -1;
  return static_cast<double>(now_us() - found->second.at_us) / 1000;
}

SeenWall::SeenWall(int port, const ChangeTimes& changes)
    : changes_(changes), thread_([this, port](const std::stop_token& stop) { follow(port, stop); }) {}

SeenWall::Seen SeenWall::since_last() {
  const std::lock_guard lock(mutex_);
  const std::size_t tables = seen_.tables;
  return std::exchange(seen_, {.tables = tables});
}

// Of server-sent events the data of a view is one line.
void SeenWall::follow(int port, const std::stop_token& stop) {
  const std::string before = "data: ";
  std::string rest;
  httplib::Client client("127.0.0.1", port);
  client.set_read_timeout(60);
  while (!stop.stop_requested()) {
    client.Get("/api/hall/events", [&](const char* data, std::size_t size) {
      rest.append(data, size);
      for (std::size_t end = rest.find('\n'); end != std::string::npos; end = rest.find('\n')) {
        if (rest.starts_with(before)) take(rest.substr(before.size(), end - before.size()));
        rest.erase(0, end + 1);
      }
      return !stop.stop_requested();
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
  }
}

void SeenWall::take(const std::string& view) {
  const auto json = nlohmann::json::parse(view, nullptr, false);
  if (!json.is_object() || !json.contains("tables")) return;
  const std::lock_guard lock(mutex_);
  ++seen_.views;
  seen_.bytes += view.size();
  seen_.tables = 0;
  for (const auto& table : json.at("tables")) {
    if (table.at("online").get<bool>()) ++seen_.tables;
    if (!table.at("state").is_object()) continue;
    const auto name = table.at("name").get<std::string>();
    const auto motion = table.at("state").at("motion").get<std::string>();
    if (std::exchange(motions_[name], motion) == motion) continue;
    if (const double delay = changes_.ms_since(name, motion); delay >= 0) seen_.delays_ms.push_back(delay);
  }
}

}  // namespace ringside
