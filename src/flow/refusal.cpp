// SPDX-License-Identifier: MIT
#include "flow/refusal.h"

#include <new>
#include <opencv2/core.hpp>
#include <string>

#include "calibration/calibrate.h"
#include "eye/eye_error.h"
#include "photo/photo.h"

namespace ringside {
namespace {

Refusal not_scorable(const std::string& reason) { return {Refusal::Cause::kNotScorable, reason}; }

Refusal out_of_memory() { return not_scorable(kNoMemory); }

Refusal fault_of_ours(const std::string& what) {
  return not_scorable("internal error (" + what + "); please report it with the photo");
}

}  // namespace

Refusal refusal_of(const std::exception_ptr& failure) {
  try {
    std::rethrow_exception(failure);
  } catch (const UnreadableFile& error) {
    return {Refusal::Cause::kUnusableFile, error.what()};
  } catch (const PhotoError& error) {
    return {Refusal::Cause::kNoPicture, error.what()};
  } catch (const CalibrationError& error) {
    return {Refusal::Cause::kNotScorable, error.what(), error.seen()};
  } catch (const ScoreError& error) {
    return not_scorable(error.what());
  } catch (const EyeError& error) {  // a damaged installation: nobody need report it
    return not_scorable(error.what());
  } catch (const std::bad_alloc&) {
    return out_of_memory();
  } catch (const cv::Exception& error) {
    return error.code == cv::Error::StsNoMem ? out_of_memory() : fault_of_ours(error.what());
  } catch (const std::exception& error) {
    return fault_of_ours(error.what());
  }
}

}  // namespace ringside
