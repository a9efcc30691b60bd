// SPDX-License-Identifier: MIT
#pragma once

#include "live/analysis/frame_analyzer.h"
#include "live/table/table.h"
#include "web/table_server.h"

namespace ringside::soaking {

// What `ringside watch` is made of between camera and page.
struct WatchedTable {
  WatchedTable(TableOptions options, EventSink sink);

  Table table;
  TableServer server;
  FrameAnalyzer analyzer;
};

}  // namespace ringside::soaking
