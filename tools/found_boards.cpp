// SPDX-License-Identifier: MIT
// found_boards --use test --count 300 --backgrounds FOLDER: draws pictures as the eye is taught by,
// calibrates each and counts boards found and missed, and what was taken for one. The same numbers give the
// same counts. Exit codes: 0 counted, 2 wrong usage.
#include <algorithm>
#include <iostream>

#include "learning/board_truth.h"
#include "learning/calibrated.h"
#include "seed_tool.h"
#include "teaching/look_alike.h"
#include "teaching/taught_picture.h"

namespace ringside {
namespace {

const cv::Size kPicture(960, 768);

// What calibrate() says.
struct Said {
  int sure = 0, may_be = 0, refused = 0;

  void count(const std::optional<Calibration>& calibration) {
    ++(!calibration ? refused : calibration->doubt.empty() ? sure : may_be);
  }
};

std::ostream& operator<<(std::ostream& out, const Said& said) {
  return out << said.sure << " | " << said.may_be << " | " << said.refused << " |\n";
}

// 130 pixels wide, three quarters of its outer line in the picture.
bool is_to_be_found(const teaching::ShownBoard& board) {
  constexpr double kLeastWidth = 130, kLeastShare = 0.75;
  constexpr int kAngles = 90;
  const cv::Rect2d picture({}, cv::Size2d(kPicture));
  const Homography image_from_board = board.view.plane(0);
  std::vector<Vec2> line;
  for (int i = 0; i < kAngles; ++i) line.push_back(image_from_board * direction(2 * kPi * i / kAngles));
  const auto [least, most] = std::minmax_element(line.begin(), line.end(),
                                                 [](const Vec2& a, const Vec2& b) { return a.x() < b.x(); });
  const auto inside = std::count_if(line.begin(), line.end(), [&](const Vec2& p) {
    return picture.contains({p.x(), p.y()});
  });
  return most->x() - least->x() >= kLeastWidth && static_cast<double>(inside) >= kLeastShare * kAngles;
}

struct Counts {
  int boards = 0, none = 0;
  Said right, elsewhere, of_none;  // of pictures with a board, where it lies and not; of those without
};

void add(Counts& counts, const teaching::TaughtPicture& picture) {
  const bool shown = std::any_of(picture.boards.begin(), picture.boards.end(), is_to_be_found);
  if (!shown && !picture.boards.empty()) return;  // may be found or not
  const auto calibration = learning::calibrated(learning::drawn_photo(picture.picture));
  if (!shown) {
    ++counts.none;
    counts.of_none.count(calibration);
    return;
  }
  ++counts.boards;
  const bool right = calibration && learning::measured_one(*calibration, picture.boards) != nullptr;
  (right ? counts.right : counts.elsewhere).count(calibration);
}

struct Arguments {
  teaching::SeedArguments seeds{.use = "test"};
  bool look_alikes = false;
};

void add_options(CLI::App& app, Arguments& arguments) {
  arguments.seeds.add_to(app)->required();
  app.add_flag("--look-alikes", arguments.look_alikes, "what is nearly a board, in place of boards");
}

void count(const Arguments& arguments) {
  const teaching::SeedRange seeds = arguments.seeds.seeds();
  const teaching::Backgrounds behind = arguments.seeds.behind();
  Counts counts;
  const auto draw = arguments.look_alikes ? teaching::draw_look_alike : teaching::draw_picture;
  for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.count; ++seed)
    add(counts, draw(seed, kPicture, behind));
  std::cout << "| pictures | sure | may be | refused |\n|---|---|---|---|\n"
            << "| " << counts.boards << " with a board; where it lies | " << counts.right
            << "| the same; elsewhere, or not found | " << counts.elsewhere << "| " << counts.none
            << " without one | " << counts.of_none;
}

}  // namespace
}  // namespace ringside

int main(int argc, char** argv) {
  using namespace ringside;
  return teaching::run_tool<Arguments>("found_boards", "Counts the boards that are found in drawn pictures.",
                                       argc, argv, add_options, count);
}
