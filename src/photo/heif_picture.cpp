// SPDX-License-Identifier: MIT
#include "photo/heif_picture.h"

#include <limits>
#include <new>

#include "photo/image_header.h"
#include "photo/photo_error.h"

namespace ringside {

HeifPicture::HeifPicture(Bytes file) : context_(heif_context_alloc()) {
  if (!context_) throw PhotoError("the HEIF decoder does not start; free some memory");
  // libheif would refuse a picture of more than 32768 pixels on a side without reporting its size.
  // PhotoLimits decide, before decoding.
  heif_context_set_maximum_image_size_limit(context(), std::numeric_limits<int>::max());
  check_heif(heif_context_read_from_memory_without_copy(context(), file.data(), file.size(), nullptr));
  heif_image_handle* handle = nullptr;
  check_heif(heif_context_get_primary_image_handle(context(), &handle));
  handle_.reset(handle);
}

void check_heif(const heif_error& error) {
  if (error.code == heif_error_Ok) return;
  if (error.code == heif_error_Unsupported_feature || error.code == heif_error_Unsupported_filetype) {
    throw PhotoError("a kind of HEIF picture that cannot be read here; export it as JPEG");
  }
  // A limit that was passed has the same code: a tile or grid is larger than the picture that it is of.
  const bool is_limit = error.subcode == heif_suberror_Security_limit_exceeded;
  if (error.code == heif_error_Memory_allocation_error && !is_limit) throw std::bad_alloc();
  throw_damaged();
}

}  // namespace ringside
