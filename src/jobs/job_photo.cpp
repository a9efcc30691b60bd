// SPDX-License-Identifier: MIT
#include "jobs/job_photo.h"

#include "files/regular_file.h"
#include "report/data/text.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

// Empty where it does not lie in the folder that is shared.
std::string shared_path(const fs::path& photo, const fs::path& shared) {
  if (shared.empty()) return "";
  std::error_code error;
  const fs::path way =
      fs::weakly_canonical(photo, error).lexically_relative(fs::weakly_canonical(shared, error));
  const std::string path = way.string();
  return error || path.empty() || *way.begin() == ".." || valid_utf8(path) != path ? "" : path;
}

}  // namespace

bool put_photo(Job& job, const fs::path& photo, const fs::path& shared) {
  job.path = shared_path(photo, shared);
  if (!job.path.empty()) return true;
  try {
    const RegularFile file(photo);
    if (file.size() > kMostBytesOfPhoto) return false;
    job.bytes = file.read(kMostBytesOfPhoto + 1);
    return !job.bytes.empty() && job.bytes.size() <= kMostBytesOfPhoto;
  } catch (const FileError&) {
    return false;  // scoring it tells why
  }
}

}  // namespace ringside
