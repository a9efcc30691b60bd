// SPDX-License-Identifier: MIT
#include <fstream>
#include <iterator>
#include <opencv2/core.hpp>
#include <opencv2/videoio.hpp>
#include <random>

#include "eye/onnx/written_network.h"
#include "fuzz/write_seeds.h"
#include "live/video/child_messages.h"
#include "photo/make_picture.h"
#include "support/temp_folder.h"

namespace ringside::fuzz {
namespace {

using test::WrittenAttributes;

WrittenAttributes doubling() {
  return WrittenAttributes()
      .word("mode", "nearest")
      .word("nearest_mode", "floor")
      .word("coordinate_transformation_mode", "asymmetric");
}

// Every kind of layer on a picture of 4 x 6 pixels.
std::string every_layer() {
  test::WrittenNetwork network;
  network.floats("w", {4, 1, 1, 1}, {1, -1, 2, 0}).floats("b", {4}, {0, 1, 0, 1});
  network.node("Conv", {"in", "w", "b"}, "four", WrittenAttributes().integers("strides", {2, 2}));
  network.node("Relu", {"four"}, "positive").node("Add", {"four", "positive"}, "sum");
  network.floats("scales", {4}, {1, 1, 2, 2}).floats("region", {0}, {});
  network.node("Resize", {"sum", "region", "scales"}, "up", doubling());
  network.node("DepthToSpace", {"up"}, "out",
               WrittenAttributes().integer("blocksize", 2).word("mode", "CRD"));
  return network.file({1, 1, 4, 6});
}

std::string eight_bits() {
  test::WrittenNetwork network;
  network.whole_numbers("whole", {4, 1, 1, 1}, {1, -2, 127, -127});
  for (const char* name : {"scale", "bias", "mean", "variance"}) network.floats(name, {4}, {1, 2, 3, 4});
  network.node("Cast", {"whole"}, "weights", WrittenAttributes().integer("to", 1));
  network.node("Conv", {"in", "weights"}, "raw", WrittenAttributes().integers("strides", {2, 2}));
  network.node("BatchNormalization", {"raw", "scale", "bias", "mean", "variance"}, "out");
  return network.file({1, 1, 6, 8});
}

// Its one node is a constant, which leaves none.
std::string constant_only() {
  test::WrittenNetwork network;
  network.node("Constant", {}, "out", WrittenAttributes().floats("value", {1}, {1}));
  return network.file({1, 1, 4, 6});
}

std::string video(const char* ending, const char* code) {
  const test::TempFolder folder;
  const std::string file = (folder / (std::string("v") + ending)).string();
  {
    cv::VideoWriter writer(file, cv::CAP_FFMPEG, cv::VideoWriter::fourcc(code[0], code[1], code[2], code[3]),
                           25, {16, 16});
    for (int i = 0; i < 3; ++i) writer.write(cv::Mat(16, 16, CV_8UC3, cv::Scalar(20 * i, 100, 200)));
  }
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

template <typename Message>
std::string bytes_of_message(const Message& message) {
  return {reinterpret_cast<const char*>(&message), sizeof(message)};
}

// As a child says it of a video of two pictures.
std::string two_pictures() {
  const VideoHead head{.width = 16, .height = 12, .turn = 90, .frames_per_second = 25, .length = {0.08, 2}};
  return bytes_of_message(head) + bytes_of_message(Picture{16, 12, 0}) +
         bytes_of_message(Picture{16, 12, 0.04}) + bytes_of_message(Picture{0, 0, 0});
}

std::string random_bytes(unsigned seed, std::size_t size) {
  std::mt19937 random(seed);
  std::string out;
  for (std::size_t i = 0; i < size; ++i) out.push_back(static_cast<char>(random() & 0xFF));
  return out;
}

}  // namespace

void write_network_seeds(const Seeds& seeds) {
  seeds.write("network", "every-layer.onnx", every_layer());
  seeds.write("network", "eight-bits.onnx", eight_bits());
  seeds.write("network", "constant-only.onnx", constant_only());
}

void write_video_seeds(const Seeds& seeds) {
  const std::string jpeg = test::encode(".jpg", cv::Mat(16, 16, CV_8UC3, cv::Scalar(20, 100, 200)));
  seeds.write("video", "photo.jpg", jpeg);
  seeds.write("video", "two.mjpeg", jpeg + jpeg);
  seeds.write("video", "three.mp4", video(".mp4", "mp4v"));
  seeds.write("video", "three.mkv", video(".mkv", "mp4v"));
  seeds.write("video_child", "two-pictures", two_pictures());
  seeds.write("video_child", "too-large",
              bytes_of_message(VideoHead{}) + bytes_of_message(Picture{8193, 1, 0}));
  seeds.write("video_child", "negative", bytes_of_message(VideoHead{}) + bytes_of_message(Picture{-1, 1, 0}));
  seeds.write("video_child", "cut-short", two_pictures().substr(0, sizeof(VideoHead) + 7));
}

void write_number_seeds(const Seeds& seeds) {
  for (unsigned seed = 1; seed <= 4; ++seed) {
    seeds.write("homography", std::to_string(seed), random_bytes(seed, 60));
    seeds.write("scoring", std::to_string(seed), random_bytes(seed, 120 + 40 * std::size_t{seed} * 3));
  }
}

}  // namespace ringside::fuzz
