// SPDX-License-Identifier: MIT
#include "web/table_routes.h"

#include <nlohmann/json.hpp>

#include "report/json/choices.h"
#include "report/json/json_parts.h"
#include "web/command_json.h"
#include "web/page_files.h"
#include "web/requests.h"
#include "web/view_json.h"

namespace ringside {
namespace {

using httplib::Request;
using httplib::Response;

constexpr const char* kJson = "application/json";

}  // namespace

TableRoutes::TableRoutes(TableDoor& door, const WebOptions& options)
    : door_(door),
      options_(options),
      doorway_(options, "table", "ringside watch"),
      frames_(options.fresh_picture, options.now),
      evidence_(options.fresh_evidence, options.now),
      feed_(door, options.pause),
      followers_(options, "table"),
      pocket_(options.pocket) {}

void TableRoutes::add_pages(httplib::Server& server) const {
  serve_files(page_files(), {{"table.html", "/"}, {"overlay.html", "/overlay"}, {"tv.html", "/tv"}}, server);
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
  json["may_correct"] = doorway_.may_correct(request);
  give(std::make_shared<const std::string>(line_text(json)), kJson, response);
}

void TableRoutes::answer(const std::function<std::shared_ptr<const TableView>()>& act, Response& response) {
  try {
    give(feed_.text_of(*act()), kJson, response);
  } catch (const BadCommand& error) {
    refuse({400, error.what()}, response);
  } catch (const PhotoRefused& error) {
    refuse({422, error.what()}, response);
  } catch (const TableError& error) {
    refuse({409, error.what()}, response);
  }
}

// What comes meanwhile is read, so that its sender learns why it was refused.
void TableRoutes::take_photo(const Request& request, Response& response, const httplib::ContentReader& read) {
  const std::unique_lock one_at_a_time(photo_, std::try_to_lock);
  if (!one_at_a_time) {
    read([](const char*, std::size_t) { return true; });
    return refuse({409, "another photo is being looked at; send yours in a moment"}, response);
  }
  const auto body = whole_body(read, response, kMostPhotoBytes);
  if (body) answer([&] { return door_.take_photo(*body, key_of(request, *body)); }, response);
}

std::optional<LargeBody> TableRoutes::large_body() const {
  constexpr std::size_t kWithTls = kMostPhotoBytes / 16 * 17;
  constexpr std::chrono::seconds kUpload{60};
  return LargeBody{kPhotosPath, kWithTls, kUpload};
}

void TableRoutes::attach(httplib::Server& server) {
  doorway_.attach(server);
  add_pages(server);
  add_pictures(server);
  pocket_.attach(server);
  server.Get("/api/state", [this](const Request&, Response& response) {
    give(feed_.text_of(*door_.newest()), kJson, response);
  });
  server.Get("/api/choices",
             [this](const Request& request, Response& response) { give_choices(request, response); });
  server.Get("/api/events",
             [this](const Request&, Response& response) { followers_.follow(feed_.texts(), response); });
  server.Post("/api/commands", [this](const Request& request, Response& response,
                                      const httplib::ContentReader& read) {
    const auto body = whole_body(read, response);
    if (!body) return;
    answer([&] { return door_.carry_out(command_from(*body), key_of(request, *body)); }, response);
  });
  server.Post(kPhotosPath,
              [this](const Request& request, Response& response, const httplib::ContentReader& read) {
                take_photo(request, response, read);
              });
}

}  // namespace ringside
