// SPDX-License-Identifier: MIT
#include "evaluation/photo_truth.h"

#include <Eigen/LU>

#include "board/colour_words.h"
#include "evaluation/read_board_truth.h"
#include "evaluation/read_disc_truth.h"

namespace ringside::evaluation {
namespace {

constexpr Range kSize{1, 1e5};      // pixels
constexpr Range kFocal{1, 1e6};     // pixels
constexpr Range kPlace{-1e6, 1e6};  // pixels
constexpr Range kDistortion{-10, 10};
constexpr int kMostTeams = 9;
constexpr int kMostPoints = 1000;  // of a team in one round

// Teams are numbered from 1, their colours beside them.
std::map<std::string, int> totals_by_number(const TruthMap& photo) {
  std::map<std::string, int> totals;
  StrictMap::Keys keys;
  for (int number = 1; number <= kMostTeams; ++number) {
    keys.push_back("team" + std::to_string(number));
    keys.push_back(keys.back() + "_colour");
  }
  const TruthMap told = photo.inner_map("totals", keys);
  for (std::size_t i = 0; i < keys.size(); i += 2) {
    if (told.has(keys[i])) totals[told.text(keys[i + 1])] = told.integer(keys[i], 0, kMostPoints);
  }
  return totals;
}

std::map<std::string, int> totals_by_colour(const TruthMap& photo) {
  std::map<std::string, int> totals;
  const StrictMap::Keys colours(kColourWords.begin(), kColourWords.end());
  const TruthMap told = photo.inner_map("totals", colours);
  for (const std::string& colour : colours)
    if (told.has(colour)) totals[colour] = told.integer(colour, 0, kMostPoints);
  return totals;
}

// An empty board may name no team.
std::map<std::string, int> totals(const TruthMap& photo) {
  if (!photo.has("totals")) return {};
  const std::map<std::string, int> numbered = totals_by_number(photo);
  return numbered.empty() ? totals_by_colour(photo) : numbered;
}

// Only a lens that bends needs to be known; what a straight one does is in the homography.
std::optional<BentCamera> bent_camera(const TruthMap& photo) {
  if (!photo.has("camera")) return std::nullopt;
  const TruthMap camera = photo.inner_map("camera", {"focal_px", "principal_point", "k1", "k2"});
  const drawing::Lens lens{.k1 = camera.optional_number("k1", kDistortion).value_or(0),
                           .k2 = camera.optional_number("k2", kDistortion).value_or(0)};
  if (lens.straight()) return std::nullopt;
  return BentCamera{{.focal_px = camera.number("focal_px", kFocal),
                     .principal_point = camera.point("principal_point", kPlace)},
                    lens};
}

std::optional<TruthView> view(const TruthMap& photo) {
  if (!photo.has("image_from_board")) return std::nullopt;
  const Mat3 matrix = photo.matrix("image_from_board");
  if (matrix.determinant() == 0) photo.fail("image_from_board", "has no inverse; correct it");
  return TruthView(Homography(matrix), bent_camera(photo));
}

BoardTruth board(const TruthMap& photo) {
  if (!photo.has("board") || photo.is_word("board")) return {};
  return read_board_truth(photo.inner_map("board", board_truth_keys()));
}

std::optional<Vec3> camera_centre(const TruthMap& photo) {
  constexpr Range kMillimetres{-1e6, 1e6};
  if (!photo.has("camera_mm")) return std::nullopt;
  const std::vector<double> p = photo.numbers("camera_mm", 3, kMillimetres);
  return Vec3(p[0], p[1], p[2]);
}

PhotoTruth photo_truth(const TruthMap& photo) {
  const std::vector<double> size = photo.numbers("size", 2, kSize);
  PhotoTruth truth{.width = static_cast<int>(size[0]),
                   .height = static_cast<int>(size[1]),
                   .decoy = photo.is_word("board") && photo.text("board") == "none",
                   .totals_told = photo.has("totals"),
                   .totals = totals(photo),
                   .board = board(photo),
                   .view = view(photo),
                   .camera = camera_centre(photo)};
  if (truth.decoy) return truth;
  for (const TruthMap& disc : photo.inner_maps("discs", disc_truth_keys())) {
    truth.discs.push_back(read_disc_truth(disc));
  }
  if (truth.totals.empty() && !truth.discs.empty()) truth.totals_told = false;  // discs, and nobody's points
  return truth;
}

}  // namespace

std::optional<PhotoTruth> read_truth_if_any(const std::filesystem::path& file) {
  const TruthMap photo =
      read_truth_map(file, {"size", "board", "discs", "totals", "image_from_board", "camera", "camera_mm"});
  if (!photo.has("size")) return std::nullopt;
  return photo_truth(photo);
}

PhotoTruth read_truth(const std::filesystem::path& file) {
  const std::optional<PhotoTruth> truth = read_truth_if_any(file);
  if (!truth) throw ModelError(file.string() + ": tells no size of a picture; add size: [width, height]");
  return *truth;
}

}  // namespace ringside::evaluation
