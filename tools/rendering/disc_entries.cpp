// SPDX-License-Identifier: MIT
#include "rendering/disc_entries.h"

#include <cmath>
#include <map>
#include <string>

#include "drawing/truth.h"
#include "rendering/disc_rim_entry.h"
#include "rendering/sight.h"
#include "rendering/yaml_parts.h"

namespace ringside::rendering {
namespace {

using drawing::Board;
using drawing::DiscTruth;

constexpr double kSureFrom = 1.5;  // mm from the deciding line, as in the hand-measured files

using TeamNumbers = std::map<std::string, int>;

// First come, first numbered.
TeamNumbers team_numbers(const drawing::Scene& scene) {
  TeamNumbers numbers;
  for (const drawing::Disc& disc : scene.discs)
    numbers.try_emplace(disc.team, static_cast<int>(numbers.size()) + 1);
  return numbers;
}

std::string name_of_team(int number) { return "team" + std::to_string(number); }

// The printed line that the disc lies on, if any.
std::string touching(const DiscTruth& disc, const Board& board) {
  if (disc.in_hole) return "none";
  const double angle = angle_of(disc.base);
  for (std::size_t i = 0; i < board.lines.size(); ++i) {
    const double near_edge = board.lines[i].near_edge_at(angle);
    const bool reached = disc.base.norm() + disc.radius > near_edge;
    const bool beyond = disc.base.norm() - disc.radius > near_edge + board.lines[i].width;
    if (reached && !beyond) return std::string(drawing::kLineWords[i]);
  }
  return "none";
}

std::string hole_state(const DiscTruth& disc) {
  if (disc.in_hole) return "flat";
  return disc.hanger ? "hanger" : "none";
}

class DiscEntries {
 public:
  DiscEntries(YAML::Emitter& out, const plans::PhotoPlan& plan)
      : out_(out),
        board_(plan.scene.board),
        discs_(plan.scene.discs),
        truths_(truth_of(plan.scene, look_from(plan.viewpoint))),
        numbers_(team_numbers(plan.scene)),
        sight_(plan) {}

  void write() {
    out_ << YAML::Key << "discs" << YAML::Value << YAML::BeginSeq;
    for (std::size_t i = 0; i < truths_.size(); ++i) {
      if (!truths_[i].in_ditch) write_disc(i);
    }
    out_ << YAML::EndSeq;
    write_counts();
    write_totals();
  }

 private:
  void write_disc(std::size_t i) {
    const DiscTruth& disc = truths_[i];
    out_ << YAML::Flow << YAML::BeginMap;
    field("x", pixels(disc.seen_top.centre.x()));
    field("y", pixels(disc.seen_top.centre.y()));
    field("r", pixels(disc.seen_top.radius));
    field("colour", discs_[i].team);
    field("team", numbers_.at(discs_[i].team));
    write_zone(disc);
    write_place(disc);
    write_doubts(i);
    if (has_rim(discs_[i])) write_rim(out_, discs_[i]);
    out_ << YAML::EndMap;
  }

  void write_zone(const DiscTruth& disc) {
    field("zone", disc.zone);
    field("touching", touching(disc, board_));
    field("line", std::string(disc.line));
    field("margin_mm", millimetres(disc.margin));
    field("margins_mm", std::vector{millimetres(disc.margins[0]), millimetres(disc.margins[1]),
                                    millimetres(disc.margins[2])});
    field("sure", disc.in_hole || std::abs(disc.margin) >= kSureFrom);
    field("in_hole", hole_state(disc));
  }

  void write_place(const DiscTruth& disc) {
    field("x_mm", millimetres(disc.base.x()));
    field("y_mm", millimetres(disc.base.y()));
    field("r_mm", millimetres(disc.radius));
  }

  // What keeps a disc from being one that everybody must find and place.
  void write_doubts(std::size_t i) {
    if (truths_[i].irregular) field("irregular", true);
    if (const double hidden = sight_.hidden(i); hidden > 0) field("hidden", rounded(hidden, 0.001));
    const std::string note = optional_because(i);
    if (note.empty()) return;
    field("optional", true);
    field("note", note);
  }

  std::string optional_because(std::size_t i) const {
    if (!sight_.in_picture(i)) return "out of the picture";
    return truths_[i].base.norm() > board_.deck_radius ? "over the deck's edge" : "";
  }

  void write_counts() {
    std::map<std::string, int> in_ditch;
    for (std::size_t i = 0; i < truths_.size(); ++i) in_ditch[discs_[i].team] += truths_[i].in_ditch ? 1 : 0;
    out_ << YAML::Key << "ditch_discs" << YAML::Value << YAML::Flow << in_ditch;
  }

  // Of what the picture shows: nobody can score what lies beside it.
  void write_totals() {
    std::map<std::string, int> totals;
    for (std::size_t i = 0; i < truths_.size(); ++i) {
      const bool counts = !truths_[i].in_ditch && sight_.in_picture(i);
      totals[name_of_team(numbers_.at(discs_[i].team))] += counts ? truths_[i].zone : 0;
    }
    out_ << YAML::Key << "totals" << YAML::Value << YAML::Flow << YAML::BeginMap;
    for (const auto& [team, total] : totals) field(team, total);
    for (const auto& [team, number] : numbers_) field(name_of_team(number) + "_colour", team);
    out_ << YAML::EndMap;
  }

  template <typename Value>
  void field(const std::string& key, const Value& value) {
    write_field(out_, key, value);
  }

  YAML::Emitter& out_;
  const Board& board_;
  const std::vector<drawing::Disc>& discs_;
  std::vector<DiscTruth> truths_;
  TeamNumbers numbers_;
  Sight sight_;
};

}  // namespace

void write_discs(YAML::Emitter& out, const plans::PhotoPlan& plan) { DiscEntries(out, plan).write(); }

}  // namespace ringside::rendering
