// SPDX-License-Identifier: MIT
#pragma once

#include "live/view/table_door.h"
#include "watch/serving/served_page.h"

namespace ringside {

// Serves a table's page as serve_page of serving/served_page.h does.
ServedPage serve_page(TableDoor& table, const PageOptions& page,
                      const WebClock& now = std::chrono::steady_clock::now);

}  // namespace ringside
