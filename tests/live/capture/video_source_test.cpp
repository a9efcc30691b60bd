// SPDX-License-Identifier: MIT
#include "live/capture/video_source.h"

#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include "live/capture/video_file.h"
#include "live/capture/written_video.h"
#include "report/picture/write_picture.h"
#include "support/temp_folder.h"

using namespace ringside;
using namespace ringside::test;

namespace {

std::string error_of(const std::string& source) {
  try {
    open_video(source);
  } catch (const SourceError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("sources are told apart by how they are written") {
  CHECK(kind_of_source("0") == SourceKind::kCamera);
  CHECK(kind_of_source("/dev/video2") == SourceKind::kCamera);
  CHECK(kind_of_source("rtsp://camera/stream") == SourceKind::kStream);
  CHECK(kind_of_source("http://camera/video.mjpg") == SourceKind::kStream);
  CHECK(kind_of_source("game.mp4") == SourceKind::kFile);
}

TEST_CASE("what cannot be opened says why and what to do") {
  const TempFolder folder;
  CHECK(error_of((folder / "none.mp4").string()) == "there is no such file; check the name");
  folder.write("text.mp4", "no video");
  CHECK(error_of((folder / "text.mp4").string()).starts_with("is no video that can be read; "));
  CHECK(error_of("/dev/video-none").starts_with("there is no such camera; "));
  CHECK(error_of("rtsp://127.0.0.1:1/none").starts_with("no video comes from there; "));
}

TEST_CASE("a file gives every frame with its time, and then the end") {
  const TempFolder folder;
  const std::string file = (folder / "clip.avi").string();
  cv::VideoWriter writer(file, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 25, {64, 48});
  REQUIRE(writer.isOpened());
  for (int i = 0; i < 5; ++i) writer.write(cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(40 * i)));
  writer.release();
  const auto source = open_video(file);
  std::vector<Frame> frames;
  for (NextFrame next = source->next(); next.outcome == FrameOutcome::kFrame; next = source->next())
    frames.push_back(next.frame);
  REQUIRE(frames.size() == 5);
  for (std::size_t i = 0; i < 5; ++i) {
    CHECK(frames[i].number == static_cast<long>(i));
    CHECK(frames[i].seconds == doctest::Approx(0.04 * static_cast<double>(i)));
    // Held frames keep their content while later ones are read.
    CHECK(cv::mean(frames[i].bgr)[0] == doctest::Approx(40.0 * static_cast<double>(i)).epsilon(0.05));
  }
  CHECK(source->next().outcome == FrameOutcome::kEnd);
}

TEST_CASE("a file that ends before its time is told from one that is whole") {
  CHECK(cut_short({}, {0, 1}).empty());  // it does not say how long it is
  CHECK(cut_short({60, 1800}, {59.97, 1800}).empty());
  CHECK(cut_short({60, 1800}, {57.5, 1726}).empty());  // the sound goes on a little
  CHECK(cut_short({60, 1800}, {30, 1790}).empty());    // frames that come irregularly: all are there
  CHECK(cut_short({60, 1800}, {12.34, 370}) ==
        "cannot be read beyond 12.3 s of 60.0 s, it is damaged or cut short; copy it again");
}

TEST_CASE("a video file that was cut is watched as far as it goes, and says so at its end") {
  const TempFolder folder;
  const std::string file = write_video(folder / "clip.mkv", {64, 48}, 150);
  std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
  const auto source = open_video(file);
  NextFrame next = source->next();
  long frames = 0;
  for (; next.outcome == FrameOutcome::kFrame; next = source->next()) ++frames;
  CHECK(frames > 20);
  CHECK(frames < 130);
  CHECK(next.why.ends_with(" s of 6.0 s, it is damaged or cut short; copy it again"));
}

TEST_CASE("a video file without a picture that can be read is refused") {
  const TempFolder folder;
  const std::string file = write_video(folder / "clip.mkv", {64, 48}, 150);
  std::string bytes = read_bytes(file);
  const std::size_t first_cluster = bytes.find("\x1f\x43\xb6\x75");
  REQUIRE(first_cluster != std::string::npos);
  std::filesystem::resize_file(file, first_cluster + 20);
  CHECK(error_of(file).starts_with("no picture in it can be read, "));
}

TEST_CASE("a video of pictures too large is refused with their size") {
  const TempFolder folder;
  const std::string file = write_video(folder / "wide.avi", {8208, 16}, 3, "MJPG");
  CHECK(error_of(file) == "its pictures of 8208 x 16 pixels are too large; give 8192 pixels a side at most");
}

TEST_CASE("a photo is no video, and what to do with it is said") {
  const TempFolder folder;
  const std::filesystem::path photo = folder / "photo.jpg";
  write_picture(photo, cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(90)));
  CHECK(error_of(photo.string()) ==
        "is a photo; to watch, give a camera number, a video file or a stream's address; for a photo, run: "
        "ringside "
        "score " +
            photo.string());
  folder.write("photo.heic", std::string("\0\0\0\x18"
                                         "ftypheic\0\0\0\0mif1heic",
                                         24));
  CHECK(error_of((folder / "photo.heic").string()).starts_with("is a photo; "));
}

TEST_CASE("a file of motion JPEG begins like a photo and is a video") {
  const TempFolder folder;
  const std::filesystem::path photo = folder / "photo.jpg";
  write_picture(photo, cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(90)));
  const std::string picture = read_bytes(photo);
  folder.write("clip.mjpeg", picture + picture + picture);
  const auto source = open_video((folder / "clip.mjpeg").string());
  for (long i = 0; i < 3; ++i) CHECK(source->next().frame.number == i);
  CHECK(source->next().outcome == FrameOutcome::kEnd);
}
