// SPDX-License-Identifier: MIT
#include "watch/watched_source.h"

#include "app/program/command_error.h"
#include "live/capture/agreeing_frames.h"
#include "live/capture/fresh_frames.h"
#include "live/capture/newest_frame.h"
#include "live/capture/paced.h"
#include "live/capture/reconnecting.h"
#include "live/capture/straightened.h"
#include "live/capture/video_source.h"
#include "text/shown_address.h"

namespace ringside {
namespace {

std::unique_ptr<FrameSource> open_recorded(const WatchedSource& wanted, Recorder* recorder, Clock& clock,
                                           const std::stop_token& stop) {
  const auto open = [source = wanted.name, recorder, &clock]() -> std::unique_ptr<FrameSource> {
    auto video = open_video(source, clock);
    if (recorder == nullptr) return video;
    return std::make_unique<Recorded>(std::move(video), *recorder);
  };
  if (kind_of_source(wanted.name) != SourceKind::kFile) {
    auto camera = std::make_unique<FreshFrames>(std::make_unique<Reconnecting>(open, clock), clock);
    auto agreeing = std::make_unique<AgreeingFrames>(std::move(camera));
    return std::make_unique<NewestFrame>(std::move(agreeing), NewestFrame::kPatience, stop);
  }
  try {
    std::unique_ptr<FrameSource> file = std::make_unique<AgreeingFrames>(open());
    if (wanted.at_once) return file;
    return std::make_unique<Paced>(std::move(file), clock, stop);
  } catch (const SourceError& error) {
    throw CommandError(shown_address(wanted.name), error.what());
  }
}

}  // namespace

std::unique_ptr<FrameSource> open_watched(const WatchedSource& wanted, Recorder* recorder, Clock& clock,
                                          const std::stop_token& stop) {
  auto source = open_recorded(wanted, recorder, clock, stop);
  if (!wanted.lens) return source;
  return std::make_unique<Straightened>(std::move(source), *wanted.lens);
}

}  // namespace ringside
