// SPDX-License-Identifier: MIT
// warped_boards --first 0 --count 1000 [--threads 2] [--minutes 60] [-o FOLDER]: scores small pictures of
// boards warped, cut, mirrored and spoilt, and pictures of none, and says what may never be said of a
// picture. The same numbers give the same pictures and the same findings. Exit codes: 0 all is sound, 1
// something was found, 2 wrong usage.
#include <atomic>
#include <chrono>
#include <limits>
#include <mutex>
#include <opencv2/imgcodecs.hpp>
#include <thread>

#include "flow/photo_flow.h"
#include "plans/dice.h"
#include "seed_tool.h"
#include "unsound.h"
#include "warped_picture.h"

namespace ringside {
namespace {

struct Arguments {
  std::uint64_t first = 0, count = 1000;
  int threads = 1;
  double minutes = std::numeric_limits<double>::infinity();
  std::string folder;
};

void add_options(CLI::App& app, Arguments& arguments) {
  app.add_option("--first", arguments.first, "number of the first picture");
  app.add_option("--count", arguments.count, "how many");
  app.add_option("--threads", arguments.threads, "that score side by side")->check(CLI::Range(1, 64));
  app.add_option("--minutes", arguments.minutes, "after which no further picture is begun");
  app.add_option("-o", arguments.folder, "where pictures go of which something was found");
}

Photo photo_of(const cv::Mat3b& picture, plans::Dice& dice) {
  Photo photo;
  photo.pixels = picture;
  photo.source = "warped.png";
  if (dice.chance(0.3)) photo.focal_35mm = dice.between(10, 200);
  return photo;
}

std::optional<Lens> random_lens(cv::Size picture, plans::Dice& dice) {
  Lens lens;
  lens.width = picture.width;
  lens.height = picture.height;
  lens.pinhole = {dice.between(0.5, 3) * std::max(picture.width, picture.height),
                  {picture.width / 2.0, picture.height / 2.0}};
  lens.distortion[0] = dice.between(-0.2, 0.2);
  lens.focal_relative_sigma = 0.01;
  return lens.is_one_to_one() ? std::optional(lens) : std::nullopt;
}

// What users may say beside the photo.
FlowOptions random_options(const ModelLibrary& models, cv::Size picture, plans::Dice& dice) {
  FlowOptions options;
  options.discs = models.disc("tournament");
  const auto boards = models.boards();
  if (dice.chance(0.2)) {
    options.board.board = dice.pick(boards);
  } else {
    options.board.known_boards = boards;
  }
  if (dice.chance(0.1)) options.board.outer_diameter = dice.between(100, 2000);
  if (dice.chance(0.1)) options.board.camera_height = dice.between(100, 5000);
  if (dice.chance(0.1)) options.board.lens = random_lens(picture, dice);
  options.board.measure_pegs = dice.chance(0.2);
  return options;
}

FlowResult scored(const Photo& photo, const FlowOptions& options) {
  return score_photo(
      "warped.png", [&] { return photo; }, options, [](std::string_view) {});
}

// Something else where the board lay, as before a fixed camera.
Photo disturbed(const Photo& photo, plans::Dice& dice) {
  Photo other = photo;
  if (dice.chance(0.5)) {
    cv::flip(photo.pixels, other.pixels, dice.count(-1, 1));
  } else {
    const int factor = dice.count(0, 40);
    other.pixels = photo.pixels * (factor / 10.0);
  }
  return other;
}

class Campaign {
 public:
  explicit Campaign(const Arguments& arguments) : arguments_(arguments) {}

  // Returns whether all was sound.
  bool run() {
    std::vector<std::jthread> threads;
    for (int i = 0; i < arguments_.threads; ++i) threads.emplace_back([this] { take_turns(); });
    threads.clear();  // waits for them
    std::cout << taken_ << " pictures: " << scored_ << " scored, of " << scored_by_calibration_
              << " also with their calibration; something was found in " << found_ << '\n';
    return found_ == 0;
  }

 private:
  void take_turns() {
    using Minutes = std::chrono::duration<double, std::ratio<60>>;
    for (std::uint64_t turn = next_++; turn < arguments_.count; turn = next_++) {
      if (Minutes(std::chrono::steady_clock::now() - begun_).count() > arguments_.minutes) return;
      take(arguments_.first + turn);
      ++taken_;
    }
  }

  void take(std::uint64_t seed) {
    const cv::Mat3b picture = warped_picture(seed, boards_);
    plans::Dice dice(~seed);
    const Photo photo = photo_of(picture, dice);
    FlowOptions options = random_options(models_, picture.size(), dice);
    const FlowResult result = scored(photo, options);
    std::vector<std::string> findings = unsound(result);
    if (result.measured) {
      ++scored_;
      if (dice.chance(0.2)) {
        ++scored_by_calibration_;
        options.calibration = result.measured->calibration;
        for (std::string& line : unsound(scored(disturbed(photo, dice), options)))
          findings.push_back("with its calibration: " + std::move(line));
      }
    }
    if (!findings.empty()) tell(seed, picture, findings);
  }

  void tell(std::uint64_t seed, const cv::Mat3b& picture, const std::vector<std::string>& findings) {
    const std::lock_guard lock(telling_);
    ++found_;
    for (const std::string& line : findings) std::cout << seed << ": " << line << std::endl;
    if (!arguments_.folder.empty())
      cv::imwrite(arguments_.folder + "/" + std::to_string(seed) + ".png", picture);
  }

  Arguments arguments_;
  ModelLibrary models_ = ModelLibrary::standard();
  std::vector<cv::Mat3b> boards_ = boards_to_warp();
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  std::atomic<std::uint64_t> next_ = 0, taken_ = 0, scored_ = 0, scored_by_calibration_ = 0, found_ = 0;
  std::mutex telling_;
};

}  // namespace
}  // namespace ringside

int main(int argc, char** argv) {
  using namespace ringside;
  bool sound = true;
  const int code = teaching::run_tool<Arguments>(
      "warped_boards", "Scores small pictures that hardly any camera makes.", argc, argv, add_options,
      [&](const Arguments& arguments) { sound = Campaign(arguments).run(); });
  return code != 0 ? code : sound ? 0 : 1;
}
