// SPDX-License-Identifier: MIT
#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>

#include "eye/eye_error.h"
#include "eye/forward_pass.h"

namespace ringside {
namespace {

// By OpenCV, with as many threads as it has.
class PassByDnn : public ForwardPass {
 public:
  explicit PassByDnn(cv::dnn::Net net) : net_(std::move(net)) {}

  std::vector<cv::Mat> operator()(const cv::Mat& input) override {
    net_.setInput(cv::dnn::blobFromImage(input));
    const cv::Mat output = net_.forward();
    if (output.dims != 4 || output.size[0] != 1 || output.type() != CV_32F) throw EyeError::another_network();
    std::vector<cv::Mat> channels;
    for (int i = 0; i < output.size[1]; ++i)
      channels.push_back(
          cv::Mat(output.size[2], output.size[3], CV_32F, const_cast<float*>(output.ptr<float>(0, i)))
              .clone());
    return channels;
  }

 private:
  cv::dnn::Net net_;
};

}  // namespace

std::unique_ptr<ForwardPass> read_forward_pass(const std::filesystem::path& weights) {
  try {
    return std::make_unique<PassByDnn>(cv::dnn::readNetFromONNX(weights.string()));
  } catch (const cv::Exception&) {
    throw EyeError::no_network(weights);
  }
}

}  // namespace ringside
