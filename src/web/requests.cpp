// SPDX-License-Identifier: MIT
#include "web/requests.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/data/text.h"
#include "report/json/json_parts.h"
#include "web/bad_command.h"
#include "web/request_key.h"

namespace ringside {
namespace {

constexpr std::size_t kMostPathTold = 200;

bool is_command(const httplib::Request& request) {
  return request.method == "POST" &&
         (request.path == "/api/commands" || request.path == "/api/hall/commands");
}

// most: digits of a number that no body reaches are not read.
std::optional<Denial> misshapen_length(const httplib::Request& request, std::size_t most,
                                       const std::string& too_large) {
  const std::string length = request.get_header_value("Content-Length");
  const bool is_number = !length.empty() && length.find_first_not_of("0123456789") == std::string::npos;
  if (!is_number) return Denial{411, "the length of the body is missing; send a Content-Length"};
  if (length.size() > 9 || std::stoul(length) > most) return Denial{413, too_large};
  return std::nullopt;
}

std::optional<Denial> misshapen_command(const httplib::Request& request) {
  if (!request.get_header_value("Content-Type").starts_with("application/json"))
    return Denial{415, "a command is JSON; send it with Content-Type: application/json"};
  return misshapen_length(request, kMostBodyBytes, "the body is too large; a command takes less than 64 KiB");
}

// Pages of other sites can send neither type without asking first.
std::optional<Denial> misshapen_photo(const httplib::Request& request) {
  const std::string type = request.get_header_value("Content-Type");
  if (!type.starts_with("image/") && type != "application/octet-stream")
    return Denial{415, "a photo is an image; send it with Content-Type: image/jpeg, or as it is"};
  return misshapen_length(request, kMostPhotoBytes, "the photo is too large; send one of 30 MB at most");
}

}  // namespace

RequestOrigin origin_of(const httplib::Request& request) {
  return {.host = request.get_header_value("Host"),
          .origin = request.get_header_value("Origin"),
          .fetch_site = request.get_header_value("Sec-Fetch-Site"),
          .authorization = request.get_header_value("Authorization"),
          .cookie = request.get_header_value("Cookie")};
}

bool is_page(const httplib::Request& request) {
  return request.path == "/" || request.path == "/overlay" || request.path == "/tv" ||
         request.path == "/wall" || request.path == "/pocket" || request.path == "/pocket/";
}

bool is_photo(const httplib::Request& request) {
  return request.method == "POST" && request.path == kPhotosPath;
}

std::optional<Denial> misshapen(const httplib::Request& request) {
  // httplib has no bound for either: many ranges multiply the answer, chunks have no end.
  if (request.has_header("Range")) return Denial{416, "parts of an answer are not given; ask for the whole"};
  if (request.has_header("Transfer-Encoding"))
    return Denial{411, "send the body whole, with a Content-Length"};
  if (request.has_header("Content-Encoding")) return Denial{415, "send the body as it is, not compressed"};
  if (is_command(request)) return misshapen_command(request);
  if (is_photo(request)) return misshapen_photo(request);
  if (request.method != "GET" && request.method != "HEAD")
    return Denial{405,
                  "only GET is answered here; commands are POSTed to /api/commands, photos to /api/photos"};
  return std::nullopt;
}

double cost_of(const httplib::Request& request) {
  if (is_photo(request)) return 100;
  if (request.path.starts_with("/api/evidence/")) return 20;
  if (request.path == "/api/frame.jpg" || is_command(request)) return 10;
  return 1;
}

CommandKey key_of(const httplib::Request& request, const std::string& body) {
  return request.has_header(kKeyHeader) ? request_key(request.get_header_value(kKeyHeader), body)
                                        : CommandKey();
}

void refuse(const Denial& denial, httplib::Response& response) {
  response.status = denial.status;
  response.set_content(line_text({{"error", denial.message}}), "application/json");
}

void give(std::shared_ptr<const std::string> text, std::string_view type, httplib::Response& response) {
  // Through a provider, because httplib would compress a body, at Brotli's slowest setting.
  const std::size_t size = text->size();
  response.set_content_provider(
      size, std::string(type),
      [text = std::move(text)](std::size_t offset, std::size_t length, httplib::DataSink& sink) {
        return sink.write(text->data() + offset, length);
      });
}

std::string refusal_line(const httplib::Request& request, int status, const std::string& message) {
  // cpp-httplib knows the address only once a request's head has come whole.
  const std::string address = request.remote_addr.empty() ? "unknown" : request.remote_addr;
  return printable(address + " " + request.method + " " + request.path.substr(0, kMostPathTold)) + ": " +
         std::to_string(status) + " " + message;
}

httplib::Headers security_headers() {
  return {{"Content-Security-Policy",
           "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
           "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
          {"X-Content-Type-Options", "nosniff"},
          {"X-Frame-Options", "DENY"},
          {"Referrer-Policy", "no-referrer"},
          {"Cross-Origin-Opener-Policy", "same-origin"},
          {"Cross-Origin-Resource-Policy", "same-origin"},
          {"Cache-Control", "no-store"}};
}

}  // namespace ringside
