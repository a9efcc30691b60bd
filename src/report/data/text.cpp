// SPDX-License-Identifier: MIT
#include "report/data/text.h"

#include <cmath>
#include <iomanip>
#include <locale>
#include <nlohmann/json.hpp>
#include <sstream>

namespace ringside {
namespace {

// On ARM char has no sign.
bool is_c0_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

// U+0080 to U+009F, which are C2 80 to C2 9F; some terminals obey them as they obey ESC.
bool is_c1_control(std::string_view pair) { return pair >= "\xc2\x80" && pair <= "\xc2\x9f"; }

std::string written_out(char c) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  return {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 0xf]};
}

}  // namespace

std::string valid_utf8(std::string_view text) {
  using nlohmann::json;
  return json::parse(json(text).dump(-1, ' ', false, json::error_handler_t::replace)).get<std::string>();
}

std::string printable(std::string_view text) {
  const std::string valid = valid_utf8(text);
  std::string safe;
  for (std::size_t i = 0; i < valid.size(); ++i) {
    if (is_c0_control(valid[i])) {
      safe += written_out(valid[i]);
    } else if (is_c1_control(std::string_view(valid).substr(i, 2))) {
      safe += written_out(valid[++i]);
    } else {
      safe += valid[i];
    }
  }
  return safe;
}

std::string fixed(double value, int decimals) {
  const double half_unit = 0.5 * std::pow(10.0, -decimals);
  if (std::abs(value) < half_unit) value = 0;  // also turns -0.001 into 0, which would print as "-0.0"
  std::ostringstream text;
  text.imbue(std::locale::classic());
  text << std::fixed << std::setprecision(decimals) << value;
  return text.str();
}

}  // namespace ringside
