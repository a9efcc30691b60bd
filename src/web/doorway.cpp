// SPDX-License-Identifier: MIT
#include "web/doorway.h"

#include <nlohmann/json.hpp>
#include <sstream>

#include "web/client_network.h"
#include "web/machine.h"
#include "web/pocket_site.h"
#include "web/requests.h"
#include "web/tagged.h"

namespace ringside {
namespace {

using httplib::Request;
using httplib::Response;

std::string reason_of(int status) {
  if (status == 404) return "there is nothing here; docs/api.md lists what there is";
  if (status == 413 || status == 414) return "the request is too long; shorten it";
  if (status >= 500) return "the program failed at this; please report it";
  return "the request is not understood; see docs/api.md";
}

// As it came, but for what is, or may be another way to write, the token.
std::string address_without_token(const Request& request) {
  const std::size_t begins = request.target.find('?');
  std::string kept;
  std::istringstream words(begins == std::string::npos ? "" : request.target.substr(begins + 1));
  for (std::string word; std::getline(words, word, '&');) {
    const std::string name = word.substr(0, word.find('='));
    const bool is_plain = name.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
    if (is_plain && !name.empty() && name != "token") kept += (kept.empty() ? "?" : "&") + word;
  }
  return request.path + kept;
}

}  // namespace

Doorway::Doorway(const WebOptions& options, std::string called, std::string program)
    : options_(options),
      called_(std::move(called)),
      program_(std::move(program)),
      guard_(options.address, {.machine = machine_name(), .allowed = options.allowed_hosts}, options.tokens,
             options.certificate.has_value()),
      rate_(options.rate, options.now) {}

bool Doorway::may_correct(const Request& request) const {
  return guard_.rights_of(origin_of(request)) == Rights::kCorrect;
}

std::optional<Denial> Doorway::denial_of(const Request& request) {
  if (!rate_.take(client_network(request.remote_addr), cost_of(request)))
    return Denial{429, "too many requests; wait a few seconds"};
  const RequestOrigin from = origin_of(request);
  if (auto foreign = guard_.foreign(from, is_page(request))) return foreign;
  if (auto shape = misshapen(request)) return shape;
  if (is_for_pocket(request)) return std::nullopt;
  const Rights rights = guard_.rights_of(from);
  if (rights == Rights::kNone)
    return Denial{401, "this " + called_ + " wants a token; open the address that " + program_ + " printed"};
  if (request.method == "POST" && !is_photo(request) && rights != Rights::kCorrect)
    return Denial{403, "this token lets you watch, not correct; open the other address that was printed"};
  return std::nullopt;
}

// An address with ?token= makes the browser keep the token and vanishes from its address line.
bool Doorway::take_in_token(const Request& request, Response& response) const {
  if (!is_page(request) || !request.has_param("token") || !guard_.tokens().demanded()) return false;
  const std::string token = request.get_param_value("token");
  if (guard_.foreign(origin_of(request), true) || guard_.tokens().rights_of(token) == Rights::kNone)
    return false;
  response.set_header("Set-Cookie", std::string(kTokenCookie) + "=" + token +
                                        "; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000" +
                                        (options_.certificate ? "; Secure" : ""));
  response.set_redirect(address_without_token(request), 303);
  return true;
}

void Doorway::report_refused(const Request& request, Response& response) const {
  if (response.body.empty()) refuse({response.status, reason_of(response.status)}, response);
  const auto said = nlohmann::json::parse(response.body, nullptr, false);
  options_.refused(refusal_line(request, response.status, said.value("error", "")));
}

void Doorway::attach(httplib::Server& server) {
  server.set_default_headers(security_headers());
  server.set_pre_routing_handler([this](const Request& request, Response& response) {
    if (take_in_token(request, response)) return httplib::Server::HandlerResponse::Handled;
    const auto denial = denial_of(request);
    if (!denial) return httplib::Server::HandlerResponse::Unhandled;
    refuse(*denial, response);
    return httplib::Server::HandlerResponse::Handled;
  });
  server.set_error_handler(
      [this](const Request& request, Response& response) { report_refused(request, response); });
  server.set_exception_handler(
      [](const Request&, Response& response, const std::exception_ptr&) { response.status = 500; });
}

void serve_files(std::span<const PageFile> files, const std::map<std::string, std::string>& places,
                 httplib::Server& server) {
  for (const PageFile& file : files) {
    const auto serve = [text = tagged(std::string(file.text)), type = content_type(file.name)](
                           const Request& request, Response& response) {
      give_tagged(text, type, request, response);
    };
    const auto place = places.find(std::string(file.name));
    server.Get(place == places.end() ? "/page/" + std::string(file.name) : place->second, serve);
  }
}

std::optional<std::string> whole_body(const httplib::ContentReader& read, Response& response,
                                      std::size_t most) {
  std::string body;
  const bool whole = read([&](const char* data, std::size_t size) {
    body.append(data, size);
    return body.size() <= most;
  });
  if (whole) return body;
  refuse({400, "the body did not come whole; send it again"}, response);
  return std::nullopt;
}

}  // namespace ringside
