// SPDX-License-Identifier: MIT
#include "detection/detect_discs.h"

#include <algorithm>
#include <cmath>

#include "detection/candidates.h"
#include "detection/near_sides.h"
#include "detection/position_uncertainty.h"
#include "detection/select_discs.h"
#include "detection/team_radius.h"
#include "detection/teams.h"

namespace ringside {
namespace {

constexpr double kViewMargin = 30;  // mm of ditch around the deck: room for a disc that hangs over its edge

std::vector<Lab> colours_of(const std::vector<FoundDisc>& found) {
  std::vector<Lab> colours;
  for (const FoundDisc& disc : found) colours.push_back(disc.face.lab);
  return colours;
}

// A disc that reaches over the hole with its centre above it hangs; one beside it lies on the deck.
HoleState hole_state(const Vec2& base, const Hole& hole) {
  return (base - hole.rim.centre).norm() < hole.rim.radius ? HoleState::kHanger : HoleState::kNone;
}

Circle in_picture(const Homography& image_from_board, const Circle& circle) {
  return {image_from_board * circle.centre, circle.radius * image_from_board.scale_at(circle.centre)};
}

// The found disc with the radius that all discs of its side share.
Disc settle(const Photo& photo, const Calibration& calibration, const DiscModel& model,
            const FoundDisc& found, const TeamRadius& radius) {
  DiscShape shape = model.shape;
  shape.radius = radius.radius;
  const auto refit =
      fit_outline(photo, calibration, found.fit.base, shape, found.fit.near_side, RadiusMode::kFixed);
  const OutlineFit& fit = refit ? *refit : found.fit;
  Disc disc;
  disc.base = fit.base;
  disc.covariance = fit.covariance + found.doubt + camera_covariance(calibration, fit.base, shape);
  disc.radius = fit.radius;
  disc.radius_sigma = radius.sigma;
  disc.outline_residual = fit.residual;
  disc.seen_top =
      in_picture(calibration.image_from_board, seen_top(fit.base, shape, calibration.camera.centre));
  disc.colour = found.face.rgb;
  disc.in_hole = hole_state(fit.base, calibration.hole);
  disc.confidence = std::clamp(found.quality, 0.0, 1.0);
  return disc;
}

void number_in_reading_order(std::vector<Disc>& discs) {
  std::stable_sort(discs.begin(), discs.end(), [](const Disc& a, const Disc& b) {
    return a.seen_top.centre.y() < b.seen_top.centre.y();
  });
  int id = 0;
  for (Disc& disc : discs) disc.id = ++id;
}

// A hole's floor may look just like a disc, and a disc flat in the hole like the floor: people know.
void ask_about_hole(const Selection& selection, const Teams& teams, Detection& out) {
  constexpr double kAlike = 12;  // discs of one side differ by as much in even light
  if (!selection.in_the_hole) return;
  for (std::size_t i = 0; i < teams.names.size(); ++i) {
    if ((selection.in_the_hole->lab - teams.colours[i]).norm() < kAlike) {
      out.warnings.push_back("the hole is as " + teams.names[i] +
                             " as the discs; if a disc lies flat in it, add --twenties " + teams.names[i] +
                             "=1");
    }
  }
}

void ask_about_doubtful_discs(Detection& out) {
  constexpr double kDoubtful = 0.5;  // half of the outline not seen, or it fits badly
  for (const Disc& disc : out.discs) {
    if (disc.confidence < kDoubtful) {
      out.warnings.push_back("disc " + std::to_string(disc.id) + " (" + disc.team +
                             ") is seen only in part; check it in the overlay");
    }
  }
}

std::string listed(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
  return out;
}

}  // namespace

Detection detect_discs(const Photo& photo, const Calibration& calibration, const DiscModel& model) {
  const RectifiedView view = rectify(photo, calibration, calibration.deck_radius + kViewMargin);
  Selection selection =
      select_discs(photo, calibration, model, find_candidates(view, calibration.deck_radius));
  auto& found = selection.discs;
  const Teams teams = sort_into_teams(colours_of(found));
  settle_near_sides(found, teams, calibration.camera.centre);
  const auto radii = team_radii(found, teams, model);
  Detection out;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const std::size_t team = teams.team_of[i];
    out.discs.push_back(settle(photo, calibration, model, found[i], radii[team]));
    out.discs.back().team = teams.names[team];
  }
  number_in_reading_order(out.discs);
  if (teams.names.size() > 2) {
    out.warnings.push_back("discs of more than two colours on the deck (" + listed(teams.names) +
                           "); take away what does not belong to the game, or even out the light");
  }
  ask_about_hole(selection, teams, out);
  ask_about_doubtful_discs(out);
  return out;
}

}  // namespace ringside
