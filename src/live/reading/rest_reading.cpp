// SPDX-License-Identifier: MIT
#include "live/reading/rest_reading.h"

#include <chrono>

#include "calibration/lines/describe_line.h"
#include "detection/detect_discs.h"
#include "live/capture/still_picture.h"
#include "live/reading/under_hand.h"

namespace ringside {

RestReading read_rest(const std::vector<Frame>& frames, std::shared_ptr<const Calibration> calibration,
                      const SmallBoard& board, const DiscModel& discs, const std::vector<Disc>& earlier,
                      RestMoment moment) {
  RestReading reading{std::move(moment), std::move(calibration), {}, mean_of(frames), {}, {}, {}, false, {}};
  reading.small = board.shrink(reading.picture);
  const Photo photo = photo_of(reading.picture);
  reading.detection = detect_discs(photo, *reading.calibration, discs, earlier);
  reading.lines = reestimate_line_widths(photo, *reading.calibration, reading.detection.blur_px);
  reading.hole = look_at_hole(reading.picture, *reading.calibration, reading.detection.discs);
  reading.part_hidden = hides_unseen_part(board, reading.moment);
  reading.hidden = hidden_places(board, reading.moment, reading.detection.discs);
  return reading;
}

HoleReading compare_holes(const RestReading& reading, const HoleLook& last, const HoleLook& empty) {
  return {.seen = !reading.hole.pixels.empty(),
          .shaded = reading.hole.shaded,
          .after_shot = reading.moment.shot_from.has_value(),
          .maybe_hanger = reading.detection.maybe_hanger.has_value(),
          .since_last = difference(reading.hole, last),
          .since_empty = difference(reading.hole, empty)};
}

bool RestReader::ready() const {
  return pending_.valid() && pending_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

}  // namespace ringside
