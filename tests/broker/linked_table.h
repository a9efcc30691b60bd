// SPDX-License-Identifier: MIT
#pragma once

#include "broker/observer.h"
#include "broker/running_broker.h"
#include "broker/table_link.h"
#include "web/fake_table.h"

namespace ringside::testing {

// A fake table on a broker, and what its link told.
struct LinkedTable {
  explicit LinkedTable(const BrokerAddress& address, const BrokerTls& tls = {})
      : link(table, events,
             {.address = address,
              .tls = tls,
              .hall = "hall",
              .table = "one",
              .tokens = Tokens{std::string(32, 'r'), std::string(32, 'c')},
              .home_assistant = true,
              .tell = [this](const std::string& line) { told.add(line); },
              .refused = [this](const std::string& line) { refused.add(line); }}) {}

  // As a table does it: the event first, then the view that it led to.
  void happen(int frame) {
    events.add({{"event", "twenty"}, {"frame", frame}});
    table.change([frame](TableView& view) { view.shots = frame; });
  }

  FakeTable table{view_in_play()};
  EventLog events;
  ToldLines told, refused;
  TableLink link;  // last: it uses the others
};

inline const std::string kRoot = "ringside/hall/one/";

inline bool is_online(const nlohmann::json& availability) { return availability.at("status") == "online"; }

}  // namespace ringside::testing
