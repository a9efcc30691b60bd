// SPDX-License-Identifier: MIT
#pragma once

#include "web/http.h"

namespace ringside {

// What a server answers to which request.
class Routes {
 public:
  Routes() = default;
  Routes(const Routes&) = delete;
  Routes& operator=(const Routes&) = delete;
  virtual ~Routes() = default;

  virtual void attach(httplib::Server& server) = 0;
  virtual void close() = 0;  // those who follow are let go
};

}  // namespace ringside
