// SPDX-License-Identifier: MIT
#include "watch/serving/broker_place.h"

#include "app/program/command_error.h"
#include "broker/broker_error.h"
#include "broker/table_topics.h"
#include "watch/serving/given_aside.h"
#include "web/guard.h"

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

}  // namespace

void add_tls_options(const Parser& parser, BrokerTls& tls) {
  parser.add("--mqtt-ca", tls.authorities, "FILE", "who signed the broker's certificate (PEM)").beyond_help();
  parser.add("--mqtt-certificate", tls.certificate, "FILE", "to show to the broker (PEM)").beyond_help();
  parser.add("--mqtt-key", tls.key, "FILE", "its key (PEM); default: in the same file").beyond_help();
}

void add_broker_options(const Parser& parser, BrokerPlace& place) {
  parser.add("--hall", place.hall, "NAME", "in which it stands there; default: hall").beyond_help();
  add_tls_options(parser, place.tls);
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

BrokerAddress broker_of(const BrokerPlace& place, const std::function<void(const std::string& line)>& tell) {
  check_topic_name("--hall", place.hall);
  return checked_broker(kBrokerOption, place.broker, place.tls, tell);
}

}  // namespace ringside
