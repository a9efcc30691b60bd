// SPDX-License-Identifier: MIT
#include "photo/make_heif.h"

#include <cstring>
#include <memory>
#include <opencv2/imgproc.hpp>
#include <stdexcept>

namespace ringside::test {
namespace {

struct Release {
  void operator()(heif_context* context) const { heif_context_free(context); }
  void operator()(heif_encoder* encoder) const { heif_encoder_release(encoder); }
  void operator()(heif_image* image) const { heif_image_release(image); }
  void operator()(heif_image_handle* handle) const { heif_image_handle_release(handle); }
  void operator()(heif_encoding_options* options) const { heif_encoding_options_free(options); }
};
template <typename T>
using Owned = std::unique_ptr<T, Release>;

void check(const heif_error& error) {
  if (error.code != heif_error_Ok) throw std::runtime_error(error.message);
}

Owned<heif_image> empty_image(const cv::Size& size, heif_colorspace space, heif_chroma chroma) {
  heif_image* image = nullptr;
  check(heif_image_create(size.width, size.height, space, chroma, &image));
  return Owned<heif_image>(image);
}

void fill(heif_image& image, heif_channel channel, const cv::Mat& values, int bits) {
  check(heif_image_add_plane(&image, channel, values.cols, values.rows, bits));
  int bytes_per_row = 0;
  std::uint8_t* plane = heif_image_get_plane(&image, channel, &bytes_per_row);
  for (int y = 0; y < values.rows; ++y) {
    std::memcpy(plane + std::ptrdiff_t{y} * bytes_per_row, values.ptr(y),
                static_cast<std::size_t>(values.cols) * values.elemSize());
  }
}

Owned<heif_image> grey_image(const cv::Mat& picture) {
  auto image = empty_image(picture.size(), heif_colorspace_monochrome, heif_chroma_monochrome);
  fill(*image, heif_channel_Y, picture, 8);
  return image;
}

// As colour without colour: libheif 1.15 does not write deep monochrome as AVIF.
Owned<heif_image> deep_grey_image(const cv::Mat& picture, int bits) {
  auto image = empty_image(picture.size(), heif_colorspace_YCbCr, heif_chroma_420);
  const cv::Mat neutral(picture.size() / 2, CV_16UC1, cv::Scalar(1 << (bits - 1)));
  fill(*image, heif_channel_Y, picture, bits);
  fill(*image, heif_channel_Cb, neutral, bits);
  fill(*image, heif_channel_Cr, neutral, bits);
  return image;
}

Owned<heif_image> colour_image(const cv::Mat& picture, int bits) {
  const bool has_alpha = picture.channels() == 4;
  const auto shallow = has_alpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB;
  const auto chroma = picture.depth() == CV_16U ? heif_chroma_interleaved_RRGGBB_LE : shallow;
  auto image = empty_image(picture.size(), heif_colorspace_RGB, chroma);
  cv::Mat rgb;
  cv::cvtColor(picture, rgb, has_alpha ? cv::COLOR_BGRA2RGBA : cv::COLOR_BGR2RGB);
  fill(*image, heif_channel_interleaved, rgb, bits);
  return image;
}

// One colour (blue-green-red), as luma and two differences from it (ITU-R BT.2020, table 4).
Owned<heif_image> plain_image(const cv::Mat& picture, int bits) {
  auto image = empty_image(picture.size(), heif_colorspace_YCbCr, heif_chroma_420);
  const auto& pixel = picture.at<cv::Vec3w>(0, 0);
  const double luma = 0.0593 * pixel[0] + 0.6780 * pixel[1] + 0.2627 * pixel[2], neutral = 1 << (bits - 1);
  const auto plane = [&](const cv::Size& size, double value) {
    return cv::Mat(size, CV_16UC1, cv::Scalar(value));
  };
  fill(*image, heif_channel_Y, plane(picture.size(), luma), bits);
  fill(*image, heif_channel_Cb, plane(picture.size() / 2, neutral + (pixel[0] - luma) / 1.8814), bits);
  fill(*image, heif_channel_Cr, plane(picture.size() / 2, neutral + (pixel[2] - luma) / 1.4746), bits);
  return image;
}

Owned<heif_image> any_image(const cv::Mat& picture, int bits) {
  if (picture.type() == CV_8UC1) return grey_image(picture);
  if (picture.type() == CV_16UC1) return deep_grey_image(picture, bits);
  return colour_image(picture, bits);
}

Owned<heif_encoder> encoder(heif_context& context, heif_compression_format codec) {
  constexpr int kQuality = 95;
  heif_encoder* encoder = nullptr;
  if (heif_context_get_encoder_for_format(&context, codec, &encoder).code != heif_error_Ok) return nullptr;
  Owned<heif_encoder> owned(encoder);
  check(heif_encoder_set_lossy_quality(encoder, kQuality));
  if (codec == heif_compression_AV1) check(heif_encoder_set_parameter_integer(encoder, "speed", 9));
  if (codec == heif_compression_HEVC)
    check(heif_encoder_set_parameter_string(encoder, "preset", "ultrafast"));
  return owned;
}

void set_transfer(heif_image& image, heif_transfer_characteristics transfer) {
  heif_color_profile_nclx* profile = heif_nclx_color_profile_alloc();
  profile->color_primaries = heif_color_primaries_ITU_R_BT_2020_2_and_2100_0;
  profile->transfer_characteristics = transfer;
  profile->matrix_coefficients = heif_matrix_coefficients_ITU_R_BT_2020_2_non_constant_luminance;
  profile->full_range_flag = 1;
  check(heif_image_set_nclx_color_profile(&image, profile));
  heif_nclx_color_profile_free(profile);
}

Owned<heif_image_handle> add(heif_context& context, heif_encoder& encoder, const heif_image& image,
                             const heif_encoding_options& options) {
  heif_image_handle* handle = nullptr;
  check(heif_context_encode_image(&context, &image, &encoder, &options, &handle));
  return Owned<heif_image_handle>(handle);
}

heif_error append(heif_context*, const void* data, std::size_t size, void* text) {
  static_cast<std::string*>(text)->append(static_cast<const char*>(data), size);
  return {heif_error_Ok, heif_suberror_Unspecified, ""};
}

std::string written(heif_context& context) {
  std::string bytes;
  heif_writer writer{.writer_api_version = 1, .write = append};
  check(heif_context_write(&context, &writer, &bytes));
  return bytes;
}

}  // namespace

std::optional<std::string> encode_heif(const cv::Mat& picture, const HeifRecipe& recipe) {
  const Owned<heif_context> context(heif_context_alloc());
  const auto with = encoder(*context, recipe.codec);
  if (!with) return std::nullopt;
  const auto image = recipe.transfer ? plain_image(picture, recipe.bits) : any_image(picture, recipe.bits);
  if (recipe.premultiplied) heif_image_set_premultiplied_alpha(image.get(), 1);
  const Owned<heif_encoding_options> options(heif_encoding_options_alloc());
  options->image_orientation = static_cast<heif_orientation>(recipe.orientation);
  options->macOS_compatibility_workaround_no_nclx_profile = 0;
  if (recipe.transfer) set_transfer(*image, *recipe.transfer);
  if (!recipe.first.empty()) add(*context, *with, *any_image(recipe.first, recipe.bits), *options);
  const auto handle = add(*context, *with, *image, *options);
  check(heif_context_set_primary_image(context.get(), handle.get()));
  if (!recipe.exif.empty()) {
    check(heif_context_add_exif_metadata(context.get(), handle.get(), recipe.exif.data(),
                                         static_cast<int>(recipe.exif.size())));
  }
  return written(*context);
}

}  // namespace ringside::test
