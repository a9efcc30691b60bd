// SPDX-License-Identifier: MIT
#include "imaging/debug_pictures.h"

#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "photo/encode.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

// Empty: no pictures are wanted.
fs::path wanted_folder() {
  const char* const given = std::getenv("RINGSIDE_DEBUG");
  return given == nullptr ? fs::path() : fs::path(given);
}

// Where the next picture goes: the one thing that outlives a photo, so that a run with several photos writes
// none of its pictures over.
class Album {
 public:
  void turn_to(const fs::path& source) { source_ = source; }

  fs::path next_file(const fs::path& root, std::string_view stage) {
    const auto [it, is_new] = chapters_.try_emplace({root, source_});
    Chapter& chapter = it->second;
    if (is_new) chapter.folder = free_folder(root);
    std::ostringstream name;
    name << std::setw(2) << std::setfill('0') << ++chapter.pictures << '-' << stage << ".png";
    return chapter.folder / name.str();
  }

  // The first time that there is trouble with a folder.
  bool is_news(const fs::path& root) { return in_trouble_.insert(root).second; }

 private:
  struct Chapter {
    fs::path folder;
    int pictures = 0;
  };

  // Named as the photo; "photo-2" when one of that name from another folder was there before.
  fs::path free_folder(const fs::path& root) {
    const std::string stem = source_.has_stem() ? source_.stem().string() : "photo";
    fs::path folder = root / stem;
    for (int i = 2; !taken_.insert(folder).second; ++i) folder = root / (stem + "-" + std::to_string(i));
    return folder;
  }

  fs::path source_;
  std::map<std::pair<fs::path, fs::path>, Chapter> chapters_;  // by root and photo
  std::set<fs::path> taken_, in_trouble_;
};

Album& album() {
  thread_local Album of_this_thread;
  return of_this_thread;
}

void write(const fs::path& file, const cv::Mat& picture) {
  const std::string png = encode_picture(".png", picture).value();
  fs::create_directories(file.parent_path());
  std::ofstream stream(file, std::ios::binary);
  stream.write(png.data(), static_cast<std::streamsize>(png.size()));
  if (!stream.flush()) throw std::runtime_error(file.string() + ": cannot be written");
}

}  // namespace

void debug_photo(const fs::path& source) { album().turn_to(source); }

void debug_picture(std::string_view stage, const std::function<cv::Mat()>& draw) {
  const fs::path root = wanted_folder();
  if (root.empty()) return;
  try {
    write(album().next_file(root, stage), draw());
  } catch (const std::exception& error) {
    if (album().is_news(root)) {
      std::cerr << "ringside: RINGSIDE_DEBUG: " << error.what() << "; name a folder that can be written\n";
    }
  }
}

}  // namespace ringside
