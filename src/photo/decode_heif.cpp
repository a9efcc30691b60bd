// SPDX-License-Identifier: MIT
#include "photo/decode_heif.h"

#include <algorithm>
#include <cstring>
#include <opencv2/imgproc.hpp>

#include "photo/decoding_limits.h"
#include "photo/heif_picture.h"
#include "photo/over_white.h"
#include "photo/shared_pixels.h"
#include "photo/usual_range.h"

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

struct ReleaseProfile {
  void operator()(heif_color_profile_nclx* profile) const { heif_nclx_color_profile_free(profile); }
};

Transfer transfer_of(const heif_color_profile_nclx& profile) {
  if (profile.transfer_characteristics == heif_transfer_characteristic_ITU_R_BT_2100_0_PQ)
    return Transfer::kPerceptualQuantizer;
  if (profile.transfer_characteristics == heif_transfer_characteristic_ITU_R_BT_2100_0_HLG)
    return Transfer::kHybridLogGamma;
  return Transfer::kUsual;
}

// How a picture is to be understood, for those who have its pixels.
struct HeifLook {
  HeifKind kind;
  Transfer transfer;
  Primaries primaries;
};

HeifLook look_of(const HeifPicture& picture) {
  HeifLook look{kind_of_picture(picture), Transfer::kUsual, Primaries::kUsual};
  heif_color_profile_nclx* profile = nullptr;
  if (heif_image_handle_get_nclx_color_profile(picture.handle(), &profile).code != heif_error_Ok) return look;
  const std::unique_ptr<heif_color_profile_nclx, ReleaseProfile> owned(profile);
  look.transfer = transfer_of(*owned);
  if (owned->color_primaries == heif_color_primaries_ITU_R_BT_2020_2_and_2100_0)
    look.primaries = Primaries::kBt2020;
  return look;
}

HeifLook decode_into(Bytes file, const SharedPixels& shared) {
  const HeifPicture picture(file);
  const HeifLook look = look_of(picture);
  limit_grid(picture);
  copy_pixels(*decode_rgb(picture, look.kind), shared.with(channels_of(look.kind)));
  return look;
}

}  // namespace

// In a child: the size of the coded picture is known to the decoders below libheif only.
cv::Mat decode_heif(Bytes file, const ImageHeader& header) {
  const SharedPixels shared(header, 4);
  const SharedBytes shared_look(sizeof(HeifLook));
  auto& look = *static_cast<HeifLook*>(shared_look.data());
  run_in_child(decoding_limits(file, header), [&] { look = decode_into(file, shared); });
  cv::Mat pixels = shared.with(channels_of(look.kind));
  if (look.kind != HeifKind::kOpaque)
    pixels =
        over_white(pixels, look.kind == HeifKind::kPremultiplied ? Alpha::kPremultiplied : Alpha::kStraight);
  cv::Mat result;
  cv::cvtColor(in_usual_range(pixels, look.transfer, look.primaries), result, cv::COLOR_RGB2BGR);
  return result;
}

}  // namespace ringside
