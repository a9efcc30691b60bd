// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "board/models.h"
#include "calibration/drawn_board.h"
#include "detection/detect_discs.h"

// Drawn rounds with known discs, and how well detection finds them.
namespace ringside::test {

// The discs that are drawn.
inline DiscModel tournament_discs() {
  return {"tournament", "as drawn", {15.9, 9.5, 1.5}, 1.0, {"black", "natural", "brown"}};
}

// What is known of one kind of round: the board's colours and the two sides'.
struct Look {
  std::string name;
  drawing::Board board;
  std::string first_team, second_team;
  drawing::Material first, second;
};

Look black_and_natural_on_maple();
Look walnut_and_natural_on_maple();
Look black_and_natural_on_dark_blue();

// Twelve discs on the deck, alternating between the teams, at places that follow from the seed: anywhere from
// the inner line to the deck's edge, none overlapping, none over the hole; and two in the ditch.
drawing::Scene deal(const Look& look, unsigned seed);

// A drawn disc on the deck and the one that was found there.
struct Match {
  drawing::Disc drawn;
  Vec2 expected_base;  // of the drawn disc in the calibration's frame, mm
  Disc found;

  Vec2 error() const { return found.base - expected_base; }
  // In units of the covariance: 1 on the one-sigma ellipse.
  double error_in_sigmas() const;
};

// A drawn round with everything that was made of it.
struct Detected {
  Calibration calibration;
  Detection detection;
  std::vector<Match> matches;
  std::size_t missed = 0;    // drawn on the deck, not found
  std::size_t invented = 0;  // found, not drawn on the deck
};

// Calibrates and detects with the camera's right focal length.
Detected detect(const drawing::Scene& scene, const drawing::View& view,
                const std::vector<Disc>& earlier = {});

// The same on a picture that a poorer camera would have taken of them.
Detected detect_on(const Photo& photo, const drawing::Scene& scene, const drawing::View& view,
                   const std::vector<Disc>& earlier = {});

struct Errors {
  double rms = 0, max = 0;          // mm
  double share_within_2_sigma = 0;  // of the discs
};
Errors errors_of(const std::vector<Match>& matches);

}  // namespace ringside::test
