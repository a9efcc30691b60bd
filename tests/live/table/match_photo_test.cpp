// SPDX-License-Identifier: MIT
#include "live/table/match_photo.h"

#include <doctest/doctest.h>

#include "live/view/table_command.h"
#include "scoring/example_board.h"
#include "support/error_message.h"
#include "support/has.h"

namespace ringside {
namespace {

using test::error_message;
using test::has;

constexpr double kQuarter = kPi / 2;

// Discs that no turn but the right one explains, the last too close to call on the middle line.
std::vector<Disc> position() {
  std::vector<Disc> discs{testing::disc_at({60, 30}, "black"), testing::disc_at({-120, 80}, "red"),
                          testing::disc_at({20, -150}, "red"), testing::disc_at({-200, -60}, "black"),
                          testing::disc_with_margin(LineName::kMiddle, 0.2, 1.1)};
  for (std::size_t i = 0; i < discs.size(); ++i) {
    discs[i].id = static_cast<int>(i) + 1;
    discs[i].covariance = 0.04 * Mat2::Identity();
  }
  return discs;
}

DiscMemory lying(const std::vector<Disc>& discs) {
  DiscMemory memory;
  for (const Disc& disc : discs) memory.discs.push_back({score_disc(disc, testing::example_board())});
  return memory;
}

// From another seat; numbered the other way round.
BoardInPhoto photo_of(std::vector<Disc> discs) {
  std::reverse(discs.begin(), discs.end());
  BoardInPhoto photo{testing::example_board(), {}, {}};
  for (Disc& disc : discs) {
    disc.id = static_cast<int>(photo.discs.size()) + 1;
    disc.base = Homography::rotation(-kQuarter) * disc.base;
    photo.discs.push_back(disc);
  }
  return photo;
}

PhotoCalls matched(const DiscMemory& memory, const BoardInPhoto& photo) {
  return table::match_photo(memory, testing::example_board(), photo, {});
}

std::string refusal(const DiscMemory& memory, const BoardInPhoto& photo) {
  return error_message<TableError>([&] { matched(memory, photo); });
}

TEST_CASE("a photo of the same position settles a call that the camera leaves open") {
  const DiscMemory memory = lying(position());
  REQUIRE(memory.discs.back().scored.call == Call::kTooClose);
  std::vector<Disc> there = position();
  there.back() = testing::disc_with_margin(LineName::kMiddle, 0.6, 1.1);
  there.back().covariance = 0.0025 * Mat2::Identity();
  const PhotoCalls calls = matched(memory, photo_of(there));
  CHECK(calls.discs == 5);
  REQUIRE(calls.calls.size() == 1);
  const PhotoCall& call = calls.calls.front();
  CHECK(call.camera.disc.id == 5);
  CHECK(call.in_photo.id == 1);
  CHECK(call.photo.margin == doctest::Approx(0.6).epsilon(0.02));
  CHECK(call.photo.sigma < call.camera.line.sigma);
  CHECK(call.together.line.sigma < call.photo.sigma);
  CHECK(call.together.line.margin > call.camera.line.margin);
  CHECK(call.together.line.margin < call.photo.margin);
  CHECK(call.together.call == Call::kClear);
  CHECK(call.together.zone == 10);
}

TEST_CASE("a photo of another position is refused, by how many discs differ") {
  const DiscMemory memory = lying(position());
  std::vector<Disc> pushed = position(), gone = position(), more = position(), other = position();
  pushed[1].base += Vec2(4, 0);
  gone.erase(gone.begin());
  more.push_back(testing::disc_at({150, -150}, "red"));
  other[1].team = "black";
  for (const auto& discs : {pushed, gone, more, other})
    CHECK(has(refusal(memory, photo_of(discs)), "another position: 1 disc differs; take one"));
  std::vector<Disc> two = pushed;
  two.pop_back();
  CHECK(has(refusal(memory, photo_of(two)), "2 discs differ"));
  CHECK(has(refusal(memory, photo_of({testing::disc_at({0, 77})})), "does not show the position"));
  CHECK(has(refusal(memory, photo_of({})), "shows no disc"));
  CHECK(has(refusal({}, photo_of(position())), "no disc lies on this board"));
}

TEST_CASE("a photo of a board of other proportions is refused, whatever lies on it") {
  BoardInPhoto photo = photo_of(position());
  photo.calibration.lines[1].radius *= 1.06;
  CHECK(has(refusal(lying(position()), photo), "another board; take one"));
}

TEST_CASE("a colour that another light names otherwise is the same side, two sides that change are not") {
  const DiscMemory memory = lying(position());
  std::vector<Disc> orange = position(), changed = position(), mixed = position();
  for (Disc& disc : orange)
    if (disc.team == "red") disc.team = "orange";
  for (Disc& disc : changed) disc.team = disc.team == "red" ? "black" : "red";
  mixed[1].team = "orange";
  CHECK(matched(memory, photo_of(orange)).calls.size() == 1);
  CHECK(has(refusal(memory, photo_of(changed)), "5 discs differ"));
  CHECK(has(refusal(memory, photo_of(mixed)), "1 disc differs"));
}

TEST_CASE("what people said of discs wins over the photo") {
  DiscMemory memory = lying(position());
  memory.discs[1].scored.disc.team = "black";
  memory.discs[1].by_person = true;
  memory.left[3] = memory.discs[2].scored.disc.base;
  memory.erase(3);
  const PhotoCalls calls = matched(memory, photo_of(position()));
  CHECK(calls.discs == 4);
  CHECK(calls.calls.size() == 1);
}

TEST_CASE("what may be a disc, here or in the photo, differs from nothing and settles nothing") {
  DiscMemory memory = lying(position());
  BoardInPhoto photo = photo_of(position());
  photo.maybe_discs.push_back(testing::disc_at({200, -200}, "red"));
  photo.maybe_discs.back().id = 6;
  CHECK(matched(memory, photo).calls.size() == 1);
  photo.maybe_discs.push_back(photo.discs.front());
  photo.maybe_discs.back().id = 7;
  photo.discs.erase(photo.discs.begin());
  CHECK(has(refusal(memory, photo), "no disc by whose line there is a call"));
}

TEST_CASE("a call that is ruled on is settled; calls stand while their disc lies and nobody rules") {
  DiscMemory memory = lying(position());
  const PhotoCalls calls = matched(memory, photo_of(position()));
  CHECK(table::standing_calls(calls, memory).size() == 1);
  DiscMemory moved = memory, ruled = memory, gone = memory;
  moved.discs.back().scored.disc.base += Vec2(1.5, 0);
  ruled.discs.back().scored.ruling = RuledCall{};
  gone.discs.pop_back();
  for (const DiscMemory& later : {moved, ruled, gone}) CHECK(table::standing_calls(calls, later).empty());
  CHECK(has(refusal(ruled, photo_of(position())), "no disc by whose line"));
}

}  // namespace
}  // namespace ringside
