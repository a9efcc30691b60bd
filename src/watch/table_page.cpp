// SPDX-License-Identifier: MIT
#include "watch/table_page.h"

#include <iostream>

#include "app/program/command_error.h"
#include "rules/rule_library.h"
#include "watch/refusal_log.h"
#include "web/guard.h"

namespace ringside {
std::unique_ptr<TableServer> serve_page(TableDoor& table, const std::string& listen,
                                        const std::filesystem::path& folder,
                                        const std::function<void(const std::string& line)>& refused,
                                        const WebClock& now) {
  try {
    WebOptions options;
    set_place(listen, options);
    if (!is_loopback(options.address)) options.tokens = kept_tokens(folder / "tokens");
    options.rules = RuleLibrary::standard().all();
    options.refused = [log = std::make_shared<RefusalLog>(refused), now](const std::string& line) {
      log->refused(line, now());
    };
    auto server = std::make_unique<TableServer>(table, options);
    std::cerr << announcement(*server, options.tokens);
    return server;
  } catch (const WebError& error) {
    throw CommandError("--listen", error.what());
  }
}

}  // namespace ringside
