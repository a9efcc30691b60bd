// SPDX-License-Identifier: MIT
#include "match/uuid.h"

#include <algorithm>
#include <random>
#include <string_view>

namespace ringside {
namespace {

// Where 'x' is any digit and 'y' one of 8, 9, a and b.
constexpr std::string_view kForm = "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx";
constexpr std::string_view kDigits = "0123456789abcdef";

bool is_digit(char c) { return kDigits.find(c) != std::string_view::npos; }

}  // namespace

std::string random_uuid() {
  std::random_device random;
  std::string uuid(kForm);
  for (char& c : uuid) {
    if (c == 'x') c = kDigits[random() % 16];
    if (c == 'y') c = kDigits[8 + random() % 4];
  }
  return uuid;
}

bool is_uuid(const std::string& text) {
  return std::equal(text.begin(), text.end(), kForm.begin(), kForm.end(), [](char c, char form) {
    if (form == 'y') return kDigits.find(c, 8) < 12;
    return form == 'x' ? is_digit(c) : c == form;
  });
}

}  // namespace ringside
