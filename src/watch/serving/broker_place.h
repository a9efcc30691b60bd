// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "app/program/parser.h"
#include "broker/broker_address.h"
#include "broker/broker_connection.h"

namespace ringside {

// A hall on a broker, as typed.
struct BrokerPlace {
  std::string broker = {};  // --mqtt: an address, @FILE or env:NAME
  std::string hall = "hall";
  BrokerTls tls = {};
};

inline constexpr const char* kBrokerOption = "--mqtt";

// All but --mqtt, which each command explains itself.
void add_broker_options(const Parser& parser, BrokerPlace& place);
void add_tls_options(const Parser& parser, BrokerTls& tls);

// Where that broker is, all checked. tell: gets lines for a person. Throws CommandError.
BrokerAddress broker_of(const BrokerPlace& place, const std::function<void(const std::string& line)>& tell);

// The same of a broker alone. option: by which it was typed.
BrokerAddress checked_broker(const char* option, const std::string& typed, const BrokerTls& tls,
                             const std::function<void(const std::string& line)>& tell);

// Throws CommandError about that option where a topic cannot have such a part.
void check_topic_name(const char* option, const std::string& name);

}  // namespace ringside
