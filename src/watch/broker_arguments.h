// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "app/program/parser.h"
#include "broker/table_link.h"
#include "watch/serving/broker_place.h"

namespace ringside {

// What `ringside watch` is told of a broker on which to show its table.
struct BrokerArguments {
  BrokerPlace place;  // its broker empty: none
  std::string table;
  bool home_assistant = false;
};

void add_broker_options(const Parser& parser, BrokerArguments& arguments);

// A table on its broker; null where none is wanted. folder: of the ledger, where tokens are kept. tell: gets
// lines for a person, from any thread. Throws CommandError.
std::unique_ptr<TableLink> link_of(const BrokerArguments& arguments, TableDoor& table, const EventLog& events,
                                   const std::filesystem::path& folder,
                                   std::function<void(const std::string& line)> tell);

}  // namespace ringside
