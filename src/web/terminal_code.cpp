// SPDX-License-Identifier: MIT
#include "web/terminal_code.h"

#include <qrencode.h>

#include <memory>

#include "web/web_error.h"

namespace ringside {
namespace {

constexpr int kQuiet = 2;  // modules of light around the code; the standard's 4 would not fit 24 lines
constexpr const char* kDarkOnLight = "\x1b[30;107m";
constexpr const char* kReset = "\x1b[0m";

struct FreeCode {
  void operator()(QRcode* code) const { QRcode_free(code); }
};

bool is_dark(const QRcode& code, int x, int y) {
  if (x < 0 || y < 0 || x >= code.width || y >= code.width) return false;
  return (code.data[y * code.width + x] & 1) != 0;
}

const char* two_modules(bool upper, bool lower) {
  if (upper && lower) return "█";
  if (upper) return "▀";
  return lower ? "▄" : " ";
}

}  // namespace

std::string terminal_code(const std::string& text) {
  const std::unique_ptr<QRcode, FreeCode> code(QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_L));
  if (!code) throw WebError("the address is too long for a QR code; give a shorter one");
  std::string lines;
  for (int y = -kQuiet; y < code->width + kQuiet; y += 2) {
    lines += kDarkOnLight;
    for (int x = -kQuiet; x < code->width + kQuiet; ++x)
      lines += two_modules(is_dark(*code, x, y), is_dark(*code, x, y + 1));
    lines += kReset;
    lines += '\n';
  }
  return lines;
}

}  // namespace ringside
