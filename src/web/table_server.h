// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "live/view/table_door.h"
#include "web/web_error.h"
#include "web/web_options.h"

namespace ringside {

// "127.0.0.1:8080" or "[::]:8080" into address and port. Throws WebError.
void set_place(const std::string& listen, WebOptions& options);

// Serves the page, the overlay and the API of docs/api.md over a table, on threads of its own, from its
// construction to its end. The table must outlive it.
class TableServer {
 public:
  TableServer(TableDoor& door, const WebOptions& options);  // throws WebError
  ~TableServer();
  TableServer(const TableServer&) = delete;
  TableServer& operator=(const TableServer&) = delete;

  int port() const;
  // Of the page, with the token for those rights where one is demanded.
  std::string url(Rights rights) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

// For people at the terminal: where the page is; for other machines also as QR codes, and what they are to
// compare of its certificate.
std::string announcement(const TableServer& server, const WebOptions& options);

}  // namespace ringside
