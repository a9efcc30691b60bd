// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <opencv2/core/mat.hpp>
#include <optional>
#include <string>
#include <vector>

// Pictures and parts of picture files for the tests, written by hand where OpenCV does not write them.
namespace ringside::test {

enum class ByteOrder { kLittle, kBig };

// 48 x 32, each quarter of another colour: no turn or mirroring maps it onto itself.
cv::Mat quarters();

// The file's bytes in the format of an extension such as ".jpg", with cv::imwrite's parameters. WebP is
// lossless unless a quality is given.
std::string encode(const std::string& extension, const cv::Mat& picture,
                   const std::vector<int>& parameters = {});

// An EXIF block with an orientation and, if given, the focal length in 35 mm equivalent and the time when the
// photo was taken, as EXIF writes it.
std::string exif_block(int orientation, std::optional<int> focal_35mm = {},
                       ByteOrder order = ByteOrder::kLittle, const std::string& taken = {});

// The same picture with an EXIF block inside.
std::string jpeg_with_exif(const std::string& jpeg, const std::string& block);
std::string png_with_chunk(const std::string& png, const std::string& type, const std::string& data);
std::string webp_with_exif(const std::string& webp, const cv::Size& size, const std::string& block);

enum class PngColour { kPalette = 3, kGreyAlpha = 4 };

// A PNG of one row of two pixels with 8 bits per sample. palette: three bytes per colour; opacity: one.
std::string png_of_row(PngColour colour, const std::string& samples, const std::string& palette = {},
                       const std::string& opacity = {});

// A PNG that is kept in seven passes (Adam7), of blue-green-red.
std::string png_interlaced(const cv::Mat& picture);

// The same PNG with the checksum of its first chunk (size, depth, colour type) made right again.
std::string png_with_right_header_checksum(std::string png);

// A TIFF without compression that says it has the given size, which may be a lie, and orientation.
std::string tiff(const cv::Mat& picture, const cv::Size& announced, int orientation, ByteOrder order);

}  // namespace ringside::test
