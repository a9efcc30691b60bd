// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <opencv2/core.hpp>
#include <utility>

#include "live/capture/video_source.h"
#include "live/capture/written_video.h"
#include "support/temp_folder.h"

// What an MP4 file's head says of how it is to be shown (ISO 14496-12), as phones and trimming programs write
// it.
using namespace ringside;
using namespace ringside::test;

namespace {

// The bytes of a file, to read and write 32-bit numbers of its boxes.
struct Mp4 {
  std::string bytes;

  // Where the box's content begins, behind its name; for boxes with version and flags, behind these.
  std::size_t content(const std::string& box, std::size_t from = 0) const {
    const std::size_t name = bytes.find(box, from);
    REQUIRE(name != std::string::npos);
    return name + 4;
  }
  std::size_t full_content(const std::string& box, std::size_t from = 0) const {
    return content(box, from) + 4;
  }
  std::uint32_t number(std::size_t at) const {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) number = number << 8 | static_cast<std::uint8_t>(bytes.at(at + i));
    return number;
  }
  void put(std::size_t at, std::uint32_t number) {
    for (std::size_t i = 4; i-- > 0; number >>= 8) bytes.at(at + i) = static_cast<char>(number);
  }
};

void rewrite(const std::string& file, const auto& change) {
  Mp4 mp4{read_bytes(file)};
  change(mp4);
  std::ofstream(file, std::ios::binary) << mp4.bytes;
}

using Matrix = std::array<std::uint32_t, 9>;
constexpr std::uint32_t kOne = 0x10000, kMinusOne = 0xffff0000, kLast = 0x40000000;
constexpr Matrix kUpright{kOne, 0, 0, 0, kOne, 0, 0, 0, kLast};
constexpr Matrix kClockwise{0, kOne, 0, kMinusOne, 0, 0, 0, 0, kLast};
constexpr Matrix kHalfTurn{kMinusOne, 0, 0, 0, kMinusOne, 0, 0, 0, kLast};
constexpr Matrix kCounterclockwise{0, kMinusOne, 0, kOne, 0, 0, 0, 0, kLast};

// Its pictures are to be turned by the matrix, after they were made as wide and as high.
void set_track_head(const std::string& file, const Matrix& matrix, std::uint32_t width,
                    std::uint32_t height) {
  rewrite(file, [&](Mp4& mp4) {
    std::size_t at = mp4.full_content("tkhd") + 36;
    for (const std::uint32_t number : matrix) mp4.put(std::exchange(at, at + 4), number);
    mp4.put(at, width << 16);
    mp4.put(at + 4, height << 16);
  });
}

// Only so much of it is to be shown, as `ffmpeg -ss 1.4 -t 2.6 -c copy` says it.
void trim(const std::string& file, double from, double seconds) {
  rewrite(file, [&](Mp4& mp4) {
    const auto scaled = [&](double time, const std::string& box) {
      return static_cast<std::uint32_t>(std::lround(time * mp4.number(mp4.full_content(box) + 8)));
    };
    const std::size_t edit = mp4.full_content("elst");
    REQUIRE(mp4.number(edit) == 1);
    mp4.put(edit + 4, scaled(seconds, "mvhd"));
    mp4.put(edit + 8, scaled(from, "mdhd"));
  });
}

// The head goes before the pictures, so that it is there when the end is lacking.
void put_head_first(const std::string& file) {
  rewrite(file, [](Mp4& mp4) {
    const std::size_t data = mp4.bytes.find("mdat") - 4, head = mp4.bytes.find("moov") - 4;
    REQUIRE(data < head);
    const auto size = static_cast<std::uint32_t>(mp4.bytes.size() - head);
    const std::size_t places = mp4.full_content("stco", head);
    for (std::uint32_t i = 1; i <= mp4.number(places); ++i)
      mp4.put(places + 4 * i, mp4.number(places + 4 * i) + size);
    std::rotate(mp4.bytes.begin() + static_cast<std::ptrdiff_t>(data),
                mp4.bytes.begin() + static_cast<std::ptrdiff_t>(head), mp4.bytes.end());
  });
}

struct Watched {
  std::vector<cv::Mat> pictures;
  std::string why;  // it ended before its time
};

Watched watched(const std::string& file) {
  Watched all;
  const auto source = open_video(file);
  NextFrame next = source->next();
  for (; next.outcome == FrameOutcome::kFrame; next = source->next()) all.pictures.push_back(next.frame.bgr);
  all.why = next.why;
  return all;
}

bool are_equal(const cv::Mat& a, const cv::Mat& b) {
  return a.size() == b.size() && cv::norm(a, b, cv::NORM_INF) == 0;
}

}  // namespace

TEST_CASE("a video that says how it is to be turned comes as players show it, with square pixels") {
  const TempFolder folder;
  const std::string file = write_video(folder / "clip.mp4", {64, 48}, 5);
  const std::array<std::pair<Matrix, cv::RotateFlags>, 3> turns{
      {{kClockwise, cv::ROTATE_90_CLOCKWISE},
       {kHalfTurn, cv::ROTATE_180},
       {kCounterclockwise, cv::ROTATE_90_COUNTERCLOCKWISE}}};
  const std::array<cv::Size, 3> shapes{cv::Size(64, 48), cv::Size(128, 48),
                                       cv::Size(64, 72)};  // of pixels, too
  for (const cv::Size& shape : shapes) {
    CAPTURE(shape);
    const auto shown_by = [&](const Matrix& matrix) {
      set_track_head(file, matrix, static_cast<std::uint32_t>(shape.width),
                     static_cast<std::uint32_t>(shape.height));
      return watched(file).pictures;
    };
    const std::vector<cv::Mat> upright = shown_by(kUpright);
    REQUIRE(upright.size() == 5);
    CHECK(upright[0].size() == shape);
    for (const auto& [matrix, turn] : turns) {
      const std::vector<cv::Mat> turned = shown_by(matrix);
      REQUIRE(turned.size() == 5);
      for (std::size_t i = 0; i < 5; ++i) {
        cv::Mat wanted;
        cv::rotate(upright[i], wanted, turn);
        CHECK(are_equal(turned[i], wanted));
      }
    }
  }
}

TEST_CASE("a turned video that would be too large upright is refused with its size") {
  const TempFolder folder;
  const std::string file = write_video(folder / "clip.mp4", {4112, 16}, 2);
  set_track_head(file, kClockwise, 8224, 16);
  CHECK_THROWS_WITH_AS(open_video(file),
                       "its pictures of 16 x 8224 pixels are too large; give 8192 pixels a side at most",
                       SourceError);
}

TEST_CASE("a trimmed video is whole: its length is that of what it shows") {
  const TempFolder folder;
  const std::string file = write_video(folder / "clip.mp4", {64, 48}, 100);
  const std::vector<cv::Mat> all = watched(file).pictures;
  trim(file, 1.4, 2.6);
  const Watched shown = watched(file);
  CHECK(shown.why.empty());
  REQUIRE(shown.pictures.size() == 65);
  CHECK(are_equal(shown.pictures[0], all.at(35)));
  trim(file, 0, 2.6);  // at its end
  CHECK(watched(file).why.empty());
}

TEST_CASE("a trimmed video that is cut short says so, by the length of what it shows") {
  const TempFolder folder;
  const std::string file = write_video(folder / "clip.mp4", {64, 48}, 100);
  put_head_first(file);
  CHECK(watched(file).why.empty());
  trim(file, 1.4, 2.6);
  CHECK(watched(file).why.empty());
  std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
  CHECK(watched(file).why.ends_with(" s of 2.6 s, it is damaged or cut short; copy it again"));
}
