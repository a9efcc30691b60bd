// SPDX-License-Identifier: MIT
#include "photo/exif.h"

#include <doctest/doctest.h>

#include "photo/make_picture.h"

using namespace ringside;
using namespace ringside::test;

namespace {

Exif read(const std::string& block) {
  return read_exif({reinterpret_cast<const std::uint8_t*>(block.data()), block.size()});
}

}  // namespace

TEST_CASE("orientation and focal length are read in both byte orders") {
  for (const ByteOrder order : {ByteOrder::kLittle, ByteOrder::kBig}) {
    const Exif exif = read(exif_block(6, 28, order));
    CHECK(exif.orientation == 6);
    CHECK(exif.focal_35mm == 28.0);
  }
}

TEST_CASE("when the photo was taken is read as the camera's clock had it") {
  for (const ByteOrder order : {ByteOrder::kLittle, ByteOrder::kBig}) {
    const Exif exif = read(exif_block(1, 28, order, "2026:11:20 14:03:09"));
    CHECK(exif.taken == "2026-11-20T14:03:09");
    CHECK(exif.focal_35mm == 28.0);
  }
  CHECK(read(exif_block(1, 28)).taken.empty());
  for (const char* none :
       {"0000:00:00 00:00:00", "    :  :     :  :  ", "2026:11:20", "2026-11-20 14:03:09", "x"})
    CHECK(read(exif_block(1, {}, ByteOrder::kLittle, none)).taken.empty());
}

TEST_CASE("values that make no sense count as not given") {
  CHECK(read(exif_block(0)).orientation == 1);
  CHECK(read(exif_block(9)).orientation == 1);
  CHECK_FALSE(read(exif_block(1)).focal_35mm.has_value());
  CHECK_FALSE(read(exif_block(1, 0)).focal_35mm.has_value());
  CHECK_FALSE(read(exif_block(1, 65535)).focal_35mm.has_value());
}

TEST_CASE("a broken block says nothing") {
  CHECK(read("").orientation == 1);
  CHECK(read("no block at all").orientation == 1);
  const std::string block = exif_block(3, 28, ByteOrder::kLittle, "2026:11:20 14:03:09");
  for (std::size_t length = 0; length < block.size(); ++length) {
    CAPTURE(length);
    const Exif exif = read(block.substr(0, length));
    CHECK((exif.orientation == 1 || exif.orientation == 3));
    CHECK(exif.focal_35mm.value_or(28) == 28);
    CHECK((exif.taken.empty() || exif.taken == "2026-11-20T14:03:09"));
  }
}
