// SPDX-License-Identifier: MIT
#include "teaching/backgrounds.h"

#include <algorithm>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <stdexcept>

#include "teaching/noise_bank.h"

namespace ringside::teaching {
namespace {

std::vector<std::filesystem::path> sorted_files(const std::filesystem::path& folder,
                                                const std::string& extension) {
  std::vector<std::filesystem::path> files;
  if (!std::filesystem::is_directory(folder)) return files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == extension) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

cv::Mat3b drawn_texture(Dice& dice, cv::Size size) {
  const Paint base = dice.chance(0.4) ? wood(dice) : coloured(dice, {0, 150}, {30, 255});
  cv::Mat3f picture(size, base);
  const NoiseBank& bank = NoiseBank::standard();
  const int tile = dice.count(0, bank.count() - 1);
  const cv::Mat1f noise = bank.patch(tile, size, dice.between(0.2, 1));
  cv::Mat3f swing;
  cv::merge(std::vector<cv::Mat>{noise, noise, noise}, swing);
  picture += swing * dice.between(0, 22);
  cv::Mat3b result;
  picture.convertTo(result, CV_8U);
  return result;
}

}  // namespace

Backgrounds Backgrounds::of_folder(const std::filesystem::path& folder) {
  Backgrounds result;
  for (const auto& file : sorted_files(folder / "photos", ".jpg")) {
    const cv::Mat3b photo = cv::imread(file, cv::IMREAD_COLOR);
    if (!photo.empty()) result.photos.push_back(photo);
  }
  for (const auto& file : sorted_files(folder / "cutouts", ".png")) {
    const cv::Mat cutout = cv::imread(file, cv::IMREAD_UNCHANGED);
    if (cutout.type() == CV_8UC4) result.cutouts.emplace_back(cutout);
  }
  if (result.photos.empty()) {
    throw std::runtime_error(folder.string() +
                             " holds no photos/*.jpg; make them with tools/teach_eye --backgrounds");
  }
  return result;
}

cv::Mat3b random_surroundings(Dice& dice, const Backgrounds& backgrounds, cv::Size size, Span zoom) {
  if (backgrounds.photos.empty() || size.area() == 0) return drawn_texture(dice, size);
  const cv::Mat3b& photo = dice.pick(backgrounds.photos);
  const int width = std::max(8, cvRound(photo.cols * dice.between(zoom.low, zoom.high)));
  const int height =
      std::clamp(cvRound(1.0 * width * size.height / size.width), std::min(8, photo.rows), photo.rows);
  const cv::Rect part{dice.count(0, photo.cols - width), dice.count(0, photo.rows - height), width, height};
  cv::Mat3b result;
  cv::resize(photo(part), result, size, 0, 0, cv::INTER_LINEAR);
  if (dice.chance(0.5)) cv::flip(result, result, 1);
  return result;
}

}  // namespace ringside::teaching
