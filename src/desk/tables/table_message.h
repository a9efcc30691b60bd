// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "broker/mqtt_message.h"
#include "desk/tables/hall_view.h"
#include "match/stored_match.h"

namespace ringside::hall {

// A hall has no more; who publishes more is no friend.
inline constexpr std::size_t kMostHallTables = 256;

// What came of a message, apart from the view.
struct TakenMessage {
  std::string table = {};                 // of the hall; empty: of none that it knows or takes
  std::optional<StoredMatch> match = {};  // that the table keeps now
  std::shared_ptr<const nlohmann::ordered_json> board = {};  // what it looks like now (table_board.h)
  std::string complaint = {};  // why it was left out, for a person; empty: it was not
};

// Takes a table's message into the view of that hall (topics: broker/table_topics.h). Of what cannot be
// right the view takes nothing; fields that it does not know do not matter.
TakenMessage take(const MqttMessage& message, const std::string& hall, UtcTime now, HallView& view);

}  // namespace ringside::hall
