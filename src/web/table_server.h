// SPDX-License-Identifier: MIT
#pragma once

#include "live/view/table_door.h"
#include "web/web_server.h"

namespace ringside {

// Serves the page, the overlay and the API of docs/api.md over a table. The table must outlive it.
class TableServer : public WebServer {
 public:
  TableServer(TableDoor& door, const WebOptions& options);  // throws WebError
};

}  // namespace ringside
