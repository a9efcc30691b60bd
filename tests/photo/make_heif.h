// SPDX-License-Identifier: MIT
#pragma once

#include <libheif/heif.h>

#include <opencv2/core/mat.hpp>
#include <optional>
#include <string>

namespace ringside::test {

struct HeifRecipe {
  heif_compression_format codec = heif_compression_HEVC;  // or heif_compression_AV1
  int orientation = 1;  // as in the EXIF standard, but written as the properties "irot" and "imir"
  int bits = 8;         // of a 16-bit picture's values that count: 10 or 12
  std::string exif{};   // block from its byte-order mark on; none when empty
  bool premultiplied = false;
  // Of high dynamic range: how values stand for light. Its colours are those of BT.2020 then, and all
  // its pixels are alike.
  std::optional<heif_transfer_characteristics> transfer{};
  cv::Mat first{};  // another picture, which stands first in the file and is not the primary one
};

// The bytes of a HEIC or AVIF file: grey, colour, or colour with opacity (CV_8UC1, CV_8UC3, CV_8UC4), or deep
// grey or colour (CV_16UC1, CV_16UC3). A picture with odd sides becomes a grid of one tile. Nothing when this
// machine's libheif has no encoder for it.
std::optional<std::string> encode_heif(const cv::Mat& picture, const HeifRecipe& recipe = {});

}  // namespace ringside::test
