// SPDX-License-Identifier: MIT
#include "clips/story.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "clips/scripts.h"
#include "drawing/truth.h"

// What a story says that happened, held against what its film saw.
namespace ringside {
namespace {

using clips::Instant;
using clips::RestState;
using clips::Story;
using clips::Timeline;
using clips::TrueEvent;

struct Record : clips::Film {
  std::vector<Instant> instants;
  void take(const Instant& instant) override { instants.push_back(instant); }
};

plans::Sides sides() {
  drawing::Disc black, red;
  red.team = "red";
  return {black, red};
}

struct Told {
  Record film;
  Timeline timeline;
};

template <typename Script>
Told told(std::uint64_t seed, const Script& script) {
  Told told;
  Story story({}, sides(), seed, told.film);
  script(story);
  told.timeline = story.timeline();
  return told;
}

const Told& round() {
  static const Told kRound = told(3, [](Story& story) { clips::play_round(story, 3); });
  return kRound;
}

std::vector<const TrueEvent*> events(const Timeline& timeline, const std::string& what) {
  std::vector<const TrueEvent*> events;
  for (const TrueEvent& event : timeline) {
    if (event.what == what) events.push_back(&event);
  }
  return events;
}

// Over the deck; a hand may bring or take one beside it.
bool moves(const Instant& instant) {
  return std::any_of(instant.discs.begin(), instant.discs.end(), [](const auto& seen) {
    return !seen.resting && seen.disc.base.norm() < drawing::Board{}.deck_radius;
  });
}

std::vector<drawing::Disc> resting(const Instant& instant) {
  std::vector<drawing::Disc> discs;
  for (const auto& seen : instant.discs) {
    if (seen.resting) discs.push_back(seen.disc);
  }
  return discs;
}

TEST_CASE("while a state of rest is seen, the film shows its discs, at rest, and no hand over the deck") {
  REQUIRE(events(round().timeline, "discs_at_rest").size() > 6);
  for (const TrueEvent* event : events(round().timeline, "discs_at_rest")) {
    CAPTURE(event->moment);
    const RestState& state = *event->state;
    REQUIRE_FALSE(state.seen.empty());
    CHECK(state.seen.front().first == event->moment);
    CHECK(state.stopped <= event->moment);
    for (const auto& [from, until] : state.seen) {
      CHECK(from < until);
      for (long moment = from; moment < until; ++moment) {
        const Instant& instant = round().film.instants[static_cast<std::size_t>(moment)];
        CHECK_FALSE(moves(instant));
        const std::vector<drawing::Disc> discs = resting(instant);
        REQUIRE(discs.size() == state.discs.size());
        for (std::size_t i = 0; i < discs.size(); ++i) {
          CHECK(discs[i].base == state.discs[i].base);
          CHECK(discs[i].team == state.discs[i].team);
        }
        for (const auto& hand : instant.hands) CHECK(hand.tip.norm() > drawing::Board{}.deck_radius);
      }
    }
  }
}

TEST_CASE("a shot begins with the first frame in which its disc has speed") {
  REQUIRE(events(round().timeline, "shot_begun").size() == 6);
  for (const TrueEvent* event : events(round().timeline, "shot_begun")) {
    const auto moment = static_cast<std::size_t>(event->moment);
    CHECK_FALSE(moves(round().film.instants[moment - 1]));
    const auto& discs = round().film.instants[moment].discs;
    CHECK(discs.back().id == *event->disc);
    CHECK(discs.back().velocity.norm() > 300);
    CHECK(discs.back().disc.team == *event->team);
  }
}

TEST_CASE("every twenty is told as it falls, lifted after, and counts in the round") {
  std::map<std::string, int> fallen, lifted;
  for (const TrueEvent* event : events(round().timeline, "twenty")) ++fallen[*event->team];
  for (const TrueEvent* event : events(round().timeline, "twenty_lifted")) ++lifted[*event->team];
  CHECK(fallen == lifted);
  const auto over = events(round().timeline, "round_over");
  REQUIRE(over.size() == 1);
  for (const auto& [team, count] : fallen) CHECK(over[0]->state->twenties.at(team) == count);
}

TEST_CASE("no disc is lost: shot, lying, in the ditch or taken off") {
  const std::size_t shot = events(round().timeline, "shot_begun").size();
  std::set<int> taken;
  const auto over = events(round().timeline, "round_over").at(0);
  for (const TrueEvent& event : round().timeline) {
    const bool off = event.what == "twenty_lifted" || event.what == "disc_lifted";
    if (off && event.moment < over->moment) CHECK(taken.insert(*event.disc).second);
  }
  CHECK(over->state->discs.size() + taken.size() == shot);
  CHECK(round().film.instants.back().discs.empty());
}

TEST_CASE("what players leave on the board after a shot lies inside the outer line and not in the hole") {
  const drawing::View view = look_from(drawing::Viewpoint{});
  const auto over = events(round().timeline, "round_over").at(0);
  for (const drawing::Disc& disc : over->state->discs) {
    const drawing::DiscTruth truth = truth_of(disc, drawing::Board{}, view);
    if (!truth.in_ditch) CHECK((truth.zone > 0 && truth.zone < 20));
  }
}

TEST_CASE("the same seed tells the same story, another one another") {
  const auto script = [](Story& story) {
    clips::lay_some(story, 2);
    clips::play(story, 0, clips::wishes::any_shot(story, 0));
  };
  const auto summary = [&](std::uint64_t seed) {
    std::vector<std::pair<long, std::string>> lines;
    const Told one = told(seed, script);
    for (const TrueEvent& event : one.timeline) lines.emplace_back(event.moment, event.what);
    for (const auto& seen : one.film.instants.back().discs)
      lines.emplace_back(std::lround(1e6 * seen.disc.base.x()), seen.disc.team);
    return lines;
  };
  CHECK(summary(4) == summary(4));
  CHECK(summary(4) != summary(5));
}

TEST_CASE("hands, shadows and light alone change no state") {
  const Told quiet = told(7, [](Story& story) {
    clips::lay_some(story, 3);
    clips::fidget(story, 40);
  });
  CHECK(events(quiet.timeline, "discs_at_rest").size() == 1);
  CHECK(events(quiet.timeline, "hand_in").size() > 1);
  for (const TrueEvent& event : quiet.timeline)
    CHECK((event.what == "discs_at_rest" || event.what == "hand_in" || event.what == "hand_out"));
}

TEST_CASE("while the light is off nothing is seen, and the same state is seen again after it") {
  const Told dark = told(7, [](Story& story) {
    clips::lay_some(story, 1);
    story.wait(1);
    story.set_light(0.004, 0.1);
    story.wait(1);
    story.set_light(1, 0.1);
    story.wait(1);
  });
  const auto rests = events(dark.timeline, "discs_at_rest");
  REQUIRE(rests.size() == 1);
  CHECK(rests[0]->state->seen.size() == 2);
  CHECK(events(dark.timeline, "light_off").size() == 1);
  CHECK(events(dark.timeline, "light_on").size() == 1);
}

}  // namespace
}  // namespace ringside
