// SPDX-License-Identifier: MIT
#include "app/calibrate/chessboard_photos.h"

#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "app/program/progress.h"
#include "photo/photo.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

std::string size_text(int a, int b) { return std::to_string(a) + " x " + std::to_string(b); }

Photo load(const fs::path& file) {
  try {
    return load_photo(file);
  } catch (const PhotoError& error) {
    throw CommandError(file.string(), error.what());
  }
}

void check_size(const Photo& photo, ChessboardPhotos& all) {
  if (all.width == 0) {
    all.width = photo.width();
    all.height = photo.height();
  }
  if (photo.width() == all.width && photo.height() == all.height) return;
  throw CommandError(photo.source.string(),
                     "has " + size_text(photo.width(), photo.height()) + " pixels, the photos before it " +
                         size_text(all.width, all.height) + "; give photos of one camera, all of one size");
}

void report_left_out(const fs::path& file, const std::optional<CornerGrid>& grid) {
  const std::string size = grid ? " of " + size_text(grid->columns, grid->rows) + " inner corners" : "";
  say(file, "no whole and sharp chessboard" + size + " is seen; left out");
}

void add_view(const fs::path& file, const std::optional<CornerGrid>& grid, ChessboardPhotos& all) {
  const Photo photo = load(file);
  check_size(photo, all);
  auto view = find_chessboard(photo.pixels, grid);
  if (!view) return report_left_out(file, grid);
  all.views.push_back(std::move(*view));
  all.files.push_back(file);
}

// Views of another size than most show a part of the board, or a row that is none: looked at once more.
ChessboardPhotos of_one_size(const ChessboardPhotos& found) {
  if (found.views.empty()) return found;
  const CornerGrid common = most_common_grid(found.views);
  ChessboardPhotos all{found.width, found.height, {}, {}};
  for (std::size_t i = 0; i < found.views.size(); ++i) {
    if (!same_grid(found.views[i].grid, common)) {
      add_view(found.files[i], common, all);
      continue;
    }
    all.views.push_back(found.views[i]);
    all.files.push_back(found.files[i]);
  }
  return all;
}

}  // namespace

ChessboardPhotos find_chessboards(const std::vector<fs::path>& photos,
                                  const std::optional<CornerGrid>& demanded) {
  Progress progress(photos.size());
  ChessboardPhotos all;
  for (std::size_t i = 0; i < photos.size(); ++i) {
    progress.show(i, photos[i].filename().string());
    add_view(photos[i], demanded, all);
    progress.clear();
  }
  return demanded ? all : of_one_size(all);
}

}  // namespace ringside
