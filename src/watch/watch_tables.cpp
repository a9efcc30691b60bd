// SPDX-License-Identifier: MIT
#include "watch/watch_tables.h"

#include <algorithm>
#include <thread>

#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "watch/serving/stop_signals.h"
#include "web/web_error.h"

namespace ringside {
namespace {

constexpr std::size_t kMostTables = 64;  // and as many ports

// Where the page of the table of that number is; 0 stays "any that is free".
std::string listen_of(const std::string& listen, std::size_t table) {
  WebOptions place;
  try {
    set_place(listen, place);
  } catch (const WebError& error) {
    throw CommandError("--listen", error.what());
  }
  constexpr std::size_t kMostPort = 65535;
  const auto port = static_cast<std::size_t>(place.port);
  if (port + table > kMostPort)
    throw CommandError("--listen", "there are too few ports behind that one; give a lower one");
  const std::string address = listen.substr(0, listen.rfind(':') + 1);
  return address + std::to_string(port == 0 ? 0 : port + table);
}

// What is wrong is said, and the others go on.
template <typename Step>
ExitCode tried(const std::string& name, const WatchPlace& place, const Step& step) {
  try {
    return step();
  } catch (const std::exception& error) {
    const std::string what = name + ": " + error.what();
    place.line.print_above([&] { say(what); });
    return ExitCode::kWrongInput;
  }
}

}  // namespace

ExitCode watch_tables(const std::vector<TablePlan>& plans, const PageOptions& page,
                      const BrokerArguments& broker, const WatchPlace& place) {
  if (plans.size() > kMostTables) throw CommandError("--tables", "64 tables at most are watched; name fewer");
  std::vector<PageOptions> pages(plans.size(), page);
  for (std::size_t i = 0; i < plans.size() && !page.listen.empty(); ++i)
    pages[i].listen = listen_of(page.listen, i);
  std::vector<std::unique_ptr<WatchedTable>> tables(plans.size());
  std::vector<ExitCode> codes(plans.size(), ExitCode::kAllScored);
  // What reads a file lives as long as the thread that began it: this one.
  for (std::size_t i = 0; i < plans.size(); ++i) {
    codes[i] = tried(plans[i].name, place, [&] {
      BrokerArguments there = broker;
      if (!there.place.broker.empty()) there.table = plans[i].name;
      tables[i] = std::make_unique<WatchedTable>(plans[i], pages[i], there, place);
      return ExitCode::kAllScored;
    });
  }
  {
    std::vector<std::jthread> watching;
    for (std::size_t i = 0; i < plans.size(); ++i) {
      if (!tables[i]) continue;
      watching.emplace_back([&, i] {
        codes[i] = tried(plans[i].name, place, [&] {
          return tables[i]->watch().empty() ? ExitCode::kAllScored : ExitCode::kNotScored;
        });
        if (tables[i]->has_page() && !place.stop.stop_requested())
          tables[i]->say_of_source("has ended; its page stays until this is stopped (Ctrl-C)");
      });
    }
  }
  const auto has_page = [](const auto& table) { return table && table->has_page(); };
  if (std::any_of(tables.begin(), tables.end(), has_page) && !place.stop.stop_requested())
    wait_until(place.stop);
  if (place.printer.failed()) return ExitCode::kWrongInput;
  return *std::max_element(codes.begin(), codes.end());
}

}  // namespace ringside
