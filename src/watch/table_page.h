// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "web/table_server.h"

namespace ringside {

// Serves a table's page at "ADDRESS:PORT" as long as the returned server lives, and says on stderr where it
// is. Other machines than this one are only let in with tokens, kept in `folder`. refused: called for each
// request that was, in one line, from any thread. Throws CommandError.
std::unique_ptr<TableServer> serve_page(TableDoor& table, const std::string& listen,
                                        const std::filesystem::path& folder,
                                        const std::function<void(const std::string& line)>& refused);

}  // namespace ringside
