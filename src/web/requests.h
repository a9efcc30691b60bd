// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "live/view/command_key.h"
#include "web/guard.h"
#include "web/http.h"

// Small readings of HTTP requests and ways to answer them.
namespace ringside {

inline constexpr std::size_t kMostBodyBytes = std::size_t{64} * 1024;
inline constexpr std::size_t kMostPhotoBytes = 30'000'000;
inline constexpr const char* kPhotosPath = "/api/photos";

RequestOrigin origin_of(const httplib::Request& request);

// A page that a person opens, rather than a part of one or a program's request.
bool is_page(const httplib::Request& request);

// A photo that is to settle calls: whoever may watch may send one.
bool is_photo(const httplib::Request& request);

// Why a request of that shape is refused before anything of its body is read; empty when it is not.
std::optional<Denial> misshapen(const httplib::Request& request);

// What it takes out of a RateLimit.
double cost_of(const httplib::Request& request);

// What its header Idempotency-Key says; none without one. body: of the request. Throws BadCommand.
CommandKey key_of(const httplib::Request& request, const std::string& body);

// {"error": message}.
void refuse(const Denial& denial, httplib::Response& response);

void give(std::shared_ptr<const std::string> text, std::string_view type, httplib::Response& response);

// "192.168.1.7 GET /api/state: 401 ...", safe for one line of a terminal.
std::string refusal_line(const httplib::Request& request, int status, const std::string& message);

// The headers that go with every answer.
httplib::Headers security_headers();

}  // namespace ringside
