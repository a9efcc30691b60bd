// SPDX-License-Identifier: MIT
#include "clips/make_clip.h"

#include "clips/clip_truth.h"
#include "clips/video_film.h"
#include "report/data/write_file.h"

namespace ringside::clips {

long make_clip(const ClipPlan& plan, const std::filesystem::path& folder) {
  std::filesystem::create_directories(folder);
  const std::string file = plan.name + ".avi";
  VideoFilm film(folder / file, plan.look, plan.faults, plan.seed);
  Story story(plan.look, plan.sides, plan.seed, film);
  plan.script(story);
  write_file(folder / (plan.name + ".yaml"), clip_truth_text(plan, file, story.timeline(), film.shutter()));
  return static_cast<long>(film.shutter().moments().size());
}

}  // namespace ringside::clips
