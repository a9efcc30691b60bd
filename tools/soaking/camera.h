// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "clips/clip_painter.h"
#include "clips/shutter.h"
#include "live/capture/frame_source.h"
#include "live/capture/frame_times.h"
#include "soaking/faults.h"
#include "soaking/simulated_clock.h"
#include "soaking/told_story.h"

namespace ringside::soaking {

// A camera over a table at which a story is told, one act after the other, and its faults. A picture takes a
// frame's time of the simulated clock.
class Camera {
 public:
  Camera(SimulatedClock& clock, double frames_per_second) : clock_(clock), rate_(frames_per_second) {}

  // Another table under another light, as on the next evening.
  void stand_over(const clips::Look& look);
  // Nobody can open it before so many seconds have passed.
  void unplug(double seconds) { away_until_ = clock_.now() + Clock::Seconds(seconds); }

  void begin(std::unique_ptr<ToldStory> story, plans::Dice dice);
  // The story was told, and its last instant shown for a while.
  bool has_shown_all() const { return shown_after_ >= kShowAfter * rate_; }
  double seconds_of_story() const { return static_cast<double>(moments_) / rate_; }
  void begin_fault(const Fault& fault);
  void jump_clock(double seconds) { clock_step_ += seconds; }

  // As somebody opens it. Throws SourceError. The camera must outlive it.
  std::unique_ptr<FrameSource> open();

  const ToldStory& story() const { return *story_; }
  const clips::Shutter& shutter() const { return shutter_; }
  // Pictures of this act that showed the story, and those of all acts, whatever they showed.
  long frames() const { return static_cast<long>(shutter_.moments().size()); }
  long pictures() const { return pictures_; }

 private:
  static constexpr double kShowAfter = 4;  // s: longer than a table takes to tell what it saw last

  class Opened;
  struct Running {
    Fault fault;
    Clock::Seconds until;
  };

  NextFrame next(FrameTimes& times);
  Running* running(FaultKind kind);
  void end_faults();
  void advance(clips::Shutter::Choice choice);
  void skip(const Fault& fault);
  cv::Mat painted();
  cv::Mat garbage();
  NextFrame sent(const cv::Mat& picture, FrameTimes& times);

  SimulatedClock& clock_;
  double rate_;
  clips::Look look_ = {};
  std::unique_ptr<clips::ClipPainter> painter_;
  std::unique_ptr<ToldStory> story_;
  plans::Dice dice_{0};
  clips::Shutter shutter_{{}, 0};
  clips::Instant instant_ = {};  // that is shown next
  bool ended_ = false;           // it is the story's last
  long moments_ = 0, pictures_ = 0;
  double shown_after_ = 0;  // pictures
  std::vector<Running> running_;
  Clock::Seconds away_until_{0};
  double clock_step_ = 0;
  cv::Mat last_;
};

}  // namespace ringside::soaking
