// SPDX-License-Identifier: MIT
#include "photo/decode_heif.h"

#include <algorithm>
#include <cstring>
#include <opencv2/imgproc.hpp>

#include "photo/decoding_limits.h"
#include "photo/heif_picture.h"
#include "photo/over_white.h"
#include "photo/shared_pixels.h"

namespace ringside {
namespace {

struct ReleaseHeif {
  void operator()(heif_image* image) const { heif_image_release(image); }
  void operator()(heif_decoding_options* options) const { heif_decoding_options_free(options); }
};
using ImagePointer = std::unique_ptr<heif_image, ReleaseHeif>;

enum class HeifKind { kOpaque, kStraight, kPremultiplied };

HeifKind kind_of_picture(const HeifPicture& picture) {
  if (heif_image_handle_has_alpha_channel(picture.handle()) == 0) return HeifKind::kOpaque;
  const bool is_premultiplied = heif_image_handle_is_premultiplied_alpha(picture.handle()) != 0;
  return is_premultiplied ? HeifKind::kPremultiplied : HeifKind::kStraight;
}

ImagePointer decode_rgb(const HeifPicture& picture, HeifKind kind) {
  const auto chroma = kind == HeifKind::kOpaque ? heif_chroma_interleaved_RGB : heif_chroma_interleaved_RGBA;
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

int channels_of(HeifKind kind) { return kind == HeifKind::kOpaque ? 3 : 4; }

void copy_pixels(const heif_image& image, const cv::Mat& to) {
  int bytes_per_row = 0;
  const std::uint8_t* from = heif_image_get_plane_readonly(&image, heif_channel_interleaved, &bytes_per_row);
  const bool fits = heif_image_get_width(&image, heif_channel_interleaved) == to.cols &&
                    heif_image_get_height(&image, heif_channel_interleaved) == to.rows;
  if (from == nullptr || !fits) throw_damaged();
  for (int y = 0; y < to.rows; ++y)
    std::memcpy(to.data + static_cast<std::size_t>(y) * to.step, from + std::ptrdiff_t{y} * bytes_per_row,
                static_cast<std::size_t>(to.cols) * to.elemSize());
}

HeifKind decode_into(Bytes file, const SharedPixels& shared) {
  const HeifPicture picture(file);
  const HeifKind kind = kind_of_picture(picture);
  limit_grid(picture);
  copy_pixels(*decode_rgb(picture, kind), shared.with(channels_of(kind)));
  return kind;
}

}  // namespace

// In a child: the size of the coded picture is known to the decoders below libheif only.
cv::Mat decode_heif(Bytes file, const ImageHeader& header) {
  const SharedPixels shared(header, 4);
  const SharedBytes shared_kind(sizeof(HeifKind));
  auto& kind = *static_cast<HeifKind*>(shared_kind.data());
  run_in_child(decoding_limits(file, header), [&] { kind = decode_into(file, shared); });
  cv::Mat pixels = shared.with(channels_of(kind));
  if (kind != HeifKind::kOpaque)
    pixels = over_white(pixels, kind == HeifKind::kPremultiplied ? Alpha::kPremultiplied : Alpha::kStraight);
  cv::Mat result;
  cv::cvtColor(pixels, result, cv::COLOR_RGB2BGR);
  return result;
}

}  // namespace ringside
