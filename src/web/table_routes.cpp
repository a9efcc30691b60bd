// SPDX-License-Identifier: MIT
#include "web/table_routes.h"

#include <nlohmann/json.hpp>

#include "report/json/choices.h"
#include "report/json/json_parts.h"
#include "web/client_network.h"
#include "web/command_json.h"
#include "web/machine.h"
#include "web/page_files.h"
#include "web/requests.h"
#include "web/view_json.h"

namespace ringside {
namespace {

using httplib::Request;
using httplib::Response;

constexpr const char* kJson = "application/json";

std::string reason_of(int status) {
  if (status == 404) return "there is nothing here; docs/api.md lists what there is";
  if (status == 413 || status == 414) return "the request is too long; shorten it";
  if (status >= 500) return "the program failed at this; please report it";
  return "the request is not understood; see docs/api.md";
}

// A place among those who follow the table, given back when the last copy is gone.
std::shared_ptr<std::atomic<std::size_t>> take_place(std::atomic<std::size_t>& taken, std::size_t most) {
  if (taken.fetch_add(1) >= most) {
    --taken;
    return nullptr;
  }
  return {&taken, [](std::atomic<std::size_t>* places) { --*places; }};
}

std::string view_event(const std::string& view) { return "event: view\ndata: " + view + "\n\n"; }

constexpr std::string_view kHeartbeat = "event: heartbeat\ndata: {}\n\n";

}  // namespace

TableRoutes::TableRoutes(TableDoor& door, const WebOptions& options)
    : door_(door),
      options_(options),
      guard_(options.address, {.machine = machine_name(), .allowed = options.allowed_hosts}, options.tokens,
             options.certificate.has_value()),
      rate_(options.rate, options.now),
      frames_(options.fresh_picture, options.now),
      evidence_(options.fresh_evidence, options.now),
      feed_(door, options.pause),
      pocket_(options.pocket) {}

std::optional<Denial> TableRoutes::denial_of(const Request& request) {
  if (!rate_.take(client_network(request.remote_addr), cost_of(request)))
    return Denial{429, "too many requests; wait a few seconds"};
  const RequestOrigin from = origin_of(request);
  if (auto foreign = guard_.foreign(from, is_page(request))) return foreign;
  if (auto shape = misshapen(request)) return shape;
  if (is_for_pocket(request)) return std::nullopt;
  const Rights rights = guard_.rights_of(from);
  if (rights == Rights::kNone)
    return Denial{401, "this table wants a token; open the address that ringside watch printed"};
  if (request.method == "POST" && rights != Rights::kCorrect)
    return Denial{403, "this token lets you watch, not correct; open the other address that was printed"};
  return std::nullopt;
}

// An address with ?token= makes the browser keep the token and vanishes from its address line.
bool TableRoutes::take_in_token(const Request& request, Response& response) const {
  if (!is_page(request) || !request.has_param("token") || !guard_.tokens().demanded()) return false;
  const std::string token = request.get_param_value("token");
  if (guard_.foreign(origin_of(request), true) || guard_.tokens().rights_of(token) == Rights::kNone)
    return false;
  response.set_header("Set-Cookie", std::string(kTokenCookie) + "=" + token +
                                        "; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000" +
                                        (options_.certificate ? "; Secure" : ""));
  response.set_redirect(request.path, 303);
  return true;
}

void TableRoutes::report_refused(const Request& request, Response& response) const {
  if (response.body.empty()) refuse({response.status, reason_of(response.status)}, response);
  const auto said = nlohmann::json::parse(response.body, nullptr, false);
  options_.refused(refusal_line(request, response.status, said.value("error", "")));
}

void TableRoutes::add_pages(httplib::Server& server) const {
  for (const PageFile& file : page_files()) {
    const auto serve = [text = tagged(std::string(file.text)), type = content_type(file.name)](
                           const Request& request, Response& response) {
      give_tagged(text, type, request, response);
    };
    std::string path = "/page/" + std::string(file.name);
    if (file.name == "table.html") path = "/";
    if (file.name == "overlay.html") path = "/overlay";
    server.Get(path, serve);
  }
}

void TableRoutes::add_pictures(httplib::Server& server) {
  const auto show = [](const Tagged& picture, const char* type, const Request& request, Response& response) {
    if (picture.bytes->empty())
      return refuse({404, "there is no such picture now; ask again later"}, response);
    give_tagged(picture, type, request, response);
  };
  server.Get("/api/frame.jpg", [this, show](const Request& request, Response& response) {
    const bool marked = request.get_param_value("marked") == "1";
    const auto draw = [this, marked] { return door_.still_frame(marked); };
    show(frames_.get(marked ? "marked" : "plain", draw), "image/jpeg", request, response);
  });
  server.Get(
      R"(/api/evidence/([1-9]\d{0,8})\.(png|jpg))", [this, show](const Request& request, Response& response) {
        const int disc = std::stoi(request.matches[1]);
        const bool large = request.matches[2] == "png";
        const auto draw = [&] { return large ? door_.evidence(disc) : door_.evidence_thumbnail(disc); };
        // Whatever changes at the table may change the picture.
        const std::string name = request.path + " " + std::to_string(door_.newest()->revision);
        show(evidence_.get(name, draw), large ? "image/png" : "image/jpeg", request, response);
      });
}

void TableRoutes::give_choices(const Request& request, Response& response) const {
  auto json = choices_json(options_.rules);
  json["may_correct"] = guard_.rights_of(origin_of(request)) == Rights::kCorrect;
  give(std::make_shared<const std::string>(line_text(json)), kJson, response);
}

void TableRoutes::follow(Response& response) {
  auto place = take_place(listeners_, options_.most_listeners);
  if (!place) {
    response.set_header("Retry-After", "5");
    return refuse({503, "too many follow this table; try again later"}, response);
  }
  const auto send = [this, place, number = 0L](std::size_t, httplib::DataSink& sink) mutable {
    const auto update = feed_.newer_than(number, options_.heartbeat);
    if (!update) {
      sink.done();
      return true;
    }
    number = update->number;
    const std::string text = update->view ? view_event(*update->view) : std::string(kHeartbeat);
    return sink.write(text.data(), text.size());
  };
  response.set_header("X-Accel-Buffering", "no");  // nginx would keep events until it has many
  response.set_chunked_content_provider("text/event-stream", send);
}

void TableRoutes::answer(const Request& request, const std::string& body, Response& response) {
  try {
    give(feed_.text_of(*door_.carry_out(command_from(body), key_of(request, body))), kJson, response);
  } catch (const BadCommand& error) {
    refuse({400, error.what()}, response);
  } catch (const TableError& error) {
    refuse({409, error.what()}, response);
  }
}

void TableRoutes::carry_out(const Request& request, Response& response, const httplib::ContentReader& read) {
  std::string body;
  const bool whole = read([&](const char* data, std::size_t size) {
    body.append(data, size);
    return body.size() <= kMostBodyBytes;
  });
  if (!whole) return refuse({400, "the body did not come whole; send it again"}, response);
  answer(request, body, response);
}

void TableRoutes::attach(httplib::Server& server) {
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
  add_pages(server);
  add_pictures(server);
  pocket_.attach(server);
  server.Get("/api/state", [this](const Request&, Response& response) {
    give(feed_.text_of(*door_.newest()), kJson, response);
  });
  server.Get("/api/choices",
             [this](const Request& request, Response& response) { give_choices(request, response); });
  server.Get("/api/events", [this](const Request&, Response& response) { follow(response); });
  server.Post("/api/commands",
              [this](const Request& request, Response& response, const httplib::ContentReader& read) {
                carry_out(request, response, read);
              });
}

}  // namespace ringside
