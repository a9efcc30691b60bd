// SPDX-License-Identifier: MIT
#include "desk/tables/table_message.h"

#include <nlohmann/json.hpp>

#include "broker/table_topics.h"
#include "desk/tables/glance_json.h"
#include "desk/tables/table_board.h"
#include "json/parse_json.h"
#include "json/whole_number.h"
#include "report/match/match_file.h"
#include "rules/rules_error.h"
#include "text/columns.h"
#include "text/typed_word.h"

namespace ringside::hall {
namespace {

constexpr std::size_t kWidestEvent = 40;  // columns
constexpr JsonLimits kAvailabilityLimits{.bytes = 1024, .depth = 2, .keys = 16, .values = 32};
constexpr JsonLimits kEventLimits{.bytes = 64 * 1024, .depth = 16, .keys = 256, .values = 10'000};
// A state in full play has 30 KB.
constexpr JsonLimits kStateLimits{.bytes = 256 * 1024, .depth = 16, .keys = 256, .values = 50'000};
// Twenty rounds with their scorings have 400 KB.
constexpr JsonLimits kMatchLimits{.bytes = 4'000'000, .depth = 32, .keys = 256, .values = 400'000};

struct HallTopic {
  std::string table, kind;
};

std::optional<HallTopic> topic_of(const std::string& topic, const std::string& hall) {
  const auto parts = parts_of(topic, '/');
  if (parts.size() != 4 || parts[0] != "ringside" || parts[1] != hall || name_complaint(parts[2]))
    return std::nullopt;
  return HallTopic{parts[2], parts[3]};
}

void take_availability(const std::string& payload, UtcTime now, HallTable& table) {
  const auto json = parse_json(payload, kAvailabilityLimits);
  const bool online = json.at("status").get<std::string>() == "online";
  if (online != table.online || table.since == UtcTime{}) table.since = now;
  table.online = online;
}

void take_event(const std::string& payload, HallTable& table) {
  const auto json = parse_json(payload, kEventLimits);
  const auto sequence = static_cast<long>(whole<std::int64_t>(json.at("sequence")));
  table.event = cut_to(json.at("event").get<std::string>(), kWidestEvent);
  table.sequence = sequence;
}

void take_state(const std::string& payload, HallTable& table, TakenMessage& taken) {
  table.glance.reset();
  if (payload.empty()) return;
  const auto json = parse_json(payload, kStateLimits);
  table.glance = glance_from(json);
  taken.board = std::make_shared<const nlohmann::ordered_json>(board_from(json));
}

// Throws what parsing throws; the table is only changed where nothing is thrown.
void take_kind(const HallTopic& topic, const MqttMessage& message, UtcTime now, HallTable& table,
               TakenMessage& taken) {
  const std::string& payload = message.payload;
  if (topic.kind == "availability") {
    take_availability(payload, now, table);
  } else if (topic.kind == "state") {
    take_state(payload, table, taken);
  } else if (topic.kind == "events") {
    take_event(payload, table);
  } else if ((topic.kind == "match" || topic.kind == "last_match") && !payload.empty()) {
    taken.match = read_match_file(parse_json(payload, kMatchLimits));
  }
}

std::string complaint_of(const HallTopic& topic, const HallTable& known, const MqttMessage& message,
                         UtcTime now, HallTable& table, TakenMessage& taken) {
  table = known;
  try {
    take_kind(topic, message, now, table, taken);
    return "";
  } catch (const RulesError& error) {
    return std::string("cannot be taken: it ") + error.what();
  } catch (const JsonError& error) {
    return std::string(error.what()) + "; see what publishes it";
  } catch (const nlohmann::json::exception&) {
    return "lacks a field that is known, or has it of another kind; see what publishes it";
  }
}

}  // namespace

TakenMessage take(const MqttMessage& message, const std::string& hall, UtcTime now, HallView& view) {
  TakenMessage taken;
  const auto topic = topic_of(message.topic, hall);
  if (!topic) {
    taken.complaint = "is no topic of a table; see what publishes it";
    return taken;
  }
  const auto found = view.tables.find(topic->table);
  if (topic->kind == "availability" && message.payload.empty()) {
    view.tables.erase(topic->table);  // the broker was told to forget it
    taken.table = topic->table;
    return taken;
  }
  if (found == view.tables.end() && view.tables.size() >= kMostHallTables) {
    taken.complaint =
        "is of one table more than " + std::to_string(kMostHallTables) + "; see who publishes it";
    return taken;
  }
  taken.table = topic->table;
  HallTable table;
  taken.complaint = complaint_of(*topic, found == view.tables.end() ? HallTable() : found->second, message,
                                 now, table, taken);
  if (taken.complaint.empty()) view.tables[topic->table] = table;
  return taken;
}

}  // namespace ringside::hall
