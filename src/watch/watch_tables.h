// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/program/exit_code.h"
#include "watch/watched_table.h"

namespace ringside {

// Watches all of them, each on a thread of its own, until the last has ended; while a page is served, until
// this is to stop. What goes wrong at one table is said with its name, and the others go on. The first
// table's page is at page.listen, the next ones' at the ports behind it. Returns the worst of what each would
// alone. Throws CommandError where no table can be as it was asked for.
ExitCode watch_tables(const std::vector<TablePlan>& plans, const PageOptions& page,
                      const BrokerArguments& broker, const WatchPlace& place);

}  // namespace ringside
