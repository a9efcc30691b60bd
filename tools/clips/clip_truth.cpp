// SPDX-License-Identifier: MIT
#include "clips/clip_truth.h"

#include <yaml-cpp/yaml.h>

#include "clips/clip_painter.h"
#include "drawing/truth.h"
#include "rendering/disc_entries.h"
#include "rendering/truth_file.h"
#include "rendering/yaml_parts.h"

namespace ringside::clips {
namespace {

using rendering::write_field;

class TruthWriter {
 public:
  TruthWriter(const ClipPlan& plan, const Shutter& shutter) : plan_(plan), shutter_(shutter) {
    out_.SetDoublePrecision(10);
  }

  std::string text(const std::string& file, const Timeline& timeline) {
    out_ << YAML::Comment("Exact truth of a rendered clip; made by tools/render_clip.") << YAML::BeginMap;
    write_clip(file);
    write_events(timeline);
    out_ << YAML::EndMap;
    return std::string(out_.c_str()) + "\n";
  }

 private:
  void write_clip(const std::string& file) {
    const drawing::Viewpoint& viewpoint = plan_.look.viewpoint;
    write_field(out_, "video", file);
    out_ << YAML::Key << "size" << YAML::Value << YAML::Flow
         << std::vector{viewpoint.width, viewpoint.height};
    write_field(out_, "fps", plan_.look.frames_per_second);
    write_field(out_, "frames", shutter_.moments().size());
    out_ << YAML::Key << "difficulty" << YAML::Value << YAML::DoubleQuoted << plan_.difficulty;
    out_ << YAML::Key << "teams" << YAML::Value << YAML::Flow
         << std::vector{plan_.sides.first.team, plan_.sides.second.team};
    write_field(out_, "discs_per_side", plan_.discs_per_side);
    write_lists();
    rendering::write_seen_board(out_, photo({}));
  }

  // Frames that are the same as the one before, and those before which moments are missing.
  void write_lists() {
    std::vector<long> repeated, after_drop;
    const std::vector<long>& moments = shutter_.moments();
    for (std::size_t i = 1; i < moments.size(); ++i) {
      const long step = moments[i] - moments[i - 1];
      if (step == 0) repeated.push_back(static_cast<long>(i));
      if (step > 1 && moments[i - 1] + 1 < moments[i]) after_drop.push_back(static_cast<long>(i));
    }
    out_ << YAML::Key << "repeated_frames" << YAML::Value << YAML::Flow << repeated;
    out_ << YAML::Key << "frames_after_a_gap" << YAML::Value << YAML::Flow << after_drop;
  }

  plans::PhotoPlan photo(const std::vector<drawing::Disc>& discs) const {
    plans::PhotoPlan photo;
    photo.name = plan_.name;
    photo.scene = {.board = plan_.look.board, .discs = discs, .light = plan_.look.light};
    photo.viewpoint = shifted(plan_.look.viewpoint, shift_);
    return photo;
  }

  void write_events(const Timeline& timeline) {
    out_ << YAML::Key << "events" << YAML::Value << YAML::BeginSeq;
    for (const TrueEvent& event : timeline) write_event(event);
    out_ << YAML::EndSeq;
  }

  void write_event(const TrueEvent& event) {
    if (event.shift) shift_ = *event.shift;
    out_ << YAML::BeginMap;
    write_field(out_, "frame", shutter_.frame_of(event.moment));
    write_field(out_, "event", event.what);
    if (event.team) write_field(out_, "team", *event.team);
    if (event.disc) write_field(out_, "disc", *event.disc);
    if (event.valid) write_field(out_, "valid", *event.valid);
    if (event.state) write_state(*event.state);
    if (event.shift) rendering::write_seen_board(out_, photo({}));
    out_ << YAML::EndMap;
  }

  void write_state(const RestState& state) {
    write_field(out_, "stopped", shutter_.frame_of(state.stopped));
    out_ << YAML::Key << "seen" << YAML::Value << YAML::Flow << YAML::BeginSeq;
    for (const auto& [from, until] : state.seen)
      out_ << YAML::Flow << std::vector{shutter_.frame_of(from), shutter_.frame_of(until)};
    out_ << YAML::EndSeq;
    out_ << YAML::Key << "twenties_lifted" << YAML::Value << YAML::Flow << state.twenties;
    rendering::write_discs(out_, photo(state.discs));
    write_scores(state);
  }

  // By colour, twenties included: what a referee would call.
  void write_scores(const RestState& state) {
    std::map<std::string, int> scores;
    for (const auto& [team, count] : state.twenties) scores[team] = 20 * count;
    const drawing::View view = look_from(plan_.look.viewpoint);
    for (const drawing::Disc& disc : state.discs) {
      const drawing::DiscTruth truth = truth_of(disc, plan_.look.board, view);
      if (!truth.in_ditch) scores[disc.team] += truth.zone;
    }
    out_ << YAML::Key << "scores" << YAML::Value << YAML::Flow << scores;
  }

  const ClipPlan& plan_;
  const Shutter& shutter_;
  CameraShift shift_;
  YAML::Emitter out_;
};

}  // namespace

std::string clip_truth_text(const ClipPlan& plan, const std::string& file, const Timeline& timeline,
                            const Shutter& shutter) {
  return TruthWriter(plan, shutter).text(file, timeline);
}

}  // namespace ringside::clips
