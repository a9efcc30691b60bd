// SPDX-License-Identifier: MIT
#include "teaching/taught_picture.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "teaching/clutter.h"
#include "teaching/draw_board.h"
#include "teaching/faults.h"
#include "teaching/look_alike.h"
#include "teaching/random_placing.h"

namespace ringside::teaching {
namespace {

// Small pictures are drawn twice as fine as they end, larger ones not quite.
double fineness(cv::Size size) { return size.width < 256 ? 2 : 1.5; }

class Scene {
 public:
  Scene(cv::Size size, const Backgrounds& backgrounds, Dice& dice)
      : backgrounds_(backgrounds), dice_(dice), canvas_(size, fineness(size)), labels_(size) {}

  void draw_background() {
    cv::Mat3b& pixels = canvas_.pixels();
    const bool photo = dice_.chance(0.75);
    random_surroundings(dice_, photo ? backgrounds_ : Backgrounds{}, pixels.size(), {0.3, 1}).copyTo(pixels);
    if (dice_.chance(0.1))
      pixels.setTo(
          bytes(dice_.chance(0.6) ? nearly(dice_, {250, 250, 250}, 10) : any_plain()));  // catalogues
    if (dice_.chance(0.25)) draw_wall(canvas_, dice_);
    for (int i = dice_.pick(std::vector<int>{0, 0, 1, 2, 4}); i > 0; --i) {
      person_at({-0.05, 0.6}, {0.03, 0.2});
    }
    for (int i = dice_.pick(std::vector<int>{0, 0, 0, 1, 3}); i > 0; --i) paste_anywhere();
  }

  void draw_on_table(const EyeView& view, const BoardLook& look) {
    if (dice_.chance(0.85)) draw_table_under(view, look);
    draw(view, look);
  }

  void draw_table_under(const EyeView& view, const BoardLook& look) {
    labels_.cover(draw_table(canvas_, view, look.rim.bottom - dice_.between(0, 0.04), backgrounds_, dice_));
  }

  void draw(const EyeView& view, const BoardLook& look) {
    const Outline silhouette = silhouette_of(look, view);
    draw_board(canvas_, view, look, backgrounds_, dice_);
    if (look.is_board) {
      labels_.add_board(view, look, silhouette);
      boards_.push_back({view, look});
    } else {
      labels_.cover(silhouette);
    }
  }

  void blur_behind() {
    if (dice_.chance(0.1)) cv::GaussianBlur(canvas_.pixels(), canvas_.pixels(), {}, dice_.between(1.5, 5));
  }

  void draw_before(const EyeView& view) {
    const double unit = view.scale();
    for (int i = dice_.pick(std::vector<int>{0, 0, 0, 0, 1, 1, 2, 3}); i > 0; --i) {
      const double out = dice_.between(0.2, 1.6);
      const Vec2 place = out * direction(dice_.angle());
      draw_arm(canvas_, view.at({place.x(), place.y(), 0.1}), unit * dice_.between(0.1, 0.24), dice_);
    }
    const Vec2 middle = view.at({0, 0, 0});
    if (dice_.chance(0.1)) person_at({0.4, 0.9}, {0.1, 0.35});
    if (dice_.chance(0.08)) {
      const double side = dice_.pick(std::vector<double>{-1, 1});
      const Vec2 head = middle + unit * Vec2{side * dice_.between(1, 2), dice_.between(-1, 0.3)};
      draw_person(canvas_, head, unit * dice_.between(0.3, 0.9), dice_);
    }
    if (dice_.chance(0.08))
      draw_thing_at(canvas_, view, {dice_.between(-1.2, 1.2), dice_.between(-1.2, 1.2), 0}, dice_);
    if (dice_.chance(0.08)) {
      const Vec2 edge = direction(dice_.angle());
      draw_pasted(canvas_, view.at({edge.x(), edge.y(), 0}),
                  unit * Vec2{dice_.between(0.3, 1.2), dice_.between(0.3, 1.2)}, backgrounds_, dice_);
    }
  }

  TaughtPicture finished(PictureKind kind) {
    if (dice_.chance(0.16)) draw_captions(canvas_, dice_);
    cv::Mat3b picture = with_faults(canvas_.shrunk(), dice_);
    if (dice_.chance(0.25)) lay_bars(picture);
    return {kind, picture, labels_, boards_};
  }

 private:
  Paint any_plain() { return dice_.chance(0.5) ? wood(dice_) : coloured(dice_, {0, 150}, {40, 255}); }

