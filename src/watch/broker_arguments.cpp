// SPDX-License-Identifier: MIT
#include "watch/broker_arguments.h"

#include "app/program/command_error.h"
#include "app/program/given_aside.h"
#include "broker/broker_error.h"
#include "watch/refusal_log.h"
#include "web/guard.h"
#include "web/web_error.h"

namespace ringside {
namespace {

void check_tls(const char* option, const BrokerTls& tls, const BrokerAddress& address) {
  if (!tls.key.empty() && tls.certificate.empty())
    throw CommandError("--mqtt-key", "belongs to a certificate; give that with --mqtt-certificate");
  const bool any = !tls.authorities.empty() || !tls.certificate.empty();
  if (any && !address.tls) throw CommandError(option, "mqtt:// knows no certificates; give mqtts://");
}

BrokerAddress address_of(const char* option, const std::string& typed) {
  try {
    return broker_address(given_aside(typed, "broker's"));
  } catch (const BrokerError& error) {
    throw CommandError(option, error.what());
  }
}

Tokens tokens_in(const std::filesystem::path& folder) {
  try {
    return kept_tokens(folder / "tokens");
  } catch (const WebError& error) {
    throw CommandError(kBrokerOption, error.what());
  }
}

}  // namespace

void add_tls_options(const Parser& parser, BrokerTls& tls) {
  parser.add("--mqtt-ca", tls.authorities, "FILE", "who signed the broker's certificate (PEM)").beyond_help();
  parser.add("--mqtt-certificate", tls.certificate, "FILE", "to show to the broker (PEM)").beyond_help();
  parser.add("--mqtt-key", tls.key, "FILE", "its key (PEM); default: in the same file").beyond_help();
}

void check_topic_name(const char* option, const std::string& name) {
  if (const auto complaint = name_complaint(name)) throw CommandError(option, "'" + name + "' " + *complaint);
}

BrokerAddress checked_broker(const char* option, const std::string& typed, const BrokerTls& tls,
                             const std::function<void(const std::string& line)>& tell) {
  BrokerAddress address = address_of(option, typed);
  check_tls(option, tls, address);
  if (!address.tls && !address.password.empty() && !is_loopback(address.host))
    tell(address.shown() + ": the password goes unencrypted over the network; give mqtts:// where it can");
  return address;
}

void add_broker_options(const Parser& parser, BrokerArguments& arguments) {
  parser.add(kBrokerOption, arguments.broker, "URL", "show the table on an MQTT broker (docs/mqtt.md)");
  parser.add("--table", arguments.table, "NAME", "of this table there");
  parser.add("--hall", arguments.hall, "NAME", "in which it stands there; default: hall").beyond_help();
  add_tls_options(parser, arguments.tls);
  parser.add_flag("--home-assistant", arguments.home_assistant, "a Home Assistant there finds the table")
      .beyond_help();
}

std::unique_ptr<TableLink> link_of(const BrokerArguments& arguments, TableDoor& table, const EventLog& events,
                                   const std::filesystem::path& folder,
                                   std::function<void(const std::string& line)> tell) {
  if (arguments.broker.empty()) {
    if (!arguments.table.empty()) throw CommandError("--table", "is for a broker; give it with --mqtt URL");
    return nullptr;
  }
  if (arguments.table.empty())
    throw CommandError(kBrokerOption, "the table has no name; give it with --table NAME");
  check_topic_name("--table", arguments.table);
  check_topic_name("--hall", arguments.hall);
  TableLinkOptions options{.address = checked_broker(kBrokerOption, arguments.broker, arguments.tls, tell),
                           .tls = arguments.tls,
                           .hall = arguments.hall,
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
