// SPDX-License-Identifier: MIT
#include "watch/table_page.h"

#include "rules/rule_library.h"
#include "web/pocket_site.h"
#include "web/table_server.h"

namespace ringside {

ServedPage serve_page(TableDoor& table, const PageOptions& page, const WebClock& now) {
  const auto make = [&](WebOptions options) {
    options.rules = RuleLibrary::standard().all();
    std::error_code error;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    options.pocket = find_pocket_site(program.parent_path()).value_or("");
    return std::make_unique<TableServer>(table, options);
  };
  return serve_page(make, "table", page, now);
}

}  // namespace ringside
