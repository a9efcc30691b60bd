// SPDX-License-Identifier: MIT
#include "detection/detect_discs.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "detection/black_on_black.h"
#include "detection/colour/side_colours.h"
#include "detection/colour/teams.h"
#include "detection/colour/tones.h"
#include "detection/existence/maybe_discs.h"
#include "detection/existence/tops_on_deck.h"
#include "detection/hole/hole_disc.h"
#include "detection/hole/judge_hole.h"
#include "detection/outline/candidates.h"
#include "detection/placement/place_discs.h"
#include "detection/selection/at_the_hole.h"
#include "detection/selection/drawn_parts.h"
#include "detection/selection/from_aside.h"
#include "detection/selection/near_sides.h"
#include "detection/selection/printed_signs.h"
#include "detection/selection/second_pass.h"
#include "detection/selection/select_discs.h"
#include "detection/selection/strangers.h"
#include "detection/view/deck_pixels.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// after: so many are numbered already.
void number_in_reading_order(std::vector<Disc>& discs, std::size_t after = 0) {
  std::stable_sort(discs.begin(), discs.end(), [](const Disc& a, const Disc& b) {
    return a.seen_top.centre.y() < b.seen_top.centre.y();
  });
  int id = static_cast<int>(after);
  for (Disc& disc : discs) disc.id = ++id;
}

// A hole's floor may look just like a disc, and a disc flat in the hole like the floor: people know.
std::optional<std::string> maybe_in_hole(const HoleJudgement& hole, const Teams& teams, const Tones& tones) {
  if (hole.state != HoleState::kUnsure || hole.disc) return std::nullopt;
  return likely_team(in_usual_tones(hole.face, tones), teams);
}

std::optional<Disc> maybe_hanger(const HoleJudgement& hole, const std::vector<FoundDisc>& found,
                                 const Calibration& calibration, const DiscModel& model) {
  const auto is_there = [&](const FoundDisc& disc) { return is_at(disc, *hole.hanger); };
  if (!hole.hanger || std::any_of(found.begin(), found.end(), is_there)) return std::nullopt;
  return disc_of(*hole.hanger, HoleState::kHanger, calibration, model.radius_tolerance);
}

// Of a disc in the hole, by those that lie on the deck or did before.
LikelyShape likely_shape(const std::vector<FoundDisc>& found, const std::vector<Disc>& earlier,
                         const Hole& hole, const DiscModel& model) {
  std::vector<double> radii;
  for (const FoundDisc& disc : found)
    if (!over_the_hole(disc.fit.base, hole)) radii.push_back(disc.fit.radius);
  for (const Disc& disc : earlier)
    if (!over_the_hole(disc.base, hole)) radii.push_back(disc.radius);
  if (radii.empty()) return {.shape = model.shape, .measured = false};
  return {.shape = with_radius(model.shape, median(std::move(radii)))};
}

double heat_at_hole(const TopsOnDeck& tops, const Calibration& calibration) {
  return tops.about(calibration.hole.rim.centre).mean_log_odds();
}

std::string listed(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
  return out;
}

// Between the inner and the middle line.
Lab deck_colour(const Photo& photo, const Calibration& calibration) {
  constexpr double kFrom = 0.6, kTo = 0.9;  // of the middle line's radius; the inner one's is 0.54 at most
  const double middle = calibration.lines[1].radius;
  return lab_of(median_colour(pixels_on(photo, calibration, Vec2::Zero(), kFrom * middle, kTo * middle)));
}

std::vector<std::string> warnings_of_sides(const std::vector<FoundDisc>& found, const Teams& teams,
                                           const Lab& deck, const std::vector<std::string>& sold) {
  std::vector<std::string> warnings;
  const std::string names = listed(teams.names);
  if (teams.names.size() > kBothSides) {
    warnings.push_back("discs of more than two colours on the deck (" + names +
                       "); take away what does not belong to the game, or even out the light");
  }
  if (teams.look_alike) {
    warnings.push_back("the sides (" + names +
                       ") look alike in this light; check the colours, or light the board better");
  }
  for (std::size_t i = 0; i < teams.names.size(); ++i) {
    if (teams.other_names[i].empty()) continue;
    warnings.push_back("the " + teams.names[i] + " discs may be " + teams.other_names[i] +
                       " in this light; check the colours, or light the board better");
  }
  if (auto warning = warn_of_black_on_black(found, teams, deck, sold))
    warnings.push_back(std::move(*warning));
  return warnings;
}

// What is faint in the hole is its floor's light and shade.
std::vector<Candidate> faint_candidates(const CandidateFinder& finder, const Calibration& calibration,
                                        const DiscShape& shape) {
  auto faint = finder.find({.edges = EdgeStrength::kFaint});
  std::erase_if(faint, [&](const Candidate& c) {
    return over_the_hole(footprint(c, shape, calibration.camera.centre).centre, calibration.hole);
  });
  return faint;
}

