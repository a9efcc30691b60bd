// SPDX-License-Identifier: MIT
#include "desk/serve/hall_serve.h"

#include <csignal>

#include "app/program/clock.h"
#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "desk/commands/hall_arguments.h"
#include "desk/serve/hall_link.h"
#include "desk/serve/hall_routes.h"
#include "watch/serving/broker_place.h"
#include "watch/serving/served_page.h"
#include "watch/serving/stop_signals.h"

namespace ringside::hall {
namespace {

struct HallServed {
  BrokerPlace place;
  PageOptions page;
  TournamentChoice choice;
};

// Without one that is asked for or was begun the hall is its tables alone.
std::optional<std::int64_t> tournament_of(const TournamentChoice& choice, const HallLedger& ledger) {
  if (choice.tournament.empty()) return ledger.latest();
  return tournament_id(choice, ledger);
}

void serve_hall(const HallServed& served) {
  std::signal(SIGPIPE, SIG_IGN);
  StopSignals signals;
  const auto tell = [](const std::string& line) { say(line); };
  const BrokerAddress address = broker_of(served.place, tell);
  const std::filesystem::path file = hall_ledger_place(served.choice);
  HallLedger ledger(file);
  const auto tournament = tournament_of(served.choice, ledger);
  HallDesk desk(std::move(ledger), tournament,
                {.hall = served.place.hall, .now = time_for_files, .tell = tell});
  PageOptions page = served.page;
  page.folder = file.parent_path();
  page.refused = tell;
  const auto make = [&desk](const WebOptions& options) {
    return std::make_unique<WebServer>(options, std::make_unique<HallRoutes>(desk, options));
  };
  const auto shown = serve_page(make, "hall", page);
  const HallLink link(desk, served.place.hall, address, served.place.tls);
  wait_until(signals.token());
}

}  // namespace

Command add_hall_serve(const Parser& hall) {
  auto served = std::make_shared<HallServed>();
  served->page.listen = "127.0.0.1:8080";
  const Parser parser = hall.subcommand("serve", "Serve the page of all tables and of the tournament.");
  parser.add("--mqtt", served->place.broker, "URL", "the broker that the tables are shown on").required();
  parser.add("--listen", served->page.listen, "ADDRESS:PORT", "where to; default: 127.0.0.1:8080");
  add_broker_options(parser, served->place);
  add_page_options(parser, served->page);
  add_tournament_options(parser, served->choice);
  parser.footer("Further options, of HTTPS and MQTT: man ringside-hall-serve.");
  parser.shorten_help();
  return {parser, [served] { return at_the_desk([&] { serve_hall(*served); }); }};
}

}  // namespace ringside::hall
