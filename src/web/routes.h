// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "web/http.h"

namespace ringside {

// A request that may have a larger body than others, and take longer.
struct LargeBody {
  std::string path;  // that it is POSTed to
  std::size_t bytes;
  std::chrono::milliseconds time;
};

// What a server answers to which request.
class Routes {
 public:
  Routes() = default;
  Routes(const Routes&) = delete;
  Routes& operator=(const Routes&) = delete;
  virtual ~Routes() = default;

  virtual void attach(httplib::Server& server) = 0;
  virtual std::optional<LargeBody> large_body() const { return std::nullopt; }
  virtual void close() = 0;  // those who follow are let go
};

}  // namespace ringside
