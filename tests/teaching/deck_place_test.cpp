// SPDX-License-Identifier: MIT
// What is drawn lies where the view says, to a fraction of a pixel: else labels would be off by as much.
#include <doctest/doctest.h>

#include <opencv2/core.hpp>

#include "teaching/board_in_view.h"
#include "teaching/draw_deck.h"

namespace ringside::test {
namespace {

using namespace teaching;

Deck white_deck() {
  Deck deck;
  deck.paint = grey(255);
  deck.ink = grey(0);
  return deck;
}

cv::Mat3b drawn(const EyeView& view, const Deck& deck, double fineness) {
  Canvas canvas(kPicture, fineness);
  canvas.pixels().setTo(cv::Scalar::all(255));
  draw_deck(canvas, view, deck, {});
  return canvas.shrunk();
}

// The middle of what is dark in a square about a place.
Vec2 middle_of_dark(const cv::Mat3b& picture, const Vec2& about, int reach) {
  Vec2 sum(0, 0);
  double weight = 0;
  for (int y = cvRound(about.y()) - reach; y <= cvRound(about.y()) + reach; ++y) {
    for (int x = cvRound(about.x()) - reach; x <= cvRound(about.x()) + reach; ++x) {
      const double dark = 255 - picture(y, x)[0];
      sum += dark * Vec2(x, y);
      weight += dark;
    }
  }
  return sum / weight;
}

EyeView slanted_view(double middle_x) {
  const Placing placing{.width_share = 0.8,
                        .tilt = radians(50),
                        .middle = {middle_x, 121.3},
                        .roll = 0.1,
                        .spin = 1,
                        .field_of_view = 0.7};
  return view_of(placing, kPicture).value();
}

TEST_CASE("a hole is drawn where its middle is seen, however fine the canvas is") {
  Deck deck = white_deck();
  deck.hole.radius = 0.06;
  deck.hole.paint = grey(0);
  for (const double fineness : {1.0, 1.5, 2.0}) {
    for (const double x : {150.0, 150.4, 150.8}) {
      CAPTURE(fineness);
      const EyeView view = slanted_view(x);
      const Vec2 expected = view.at({0, 0, 0});
      CHECK((middle_of_dark(drawn(view, deck, fineness), expected, 12) - expected).norm() < 0.15);
    }
  }
}

TEST_CASE("a line is drawn along its circle and keeps its width where it is finer than a pixel") {
  Deck deck = white_deck();
  deck.rings.push_back({0.7, 0.004});
  const EyeView view = slanted_view(150);
  const cv::Mat3b picture = drawn(view, deck, 1.5);
  for (int i = 0; i < 36; ++i) {
    CAPTURE(i);
    const Vec2 p = 0.7 * direction(i * 2 * kPi / 36), q = 0.7 * direction(i * 2 * kPi / 36 + 0.01);
    const Vec2 at = view.at({p.x(), p.y(), 0}), along = view.at({q.x(), q.y(), 0}) - at;
    const Vec2 normal = Vec2(-along.y(), along.x()).normalized();
    const Vec2 found = middle_of_dark(picture, at, 3);
    CHECK(std::abs(normal.dot(found - at)) < 0.3);
  }
}

}  // namespace
}  // namespace ringside::test
