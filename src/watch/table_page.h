// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "web/table_server.h"

namespace ringside {

// Serves a table's page at "ADDRESS:PORT" as long as the returned server lives, and says on stderr where it
// is. Other machines than this one are only let in with tokens, kept in `folder`. refused: gets what
// RefusalLog reports, a line at a time and from any thread. Throws CommandError.
std::unique_ptr<TableServer> serve_page(TableDoor& table, const std::string& listen,
                                        const std::filesystem::path& folder,
                                        const std::function<void(const std::string& line)>& refused,
                                        const WebClock& now = std::chrono::steady_clock::now);

}  // namespace ringside
