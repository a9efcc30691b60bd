// SPDX-License-Identifier: MIT
#include "watch/serving/served_page.h"

#include <iostream>

#include "app/program/command_error.h"
#include "text/typed_word.h"
#include "watch/serving/refusal_log.h"
#include "web/guard.h"
#include "web/machine.h"

namespace ringside {
namespace {

Certificate own_certificate(const std::filesystem::path& folder, const WebOptions& options) {
  std::vector<std::string> further = network_addresses();
  const auto add = [&](const std::vector<std::string>& names) {
    further.insert(further.end(), names.begin(), names.end());
  };
  add(names_at_home(machine_name()));
  add(options.allowed_hosts);
  add({"localhost", "127.0.0.1"});
  return kept_certificate(folder / "certificate.pem", {reachable_address(options.address), kNetworkName},
                          further, std::time(nullptr));
}

// Empty: plain HTTP.
std::optional<Certificate> certificate_of(const PageOptions& page, const WebOptions& options) {
  if (!page.certificate.empty())
    return read_certificate(page.certificate, page.key.empty() ? page.certificate : page.key);
  if (is_loopback(options.address) || page.insecure) return std::nullopt;
  return own_certificate(page.folder, options);
}

void check_wishes(const PageOptions& page) {
  if (page.insecure && !page.certificate.empty())
    throw CommandError("--insecure", "means plain HTTP, which has no certificate; leave out one of the two");
  if (page.certificate.empty() && !page.key.empty())
    throw CommandError("--key", "belongs to a certificate; give that with --certificate");
}

// As browsers write it.
std::string allowed_host(const std::string& typed) {
  if (is_address(typed)) return typed;
  const std::string name = host_name(without_blanks_around(typed));
  if (typed.find_first_of(":/") != std::string::npos || !is_host_name(name)) {
    throw CommandError(kAllowHost, "'" + typed + "' is no host's name; write it without https://, port and " +
                                       "path, as in table.example");
  }
  return name;
}

WebOptions web_options(const PageOptions& page, const WebClock& now) {
  WebOptions options;
  set_place(page.listen, options);
  for (const std::string& typed : page.allowed_hosts) options.allowed_hosts.push_back(allowed_host(typed));
  // Who comes by a name that was allowed comes from elsewhere, by a proxy on this machine.
  if (!is_loopback(options.address) || !options.allowed_hosts.empty())
    options.tokens = kept_tokens(page.folder / "tokens");
  options.certificate = certificate_of(page, options);
  options.refused = [log = std::make_shared<RefusalLog>(page.refused), now](const std::string& line) {
    log->refused(line, now());
  };
  return options;
}

// Null where the network is not to know it, or cannot.
std::unique_ptr<NetworkName> name_of(const WebOptions& options) {
  if (is_loopback(options.address)) return nullptr;
  auto name = std::make_unique<NetworkName>(kNetworkName, reachable_address(options.address));
  if (!name->is_known()) return nullptr;
  return name;
}

}  // namespace

void add_page_options(const Parser& parser, PageOptions& page) {
  parser
      .add("--certificate", page.certificate, "FILE",
           "for HTTPS (PEM); default: one of its own for other machines")
      .beyond_help();
  parser.add("--key", page.key, "FILE", "its key (PEM); default: in the same file").beyond_help();
  parser.add_flag("--insecure", page.insecure, "plain HTTP for other machines too").beyond_help();
  parser
      .add_repeatable(kAllowHost, page.allowed_hosts, "NAME",
                      "a further name of this machine, as of a proxy before it; repeatable")
      .beyond_help();
}

ServedPage serve_page(const MakeServer& make, const std::string& called, const PageOptions& page,
                      const WebClock& now) {
  check_wishes(page);
  try {
    const WebOptions options = web_options(page, now);
    ServedPage served{make(options), name_of(options)};
    std::cerr << announcement(*served.server, options, called);
    if (served.name) std::cerr << "this network also knows it as " << kNetworkName << '\n';
    return served;
  } catch (const WebError& error) {
    throw CommandError("--listen", error.what());
  }
}

}  // namespace ringside
