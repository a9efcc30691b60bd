// SPDX-License-Identifier: MIT
#include "halls/seen_wall.h"

#include <chrono>
#include <nlohmann/json.hpp>

namespace ringside::halls {
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
    : changes_(changes), follower_(port, [this](const std::string& view) { take(view); }) {}

SeenWall::Seen SeenWall::since_last() {
  const std::lock_guard lock(mutex_);
  const std::size_t tables = seen_.tables;
  return std::exchange(seen_, {.tables = tables});
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

}  // namespace ringside::halls
