// SPDX-License-Identifier: MIT
#pragma once

#include <libheif/heif.h>

#include <cstdint>
#include <memory>

#include "photo/bytes.h"

namespace ringside {

// The primary picture of a HEIF file (HEIC or AVIF), opened with libheif; nothing is decoded yet.
class HeifPicture {
 public:
  // file must outlive the picture. Throws PhotoError when it makes no sense.
  explicit HeifPicture(Bytes file);

  heif_context* context() const { return context_.get(); }
  heif_image_handle* handle() const { return handle_.get(); }

  // As the file announces them: turned upright and cropped.
  std::uint32_t width() const { return static_cast<std::uint32_t>(heif_image_handle_get_width(handle())); }
  std::uint32_t height() const { return static_cast<std::uint32_t>(heif_image_handle_get_height(handle())); }

 private:
  struct Free {
    void operator()(heif_context* context) const { heif_context_free(context); }
    void operator()(heif_image_handle* handle) const { heif_image_handle_release(handle); }
  };
  std::unique_ptr<heif_context, Free> context_;
  std::unique_ptr<heif_image_handle, Free> handle_;
};

// Throws PhotoError when a call of libheif failed, or std::bad_alloc.
void check_heif(const heif_error& error);

}  // namespace ringside
