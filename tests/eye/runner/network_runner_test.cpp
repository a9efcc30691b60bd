// SPDX-License-Identifier: MIT
#include "eye/runner/network_runner.h"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <opencv2/dnn.hpp>

#include "drawing/render.h"
#include "eye/onnx/onnx_error.h"
#include "eye/runner/random_network.h"
#include "eye/view.h"
#include "support/source_dir.h"

namespace ringside::test {
namespace {

std::string weights_in_use() {
  std::ifstream file(source_dir() / "models" / "eye" / "eye.onnx", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// input: CV_32FC3. The largest difference between what OpenCV's dnn and the runner answer.
double largest_difference(const std::string& onnx, const cv::Mat& input) {
  cv::dnn::Net net = cv::dnn::readNetFromONNX(onnx.data(), onnx.size());
  net.setInput(cv::dnn::blobFromImage(input));
  const cv::Mat expected = net.forward();
  const NetworkRunner run(onnx);
  Activation shown(run.input_size());
  REQUIRE(shown.size() ==
          ActivationSize{3, static_cast<std::size_t>(input.rows), static_cast<std::size_t>(input.cols)});
  for (int y = 0; y < input.rows; ++y)
    std::copy_n(input.ptr<float>(y), 3 * input.cols, shown.at(static_cast<std::size_t>(y), 0));
  const Activation answer = run(std::move(shown));
  REQUIRE(expected.dims == 4);
  REQUIRE(answer.size() == ActivationSize{static_cast<std::size_t>(expected.size[1]),
                                          static_cast<std::size_t>(expected.size[2]),
                                          static_cast<std::size_t>(expected.size[3])});
  double largest = 0;
  for (int c = 0; c < expected.size[1]; ++c)
    for (int y = 0; y < expected.size[2]; ++y)
      for (int x = 0; x < expected.size[3]; ++x) {
        const float own = answer.at(static_cast<std::size_t>(y), static_cast<std::size_t>(x))[c];
        const double difference = std::abs(own - expected.ptr<float>(0, c, y)[x]);
        if (!(difference <= largest)) largest = difference;  // what is no number too
      }
  return largest;
}

cv::Mat random_levels(const cv::Size& size, unsigned seed) {
  cv::RNG random(seed);
  cv::Mat levels(size, CV_32FC3);
  random.fill(levels, cv::RNG::UNIFORM, -2, 2);
  return levels;
}

cv::Mat levels_of(const cv::Mat& bgr) {
  cv::Mat levels;
  bgr.convertTo(levels, CV_32F, 1 / 64.0, -117 / 64.0);
  return levels;
}

// One node on the input, of 4 channels, 8 x 8.
WrittenNetwork with(const char* operation, const Names& inputs, const WrittenAttributes& attributes) {
  WrittenNetwork network;
  network.floats("weights", {4, 4, 3, 3}, std::vector<float>(144, 1));
  network.floats("even", {4, 4, 2, 2}, std::vector<float>(64, 1));
  network.floats("odd", {3, 4, 3, 3}, std::vector<float>(108, 1));
  network.floats("three", {3}, {1, 2, 3});
  network.floats("scales", {4}, {1, 1, 3, 3});
  return network.node(operation, inputs, "out", attributes);
}

constexpr double kSame = 1e-4;

}  // namespace

TEST_CASE("the runner calculates what OpenCV's dnn does") {
  for (const unsigned seed : {1U, 2U, 3U}) {
    for (const auto weights : {RandomNetwork::Weights::kFloats, RandomNetwork::Weights::kEightBits}) {
      CAPTURE(seed);
      CAPTURE(weights == RandomNetwork::Weights::kEightBits);
      CHECK(largest_difference(RandomNetwork(weights, seed).file(), random_levels({72, 40}, seed)) < kSame);
    }
  }
}

TEST_CASE("so it does with the weights in use, on a drawn board and on noise") {
  const drawing::View view = drawing::look_from({.tilt_deg = 50,
                                                 .distance = 1300,
                                                 .focal_px = 280,
                                                 .width = kInputSize.width,
                                                 .height = kInputSize.height});
  CHECK(largest_difference(weights_in_use(), levels_of(drawing::render(drawing::Scene{}, view, {}))) < kSame);
  CHECK(largest_difference(weights_in_use(), random_levels(kInputSize, 5)) < kSame);
}

TEST_CASE("what the runner does not do is an error when it is read") {
  const auto attributes = [] { return WrittenAttributes(); };
  const Sizes around{1, 1, 1, 1};
  const Names convolution{"in", "weights"};
  const std::vector<WrittenNetwork> all{
      with("Sigmoid", {"in"}, attributes()),
      with("Conv", {"nothing", "weights"}, attributes().integers("pads", around)),
      with("Conv", {"in", "nothing"}, attributes().integers("pads", around)),
      with("Conv", {"in"}, attributes().integers("pads", around)),
      with("Conv", {}, attributes()),
      with("Conv", convolution, attributes()),
      with("Conv", convolution, attributes().integers("pads", {1, 1, 0, 0})),
      with("Conv", convolution, attributes().integers("pads", around).integers("strides", {3, 3})),
      with("Conv", convolution, attributes().integers("pads", around).integers("dilations", {2, 2})),
      with("Conv", convolution, attributes().integers("pads", around).integer("group", 2)),
      with("Conv", {"in", "even"}, attributes().integers("pads", around)),
      with("Conv", {"in", "odd"}, attributes().integers("pads", around)),
      with("Conv", {"in", "weights", "three"}, attributes().integers("pads", around)),
      with("Add", {"in"}, attributes()),
      with("Resize", {"in", "three", "scales"}, attributes().word("mode", "nearest")),
      with("DepthToSpace", {"in"}, attributes().integer("blocksize", 2).word("mode", "DCR")),
  };
  for (std::size_t i = 0; i < all.size(); ++i) {
    CAPTURE(i);
    CHECK_THROWS_AS(NetworkRunner(all[i].file({1, 4, 8, 8})), OnnxError);
  }
  const std::string usual =
      with("Conv", convolution, attributes().integers("pads", around)).file({1, 4, 8, 8});
  CHECK(NetworkRunner(usual).input_size() == ActivationSize{4, 8, 8});
  for (const Sizes& input : {Sizes{1, 3, 8, 8}, Sizes{2, 4, 8, 8}, Sizes{1, 4, 0, 8}, Sizes{4, 8, 8},
                             Sizes{1, 4, 1 << 20, 1 << 20}, Sizes{1, 4, 1LL << 62, 4}})
    CHECK_THROWS_AS(
        NetworkRunner(with("Conv", convolution, attributes().integers("pads", around)).file(input)),
        OnnxError);
}

TEST_CASE("a network of constants alone is none") {
  WrittenNetwork network;
  network.node("Constant", {}, "out", WrittenAttributes().floats("value", {1}, {1}));
  CHECK_THROWS_AS(NetworkRunner(network.file({1, 1, 4, 6})), OnnxError);
}

}  // namespace ringside::test
