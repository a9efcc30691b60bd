// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <optional>
#include <string>

#include "live/view/table_door.h"
#include "web/guard.h"
#include "web/http.h"
#include "web/picture_cache.h"
#include "web/pocket_site.h"
#include "web/rate_limit.h"
#include "web/view_feed.h"
#include "web/web_options.h"

namespace ringside {

// What the server answers to which request: docs/api.md.
class TableRoutes {
 public:
  TableRoutes(TableDoor& door, const WebOptions& options);

  void attach(httplib::Server& server);
  void close() { feed_.close(); }  // listeners are let go

 private:
  using Request = httplib::Request;
  using Response = httplib::Response;

  std::optional<Denial> denial_of(const Request& request);
  bool take_in_token(const Request& request, Response& response) const;
  void report_refused(const Request& request, Response& response) const;

  void add_pages(httplib::Server& server) const;
  void add_pictures(httplib::Server& server);
  void give_choices(const Request& request, Response& response) const;
  void follow(Response& response);
  void carry_out(const Request& request, Response& response, const httplib::ContentReader& read);
  void answer(const Request& request, const std::string& body, Response& response);

  TableDoor& door_;
  WebOptions options_;
  Guard guard_;
  RateLimit rate_;
  PictureCache frames_;
  PictureCache evidence_;
  std::atomic<std::size_t> listeners_ = 0;
  ViewFeed feed_;
  PocketSite pocket_;
};

}  // namespace ringside
