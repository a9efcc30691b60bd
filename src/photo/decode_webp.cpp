// SPDX-License-Identifier: MIT
#include "photo/decode_webp.h"

#include <webp/decode.h>

#include "photo/image_header.h"
#include "photo/over_white.h"
#include "photo/photo_error.h"

namespace ringside {
namespace {

using DecodeInto = std::uint8_t* (*)(const std::uint8_t*, std::size_t, std::uint8_t*, std::size_t, int);

cv::Mat decode_as(int type, DecodeInto decode_into, Bytes file, const cv::Size& size) {
  cv::Mat pixels(size, type);
  const auto* decoded = decode_into(file.data(), file.size(), pixels.data, pixels.total() * pixels.elemSize(),
                                    static_cast<int>(pixels.step));
  if (decoded == nullptr) throw_damaged();
  return pixels;
}

}  // namespace

cv::Mat decode_webp(Bytes file) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(file.data(), file.size(), &features) != VP8_STATUS_OK) throw_damaged();
  if (features.has_animation != 0) throw PhotoError("a WebP that moves; give a still picture");
  const cv::Size size(features.width, features.height);
  if (features.has_alpha == 0) return decode_as(CV_8UC3, WebPDecodeBGRInto, file, size);
  return over_white(decode_as(CV_8UC4, WebPDecodeBGRAInto, file, size), Alpha::kStraight);
}

}  // namespace ringside
