// SPDX-License-Identifier: MIT
#include "jobs/worker_presence.h"

#include <nlohmann/json.hpp>

#include "jobs/job_error.h"
#include "json/parse_json.h"
#include "json/whole_number.h"
#include "report/json/json_parts.h"

namespace ringside {

std::string presence_payload(const WorkerPresence& presence) {
  return line_text({{"ringside", presence.ringside}, {"slots", presence.slots}, {"holds", presence.holds}});
}

WorkerPresence read_presence(std::string_view payload) {
  using Json = nlohmann::ordered_json;
  constexpr JsonLimits kLimits{.bytes = kMostBytesOfPresence, .depth = 3, .keys = 8, .values = 300};
  try {
    const Json json = parse_json(payload, kLimits);
    return {.ringside = json.at("ringside").get<std::string>(),
            .slots = static_cast<std::size_t>(whole_in(json.at("slots"), 1, kMostSlots)),
            .holds = json.at("holds").get<std::set<std::string>>()};
  } catch (const JsonError& error) {
    throw JobError(error.what());
  } catch (const Json::exception&) {
    throw JobError("a key is missing or of another kind");
  }
}

}  // namespace ringside