// Discs on the deck, from what shows most to what shows only once the others are known.
std::vector<FoundDisc> found_discs(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                                   const std::vector<Disc>& earlier, const RectifiedView& view,
                                   const TopsOnDeck& tops) {
  const CandidateFinder finder(view, calibration, model.shape);
  auto candidates = finder.find();
  auto possible = possible_discs(photo, calibration, model, candidates);
  drop_printed_signs(possible, candidates);
  std::vector<FoundDisc> found = select_discs(photo, calibration, model, possible);
  // Where prints are the clear edges a dark disc on a dark deck is none; where many discs lie, those that are
  // clear tell what the others are like.
  if (found.size() < kFewDiscs) {
    const auto faint = faint_candidates(finder, calibration, model.shape);
    const auto more = possible_discs(photo, calibration, model, faint);
    candidates.insert(candidates.end(), faint.begin(), faint.end());
    possible.insert(possible.end(), more.begin(), more.end());
    drop_printed_signs(possible, candidates);
    found = select_discs(photo, calibration, model, possible);
  }
  const auto of_tops = candidates_of(tops, model.shape, calibration.camera.centre);
  candidates.insert(candidates.end(), of_tops.begin(), of_tops.end());
  second_pass({photo, calibration, model, earlier}, finder, candidates, found);
  found = backward_eliminate(photo, calibration, model.shape, std::move(found));
  return drop_occluded_tops(photo, calibration, model.shape, found);
}

// Of the discs on the deck and, last, of the one in the hole.
std::vector<SeenFace> faces_of(const std::vector<FoundDisc>& found, const HoleJudgement& hole) {
  std::vector<SeenFace> faces;
  for (const FoundDisc& disc : found) faces.push_back({disc.face.lab, {disc.fit.base, disc.fit.radius}});
  if (hole.disc)
    faces.push_back({hole.face, {hole.disc->disc().pose.foot.head<2>(), hole.disc->disc().shape.radius}});
  return faces;
}

// As of a disc in motion: outlines of it lie farther apart than a third of its radius.
bool shows_in_several_places(const Disc& disc) {
  return disc.covariance.trace() > std::pow(disc.radius / 3, 2);
}

// A detection without what it asks about, and what that needs.
struct Detected {
  Detection detection;
  Teams teams;
  Tones tones;
  std::vector<MissedTop> missed;
};

Detected detected(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                  const std::vector<Disc>& earlier) {
  const RectifiedView view = rectify(photo, calibration);
  const TopsOnDeck tops(photo, calibration, model.shape.height);
  std::vector<FoundDisc> found = found_discs(photo, calibration, model, earlier, view, tops);
  const HoleJudgement hole = judge_hole(
      {hole_view(photo, calibration), calibration, likely_shape(found, earlier, calibration.hole, model),
       found, heat_at_hole(tops, calibration)},
      earlier);
  if (hole.disc) std::erase_if(found, [&](const FoundDisc& disc) { return is_at(disc, *hole.disc); });
  if (hole.no_disc)
    std::erase_if(found, [&](const FoundDisc& disc) { return disc.fit.base == *hole.no_disc; });
  const Tones tones = tones_of(photo);
  std::vector<SideColour> colours = side_colours(view, calibration, faces_of(found, hole), tones);
  drop_colour_outliers(found, colours);
  const Lab deck = in_usual_tones(deck_colour(photo, calibration), tones);
  const Teams teams = sort_into_teams(colours, model.colours, deck);
  settle_near_sides(found, teams, calibration.camera.centre);
  Detection out;
  PlacedDiscs placed = place_discs(photo, calibration, model, found, teams);
  out.discs = std::move(placed.discs);
  out.blur_px = placed.blur_px;
  if (hole.disc) {
    out.discs.push_back(disc_of(*hole.disc, hole.state, calibration, model.radius_tolerance));
    out.discs.back().team = teams.names[teams.team_of.back()];
  }
  out.hole = hole.state;
  out.maybe_hanger = maybe_hanger(hole, found, calibration, model);
  number_in_reading_order(out.discs);
  out.warnings_of_sides = warnings_of_sides(found, teams, deck, model.colours);
  out.maybe_in_hole = maybe_in_hole(hole, teams, tones);
  for (const Disc& disc : out.discs)
    if (auto warning = warning_of(disc)) out.warnings_of_discs.push_back(std::move(*warning));
  auto missed = tops_beside(photo, calibration, model, tops, out.discs, teams, tones);
  return {std::move(out), teams, tones, std::move(missed)};
}

}  // namespace

Detection detect_discs(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                       const std::vector<Disc>& earlier) {
  auto [out, teams, tones, missed] = detected(photo, calibration, model, earlier);
  out.maybe_discs = maybe_discs(calibration, model, missed, teams, tones);
  number_in_reading_order(out.maybe_discs, out.discs.size());
  return std::move(out);
}

std::vector<MissedTop> undetected_tops(const Photo& photo, const Calibration& calibration,
                                       const DiscModel& model) {
  return detected(photo, calibration, model, {}).missed;
}

std::optional<InHoleEvidence> evidence_in_hole(const Photo& photo, const Calibration& calibration,
                                               const DiscModel& model) {
  const TopsOnDeck tops(photo, calibration, model.shape.height);
  const auto found = found_discs(photo, calibration, model, {}, rectify(photo, calibration), tops);
  return in_hole_evidence({hole_view(photo, calibration), calibration,
                           likely_shape(found, {}, calibration.hole, model), found,
                           heat_at_hole(tops, calibration)});
}

bool is_seen_in_part(const Disc& disc) {
  constexpr double kDoubtful = 0.5;
  return disc.confidence < kDoubtful;
}

std::optional<std::string> warning_of(const Disc& disc) {
  const std::string name = "disc " + std::to_string(disc.id) + " (" + disc.team + ")";
  if (disc.lies == Lies::kStacked) return name + " seems to lie on another, which is not counted; look there";
  if (disc.lies == Lies::kLeaning) return name + " seems to lean on something; look where it touches";
  if (shows_in_several_places(disc))
    return name + " shows in several places, as if it moved; take a photo in which it lies still";
  if (is_seen_in_part(disc)) return name + " is seen only in part; check it in the picture";
  return std::nullopt;
}

}  // namespace ringside
