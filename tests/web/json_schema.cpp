// SPDX-License-Identifier: MIT
#include "web/json_schema.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace ringside::testing {
namespace {

using nlohmann::json;
using Complaints = std::vector<std::string>;

// "#/components/schemas/Disc"
YAML::Node referred(const std::string& reference, const YAML::Node& document) {
  YAML::Node at = YAML::Clone(document);
  std::size_t start = reference.find('/') + 1;
  while (start != 0) {
    const std::size_t end = reference.find('/', start);
    at.reset(at[reference.substr(start, end - start)]);
    start = end == std::string::npos ? 0 : end + 1;
  }
  return at;
}

bool is_of(const json& value, const std::string& type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "integer") return value.is_number_integer();
  if (type == "number") return value.is_number();
  if (type == "boolean") return value.is_boolean();
  return type == "null" && value.is_null();
}

bool is_of(const json& value, const YAML::Node& types) {
  if (types.IsScalar()) return is_of(value, types.as<std::string>());
  return std::any_of(types.begin(), types.end(),
                     [&](const YAML::Node& type) { return is_of(value, type.as<std::string>()); });
}

class Check {
 public:
  Check(const YAML::Node& document, const std::string& path) : document_(document), path_(path) {}

  Complaints complaints = {};

  void complain(const std::string& what) { complaints.push_back(path_ + " " + what); }
  void within(const json& value, const YAML::Node& schema, const std::string& name) {
    const Complaints inner = misfits(value, schema, document_, path_ + "." + name);
    complaints.insert(complaints.end(), inner.begin(), inner.end());
  }

  void object(const json& value, const YAML::Node& schema) {
    for (const YAML::Node& name : schema["required"])
      if (!value.contains(name.as<std::string>())) complain("lacks " + name.as<std::string>());
    const YAML::Node further = schema["additionalProperties"];
    for (const auto& [name, field] : value.items()) {
      const YAML::Node known = schema["properties"] ? schema["properties"][name] : YAML::Node();
      if (known && !known.IsNull()) {
        within(field, known, name);
      } else if (further && further.IsMap()) {
        within(field, further, name);
      } else if (further) {
        complain("has " + name + ", which is not described");
      }
    }
  }

  void array(const json& value, const YAML::Node& schema) {
    if (schema["minItems"] && value.size() < schema["minItems"].as<std::size_t>()) complain("is too short");
    if (schema["maxItems"] && value.size() > schema["maxItems"].as<std::size_t>()) complain("is too long");
    for (const json& item : value) within(item, schema["items"], "[]");
  }

  void one_of(const json& value, const YAML::Node& schemas) {
    const auto fitting = std::count_if(schemas.begin(), schemas.end(), [&](const YAML::Node& schema) {
      return misfits(value, schema, document_, path_).empty();
    });
    if (fitting != 1) complain("fits " + std::to_string(fitting) + " of the kinds, not one");
  }

 private:
  const YAML::Node& document_;
  std::string path_;
};

bool is_one_of(const json& value, const YAML::Node& values) {
  return std::any_of(values.begin(), values.end(),
                     [&](const YAML::Node& one) { return json_of(one) == value; });
}

void check_words(const YAML::Node& schema, Check& check) {
  static const std::set<std::string> kKnown{"$defs",   "$schema",     "additionalProperties",
                                            "const",   "description", "enum",
                                            "example", "items",       "maxItems",
                                            "maximum", "minItems",    "minimum",
                                            "oneOf",   "properties",  "required",
                                            "title",   "type"};
  for (const auto& item : schema) {
    const auto word = item.first.as<std::string>();
    if (!kKnown.contains(word)) check.complain("is described with " + word + ", which is not checked");
  }
}

}  // namespace

json json_of(const YAML::Node& node) {
  if (node.IsMap()) {
    json object = json::object();
    for (const auto& item : node) object[item.first.as<std::string>()] = json_of(item.second);
    return object;
  }
  if (node.IsSequence()) {
    json array = json::array();
    for (const YAML::Node& item : node) array.push_back(json_of(item));
    return array;
  }
  const auto text = node.as<std::string>();
  if (node.Tag() == "!") return text;  // quoted
  const json plain = json::parse(text, nullptr, false);
  return plain.is_discarded() ? json(text) : plain;
}

Complaints misfits(const json& value, const YAML::Node& schema, const YAML::Node& document,
                   const std::string& path) {
  if (schema["$ref"])
    return misfits(value, referred(schema["$ref"].as<std::string>(), document), document, path);
  Check check(document, path);
  check_words(schema, check);
  if (schema["oneOf"]) check.one_of(value, schema["oneOf"]);
  if (schema["type"] && !is_of(value, schema["type"])) check.complain("is of another type: " + value.dump());
  if (schema["enum"] && !is_one_of(value, schema["enum"]))
    check.complain("is none of the values: " + value.dump());
  if (schema["const"] && json_of(schema["const"]) != value) check.complain("is another value");
  if (schema["minimum"] && value.is_number() && value < json_of(schema["minimum"]))
    check.complain("is too small");
  if (schema["maximum"] && value.is_number() && value.get<double>() > schema["maximum"].as<double>())
    check.complain("is too large");
  if (value.is_object()) check.object(value, schema);
  if (value.is_array() && schema["items"]) check.array(value, schema);
  return check.complaints;
}

}  // namespace ringside::testing
