// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

namespace ringside {

inline constexpr const char* kJsonType = "application/json";

// A message of MQTT 5, to or from a broker. All are sent with quality of service 1: at least once.
struct MqttMessage {
  std::string topic, payload;
  bool retained = false;  // sent: the broker keeps it for who comes later; received: it had kept it
  std::string content_type = kJsonType;
  std::string response_topic = {}, correlation = {};   // of a request; answers repeat the latter
  std::map<std::string, std::string> properties = {};  // user properties

  std::string property(const std::string& name) const {
    const auto found = properties.find(name);
    return found == properties.end() ? "" : found->second;
  }
};

}  // namespace ringside
