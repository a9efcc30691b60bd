// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "app/program/parser.h"
#include "broker/table_link.h"

namespace ringside {

// What `ringside watch` is told of a broker on which to show its table.
struct BrokerArguments {
  std::string broker;  // an address, @FILE or env:NAME; empty: none
  std::string table, hall = "hall";
  BrokerTls tls = {};
  bool home_assistant = false;
};

inline constexpr const char* kBrokerOption = "--mqtt";

void add_tls_options(const Parser& parser, BrokerTls& tls);

// Throws CommandError where the name cannot be a part of a topic.
void check_topic_name(const char* option, const std::string& name);

// What was typed as a broker's address, checked with its files; tell: gets a warning of a password that all
// can read. Throws CommandError.
BrokerAddress checked_broker(const char* option, const std::string& typed, const BrokerTls& tls,
                             const std::function<void(const std::string& line)>& tell);

void add_broker_options(const Parser& parser, BrokerArguments& arguments);

// A table on its broker; null where none is wanted. folder: of the ledger, where tokens are kept. tell: gets
// lines for a person, from any thread. Throws CommandError.
std::unique_ptr<TableLink> link_of(const BrokerArguments& arguments, TableDoor& table, const EventLog& events,
                                   const std::filesystem::path& folder,
                                   std::function<void(const std::string& line)> tell);

}  // namespace ringside
