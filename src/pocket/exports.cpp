// SPDX-License-Identifier: MIT
// What JavaScript calls (page/engine.js). Only emscripten builds it.
#include <emscripten.h>

#include <cstring>

#include "pocket/answer.h"
#include "pocket/pixels.h"

// NOLINTBEGIN
EM_JS(void, ringside_on_stage, (const char* stage), { Module["onStage"](UTF8ToString(stage)); });
// NOLINTEND

namespace ringside {
namespace {

Engine& the_engine() {
  static Engine engine([](std::string_view stage) { ringside_on_stage(std::string(stage).c_str()); });
  return engine;
}

// What was given out last; JavaScript copies it at once.
std::string last_answer;
cv::Mat last_picture;

}  // namespace
}  // namespace ringside

extern "C" {

// pixels: of malloc, freed here as soon as may be.
EMSCRIPTEN_KEEPALIVE void ringside_take(std::uint8_t* rgba, int width, int height) {
  cv::Mat bgr = ringside::bgr_of_rgba(rgba, width, height);
  std::free(rgba);
  ringside::the_engine().take(std::move(bgr));
}

EMSCRIPTEN_KEEPALIVE const char* ringside_answer(const char* request) {
  ringside::last_answer = ringside::the_engine().answer(request);
  return ringside::last_answer.c_str();
}

// The pixels of one of the answer's pictures; valid until the next call.
EMSCRIPTEN_KEEPALIVE const std::uint8_t* ringside_picture(int which) {
  ringside::last_picture =
      ringside::rgba_of_bgr(ringside::the_engine().pictures().at(static_cast<std::size_t>(which)).bgr);
  return ringside::last_picture.data;
}

EMSCRIPTEN_KEEPALIVE void ringside_forget_pictures() {
  ringside::last_picture.release();
  ringside::the_engine().forget_pictures();
}
}
