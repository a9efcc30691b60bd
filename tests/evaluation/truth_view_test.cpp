// SPDX-License-Identifier: MIT
#include "evaluation/truth_view.h"

#include <doctest/doctest.h>

// Against the camera that draws the pictures.
namespace ringside {
namespace {

using evaluation::BentCamera;
using evaluation::TruthView;

drawing::View slanting(const drawing::Lens& lens) {
  return drawing::look_from({.tilt_deg = 30, .roll_deg = 20, .crop_shift = {40, -25}, .lens = lens});
}

TruthView truth_view(const drawing::View& view) {
  const BentCamera bent{view.camera, view.lens};
  return TruthView(view.image_from_board(), view.lens.straight() ? std::nullopt : std::optional(bent));
}

TEST_CASE("places are seen where the camera draws them, and come back") {
  for (const double k1 : {0.0, -0.15, 0.1}) {
    CAPTURE(k1);
    const drawing::View camera = slanting({.k1 = k1, .k2 = k1 / 10});
    const TruthView truth = truth_view(camera);
    for (const Vec2& p : {Vec2(0, 0), Vec2(300, 0), Vec2(-150, 250), Vec2(20, -310)}) {
      const Vec2 pixel = camera.pixel_of({p.x(), p.y(), 0});
      CHECK((truth.pixel_of(p) - pixel).norm() < 1e-6);
      CHECK((truth.board_of(pixel) - p).norm() < 1e-6);
    }
  }
}

TEST_CASE("a lens matters") {
  const Vec2 p(-150, 250);
  const TruthView straight = truth_view(slanting({}));
  const TruthView bent = truth_view(slanting({.k1 = -0.15}));
  CHECK((straight.pixel_of(p) - bent.pixel_of(p)).norm() > 1);
}

}  // namespace
}  // namespace ringside
