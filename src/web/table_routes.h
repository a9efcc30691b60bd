// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>
#include <string>

#include "live/view/table_door.h"
#include "web/doorway.h"
#include "web/followers.h"
#include "web/picture_cache.h"
#include "web/pocket_site.h"
#include "web/routes.h"
#include "web/view_feed.h"
#include "web/web_options.h"

namespace ringside {

// What the server answers to which request: docs/api.md.
class TableRoutes final : public Routes {
 public:
  TableRoutes(TableDoor& door, const WebOptions& options);

  void attach(httplib::Server& server) override;
  std::optional<LargeBody> large_body() const override;
  void close() override { feed_.close(); }  // listeners are let go

 private:
  using Request = httplib::Request;
  using Response = httplib::Response;

  void add_pages(httplib::Server& server) const;
  void add_pictures(httplib::Server& server);
  void give_choices(const Request& request, Response& response) const;
  void answer(const std::function<std::shared_ptr<const TableView>()>& act, Response& response);
  void take_photo(const Request& request, Response& response, const httplib::ContentReader& read);

  TableDoor& door_;
  WebOptions options_;
  Doorway doorway_;
  PictureCache frames_;
  PictureCache evidence_;
  ViewFeed feed_;
  Followers followers_;
  PocketSite pocket_;
  std::mutex photo_;  // one is looked at at a time
};

}  // namespace ringside
