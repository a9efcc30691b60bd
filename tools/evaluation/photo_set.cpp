// SPDX-License-Identifier: MIT
#include "evaluation/photo_set.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace ringside::evaluation {
namespace {

namespace fs = std::filesystem;

constexpr std::array kPhotoExtensions{".jpg", ".jpeg", ".png", ".webp"};

std::string lower_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

std::vector<fs::path> files_in(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> files;
  for (fs::directory_iterator i(folder, error), end; !error && i != end; i.increment(error)) {
    if (i->is_regular_file()) files.push_back(i->path());
  }
  if (error) throw FolderError(folder.string() + ": is no folder that can be read; give a folder of photos");
  std::sort(files.begin(), files.end());
  return files;
}

fs::path truth_file(fs::path photo) { return photo.replace_extension(".yaml"); }

bool is_truth_without_photo(const fs::path& file, const std::vector<fs::path>& files) {
  return file.extension() == ".yaml" && std::none_of(files.begin(), files.end(), [&](const fs::path& other) {
           return is_photo(other) && truth_file(other) == file;
         });
}

std::vector<PhotoCase> cases_among(const std::vector<fs::path>& files, const fs::path& folder) {
  std::vector<PhotoCase> cases;
  for (const fs::path& file : files) {
    if (!is_photo(file) || !fs::exists(truth_file(file))) continue;
    auto truth = read_truth_if_any(truth_file(file));
    if (truth) cases.push_back({folder.string(), file, std::move(*truth)});
  }
  if (cases.empty()) {
    throw FolderError(folder.string() + ": has no photo with truth; put NAME.yaml beside NAME.jpg");
  }
  return cases;
}

std::vector<std::string> remarks_on(const std::vector<fs::path>& files, const fs::path& folder,
                                    std::size_t cases) {
  std::vector<std::string> remarks;
  for (const fs::path& file : files) {
    if (is_truth_without_photo(file, files)) {
      remarks.push_back(file.string() + ": no photo of that name; left out");
    }
  }
  const auto photos = static_cast<std::size_t>(std::count_if(files.begin(), files.end(), is_photo));
  if (photos > cases) {
    remarks.push_back(folder.string() +
                      ": photos without truth, left out: " + std::to_string(photos - cases));
  }
  return remarks;
}

}  // namespace

bool is_photo(const fs::path& file) {
  const std::string extension = lower_case(file.extension().string());
  return std::find(kPhotoExtensions.begin(), kPhotoExtensions.end(), extension) != kPhotoExtensions.end();
}

PhotoSet find_photos(const std::vector<fs::path>& folders) {
  PhotoSet set;
  for (const fs::path& folder : folders) {
    const std::vector<fs::path> files = files_in(folder);
    std::vector<PhotoCase> cases = cases_among(files, folder);
    for (std::string& remark : remarks_on(files, folder, cases.size()))
      set.remarks.push_back(std::move(remark));
    std::move(cases.begin(), cases.end(), std::back_inserter(set.cases));
  }
  return set;
}

}  // namespace ringside::evaluation
