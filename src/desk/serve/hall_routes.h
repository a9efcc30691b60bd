// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "desk/serve/hall_desk.h"
#include "web/doorway.h"
#include "web/followers.h"
#include "web/routes.h"
#include "web/text_feed.h"

namespace ringside::hall {

// What the server of a hall answers to which request: docs/hall.md.
class HallRoutes final : public Routes {
 public:
  HallRoutes(HallDesk& desk, const WebOptions& options);

  void attach(httplib::Server& server) override;
  void close() override { feed_.close(); }

 private:
  void answer(const httplib::Request& request, const std::string& body, httplib::Response& response);
  void add_exports(httplib::Server& server);

  HallDesk& desk_;
  Doorway doorway_;
  TextFeed feed_;
  Followers followers_;
};

}  // namespace ringside::hall
