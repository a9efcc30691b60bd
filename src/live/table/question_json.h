// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "live/table/open_question.h"

namespace ringside::table {

// An open question in the file of a round. Its words stand there for people and for earlier versions.
nlohmann::ordered_json to_json(const OpenQuestion& question);

// id: where the file has none. Files of earlier versions have only the words: by those of that time. Empty
// when they are of no question that is known.
std::optional<OpenQuestion> question_from_json(const nlohmann::ordered_json& json, int id);

}  // namespace ringside::table
