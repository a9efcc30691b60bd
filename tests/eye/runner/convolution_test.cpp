// SPDX-License-Identifier: MIT
#include "eye/runner/convolution.h"

#include <doctest/doctest.h>

#include "geometry/seeded.h"

namespace ringside::test {
namespace {

std::vector<float> random_values(std::size_t count, Seeded& random) {
  std::vector<float> out;
  for (std::size_t i = 0; i < count; ++i) out.push_back(static_cast<float>(random.normal(1)));
  return out;
}

Activation random_picture(const ActivationSize& size, Seeded& random) {
  Activation out(size);
  for (std::size_t y = 0; y < size.height; ++y)
    for (float* p = out.at(y, 0); p != out.at(y, size.width); ++p) *p = static_cast<float>(random.normal(1));
  return out;
}

// One output of a filter of 3 x 3, as it is defined.
float output_at(const Activation& in, std::size_t y, std::size_t x, const float* filter, float bias) {
  const std::size_t channels = in.size().channels;
  float sum = bias;
  for (std::size_t i = 0; i < channels; ++i)
    for (std::size_t v = 0; v < 3; ++v)
      for (std::size_t u = 0; u < 3; ++u)
        sum +=
            filter[i * 9 + v * 3 + u] * (in.at(y, x) - in.row() - channels)[v * in.row() + u * channels + i];
  return sum;
}

}  // namespace

TEST_CASE("a filter of 3 x 3 gives what it is defined to, also where sides are odd, and leaves the border") {
  Seeded random;
  for (const ActivationSize size : {ActivationSize{12, 7, 5}, {4, 1, 9}, {28, 6, 11}}) {
    const ConvolutionShape shape{.inputs = size.channels, .outputs = 20, .side = 3};
    const auto weights = random_values(shape.outputs * shape.inputs * 9, random);
    const auto bias = random_values(shape.outputs, random);
    const Activation in = random_picture(size, random);
    const Activation out = Convolution(shape, weights, bias)(in);
    REQUIRE(out.size() == ActivationSize{20, size.height, size.width});
    double within = 0;
    for (std::size_t y = 0; y < size.height; ++y) {
      for (std::size_t x = 0; x < size.width; ++x) {
        for (std::size_t o = 0; o < shape.outputs; ++o) {
          const float expected = output_at(in, y, x, weights.data() + o * shape.inputs * 9, bias[o]);
          CHECK(out.at(y, x)[o] == doctest::Approx(static_cast<double>(expected)).epsilon(1e-4).scale(10));
          within += std::abs(static_cast<double>(out.at(y, x)[o]));
        }
      }
    }
    double all = 0;
    for (const float value : out.values()) all += std::abs(static_cast<double>(value));
    CHECK(all == doctest::Approx(within));
  }
}

}  // namespace ringside::test
