// SPDX-License-Identifier: MIT
// found_boards --use test --count 300 --backgrounds FOLDER: draws pictures as the eye is taught by,
// calibrates each and counts boards found and missed, and what was taken for one. The same numbers give the
// same counts. Exit codes: 0 counted, 2 wrong usage.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <opencv2/core/utility.hpp>
#include <stdexcept>

#include "calibration/calibrate.h"
#include "calibration/model/calibration_error.h"
#include "teaching/look_alike.h"
#include "teaching/seeds.h"
#include "teaching/taught_picture.h"

namespace ringside {
namespace {

constexpr int kWrongUse = 2;
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

std::optional<Calibration> calibrated(const cv::Mat& picture) {
  Photo photo;
  photo.pixels = picture;
  photo.source = "drawn.png";
  try {
    return calibrate(photo, {});
  } catch (const CalibrationError&) {
    return std::nullopt;
  }
}

std::vector<Vec2> outer_line(const Homography& image_from_board, double radius) {
  std::vector<Vec2> out;
  for (int i = 0; i < 90; ++i) out.push_back(image_from_board * (radius * direction(2 * kPi * i / 90)));
  return out;
}

// 130 pixels wide, three quarters of its outer line in the picture.
bool is_to_be_found(const teaching::ShownBoard& board) {
  constexpr double kLeastWidth = 130, kLeastShare = 0.75;
  const cv::Rect2d picture({}, cv::Size2d(kPicture));
  const std::vector<Vec2> line = outer_line(board.view.plane(0), 1);
  const auto [least, most] = std::minmax_element(line.begin(), line.end(),
                                                 [](const Vec2& a, const Vec2& b) { return a.x() < b.x(); });
  const auto inside = std::count_if(line.begin(), line.end(), [&](const Vec2& p) {
    return picture.contains({p.x(), p.y()});
  });
  return most->x() - least->x() >= kLeastWidth &&
         static_cast<double>(inside) >= kLeastShare * static_cast<double>(line.size());
}

// To 1.5 % of the outer line's radius.
bool is_at(const Calibration& calibration, const teaching::ShownBoard& board) {
  constexpr double kMostOff = 0.015;
  const Homography truth_from_image = board.view.plane(0).inverse();
  const auto line = outer_line(calibration.image_from_board, calibration.line(LineName::kOuter).radius);
  return std::all_of(line.begin(), line.end(),
                     [&](const Vec2& p) { return std::abs((truth_from_image * p).norm() - 1) < kMostOff; });
}

struct Counts {
  int boards = 0, none = 0;
  Said right, elsewhere, of_none;  // of pictures with a board, where it lies and not; of those without
};

void add(Counts& counts, const teaching::TaughtPicture& picture) {
  const bool shown = std::any_of(picture.boards.begin(), picture.boards.end(), is_to_be_found);
  if (!shown && !picture.boards.empty()) return;  // may be found or not
  const auto calibration = calibrated(picture.picture);
  if (!shown) {
    ++counts.none;
    counts.of_none.count(calibration);
    return;
  }
  ++counts.boards;
  const bool right =
      calibration && std::any_of(picture.boards.begin(), picture.boards.end(),
                                 [&](const auto& board) { return is_at(*calibration, board); });
  (right ? counts.right : counts.elsewhere).count(calibration);
}

int run(int argc, char** argv) {
  CLI::App app("Counts the boards that are found in drawn pictures.", "found_boards");
  std::string use = "test", backgrounds;
  std::uint64_t first = 0, count = 1;
  bool look_alikes = false;
  app.add_option("--use", use, "learn, tune or test: seeds of each are apart");
  app.add_option("--first", first, "number of the first picture");
  app.add_option("--count", count, "how many");
  app.add_option("--backgrounds", backgrounds, "folder of tools/teach_eye")->required();
  app.add_flag("--look-alikes", look_alikes, "what is nearly a board, in place of boards");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kWrongUse;
  }
  const auto seeds = teaching::use_named(use);
  if (!seeds) throw std::invalid_argument("--use " + use + " is none of learn, tune, test");
  const auto behind = teaching::Backgrounds::of_folder(backgrounds);
  Counts counts;
  for (std::uint64_t seed = teaching::seeds_of(*seeds).first + first; count > 0; ++seed, --count)
    add(counts, look_alikes ? teaching::draw_look_alike(seed, kPicture, behind)
                            : teaching::draw_picture(seed, kPicture, behind));
  std::cout << "| pictures | sure | may be | refused |\n|---|---|---|---|\n"
            << "| " << counts.boards << " with a board; where it lies | " << counts.right
            << "| the same; elsewhere, or not found | " << counts.elsewhere << "| " << counts.none
            << " without one | " << counts.of_none;
  return 0;
}

}  // namespace
}  // namespace ringside

int main(int argc, char** argv) {
  cv::setNumThreads(1);  // who wants more starts more
  try {
    return ringside::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "found_boards: " << error.what() << '\n';
    return ringside::kWrongUse;
  }
}
