// SPDX-License-Identifier: MIT
#include "board/yaml_scalar.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <locale>
#include <sstream>

#include "board/model_error.h"

namespace ringside {
namespace {

constexpr std::size_t kLongestShown = 60;
constexpr std::size_t kLongestText = 200;  // a description fits one line of a wide terminal

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

[[noreturn]] void fail(const YamlScalar& scalar, const std::string& message) {
  fail_at(scalar.file, scalar.node.Mark(), quoted(scalar.key) + " " + message);
}

std::string describe(const YAML::Node& node) {
  if (node.IsSequence()) return "a list";
  if (node.IsMap()) return "a map";
  return node.IsScalar() ? quoted(node.Scalar()) : "empty";
}

// "?" is what yaml-cpp calls a scalar without quotes and without a tag.
bool is_plain(const YAML::Node& node) { return node.IsScalar() && node.Tag() == "?"; }

// The whole text as a number in the C locale. yaml-cpp's own conversion also takes hexadecimal, .inf and
// .nan.
template <typename Number>
bool parse_by_from_chars(const std::string& text, Number& value) {
  const char* end = text.data() + text.size();
  const auto result = std::from_chars(text.data(), end, value);
  return result.ec == std::errc() && result.ptr == end;
}

bool parse_whole(const std::string& text, int& value) { return parse_by_from_chars(text, value); }

#ifdef __cpp_lib_to_chars
bool parse_whole(const std::string& text, double& value) { return parse_by_from_chars(text, value); }
#else
// emscripten's library has from_chars of whole numbers only.
bool parse_whole(const std::string& text, double& value) {
  if (text.starts_with('+') || text.find_first_not_of("+-.0123456789eE") != std::string::npos) return false;
  std::istringstream stream(text);
  stream.imbue(std::locale::classic());
  return stream >> std::noskipws >> value && stream.peek() == std::istringstream::traits_type::eof();
}
#endif

template <typename Number>
Number parse_within(const YamlScalar& scalar, const char* kind, Number min, Number max) {
  Number value{};
  if (!is_plain(scalar.node) || !parse_whole(scalar.node.Scalar(), value)) {
    fail(scalar, "is " + describe(scalar.node) + "; give " + kind);
  }
  if (!(value >= min && value <= max)) {  // also true for nan
    std::ostringstream message;
    message << "is " << value << "; give " << kind << " from " << min << " to " << max;
    fail(scalar, message.str());
  }
  return value;
}

}  // namespace

double parse_number(const YamlScalar& scalar, Range range) {
  return parse_within<double>(scalar, "a number", range.min, range.max);
}

int parse_integer(const YamlScalar& scalar, int min, int max) {
  return parse_within<int>(scalar, "a whole number", min, max);
}

bool parse_flag(const YamlScalar& scalar) {
  if (is_plain(scalar.node) && scalar.node.Scalar() == "true") return true;
  if (is_plain(scalar.node) && scalar.node.Scalar() == "false") return false;
  fail(scalar, "is " + describe(scalar.node) + "; give true or false");
}

std::string parse_text(const YamlScalar& scalar) {
  if (!scalar.node.IsScalar()) fail(scalar, "is " + describe(scalar.node) + "; give a text");
  const std::string& text = scalar.node.Scalar();
  if (text.empty() || text.size() > kLongestText || std::any_of(text.begin(), text.end(), is_control)) {
    fail(scalar, "is not one line of text; give 1 to " + std::to_string(kLongestText) + " characters");
  }
  return text;
}

void fail_at(const std::filesystem::path& file, const YAML::Mark& mark, const std::string& message) {
  const int line = std::max(mark.line, 0) + 1;  // yaml-cpp counts from 0; -1 when it does not know
  throw ModelError(file.string() + ":" + std::to_string(line) + ": " + message);
}

std::string quoted(const std::string& text) {
  std::string shown = text.substr(0, kLongestShown);
  std::replace_if(shown.begin(), shown.end(), is_control, '?');
  return "'" + shown + (text.size() > kLongestShown ? "...'" : "'");
}

}  // namespace ringside
