// SPDX-License-Identifier: MIT
#include "web/tagged.h"

#include "photo/sha256.h"
#include "text/typed_word.h"
#include "web/requests.h"

namespace ringside {
namespace {

constexpr std::size_t kTagDigits = 32;  // 128 bits of the hash: no two pictures of a table share them

// If-None-Match compares weakly.
std::string_view without_weakness(std::string_view tag) {
  return tag.starts_with("W/") ? tag.substr(2) : tag;
}

}  // namespace

Tagged tagged(std::string bytes) {
  std::string etag = '"' + sha256_of_text(bytes).substr(0, kTagDigits) + '"';
  return {std::make_shared<const std::string>(std::move(bytes)), std::move(etag)};
}

bool is_known(const Tagged& tagged, const httplib::Request& request) {
  const std::string header = request.get_header_value("If-None-Match");
  std::string_view rest = header;
  while (!rest.empty()) {
    const std::size_t comma = rest.find(',');
    const std::string tag = without_blanks_around(rest.substr(0, comma));
    if (tag == "*" || without_weakness(tag) == tagged.etag) return true;
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
  }
  return false;
}

void give_tagged(const Tagged& tagged, std::string_view type, const httplib::Request& request,
                 httplib::Response& response) {
  response.headers.erase("Cache-Control");  // what all other answers say
  response.set_header("Cache-Control", "private, no-cache");
  response.set_header("ETag", tagged.etag);
  if (is_known(tagged, request)) {
    response.status = 304;
  } else {
    give(tagged.bytes, type, response);
  }
}

}  // namespace ringside
