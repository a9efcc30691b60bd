// SPDX-License-Identifier: MIT
#include "photo/tiff_in_memory.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace ringside {
namespace {

// A file in memory behind the callbacks of libtiff. Reads outside the file fail.
class MemoryFile {
 public:
  explicit MemoryFile(Bytes file) : read_(file) {}
  explicit MemoryFile(std::string& file) : written_(&file) {}

  tmsize_t read(void* to, tmsize_t size) {
    const Bytes all = bytes();
    const std::size_t count =
        std::min(static_cast<std::size_t>(size), all.size() - std::min(at_, all.size()));
    if (count > 0) std::memcpy(to, all.data() + at_, count);
    at_ += count;
    return static_cast<tmsize_t>(count);
  }

  tmsize_t write(const void* from, tmsize_t size) {
    if (written_ == nullptr) return 0;
    const auto count = static_cast<std::size_t>(size);
    written_->resize(std::max(written_->size(), at_ + count));
    std::memcpy(written_->data() + at_, from, count);
    at_ += count;
    return size;
  }

  toff_t seek(toff_t offset, int whence) {
    if (whence == SEEK_CUR) offset += at_;
    if (whence == SEEK_END) offset += size();
    at_ = offset;
    return at_;
  }

  toff_t size() const { return bytes().size(); }

 private:
  Bytes bytes() const {
    if (written_ == nullptr) return read_;
    return {reinterpret_cast<const std::uint8_t*>(written_->data()), written_->size()};
  }

  Bytes read_;
  std::string* written_ = nullptr;
  std::size_t at_ = 0;
};

MemoryFile& file_of(thandle_t handle) { return *static_cast<MemoryFile*>(handle); }

tmsize_t read(thandle_t handle, void* to, tmsize_t size) { return file_of(handle).read(to, size); }
tmsize_t write(thandle_t handle, void* from, tmsize_t size) { return file_of(handle).write(from, size); }
toff_t seek(thandle_t handle, toff_t offset, int whence) { return file_of(handle).seek(offset, whence); }
toff_t size(thandle_t handle) { return file_of(handle).size(); }
int close(thandle_t handle) {
  delete &file_of(handle);
  return 0;
}

int keep_silent(TIFF*, void*, const char*, const char*, va_list) { return 1; }

struct FreeOptions {
  void operator()(TIFFOpenOptions* options) const { TIFFOpenOptionsFree(options); }
};

// Bytes that libtiff may allocate at once: the largest picture that is read, in one strip of 16 bits a
// channel.
constexpr tmsize_t kMostAtOnce = 1'600'000'000;

// mode: as libtiff's; "m" leaves mapping into memory, which is there already.
TiffPointer open(std::unique_ptr<MemoryFile> file, const char* mode) {
  const std::unique_ptr<TIFFOpenOptions, FreeOptions> options(TIFFOpenOptionsAlloc());
  TIFFOpenOptionsSetMaxSingleMemAlloc(options.get(), kMostAtOnce);
  TIFFOpenOptionsSetErrorHandlerExtR(options.get(), keep_silent, nullptr);
  TIFFOpenOptionsSetWarningHandlerExtR(options.get(), keep_silent, nullptr);
  TiffPointer tiff(TIFFClientOpenExt("in memory", mode, file.get(), read, write, seek, close, size, nullptr,
                                     nullptr, options.get()));
  if (tiff) static_cast<void>(file.release());  // closing it frees it
  return tiff;
}

}  // namespace

TiffPointer open_tiff(Bytes file) { return open(std::make_unique<MemoryFile>(file), "rm"); }
TiffPointer create_tiff(std::string& file) { return open(std::make_unique<MemoryFile>(file), "w"); }

}  // namespace ringside
