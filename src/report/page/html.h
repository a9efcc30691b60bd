// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace ringside {

// A text as it stands between tags and in quoted attributes: valid UTF-8, and nothing in it is markup. File
// names may hold any bytes.
std::string html_text(std::string_view text);

std::string base64(std::string_view bytes);

}  // namespace ringside
