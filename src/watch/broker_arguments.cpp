// SPDX-License-Identifier: MIT
#include "watch/broker_arguments.h"

#include "app/program/command_error.h"
#include "watch/serving/refusal_log.h"
#include "web/web_error.h"

namespace ringside {
namespace {

Tokens tokens_in(const std::filesystem::path& folder) {
  try {
    return kept_tokens(folder / "tokens");
  } catch (const WebError& error) {
    throw CommandError(kBrokerOption, error.what());
  }
}

}  // namespace

void add_broker_options(const Parser& parser, BrokerArguments& arguments) {
  parser.add(kBrokerOption, arguments.place.broker, "URL", "show the table on an MQTT broker (docs/mqtt.md)");
  parser.add("--table", arguments.table, "NAME", "of this table there");
  add_broker_options(parser, arguments.place);
  parser.add_flag("--home-assistant", arguments.home_assistant, "a Home Assistant there finds the table")
      .beyond_help();
}

std::unique_ptr<TableLink> link_of(const BrokerArguments& arguments, TableDoor& table, const EventLog& events,
                                   const std::filesystem::path& folder,
                                   std::function<void(const std::string& line)> tell) {
  if (arguments.place.broker.empty()) {
    if (!arguments.table.empty()) throw CommandError("--table", "is for a broker; give it with --mqtt URL");
    return nullptr;
  }
  if (arguments.table.empty())
    throw CommandError(kBrokerOption, "the table has no name; give it with --table NAME");
  check_topic_name("--table", arguments.table);
  TableLinkOptions options{.address = broker_of(arguments.place, tell),
                           .tls = arguments.place.tls,
                           .hall = arguments.place.hall,
                           .table = arguments.table,
                           .tokens = tokens_in(folder),
                           .home_assistant = arguments.home_assistant,
                           .tell = tell,
                           .refused = [log = std::make_shared<RefusalLog>(tell)](const std::string& line) {
                             log->refused(line, std::chrono::steady_clock::now());
                           }};
  return std::make_unique<TableLink>(table, events, std::move(options));
}

}  // namespace ringside
