// SPDX-License-Identifier: MIT
#include "detection/existence/maybe_discs.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "calibration/calibrate.h"
#include "detection/drawn_rounds.h"

namespace ringside {
namespace {

struct Seen {
  drawing::View view;
  Photo photo;
  Calibration calibration;
  TopsOnDeck tops;
  Detection detection;

  explicit Seen(const drawing::Scene& scene)
      : view(drawing::look_from(test::whole_board(12))),
        photo(test::draw(scene, view)),
        calibration(calibrate(photo, {})),
        tops(photo, calibration, test::tournament_discs().shape.height),
        detection(detect_discs(photo, calibration, test::tournament_discs())) {}

  // With these discs alone known, black ones and natural ones.
  std::vector<Disc> asked(const std::vector<Disc>& known) const {
    const Teams teams{.team_of = {},
                      .colours = {lab_of(Rgb{30, 30, 30}), lab_of(Rgb{200, 170, 120})},
                      .names = {"black", "natural"}};
    const DiscModel model = test::tournament_discs();
    const Tones tones = tones_of(photo);
    return maybe_discs(calibration, model, tops_beside(photo, calibration, model, tops, known, teams, tones),
                       teams, tones);
  }
};

Seen dealt() { return Seen(test::deal(test::black_and_natural_on_maple(), 3)); }

TEST_CASE("a disc that was not found is asked about, where it lies and as its side's") {
  const Seen seen = dealt();
  std::vector<Disc> known = seen.detection.discs;
  const auto black = std::find_if(known.begin(), known.end(), [](const Disc& disc) {
    return disc.team == "black" && disc.base.norm() < 290;
  });
  REQUIRE(black != known.end());
  const Vec2 base = black->base;
  known.erase(black);
  const std::vector<Disc> asked = seen.asked(known);
  REQUIRE(asked.size() == 1);
  CHECK((asked[0].base - base).norm() < 4);
  CHECK(asked[0].team == "black");
}

TEST_CASE("nothing is asked where all discs were found, nor on an empty deck") {
  CHECK(dealt().detection.maybe_discs.empty());
  CHECK(Seen(drawing::Scene{}).detection.maybe_discs.empty());
}

}  // namespace
}  // namespace ringside
