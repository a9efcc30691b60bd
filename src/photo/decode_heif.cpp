// SPDX-License-Identifier: MIT
#include "photo/decode_heif.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "photo/heif_picture.h"
#include "photo/image_header.h"
#include "photo/over_white.h"
#include "photo/quiet_stderr.h"

namespace ringside {
namespace {

struct ReleaseHeif {
  void operator()(heif_image* image) const { heif_image_release(image); }
  void operator()(heif_decoding_options* options) const { heif_decoding_options_free(options); }
};
using ImagePointer = std::unique_ptr<heif_image, ReleaseHeif>;

ImagePointer decode_rgb(const HeifPicture& picture, heif_chroma chroma) {
  const QuietStderr quiet;  // dav1d prints
  const std::unique_ptr<heif_decoding_options, ReleaseHeif> options(heif_decoding_options_alloc());
  options->convert_hdr_to_8bit = 1;
  heif_image* image = nullptr;
  check_heif(heif_decode_image(picture.handle(), &image, heif_colorspace_RGB, chroma, options.get()));
  return ImagePointer(image);
}

// A grid of tiles announces its size a second time; what was checked must be what is allocated.
void limit_grid(const HeifPicture& picture) {
  const std::uint32_t longer_side = std::max(picture.width(), picture.height());
  heif_context_set_maximum_image_size_limit(picture.context(), static_cast<int>(longer_side) + 1);
}

// Shares the image's memory.
cv::Mat view(heif_image& image, int type) {
  int bytes_per_row = 0;
  std::uint8_t* pixels = heif_image_get_plane(&image, heif_channel_interleaved, &bytes_per_row);
  const int width = heif_image_get_width(&image, heif_channel_interleaved);
  const int height = heif_image_get_height(&image, heif_channel_interleaved);
  if (pixels == nullptr || width <= 0 || height <= 0) throw_damaged();
  return {height, width, type, pixels, static_cast<std::size_t>(bytes_per_row)};
}

cv::Mat decode_opaque(const HeifPicture& picture) {
  const ImagePointer image = decode_rgb(picture, heif_chroma_interleaved_RGB);
  cv::Mat result;
  cv::cvtColor(view(*image, CV_8UC3), result, cv::COLOR_RGB2BGR);
  return result;
}

cv::Mat decode_transparent(const HeifPicture& picture) {
  const ImagePointer image = decode_rgb(picture, heif_chroma_interleaved_RGBA);
  const bool is_premultiplied = heif_image_handle_is_premultiplied_alpha(picture.handle()) != 0;
  cv::Mat result =
      over_white(view(*image, CV_8UC4), is_premultiplied ? Alpha::kPremultiplied : Alpha::kStraight);
  cv::cvtColor(result, result, cv::COLOR_RGB2BGR);
  return result;
}

}  // namespace

cv::Mat decode_heif(Bytes file) {
  const HeifPicture picture(file);
  limit_grid(picture);
  const bool has_alpha = heif_image_handle_has_alpha_channel(picture.handle()) != 0;
  return has_alpha ? decode_transparent(picture) : decode_opaque(picture);
}

}  // namespace ringside
