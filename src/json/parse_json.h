// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <stdexcept>
#include <string_view>

namespace ringside {

// A text is no JSON or is beyond the limits. what(): what is wrong, to be put behind the file's name; what to
// do is left to the caller, who knows what the text was to be.
class JsonError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Of a text that is not to be trusted.
struct JsonLimits {
  std::size_t bytes;
  std::size_t depth;   // lists and objects in each other: documents are destroyed and written by recursion
  std::size_t keys;    // of one object, as each is compared with all before it
  std::size_t values;  // with lists and objects: each takes memory, an empty list thirty times its text
};

// A match of a hundred rounds with its scorings has 2 MB, 150,000 values, 10 of depth; its largest object 20
// keys. The longest match that is kept has 2,000 entries.
inline constexpr JsonLimits kJsonFileLimits{
    .bytes = 64'000'000, .depth = 32, .keys = 256, .values = 4'000'000};

// The only way by which JSON comes in. The limits are checked before anything is built. Throws JsonError.
nlohmann::ordered_json parse_json(std::string_view text, const JsonLimits& limits = kJsonFileLimits);

}  // namespace ringside
