// SPDX-License-Identifier: MIT
#include "text/shown_address.h"

#include <algorithm>

namespace ringside {
namespace {

constexpr std::string_view kAfterScheme = "://";
constexpr std::string_view kRest = "...";

// What follows "://", as far as it can be shown.
std::string shown_place(std::string_view place) {
  const std::size_t end = std::min(place.find_first_of("/?#\\"), place.size());
  const std::string_view rest = place.substr(end);
  // A password with such a sign in it: which part is the host?
  if (rest.find('@') != std::string_view::npos) return std::string(kRest);
  const std::string_view authority = place.substr(0, end);
  const std::size_t at = authority.rfind('@');
  std::string shown(at == std::string_view::npos ? authority : authority.substr(at + 1));
  if (rest.empty()) return shown;
  return shown.append("/").append(rest == "/" ? "" : kRest);
}

// "user:password@host/path", "host/video?pwd=secret".
bool lacks_its_beginning(std::string_view text) {
  const std::size_t colon = text.find(':'), question = text.find('?');
  return (colon != std::string_view::npos && text.find('@', colon) != std::string_view::npos) ||
         (question != std::string_view::npos && text.find('=', question) != std::string_view::npos);
}

// How long the address is that a text begins with: up to what no address has, as a blank or a quotation mark,
// without the punctuation of the sentence.
std::size_t length_of_address(std::string_view text) {
  const auto ends = [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == '\'' || c == '"'; };
  const auto end = std::find_if(text.begin(), text.end(), ends);
  const std::string_view word = text.substr(0, static_cast<std::size_t>(end - text.begin()));
  return word.find_last_not_of(".,:;)") + 1;
}

}  // namespace

std::string shown_address(std::string_view address) {
  const std::size_t scheme = address.find(kAfterScheme);
  if (scheme == std::string_view::npos)
    return lacks_its_beginning(address) ? std::string(kRest) : std::string(address);
  const std::size_t place = scheme + kAfterScheme.size();
  return std::string(address.substr(0, place)) + shown_place(address.substr(place));
}

std::string with_shown_addresses(std::string_view text) {
  std::string shown;
  for (std::size_t mark = text.find(kAfterScheme); mark != std::string_view::npos;
       mark = text.find(kAfterScheme)) {
    const std::size_t place = mark + kAfterScheme.size();
    shown.append(text.substr(0, place));
    text.remove_prefix(place);
    const std::size_t length = length_of_address(text);
    shown.append(shown_place(text.substr(0, length)));
    text.remove_prefix(length);
  }
  return shown.append(text);
}

}  // namespace ringside