  // Heights of head and size: shares of the picture's height.
  void person_at(Span heights, Span sizes) {
    const Vec2 head{dice_.between(0, width()), dice_.between(heights.low, heights.high) * height()};
    draw_person(canvas_, head, dice_.between(sizes.low, sizes.high) * height(), dice_);
  }

  void paste_anywhere() {
    const double side = dice_.between(0.08, 0.5) * height();
    const Vec2 middle{dice_.between(0, width()), dice_.between(0, height())};
    draw_pasted(canvas_, middle, {side * dice_.between(0.7, 1.4), side}, backgrounds_, dice_);
  }

  // A picture of another shape comes with grey bars; films have black ones.
  void lay_bars(cv::Mat3b& picture) {
    const int level = dice_.pick(std::vector<int>{114, 114, 114, 0, 0, 255});
    const bool upright = dice_.chance(0.6);
    const int longest = upright ? picture.cols : picture.rows;
    const int width = 2 * static_cast<int>(dice_.between(0.02, upright ? 0.28 : 0.2) * longest / 2);
    const cv::Size size = upright ? cv::Size(width, picture.rows) : cv::Size(picture.cols, width);
    const cv::Rect first({0, 0}, size),
        last(cv::Point(picture.cols - size.width, picture.rows - size.height), size);
    for (const cv::Rect& bar : {first, last}) {
      picture(bar).setTo(cv::Scalar::all(level));
      labels_.blank(bar);
    }
  }

  double width() const { return canvas_.picture().width; }
  double height() const { return canvas_.picture().height; }

  const Backgrounds& backgrounds_;
  Dice& dice_;
  Canvas canvas_;
  LabelMaps labels_;
  std::vector<ShownBoard> boards_;
};

PictureKind random_kind(Dice& dice) {
  const double kind = dice.between(0, 1);
  if (kind < 0.58) return PictureKind::kBoard;
  if (kind < 0.7) return PictureKind::kHall;
  if (kind < 0.87) return PictureKind::kRoundThing;
  return kind < 0.94 ? PictureKind::kBoth : PictureKind::kNothing;
}

BoardLook random_thing(Dice& dice) {
  return random_round_thing(static_cast<RoundThing>(dice.count(0, kRoundThings - 1)), dice);
}

// Others stand behind and beside, on tables of their own or at the same height.
void draw_others(Scene& scene, const EyeView& front, Dice& dice, bool boards) {
  for (int i = dice.count(1, boards ? 4 : 2); i > 0; --i) {
    const double away = dice.between(2.9, 8);
    const Vec2 place = away * direction(dice.angle());
    const Vec3 middle(place.x(), place.y(), dice.between(-0.1, 0.1));
    if (front.depth(middle) < front.depth({0, 0, 0}) * (boards ? 1.1 : 0.5)) continue;
    const EyeView view = front.moved(middle, dice.angle());
    const BoardLook look = boards ? random_board(random_style(dice), dice) : random_thing(dice);
    if (boards && dice.chance(0.25)) scene.draw_table_under(view, look);
    scene.draw(view, look);
  }
}

}  // namespace

TaughtPicture draw_picture(std::uint64_t seed, cv::Size size, const Backgrounds& backgrounds) {
  Dice dice(seed);
  Scene scene(size, backgrounds, dice);
  const PictureKind kind = random_kind(dice);
  scene.draw_background();
  if (kind == PictureKind::kNothing) return scene.finished(kind);
  const EyeView view = random_view(size, dice);
  const bool is_board = kind != PictureKind::kRoundThing;
  const BoardLook look = is_board ? random_board(random_style(dice), dice) : random_thing(dice);
  if (kind == PictureKind::kHall) {
    scene.draw_table_under(view, look);
    draw_others(scene, view, dice, true);
    scene.blur_behind();
    scene.draw(view, look);
  } else {
    scene.blur_behind();
    scene.draw_on_table(view, look);
  }
  if (kind == PictureKind::kBoth) draw_others(scene, view, dice, false);
  scene.draw_before(view);
  return scene.finished(kind);
}

TaughtPicture draw_look_alike(std::uint64_t seed, cv::Size size, const Backgrounds& backgrounds) {
  Dice dice(seed);
  Scene scene(size, backgrounds, dice);
  scene.draw_background();
  scene.blur_behind();
  const EyeView view = random_view(size, dice);
  scene.draw_on_table(view, random_look_alike(dice));
  scene.draw_before(view);
  return scene.finished(PictureKind::kRoundThing);
}

}  // namespace ringside::teaching
