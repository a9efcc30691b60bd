// SPDX-License-Identifier: MIT
#include "watch/photos/measured_files.h"

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "board/colour_words.h"
#include "calibration/file/calibration_file.h"
#include "files/regular_file.h"
#include "json/parse_json.h"
#include "live/table/disc_json.h"
#include "report/data/text.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* kWish = "wish.json";
constexpr const char* kAnswer = "answer.json";
constexpr const char* kCalibration = "calibration.yaml";
constexpr const char* kPixels = "pixels";

constexpr std::size_t kMostBytes = 1'000'000;  // the fullest board has 60 KB
constexpr std::size_t kMostDiscs = 100, kMostWords = 400;
constexpr JsonLimits kLimits{.bytes = kMostBytes, .depth = 6, .keys = 32, .values = 20'000};

void write_text(const fs::path& file, const std::string& text) {
  std::ofstream out(file, std::ios::binary);
  out << text;
  if (!out.flush()) throw std::runtime_error(file.string() + " cannot be written; make room");
}

Json read_json(const fs::path& file) { return parse_json(RegularFile(file).read(kMostBytes), kLimits); }

Json discs_json(const std::vector<Disc>& discs, const Calibration& calibration) {
  Json json = Json::array();
  for (const Disc& disc : discs) json.push_back(table::to_json(TableDisc{score_disc(disc, calibration)}));
  return json;
}

void require(bool holds) {
  if (!holds) throw std::runtime_error("a measured photo is none");
}

void check(const Disc& disc) {
  constexpr double kMost = 1000;  // mm, also of the covariance's mm^2
  const auto fits = [](double value, double least, double most) { return value >= least && value <= most; };
  require(disc.id >= 1 && !colour_complaint(disc.team) && disc.base.norm() < kMost);
  require(fits(disc.radius, 1, 100) && fits(disc.radius_sigma, 0, kMost));
  require(fits(disc.covariance(0, 0), 0, kMost) && fits(disc.covariance(1, 1), 0, kMost));
  const double mixed = disc.covariance(0, 1);
  require(std::abs(mixed - disc.covariance(1, 0)) < 1e-6);  // mm^2: by rounding
  require(mixed * mixed <= disc.covariance(0, 0) * disc.covariance(1, 1) + 1e-6);
  require(disc.seen_top.centre.allFinite() && std::isfinite(disc.seen_top.radius));
}

std::vector<Disc> discs_from(const Json& json) {
  require(json.is_array() && json.size() <= kMostDiscs);
  std::vector<Disc> discs;
  for (const Json& one : json) {
    discs.push_back(table::disc_from_json(one).scored.disc);
    check(discs.back());
  }
  return discs;
}

cv::Mat read_pixels(const fs::path& file, const Calibration& calibration) {
  const auto pixels =
      static_cast<std::uintmax_t>(calibration.width) * static_cast<std::uintmax_t>(calibration.height);
  require(pixels > 0 && pixels <= kMostPhotoPixels && fs::file_size(file) == 3 * pixels);
  cv::Mat picture(calibration.height, calibration.width, CV_8UC3);
  std::ifstream in(file, std::ios::binary);
  in.read(reinterpret_cast<char*>(picture.data), static_cast<std::streamsize>(3 * pixels));
  require(static_cast<bool>(in));
  return picture;
}

MeasuredPhoto measured_from(const Json& answer, const fs::path& folder) {
  MeasuredPhoto photo;
  photo.board.calibration = read_calibration(folder / kCalibration);
  require(!photo.board.calibration.lens);
  photo.board.discs = discs_from(answer.at("discs"));
  photo.board.maybe_discs = discs_from(answer.at("maybe_discs"));
  photo.taken = printable(answer.at("taken").get<std::string>().substr(0, kMostWords));
  photo.pixels = read_pixels(folder / kPixels, photo.board.calibration);
  return photo;
}

}  // namespace

void write_wish(const MeasureWish& wish, const fs::path& folder) {
  const FlowArguments& flow = wish.flow;
  write_text(folder / kWish, Json{{"board", flow.camera.board},
                                  {"outer_diameter", flow.camera.outer_diameter},
                                  {"discs", flow.discs},
                                  {"confidence", flow.confidence},
                                  {"colours", wish.colours}}
                                 .dump());
}

MeasureWish read_wish(const fs::path& folder) {
  const Json json = read_json(folder / kWish);
  MeasureWish wish;
  wish.flow.camera.board = json.at("board").get<std::string>();
  wish.flow.camera.outer_diameter = json.at("outer_diameter").get<std::string>();
  wish.flow.discs = json.at("discs").get<std::string>();
  wish.flow.confidence = json.at("confidence").get<std::string>();
  wish.colours = json.at("colours").get<std::vector<std::string>>();
  return wish;
}

void write_refusal(const std::string& why, const fs::path& folder) {
  write_text(folder / kAnswer, Json{{"refused", why}}.dump());
}

void write_measured(const MeasuredPhoto& photo, const fs::path& folder) {
  const Calibration& calibration = photo.board.calibration;
  std::ofstream out(folder / kCalibration);
  write_calibration(calibration, out);
  const cv::Mat pixels = photo.pixels.isContinuous() ? photo.pixels : photo.pixels.clone();
  write_text(folder / kPixels,
             {reinterpret_cast<const char*>(pixels.data), pixels.total() * pixels.elemSize()});
  write_text(folder / kAnswer, Json{{"taken", photo.taken},
                                    {"discs", discs_json(photo.board.discs, calibration)},
                                    {"maybe_discs", discs_json(photo.board.maybe_discs, calibration)}}
                                   .dump());
}

MeasuredPhoto read_measured(const fs::path& folder) {
  try {
    const Json answer = read_json(folder / kAnswer);
    if (answer.contains("refused"))
      throw PhotoRefused(printable(answer.at("refused").get<std::string>().substr(0, kMostWords)));
    return measured_from(answer, folder);
  } catch (const PhotoRefused&) {
    throw;
  } catch (const std::exception&) {  // of files, JSON and YAML
    throw PhotoRefused("the photo cannot be measured; take another");
  }
}

}  // namespace ringside
