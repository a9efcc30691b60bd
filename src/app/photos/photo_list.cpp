// SPDX-License-Identifier: MIT
#include "app/photos/photo_list.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <iterator>

#include "app/program/command_error.h"
#include "app/program/output.h"
#include "app/program/same_file.h"
#include "files/regular_file.h"
#include "text/natural_order.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

// A hundred thousand long names; whoever has more gives folders.
constexpr std::size_t kMostListBytes = 16'000'000;

constexpr std::array<std::string_view, 9> kPhotoExtensions{".jpg",  ".jpeg", ".png",  ".webp", ".tif",
                                                           ".tiff", ".heic", ".heif", ".avif"};

// Folders of thumbnails and of what was thrown away: Synology's, QNAP's, Windows', macOS' archives and disks'
// own. Their pictures are smaller or older ones of what lies beside them.
constexpr std::array<std::string_view, 9> kFoldersOfComputers{
    "@eadir",   "#recycle",     "@recycle",   "#snapshot", "@recently-snapshot",
    "__macosx", "$recycle.bin", "lost+found", "thumbs"};

bool is_hidden(const fs::path& path) { return path.filename().native().starts_with('.'); }

bool is_of_computer(const fs::path& folder) {
  const std::string name = folded(folder.filename().string());
  return std::find(kFoldersOfComputers.begin(), kFoldersOfComputers.end(), name) != kFoldersOfComputers.end();
}

bool is_named_like_a_photo(const fs::path& path) {
  const std::string extension = folded(path.extension().string());
  return std::find(kPhotoExtensions.begin(), kPhotoExtensions.end(), extension) != kPhotoExtensions.end();
}

// Links to folders are not followed: they may lead round in a circle.
std::vector<fs::path> photos_below(const fs::path& folder, const fs::path& left_out) {
  std::vector<fs::path> photos;
  std::error_code error;
  const auto options = fs::directory_options::skip_permission_denied;
  for (fs::recursive_directory_iterator entry(folder, options, error), end; !error && entry != end;
       entry.increment(error)) {
    std::error_code gone;
    const bool is_folder = entry->is_directory(gone);
    const bool is_no_album =
        is_folder && (is_of_computer(*entry) || (!left_out.empty() && same_file(*entry, left_out)));
    if (is_hidden(*entry) || is_no_album) {
      if (is_folder) entry.disable_recursion_pending();
    } else if (entry->is_regular_file(gone) && is_named_like_a_photo(*entry)) {
      photos.push_back(entry->path());
    }
  }
  if (error) throw CommandError(folder.string(), "cannot be listed (" + error.message() + "); check it");
  if (photos.empty())
    throw CommandError(folder.string(),
                       "holds no photo; name photos, or a folder that has some in or below it");
  std::sort(photos.begin(), photos.end(),
            [](const fs::path& a, const fs::path& b) { return comes_before(a.native(), b.native()); });
  return photos;
}

std::string text_of_stdin() {
  std::string text(kMostListBytes + 1, '\0');
  std::cin.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(std::cin.gcount()));
  return text;
}

std::string text_of(const std::string& list) {
  try {
    return list == kStandardOutput ? text_of_stdin() : RegularFile(list).read(kMostListBytes + 1);
  } catch (const FileError& error) {
    throw CommandError(list, std::string(error.what()) + "; give a list of photos, a name a line");
  }
}

// A name a line; parted by zeros where there are any, as `find -print0` does it for names of any kind.
std::vector<std::string> names_in(const std::string& list) {
  const std::string text = text_of(list);
  if (text.size() > kMostListBytes)
    throw CommandError(list, "is too long for a list of photos; give folders");
  const char separator = text.find('\0') == std::string::npos ? '\n' : '\0';
  std::vector<std::string> names = parts_of(text, separator);
  std::erase(names, "");
  return names;
}

// A folder that is named like a photo is taken for a slip, which the photo flow tells as it does of any
// other.
void append(PhotoList& list, const std::string& name, const fs::path& left_out) {
  std::error_code error;
  if (!fs::is_directory(name, error) || is_named_like_a_photo(name))
    return list.photos.emplace_back(name), void();
  const std::vector<fs::path> more = photos_below(name, left_out);
  list.photos.insert(list.photos.end(), more.begin(), more.end());
  list.of_folders.insert(more.begin(), more.end());
}

}  // namespace

PhotoList photo_list(const PhotoChoice& choice, const fs::path& left_out) {
  PhotoList all;
  const auto append_list = [&](const std::string& list) {
    for (const std::string& name : names_in(list)) append(all, name, left_out);
  };
  for (const std::string& name : choice.named)
    name == kStandardOutput ? append_list(name) : append(all, name, left_out);
  if (!choice.files_from.empty()) append_list(choice.files_from);
  if (all.photos.empty())
    throw CommandError("PHOTO", "none is given; name photos, folders or a list with --files-from");
  return all;
}

}  // namespace ringside
