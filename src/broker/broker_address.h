// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace ringside {

inline constexpr int kMqttPort = 1883, kMqttTlsPort = 8883;  // as IANA has them

// Where an MQTT broker is, and as whom to come.
struct BrokerAddress {
  std::string host;
  int port = kMqttPort;
  bool tls = false;
  std::string user = {}, password = {};

  // "mqtts://broker.example:8883": without user and password.
  std::string shown() const;

  bool operator==(const BrokerAddress&) const = default;
};

// Of "mqtt://[USER[:PASSWORD]@]HOST[:PORT]", or mqtts:// for TLS. In user and password %40 is "@", and so on.
// Throws BrokerError.
BrokerAddress broker_address(std::string_view typed);

}  // namespace ringside
