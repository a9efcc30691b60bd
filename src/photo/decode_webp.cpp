// SPDX-License-Identifier: MIT
#include "photo/decode_webp.h"

#include <webp/decode.h>

#include "photo/decoding_limits.h"
#include "photo/over_white.h"
#include "photo/photo_error.h"

namespace ringside {
namespace {

WebPBitstreamFeatures features_of(Bytes file) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(file.data(), file.size(), &features) != VP8_STATUS_OK) throw_damaged();
  if (features.has_animation != 0) throw PhotoError("a WebP that moves; give a still picture");
  return features;
}

// In a child: tables of a lossless picture can take a hundred times what its file takes.
cv::Mat decode_webp_limited(Bytes file, const ImageHeader& header, const SharedBytes& memory,
                            bool has_alpha) {
  const cv::Mat pixels(static_cast<int>(header.height), static_cast<int>(header.width),
                       has_alpha ? CV_8UC4 : CV_8UC3, memory.data());
  const auto decode_into = has_alpha ? WebPDecodeBGRAInto : WebPDecodeBGRInto;
  run_in_child(decoding_limits(file, header), [&] {
    const auto* decoded = decode_into(file.data(), file.size(), pixels.data,
                                      pixels.total() * pixels.elemSize(), static_cast<int>(pixels.step));
    if (decoded == nullptr) throw_damaged();
  });
  return has_alpha ? over_white(pixels, Alpha::kStraight) : pixels.clone();
}

}  // namespace

cv::Mat decode_webp(Bytes file, const ImageHeader& header) {
  const WebPBitstreamFeatures features = features_of(file);
  const bool is_as_announced =
      features.width == static_cast<int>(header.width) && features.height == static_cast<int>(header.height);
  if (!is_as_announced) throw_damaged();
  const bool has_alpha = features.has_alpha != 0;
  const SharedBytes memory(std::size_t{header.width} * header.height * (has_alpha ? 4 : 3));
  return decode_webp_limited(file, header, memory, has_alpha);
}

}  // namespace ringside
