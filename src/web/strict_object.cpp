// SPDX-License-Identifier: MIT
#include "web/strict_object.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "json/whole_number.h"
#include "web/bad_command.h"

namespace ringside {
namespace {

[[noreturn]] void refuse(const char* field, const std::string& wanted) {
  throw BadCommand("\"" + std::string(field) + "\" is not " + wanted + "; give it so");
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

}  // namespace

StrictObject::StrictObject(const nlohmann::ordered_json& json) : json_(&json) {
  if (!json.is_object()) throw BadCommand("a JSON object is wanted; see docs/api.md");
}

bool StrictObject::has(const char* name) const { return json_->contains(name); }

const nlohmann::ordered_json& StrictObject::field(const char* name) {
  const auto found = json_->find(name);
  if (found == json_->end()) throw BadCommand("\"" + std::string(name) + "\" is missing; give it");
  read_.insert(name);
  return *found;
}

std::string StrictObject::text(const char* name, std::size_t most_bytes) {
  const nlohmann::ordered_json& value = field(name);
  const auto* text = value.get_ptr<const std::string*>();
  const bool fits =
      text && text->size() <= most_bytes && std::none_of(text->begin(), text->end(), is_control);
  if (!fits) refuse(name, "one line of text of at most " + std::to_string(most_bytes) + " bytes");
  return *text;
}

int StrictObject::whole(const char* name, int least, int most) {
  const nlohmann::ordered_json& value = field(name);
  if (!is_whole(value, least, most))
    refuse(name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return value.get<int>();
}

std::vector<int> StrictObject::wholes(const char* name, int least, int most, std::size_t most_items) {
  const nlohmann::ordered_json& value = field(name);
  const bool fits = value.is_array() && value.size() <= most_items &&
                    std::all_of(value.begin(), value.end(), [&](const nlohmann::ordered_json& item) {
                      return is_whole(item, least, most);
                    });
  if (!fits)
    refuse(name, "a list of whole numbers from " + std::to_string(least) + " to " + std::to_string(most));
  return value.get<std::vector<int>>();
}

std::array<double, 2> StrictObject::point(const char* name, double most) {
  const nlohmann::ordered_json& value = field(name);
  const bool fits = value.is_array() && value.size() == 2 &&
                    std::all_of(value.begin(), value.end(), [most](const nlohmann::ordered_json& number) {
                      return number.is_number() && std::abs(number.get<double>()) <= most;
                    });
  if (!fits) refuse(name, "two numbers (mm) on the board");
  return {value[0].get<double>(), value[1].get<double>()};
}

std::vector<StrictObject> StrictObject::objects(const char* name, std::size_t most) {
  const nlohmann::ordered_json& value = field(name);
  if (!value.is_array() || value.size() > most) refuse(name, "a list of at most " + std::to_string(most));
  return {value.begin(), value.end()};
}

void StrictObject::check_no_more() const {
  for (const auto& [name, value] : json_->items()) {
    if (!read_.contains(name))
      throw BadCommand("a field of no meaning here; leave out all but those of docs/api.md");
  }
}

}  // namespace ringside
