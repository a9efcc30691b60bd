// SPDX-License-Identifier: MIT
#include "desk/serve/hall_routes.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "desk/serve/hall_json.h"
#include "desk/serve/hall_page.h"
#include "hall/exports.h"
#include "hall/state_of.h"
#include "ledger/ledger_error.h"
#include "live/view/table_command.h"
#include "report/json/json_parts.h"
#include "rules/rules_error.h"
#include "web/bad_command.h"
#include "web/requests.h"

namespace ringside::hall {
namespace {

using httplib::Request;
using httplib::Response;

constexpr const char* kJsonBody = "application/json";

// Of the table's page.
std::vector<PageFile> shared_files() {
  constexpr std::array<std::string_view, 21> kShared{
      "board.css",      "commands.js", "connection.js", "disc_node.js",  "discs.js",  "dom.js",
      "drawn_board.js", "fit.js",      "ground.js",     "icon.svg",      "look.js",   "maybe_discs.js",
      "numbers.js",     "overlay.css", "overlay.html",  "scoreboard.js", "scores.js", "shared_line.js",
      "status.js",      "stream.js",   "strings.js"};
  std::vector<PageFile> files;
  for (const PageFile& file : page_files())
    if (std::find(kShared.begin(), kShared.end(), file.name) != kShared.end()) files.push_back(file);
  return files;
}

TextFeed::Text text_of_hall(const HallShown& shown) {
  return std::make_shared<const std::string>(line_text(hall_json(shown)));
}

TextFeed::Read reader_of(const HallDesk& desk) {
  return [&desk](long revision, std::chrono::milliseconds patience) -> TextFeed::Revised {
    const auto shown = desk.newer_than(revision, patience);
    return {shown->revision, shown->revision == revision ? nullptr : text_of_hall(*shown)};
  };
}

}  // namespace

HallRoutes::HallRoutes(HallDesk& desk, const WebOptions& options)
    : desk_(desk),
      doorway_(options, "hall", "ringside hall serve"),
      feed_(reader_of(desk), options.pause),
      followers_(options, "hall") {}

void HallRoutes::answer(const Request& request, const std::string& body, Response& response) {
  try {
    give(text_of_hall(*desk_.carry_out(hall_command_from(body), key_of(request, body))), kJsonBody, response);
  } catch (const BadCommand& error) {
    refuse({400, error.what()}, response);
  } catch (const RulesError& error) {
    refuse({409, error.what()}, response);
  } catch (const TableError& error) {
    refuse({409, error.what()}, response);
  } catch (const LedgerError& error) {
    refuse({500, error.what()}, response);
  }
}

void HallRoutes::add_exports(httplib::Server& server) {
  const auto serve = [this, &server](const char* path, std::string (*csv)(const State&)) {
    server.Get(path, [this, csv](const Request&, Response& response) {
      const auto shown = desk_.newest();
      if (!shown->tournament)
        return refuse({404, "no tournament is open; begin one with ringside hall new"}, response);
      give(std::make_shared<const std::string>(csv(state_of(shown->tournament->tournament))),
           "text/csv; charset=utf-8", response);
    });
  };
  serve("/api/hall/standings.csv", standings_csv);
  serve("/api/hall/pairings.csv", pairings_csv);
}

void HallRoutes::attach(httplib::Server& server) {
  doorway_.attach(server);
  serve_files(hall_page_files(), {{"hall.html", "/"}, {"wall.html", "/wall"}}, server);
  serve_files(shared_files(), {{"overlay.html", "/overlay"}}, server);
  server.Get("/api/hall", [this](const Request&, Response& response) {
    give(text_of_hall(*desk_.newest()), kJsonBody, response);
  });
  server.Get("/api/hall/table", [this](const Request& request, Response& response) {
    const auto board = desk_.board_of(request.get_param_value("name"));
    if (!board) return refuse({404, "no table of that name has told its state; see GET /api/hall"}, response);
    give(std::make_shared<const std::string>(line_text(*board)), kJsonBody, response);
  });
  server.Get("/api/hall/rights", [this](const Request& request, Response& response) {
    const nlohmann::ordered_json rights{{"may_correct", doorway_.may_correct(request)}};
    give(std::make_shared<const std::string>(line_text(rights)), kJsonBody, response);
  });
  server.Get("/api/hall/events",
             [this](const Request&, Response& response) { followers_.follow(feed_, response); });
  server.Post("/api/hall/commands",
              [this](const Request& request, Response& response, const httplib::ContentReader& read) {
                if (const auto body = whole_body(read, response)) answer(request, *body, response);
              });
  add_exports(server);
}

}  // namespace ringside::hall
