// SPDX-License-Identifier: MIT
#include "photo/decode_webp.h"

#include <webp/decode.h>

#include "photo/decoding_limits.h"
#include "photo/over_white.h"
#include "photo/photo_error.h"
#include "photo/shared_pixels.h"

namespace ringside {
namespace {

WebPBitstreamFeatures features_of(Bytes file) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(file.data(), file.size(), &features) != VP8_STATUS_OK) throw_damaged();
  if (features.has_animation != 0) throw PhotoError("a WebP that moves; give a still picture");
  return features;
}

void decode_into(Bytes file, const cv::Mat& pixels) {
  const auto decode = pixels.channels() == 4 ? WebPDecodeBGRAInto : WebPDecodeBGRInto;
  const auto* decoded = decode(file.data(), file.size(), pixels.data, pixels.total() * pixels.elemSize(),
                               static_cast<int>(pixels.step));
  if (decoded == nullptr) throw_damaged();
}

}  // namespace

// In a child: tables of a lossless picture can take a hundred times what its file takes.
cv::Mat decode_webp(Bytes file, const ImageHeader& header) {
  const WebPBitstreamFeatures features = features_of(file);
  const bool is_as_announced =
      features.width == static_cast<int>(header.width) && features.height == static_cast<int>(header.height);
  if (!is_as_announced) throw_damaged();
  const int channels = features.has_alpha != 0 ? 4 : 3;
  const SharedPixels shared(header, channels);
  const cv::Mat pixels = shared.with(channels);
  run_in_child(decoding_limits(file, header), [&] { decode_into(file, pixels); });
  return channels == 4 ? over_white(pixels, Alpha::kStraight) : pixels.clone();
}

}  // namespace ringside
