// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <cstdint>
#include <opencv2/imgproc.hpp>

#include "calibration/drawn_board.h"
#include "live/analysis/frame_analyzer.h"
#include "live/table/played_table.h"
#include "photo/decode_jpeg.h"

// What people see of a board that is looked for and not found.
using namespace ringside;
using namespace ringside::test;

namespace {

constexpr int kSearched = 12;  // frames: a search takes the mean of seven; some may look like repeats

// From straight above; a cloth ring hides three quarters of the middle line.
cv::Mat with_hidden_middle_line() {
  cv::Mat picture = draw({}, drawing::look_from(whole_board())).pixels;
  cv::ellipse(picture, {640, 480}, {234, 234}, 0, 0, 275, cv::Scalar(110, 140, 180), 40);
  return picture;
}

// Not by OpenCV: it asks GDAL too, whose locks ThreadSanitizer reports.
cv::Mat decoded(const std::string& jpeg) {
  const Bytes bytes(reinterpret_cast<const std::uint8_t*>(jpeg.data()), jpeg.size());
  return decode_jpeg(bytes, read_image_header(bytes));
}

// Share of pixels that are clearly others.
double difference(const cv::Mat& a, const cv::Mat& b) {
  cv::Mat apart, grey;
  cv::absdiff(a, b, apart);
  cv::cvtColor(apart, grey, cv::COLOR_BGR2GRAY);
  constexpr double kClear = 60;  // more than JPEG does
  return cv::countNonZero(grey > kClear) / static_cast<double>(grey.total());
}

struct Watched {
  void show(const cv::Mat& picture, int frames) {
    for (int i = 0; i < frames; ++i, ++number) {
      cv::Mat noise(picture.size(), CV_8UC3);
      random.fill(noise, cv::RNG::UNIFORM, 0, 3);  // or it is the same frame again
      const Frame frame{picture + noise, 0.04 * static_cast<double>(number), number};
      table.take(analyzer.next(frame), frame);
    }
  }

  std::shared_ptr<const Refusal> refusal() const { return table.newest()->refusal; }
  double drawn() const {
    return difference(decoded(table.still_frame(true)), decoded(table.still_frame(false)));
  }

  TempFolder folder;
  Table table{options_in(folder.path()), [](const Json&, const cv::Mat&) {}};
  FrameAnalyzer analyzer{{.discs = ModelLibrary(kSource / "models").disc("tournament")}};
  long number = 0;
  cv::RNG random{1};
};

}  // namespace

TEST_CASE("a frame that is refused is shown with what was seen of a board, until one is found") {
  Watched watched;
  watched.show(with_hidden_middle_line(), 1);
  CHECK_FALSE(watched.refusal());
  CHECK(watched.drawn() == 0);
  watched.show(with_hidden_middle_line(), kSearched);
  REQUIRE(watched.refusal());
  CHECK(watched.refusal()->reason == watched.table.newest()->board_note);
  REQUIRE(watched.refusal()->seen);
  CHECK(watched.refusal()->seen->find(CircleName::kOuter));
  CHECK(watched.drawn() > 0.01);  // two circles and words
  watched.show(draw({}, drawing::look_from(whole_board())).pixels, 40);
  CHECK(watched.table.newest()->board == BoardStatus::kSeen);
  CHECK_FALSE(watched.refusal());
}

TEST_CASE("a frame that shows nothing of a board is shown with the words alone") {
  Watched watched;
  watched.show(cv::Mat(480, 640, CV_8UC3, kDeck), kSearched);
  REQUIRE(watched.refusal());
  CHECK((!watched.refusal()->seen || watched.refusal()->seen->circles.empty()));
  CHECK(watched.drawn() > 0.001);
}

TEST_CASE("each search has a picture of its own, though it says the same") {
  Watched watched;
  watched.show(with_hidden_middle_line(), kSearched);
  const auto first = watched.refusal();
  const long revision = watched.table.newest()->revision;
  watched.show(with_hidden_middle_line(), 40);
  CHECK(watched.refusal() != first);
  CHECK(watched.table.newest()->revision > revision);
}
