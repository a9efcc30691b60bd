// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "app/match/match_arguments.h"
#include "app/photos/flow_arguments.h"
#include "rules/rule_set.h"

namespace ringside {

// What one table is to be watched with, as typed or as a file of tables has it.
struct TableArguments {
  std::string name = {};  // of many; empty: the only one
  std::string source = {};
  std::string speed = "real";
  std::string rules = "nca";
  std::string record = {};
  std::string record_limit = "10";
  bool resume = false;
  FlowArguments flow = {};
  MatchChoice choice = {};
};

Option add_source_argument(const Parser& parser, TableArguments& arguments);
void add_speed_option(const Parser& parser, TableArguments& arguments);
void add_table_options(const Parser& parser, TableArguments& arguments);  // all others

// The same, checked and with its files read.
struct TablePlan {
  std::string name;
  std::string source;
  bool at_once = false;  // a file, as fast as the computer can
  FlowOptions flow;
  FlowArguments photos;  // how phones' photos of the table are measured
  RuleSet rules;
  std::filesystem::path record = {};  // empty: nothing is recorded
  std::uintmax_t record_bytes = 0;
  std::filesystem::path ledger;
  std::optional<std::int64_t> match = {};
  bool resume = false;

  // Pictures of rounds, the round being played, tokens and certificate are kept beside the matches.
  std::filesystem::path folder() const { return ledger.parent_path(); }
};

// Throws CommandError or ModelError. Neither source nor ledger is opened.
TablePlan planned(const TableArguments& arguments);

}  // namespace ringside
