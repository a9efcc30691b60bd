// SPDX-License-Identifier: MIT
#include "web/table_server.h"

#include "web/table_routes.h"

namespace ringside {

TableServer::TableServer(TableDoor& door, const WebOptions& options)
    : WebServer(options, std::make_unique<TableRoutes>(door, options)) {}

}  // namespace ringside
