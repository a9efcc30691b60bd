// SPDX-License-Identifier: MIT
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "fuzz/write_seeds.h"
#include "photo/make_heif.h"
#include "photo/make_picture.h"

namespace ringside::fuzz {
namespace {

const cv::Mat kTransparent(8, 12, CV_8UC4, cv::Scalar(10, 20, 30, 128));

// Of 12 x 8 pixels.
cv::Mat small_quarters() {
  cv::Mat small;
  cv::resize(test::quarters(), small, {12, 8}, 0, 0, cv::INTER_NEAREST);
  return small;
}

cv::Mat deep(const cv::Mat& picture) {
  cv::Mat out;
  picture.convertTo(out, CV_16U, 257);
  return out;
}

void write_jpegs(const Seeds& seeds) {
  const std::string plain = test::encode(".jpg", small_quarters(), {cv::IMWRITE_JPEG_QUALITY, 60});
  const auto put = [&](const char* name, const std::string& bytes) {
    seeds.write("photo_jpeg", name, bytes);
    seeds.write("image_header", name, bytes);
  };
  put("plain.jpg", plain);
  put("turned.jpg", test::jpeg_with_exif(plain, test::exif_block(6, 28, test::ByteOrder::kBig)));
  put("progressive.jpg", test::encode(".jpg", small_quarters(), {cv::IMWRITE_JPEG_PROGRESSIVE, 1}));
  put("restarts.jpg", test::encode(".jpg", small_quarters(), {cv::IMWRITE_JPEG_RST_INTERVAL, 1}));
  cv::Mat grey;
  cv::cvtColor(small_quarters(), grey, cv::COLOR_BGR2GRAY);
  put("grey.jpg", test::encode(".jpg", grey));
  put("cut.jpg", plain.substr(0, plain.size() / 2));
}

void write_pngs(const Seeds& seeds) {
  const std::string plain = test::encode(".png", small_quarters());
  const auto put = [&](const char* name, const std::string& bytes) {
    seeds.write("photo_png", name, bytes);
    seeds.write("image_header", name, bytes);
  };
  put("plain.png", plain);
  put("deep.png", test::encode(".png", deep(small_quarters())));
  put("transparent.png", test::encode(".png", kTransparent));
  put("palette.png", test::png_of_row(test::PngColour::kPalette, std::string("\0\1", 2), "redblu", "\x80"));
  put("grey.png", test::png_of_row(test::PngColour::kGreyAlpha, "abcd"));
  put("turned.png", test::png_with_chunk(plain, "eXIf", test::exif_block(8, 35)));
}

void write_tiffs(const Seeds& seeds) {
  const auto put = [&](const std::string& name, const std::string& bytes) {
    seeds.write("photo_tiff", name, bytes);
    seeds.write("image_header", name, bytes);
  };
  put("little.tif", test::tiff(small_quarters(), {12, 8}, 1, test::ByteOrder::kLittle));
  put("big.tif", test::tiff(small_quarters(), {12, 8}, 6, test::ByteOrder::kBig));
  put("liar.tif", test::tiff(small_quarters(), {120, 80}, 1, test::ByteOrder::kLittle));
  constexpr int kNone = 1, kLzw = 5, kDeflate = 8, kPackBits = 32773;
  for (const int compression : {kNone, kLzw, kDeflate, kPackBits}) {
    put("compression-" + std::to_string(compression) + ".tif",
        test::encode(".tif", small_quarters(), {cv::IMWRITE_TIFF_COMPRESSION, compression}));
  }
  put("deep.tif", test::encode(".tif", deep(small_quarters())));
  put("transparent.tif", test::encode(".tif", kTransparent));
}

void write_webps(const Seeds& seeds) {
  const std::string plain = test::encode(".webp", small_quarters());
  const auto put = [&](const char* name, const std::string& bytes) {
    seeds.write("photo_webp", name, bytes);
    seeds.write("image_header", name, bytes);
  };
  put("lossless.webp", plain);
  put("lossy.webp", test::encode(".webp", small_quarters(), {cv::IMWRITE_WEBP_QUALITY, 50}));
  put("transparent.webp", test::encode(".webp", kTransparent));
  put("turned.webp", test::webp_with_exif(plain, {12, 8}, test::exif_block(3, 28)));
}

void write_heifs(const Seeds& seeds) {
  const auto put = [&](const char* name, const cv::Mat& picture, const test::HeifRecipe& recipe) {
    if (const auto bytes = test::encode_heif(picture, recipe)) seeds.write("photo_heif", name, *bytes);
  };
  test::HeifRecipe recipe;
  recipe.exif = test::exif_block(6, 28);
  put("plain.heic", test::quarters(), recipe);
  recipe.orientation = 6;
  put("turned.heic", test::quarters(), recipe);
  put("transparent.heic", cv::Mat(32, 48, CV_8UC4, cv::Scalar(10, 20, 30, 128)), {});
  put("grid.heic", test::quarters()(cv::Rect(0, 0, 47, 31)).clone(), {});
  recipe.codec = heif_compression_AV1;
  put("plain.avif", test::quarters(), recipe);
}

}  // namespace

void write_picture_seeds(const Seeds& seeds) {
  write_jpegs(seeds);
  write_pngs(seeds);
  write_tiffs(seeds);
  write_webps(seeds);
  write_heifs(seeds);
  for (const auto order : {test::ByteOrder::kLittle, test::ByteOrder::kBig}) {
    seeds.write("exif", order == test::ByteOrder::kBig ? "big" : "little",
                test::exif_block(6, 28, order, "2026:11:20 14:03:09"));
  }
}

}  // namespace ringside::fuzz
