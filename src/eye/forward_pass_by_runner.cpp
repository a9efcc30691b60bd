// SPDX-License-Identifier: MIT
#include <opencv2/core.hpp>

#include "eye/eye_error.h"
#include "eye/forward_pass.h"
#include "eye/onnx/onnx_error.h"
#include "eye/runner/network_runner.h"
#include "files/regular_file.h"

namespace ringside {
namespace {

std::string text_of(const std::filesystem::path& path) {
  const RegularFile file(path);
  return file.read(static_cast<std::size_t>(file.size()));
}

// The picture without its border, as OpenCV has it; the pixels stay the activation's.
cv::Mat view_of(Activation& activation) {
  const auto [channels, height, width] = activation.size();
  return cv::Mat(static_cast<int>(height), static_cast<int>(width), CV_32FC(static_cast<int>(channels)),
                 activation.at(0, 0), activation.row() * sizeof(float));
}

// By our own runner, for browsers.
class PassByRunner : public ForwardPass {
 public:
  explicit PassByRunner(NetworkRunner run) : run_(std::move(run)) {}

  std::vector<cv::Mat> operator()(const cv::Mat& input) override {
    Activation shown(run_.input_size());
    cv::Mat place = view_of(shown);
    if (place.size() != input.size() || place.type() != input.type()) throw EyeError::another_network();
    input.copyTo(place);
    Activation answer = run_(std::move(shown));
    std::vector<cv::Mat> channels;
    cv::split(view_of(answer), channels);
    return channels;
  }

 private:
  NetworkRunner run_;
};

}  // namespace

std::unique_ptr<ForwardPass> read_forward_pass(const std::filesystem::path& weights) {
  try {
    return std::make_unique<PassByRunner>(NetworkRunner(text_of(weights)));
  } catch (const OnnxError&) {
    throw EyeError::no_network(weights);
  } catch (const FileError&) {
    throw EyeError::no_network(weights);
  }
}

}  // namespace ringside
