// SPDX-License-Identifier: MIT
#include "live/motion/board_watch.h"

#include <cmath>

#include "calibration/camera/straighten.h"
#include "calibration/check_board.h"
#include "report/data/text.h"

namespace ringside {
namespace {

constexpr std::size_t kFramesToAverage = 7;
constexpr int kFramesBetweenSearches = 30;  // a search takes as long as several frames
// Hands and arms cover up to a third of the lines in play; of what is left more than half must be seen.
constexpr double kLeastSeen = 0.5, kWellSeen = 0.6;
constexpr double kMostShift = 0.5;  // mm, a typical sigma of a call
constexpr double kSteady = 0.1;     // mm from frame to frame: the board has come to rest
constexpr int kFramesToBelieve = 5;
// Colours and outlines are distinguished in lamplight and daylight alike, but not when a lamp goes out.
constexpr double kLeastLight = 0.6, kMostLight = 1.6;
constexpr double kGetsUsed = 0.001;  // to another light, each frame: evening comes in minutes

const char* const kLookFor = "no board is seen; point the camera at the whole board and light it";

std::string millimetres(double mm) { return fixed(mm, 1) + " mm"; }

std::string found_note(const Calibration& calibration) {
  return (calibration.board.empty() ? "" : calibration.board + ", ") + "lines good to " +
         millimetres(calibration.residual_mm);
}

// Frames are straight already: no lens bends what is drawn into them.
std::shared_ptr<const RefusedPicture> refused_picture(const cv::Mat& picture, const CalibrationError& error) {
  Refusal refusal{Refusal::Cause::kNotScorable, error.what()};
  if (error.seen()) {
    Sighting seen = *error.seen();
    seen.lens.reset();
    refusal.seen = std::make_shared<const Sighting>(std::move(seen));
  }
  return std::make_shared<const RefusedPicture>(
      RefusedPicture{picture, std::make_shared<const Refusal>(std::move(refusal))});
}

double apart(const Calibration& a, const Calibration& b) {
  return (a.image_from_board.inverse() * (b.image_from_board * Vec2::Zero())).norm();
}

}  // namespace

BoardWatch::BoardWatch(BoardOptions options, std::optional<Calibration> given, TableWork work)
    : options_(std::move(options)), given_(std::move(given)), work_(std::move(work)), note_(kLookFor) {}

std::vector<BoardNews> BoardWatch::next(const Frame& frame) {
  frames_.add(frame);
  if (status_ == BoardStatus::kSearching) return search();
  return watch(frame.bgr);
}

void BoardWatch::start_again() {
  frames_.clear();
  status_ = BoardStatus::kSearching;
  note_ = kLookFor;
  refused_.reset();
  calibration_.reset();
  lines_.reset();
  frames_before_search_ = good_ = covered_ = moved_ = 0;
}

Calibration BoardWatch::find_in(const cv::Mat& picture) const {
  return work_.do_now([&] { return calibrate(photo_of(picture), options_); });
}

std::vector<BoardNews> BoardWatch::search() {
  if (--frames_before_search_ > 0 || frames_.size() < kFramesToAverage) return {};
  frames_before_search_ = kFramesBetweenSearches;
  const cv::Mat picture = mean_of(frames_.newest(kFramesToAverage));
  if (given_) return take_given(picture);
  try {
    if (options_.lens) options_.lens = lens_for(picture.cols, picture.rows, *options_.lens);
    Calibration calibration = find_in(picture);
    std::string note = found_note(calibration);
    return found(std::move(calibration), picture, std::move(note));
  } catch (const CalibrationError& error) {
    note_ = error.what();
    refused_ = refused_picture(picture, error);
    return {};
  }
}

std::vector<BoardNews> BoardWatch::take_given(const cv::Mat& picture) {
  frames_before_search_ = 0;
  Calibration given = std::move(*given_);
  given_.reset();
  try {
    check_board(photo_of(picture), given);
    return found(std::move(given), picture, "where the calibration has it");
  } catch (const CalibrationError& error) {
    return {{EventKind::kBoardMoved, std::string(error.what()) + "; looking for it"}};
  }
}

std::vector<BoardNews> BoardWatch::found(Calibration calibration, const cv::Mat& picture, std::string note) {
  residual_mm_ = calibration.residual_mm;
  refused_.reset();
  lines_.emplace(calibration, picture);
  calibration_ = std::make_shared<const Calibration>(std::move(calibration));
  good_ = covered_ = moved_ = dark_ = 0;
  typical_light_ = 1;
  return become(BoardStatus::kSeen, EventKind::kBoardFound, std::move(note));
}

std::vector<BoardNews> BoardWatch::become(BoardStatus status, EventKind kind, std::string note) {
  status_ = status;
  note_ = status == BoardStatus::kSeen ? "" : note;
  return {{kind, std::move(note)}};
}

std::vector<BoardNews> BoardWatch::watch(const cv::Mat& bgr) {
  const LineReading reading = lines_->read(bgr);
  const double shift = reading.shift.norm();
  const bool shifted = reading.seen >= kLeastSeen && shift > kMostShift;
  const bool steady = (reading.shift - last_shift_).norm() < kSteady;
  last_shift_ = reading.shift;
  shifted_ = shifted;
  shaken_ = !steady || shifted;
  const double light = reading.light / typical_light_;
  const bool other_light = light < kLeastLight || light > kMostLight;
  dark_ = other_light ? dark_ + 1 : 0;
  if (!other_light) typical_light_ += kGetsUsed * (reading.light - typical_light_);
  good_ = reading.seen >= kWellSeen && !shifted && !other_light ? good_ + 1 : 0;
  covered_ = reading.seen < kLeastSeen && !other_light ? covered_ + 1 : 0;
  moved_ = shifted && steady ? moved_ + 1 : 0;
  if (good_ > 0) residual_mm_ = std::hypot(calibration_->residual_mm, reading.rms_mm);

  if (status_ == BoardStatus::kSeen) {
    if (moved_ >= kFramesToBelieve) {
      return become(BoardStatus::kMoved, EventKind::kBoardMoved,
                    "the board has moved by " + millimetres(shift) + "; leave it and it will be found again");
    }
    if (other_light) {
      return become(BoardStatus::kCovered, EventKind::kBoardCovered,
                    "the light has changed too much to tell the discs; light the board as before");
    }
    if (covered_ >= kFramesToBelieve) {
      return become(BoardStatus::kCovered, EventKind::kBoardCovered,
                    "the board's lines cannot be seen; uncover it and light it as before");
    }
    return {};
  }
  if (good_ >= kFramesToBelieve) return become(BoardStatus::kSeen, EventKind::kBoardFound, "where it was");
  if (moved_ >= kFramesToBelieve || (covered_ > 0 && covered_ % kFramesBetweenSearches == 0))
    return look_elsewhere();
  return {};
}

// It is not where it was, or cannot be seen there.
std::vector<BoardNews> BoardWatch::look_elsewhere() {
  const cv::Mat picture = mean_of(frames_.newest(kFramesToAverage));
  moved_ = 0;
  try {
    Calibration calibration = find_in(picture);
    const double by = apart(*calibration_, calibration);
    std::vector<BoardNews> news;
    if (status_ != BoardStatus::kMoved && by > kMostShift)
      news.push_back({EventKind::kBoardMoved, "the board has moved by " + millimetres(by)});
    const std::string note = "followed by " + millimetres(by) + ", " + found_note(calibration);
    for (BoardNews& more : found(std::move(calibration), picture, note)) news.push_back(std::move(more));
    return news;
  } catch (const CalibrationError&) {
    return {};  // covered: said already
  }
}

}  // namespace ringside
