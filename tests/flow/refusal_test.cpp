// SPDX-License-Identifier: MIT
#include "flow/refusal.h"

#include <doctest/doctest.h>

#include <new>
#include <opencv2/core.hpp>

#include "calibration/calibrate.h"
#include "eye/eye_error.h"
#include "photo/photo.h"

namespace ringside {
namespace {

template <typename Failure>
Refusal refusal_for(const Failure& failure) {
  return refusal_of(std::make_exception_ptr(failure));
}

TEST_CASE("each failure says whose it is") {
  CHECK(refusal_for(UnreadableFile("no such file; check the name")).cause == Refusal::Cause::kUnusableFile);
  CHECK(refusal_for(PhotoError("no picture; give one")).cause == Refusal::Cause::kNoPicture);
  CHECK(refusal_for(CalibrationError("no board; show it")).cause == Refusal::Cause::kNotScorable);
  CHECK(refusal_for(CalibrationError("no board; show it")).reason == "no board; show it");
  CHECK(refusal_for(ScoreError("a third team; correct it")).reason == "a third team; correct it");
}

TEST_CASE("a damaged installation is not called an error of ours") {
  const Refusal refusal =
      refusal_for(EyeError("eye.onnx: cannot be read as a network; install ringside anew"));
  CHECK(refusal.reason == "eye.onnx: cannot be read as a network; install ringside anew");
}

TEST_CASE("memory that ran out is not called an error of ours") {
  const cv::Exception no_memory(cv::Error::StsNoMem, "x", "f", "file", 1);
  CHECK(refusal_for(std::bad_alloc()).reason.find("not enough memory") == 0);
  CHECK(refusal_for(no_memory).reason.find("not enough memory") == 0);
}

TEST_CASE("what was not foreseen is called an internal error") {
  CHECK(refusal_for(std::out_of_range("at")).reason.find("internal error (at)") == 0);
  CHECK(refusal_for(cv::Exception(cv::Error::StsAssert, "x", "f", "file", 1)).reason.find("internal error") ==
        0);
}

}  // namespace
}  // namespace ringside
