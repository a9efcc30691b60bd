// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "broker/mqtt_message.h"

namespace ringside {

// What has a Home Assistant of the same broker show a table by itself: one retained message for each of its
// figures (MQTT discovery). docs/mqtt.md.
std::vector<MqttMessage> home_assistant_messages(const std::string& hall, const std::string& table);

}  // namespace ringside
