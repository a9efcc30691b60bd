// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "web/http.h"

namespace ringside {

// Bytes to be served, with their strong ETag (RFC 9110, 8.8.3): the same for the same bytes only.
struct Tagged {
  std::shared_ptr<const std::string> bytes;
  std::string etag;  // in its quotation marks
};

Tagged tagged(std::string bytes);

// Whether a request's If-None-Match names it.
bool is_known(const Tagged& tagged, const httplib::Request& request);

// The bytes, or 304 without any where the browser has them. Browsers keep them and check each time.
void give_tagged(const Tagged& tagged, std::string_view type, const httplib::Request& request,
                 httplib::Response& response);

}  // namespace ringside
