// SPDX-License-Identifier: MIT
#include "watch/table_page.h"

#include <iostream>

#include "app/program/command_error.h"
#include "rules/rule_library.h"
#include "web/guard.h"

namespace ringside {

std::unique_ptr<TableServer> serve_page(TableDoor& table, const std::string& listen,
                                        const std::filesystem::path& folder,
                                        const std::function<void(const std::string& line)>& refused) {
  try {
    WebOptions options;
    set_place(listen, options);
    if (!is_loopback(options.address)) options.tokens = kept_tokens(folder / "tokens");
    options.rules = RuleLibrary::standard().all();
    options.refused = [refused](const std::string& line) { refused("refused " + line); };
    auto server = std::make_unique<TableServer>(table, options);
    std::cerr << announcement(*server, options.tokens);
    return server;
  } catch (const WebError& error) {
    throw CommandError("--listen", error.what());
  }
}

}  // namespace ringside
