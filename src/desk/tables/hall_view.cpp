// SPDX-License-Identifier: MIT
#include "desk/tables/hall_view.h"

#include <algorithm>

#include "text/natural_order.h"

namespace ringside::hall {
namespace {

int urgency(const HallTable& table) {
  const bool plays = table.online && table.glance.has_value();
  if (plays && table.glance->winner_is_open) return 0;
  if (plays && table.glance->open_calls > 0) return 1;
  return alerts_of(table).empty() ? 3 : 2;
}

}  // namespace

std::vector<std::string> alerts_of(const HallTable& table) {
  if (!table.online) return {"offline"};
  if (!table.glance) return {};
  const Glance& glance = *table.glance;
  std::vector<std::string> alerts;
  if (glance.winner_is_open) alerts.emplace_back("winner");
  if (glance.camera == "lost" || glance.camera == "ended") alerts.emplace_back("camera");
  if (glance.board == "moved") alerts.emplace_back("board");
  if (!glance.questions.empty()) alerts.emplace_back("question");
  return alerts;
}

std::vector<std::string> tables_in_order(const HallView& view) {
  std::vector<std::string> names;
  for (const auto& [name, table] : view.tables) names.push_back(name);
  std::sort(names.begin(), names.end(), [&](const std::string& a, const std::string& b) {
    const int first = urgency(view.tables.at(a)), second = urgency(view.tables.at(b));
    return first != second ? first < second : comes_before(a, b);
  });
  return names;
}

}  // namespace ringside::hall
