// SPDX-License-Identifier: MIT
#include "clips/clip_scripts.h"

#include <array>

namespace ringside::clips {

Script shots(int laid, int count, const WishOf& wish) {
  return [=](Story& story) {
    lay_some(story, laid);
    story.wait(2);
    for (int shot = 0; shot < count; ++shot) {
      const auto player = static_cast<std::size_t>(shot % 2);
      play(story, player, wish(story, player));
    }
  };
}

Script bumped() {
  return [](Story& story) {
    lay_some(story, 3);
    story.wait(2);
    const std::array pushes{Vec2(4, -2), Vec2(-14, 9), Vec2(35, 20)};
    for (const Vec2& push : pushes) {
      const std::size_t player = static_cast<std::size_t>(story.dice().count(0, 1));
      play(story, player, wishes::any_shot(story, player));
      story.bump({push, story.dice().normal(0.5)});
      story.wait(4);
    }
    play(story, 0, wishes::twenty(story, 0));
  };
}

Script light_off() {
  return [](Story& story) {
    lay_some(story, 3);
    story.wait(2);
    play(story, 0, wishes::twenty(story, 0));
    story.set_light(0.004, 0.1);
    story.wait(4);
    story.set_light(1, 0.1);
    story.wait(2);
    play(story, 1, wishes::any_shot(story, 1));
    story.set_light(0.01, 1.5);
    story.wait(2);
    story.set_light(0.7, 1.5);
    story.wait(2);
    play(story, 0, wishes::any_shot(story, 0));
  };
}

Script quiet(double seconds) {
  return [=](Story& story) {
    lay_some(story, 5);
    story.wait(2);
    fidget(story, seconds);
  };
}

Script drifting() {
  const Script play_some = shots(3, 5, wishes::any_shot);
  return [=](Story& story) {
    story.set_drift({1.6, 1.1}, 23);
    play_some(story);
  };
}

Script round(int per_side) {
  return [=](Story& story) {
    story.wait(2);
    play_round(story, per_side);
  };
}

}  // namespace ringside::clips
