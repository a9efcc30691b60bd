// SPDX-License-Identifier: MIT
#include "watch/table_page.h"

#include <iostream>

#include "app/program/command_error.h"
#include "rules/rule_library.h"
#include "watch/refusal_log.h"
#include "web/guard.h"
#include "web/machine.h"
#include "web/pocket_site.h"

namespace ringside {
namespace {

Certificate own_certificate(const std::filesystem::path& folder, const std::string& address) {
  const std::string name = machine_name();
  std::vector<std::string> further = network_addresses();
  for (const std::string& one : {name, name + ".local", std::string("localhost"), std::string("127.0.0.1")})
    further.push_back(one);
  return kept_certificate(folder / "certificate.pem", {reachable_address(address), kNetworkName}, further,
                          std::time(nullptr));
}

// Empty: plain HTTP.
std::optional<Certificate> certificate_of(const PageOptions& page, const std::string& address) {
  if (!page.certificate.empty())
    return read_certificate(page.certificate, page.key.empty() ? page.certificate : page.key);
  if (is_loopback(address) || page.insecure) return std::nullopt;
  return own_certificate(page.folder, address);
}

void check_wishes(const PageOptions& page) {
  if (page.insecure && !page.certificate.empty())
    throw CommandError("--insecure", "means plain HTTP, which has no certificate; leave out one of the two");
  if (page.certificate.empty() && !page.key.empty())
    throw CommandError("--key", "belongs to a certificate; give that with --certificate");
}

WebOptions web_options(const PageOptions& page, const WebClock& now) {
  WebOptions options;
  set_place(page.listen, options);
  if (!is_loopback(options.address)) options.tokens = kept_tokens(page.folder / "tokens");
  options.certificate = certificate_of(page, options.address);
  options.rules = RuleLibrary::standard().all();
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
  options.pocket = find_pocket_site(program.parent_path()).value_or("");
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

ServedPage serve_page(TableDoor& table, const PageOptions& page, const WebClock& now) {
  check_wishes(page);
  try {
    const WebOptions options = web_options(page, now);
    ServedPage served{std::make_unique<TableServer>(table, options), name_of(options)};
    std::cerr << announcement(*served.server, options);
    if (served.name) std::cerr << "this network also knows it as " << kNetworkName << '\n';
    return served;
  } catch (const WebError& error) {
    throw CommandError("--listen", error.what());
  }
}

}  // namespace ringside
