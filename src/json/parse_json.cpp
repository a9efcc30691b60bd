// SPDX-License-Identifier: MIT
#include "json/parse_json.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

// Hears a text being read, builds nothing, and ends it at the first limit that is passed.
class JsonBounds : public nlohmann::json_sax<Json> {
 public:
  explicit JsonBounds(const JsonLimits& limits) : limits_(limits) {}

  bool null() override { return count_value(); }
  bool boolean(bool) override { return count_value(); }
  bool number_integer(number_integer_t) override { return count_value(); }
  bool number_unsigned(number_unsigned_t) override { return count_value(); }
  bool number_float(number_float_t, const string_t&) override { return count_value(); }
  bool string(string_t&) override { return count_value(); }
  bool binary(binary_t&) override { return count_value(); }
  bool start_object(std::size_t) override { return open(); }
  bool start_array(std::size_t) override { return open(); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t&) override {
    if (++keys_.back() > limits_.keys)
      throw JsonError("has an object of more than " + std::to_string(limits_.keys) + " keys");
    return true;
  }

  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    throw JsonError("is not JSON");
  }

 private:
  bool count_value() {
    if (++values_ > limits_.values)
      throw JsonError("has more than " + std::to_string(limits_.values) + " values");
    return true;
  }

  bool open() {
    keys_.push_back(0);
    if (keys_.size() > limits_.depth)
      throw JsonError("nests deeper than " + std::to_string(limits_.depth) + " lists and objects");
    return count_value();
  }

  bool close() {
    keys_.pop_back();
    return true;
  }

  JsonLimits limits_;
  std::size_t values_ = 0;
  std::vector<std::size_t> keys_ = {};  // of each object that is open; 0 for a list
};

}  // namespace

Json parse_json(std::string_view text, const JsonLimits& limits) {
  constexpr std::size_t kMegabyte = 1'000'000;
  if (text.size() > limits.bytes)
    throw JsonError("is larger than " + std::to_string(limits.bytes / kMegabyte) + " MB");
  JsonBounds bounds(limits);
  Json::sax_parse(text, &bounds);
  return Json::parse(text);
}

}  // namespace ringside
