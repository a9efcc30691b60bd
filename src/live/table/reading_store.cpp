// SPDX-License-Identifier: MIT
#include "live/table/reading_store.h"

#include <algorithm>
#include <opencv2/core.hpp>

#include "live/reading/rest_places.h"

namespace ringside {
namespace {

Rgb colour_in_hole(const RestReading& reading) {
  const Calibration& calibration = *reading.calibration;
  const Vec2 p = calibration.image_from_board * calibration.hole.rim.centre;
  const int half =
      std::max(1, static_cast<int>(0.4 * calibration.hole.rim.radius * calibration.pixels_per_mm()));
  const cv::Rect box =
      cv::Rect(static_cast<int>(p.x()) - half, static_cast<int>(p.y()) - half, 2 * half, 2 * half) &
      cv::Rect({0, 0}, reading.picture.size());
  const cv::Scalar mean = cv::mean(reading.picture(box));
  const auto level = [](double v) { return static_cast<std::uint8_t>(v); };
  return {level(mean[2]), level(mean[1]), level(mean[0])};
}

KnownPlaces known_places(const DiscMemory& memory, const RestPlaces& places) {
  KnownPlaces known;
  for (const TableDisc& disc : memory.discs)
    known.of_discs[disc.scored.disc.id] = places.look(disc.scored.disc.base);
  for (const auto& [id, place] : memory.left) known.left[id] = places.look(place);
  for (const TableDisc& maybe : memory.maybe)
    known.of_maybe[maybe.scored.disc.id] = places.look(maybe.scored.disc.base);
  return known;
}

}  // namespace

BoardReading ReadingStore::add(const RestReading& reading, const TableState& state, bool score_was_shown) {
  const Kept* before = find(state.reading);
  const bool elsewhere = !before || before->found != reading.calibration;
  Calibration measured = *reading.calibration;
  measured.lines = reading.lines;
  if (!small_board_ || small_board_of_ != reading.calibration) {
    small_board_.emplace(measured);
    small_board_of_ = reading.calibration;
  }
  const RestPlaces places(*small_board_, reading, elsewhere ? cv::Mat() : before->small);
  const auto look_of = [&](long number) {
    const Kept* kept = elsewhere ? nullptr : find(number);
    return kept ? kept->hole : HoleLook{};
  };
  BoardReading out{.number = ++last_number_,
                   .elsewhere = elsewhere,
                   .after_shot = reading.moment.shot_from.has_value(),
                   .swept_anywhere = places.swept_anywhere(),
                   .part_hidden = reading.part_hidden,
                   .known = known_places(state.memory, places),
                   .colour_in_hole = colour_in_hole(reading),
                   .warnings_of_sides = reading.detection.warnings_of_sides,
                   .score_was_shown = score_was_shown};
  out.known.first = elsewhere;
  for (const Disc& disc : reading.detection.discs) out.discs.push_back({disc, places.look(disc)});
  for (const Disc& disc : reading.detection.maybe_discs) out.maybe_discs.push_back({disc, places.look(disc)});
  if (const auto& hanger = reading.detection.maybe_hanger) out.maybe_hanger = {*hanger, places.look(*hanger)};
  const bool hidden = places.look(reading.calibration->hole.rim.centre).hidden;
  out.hole = compare_holes(reading, look_of(state.hole.last.number), look_of(state.hole.empty.number));
  out.hole.number = out.number;
  out.hole.seen &= !hidden;
  kept_.emplace(out.number, Kept{reading.calibration, std::move(measured), reading.picture, places.picture(),
                                 reading.hole});
  return out;
}

const Calibration& ReadingStore::calibration(long number) const {
  static const Calibration kNone;
  const Kept* kept = find(number);
  return kept ? kept->measured : kNone;
}

cv::Mat ReadingStore::picture(long number) const {
  const Kept* kept = find(number);
  return kept ? kept->picture : cv::Mat();
}

void ReadingStore::keep_only(const std::set<long>& numbers) {
  std::erase_if(kept_, [&](const auto& one) { return !numbers.contains(one.first); });
}

const ReadingStore::Kept* ReadingStore::find(long number) const {
  const auto found = kept_.find(number);
  return found == kept_.end() ? nullptr : &found->second;
}

}  // namespace ringside
