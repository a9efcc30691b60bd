// SPDX-License-Identifier: MIT
#include "app/photos/copies.h"

#include "app/program/same_file.h"
#include "files/regular_file.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

bool have_same_bytes(const fs::path& one, const fs::path& other) {
  constexpr std::size_t kAtOnce = 1 << 16;
  try {
    const RegularFile a(one), b(other);
    while (true) {
      const std::string part = a.read(kAtOnce);
      if (part != b.read(kAtOnce)) return false;
      if (part.empty()) return true;
    }
  } catch (const FileError&) {
    return false;  // scoring it tells why
  }
}

// Photos that stay. Only those of one size are compared.
class Kept {
 public:
  void add(const fs::path& photo) { by_size_[size_of(photo)].push_back(photo); }

  // Null where there is none. Of files without a byte nothing can be said but that they are one and the same.
  const fs::path* same_as(const fs::path& photo) const {
    const auto alike = by_size_.find(size_of(photo));
    if (alike == by_size_.end()) return nullptr;
    const auto is_same = alike->first == 0 ? same_file : have_same_bytes;
    for (const fs::path& kept : alike->second)
      if (is_same(kept, photo)) return &kept;
    return nullptr;
  }

 private:
  static std::uintmax_t size_of(const fs::path& photo) {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(photo, error);
    return error ? 0 : size;
  }

  std::map<std::uintmax_t, std::vector<fs::path>> by_size_;
};

}  // namespace

Copies leave_out_copies(PhotoList& list) {
  Kept kept;
  for (const fs::path& photo : list.photos)
    if (!list.of_folders.contains(photo)) kept.add(photo);
  Copies copies;
  std::erase_if(list.photos, [&](const fs::path& photo) {
    if (!list.of_folders.contains(photo)) return false;
    const fs::path* const first = kept.same_as(photo);
    if (first == nullptr) return kept.add(photo), false;
    if (!same_file(*first, photo)) copies[*first].push_back(photo);
    return true;
  });
  return copies;
}

}  // namespace ringside
