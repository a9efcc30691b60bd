// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <sys/resource.h>

#include <atomic>
#include <functional>
#include <thread>

#include "live/capture/video_source.h"
#include "report/picture/write_picture.h"
#include "support/temp_folder.h"
#include "watch/watched_source.h"
#include "web/http.h"

namespace ringside {
namespace {

// A camera that sends motion JPEG over HTTP on a free port of this machine.
class HttpCamera {
 public:
  // send: what comes after the head, until it returns false.
  explicit HttpCamera(std::function<bool(httplib::DataSink&)> send) {
    server_.Get("/camera.mjpg",
                [send = std::move(send)](const httplib::Request&, httplib::Response& response) {
                  response.set_content_provider("multipart/x-mixed-replace; boundary=b",
                                                [send](std::size_t, httplib::DataSink& sink) {
                                                  if (!send(sink)) sink.done();
                                                  return true;
                                                });
                });
    port_ = server_.bind_to_any_port("127.0.0.1");
    thread_ = std::thread([this] { server_.listen_after_bind(); });
    while (!server_.is_running()) std::this_thread::yield();
  }
  ~HttpCamera() {
    server_.stop();
    thread_.join();
  }
  HttpCamera(const HttpCamera&) = delete;
  HttpCamera& operator=(const HttpCamera&) = delete;

  std::string address() const { return "http://127.0.0.1:" + std::to_string(port_) + "/camera.mjpg"; }

 private:
  httplib::Server server_;
  int port_ = 0;
  std::thread thread_;
};

std::string part_of(const std::string& jpeg) {
  return "--b\r\nContent-Type: image/jpeg\r\nContent-Length: " + std::to_string(jpeg.size()) + "\r\n\r\n" +
         jpeg + "\r\n";
}

// A second passes whenever somebody looks at it.
class CountingClock final : public Clock {
 public:
  Seconds now() const override { return Seconds(++now_); }
  void sleep_until(Seconds) override {}

 private:
  mutable double now_ = 0;
};

TEST_CASE("frames of an HTTP camera are timed as they come, not at the 25 a second that FFmpeg makes up") {
  const std::string part = part_of(encoded_picture(".jpg", cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(90))));
  HttpCamera camera([&, left = 40](httplib::DataSink& sink) mutable {
    return left-- > 0 && sink.write(part.data(), part.size());
  });
  const CountingClock clock;
  const auto source = open_video(camera.address(), clock);
  for (int i = 0; i < 8; ++i) {
    const NextFrame next = source->next();
    REQUIRE(next.outcome == FrameOutcome::kFrame);
    CHECK(next.frame.seconds == doctest::Approx(i));
  }
}

TEST_CASE("a watched camera that repeats one picture for ever is lost, and back with the next other one") {
  const auto part = [](int grey) {
    return part_of(encoded_picture(".jpg", cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(grey))));
  };
  std::atomic<bool> hangs = true;
  HttpCamera camera([&, grey = 0](httplib::DataSink& sink) mutable {
    if (!hangs) grey = (grey + 1) % 200;
    const std::string next = part(grey);
    return sink.write(next.data(), next.size());
  });
  CountingClock clock;
  const auto source = open_watched({.name = camera.address()}, nullptr, clock, {});
  constexpr int kMost = 2000;  // frames; the clock takes less than 20
  const auto comes = [&](const auto& wanted) {
    for (int i = 0; i < kMost; ++i)
      if (wanted(source->next())) return true;
    return false;
  };
  CHECK(comes([](const NextFrame& next) { return next.why.starts_with("the camera repeats one picture"); }));
  hangs = false;
  CHECK(comes([](const NextFrame& next) { return next.outcome == FrameOutcome::kFrame; }));
}

TEST_CASE("a video file may show one picture for as long as it likes") {
  const test::TempFolder folder;
  const std::string picture = encoded_picture(".jpg", cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(90)));
  std::string pictures;
  for (int i = 0; i < 100; ++i) pictures += picture;
  folder.write("still.mjpeg", pictures);
  CountingClock clock;
  const auto source =
      open_watched({.name = (folder / "still.mjpeg").string(), .at_once = true}, nullptr, clock, {});
  for (int i = 0; i < 100; ++i) CHECK(source->next().outcome == FrameOutcome::kFrame);
  CHECK(source->next().outcome == FrameOutcome::kEnd);
}

// Most that a process which this one waited for ever held, bytes.
std::size_t most_memory_of_children() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  return 1024 * static_cast<std::size_t>(usage.ru_maxrss);
}

TEST_CASE("a length that a camera announces is not believed") {
  const std::string head = "--b\r\nContent-Type: image/jpeg\r\nContent-Length: 2000000000\r\n\r\n";
  constexpr std::size_t kPiece = 1 << 20, kPieces = 700;
  const std::string zeros(kPiece, '\0');
  HttpCamera camera([&, sent = std::size_t{0}](httplib::DataSink& sink) mutable {
    const std::string& piece = sent == 0 ? head : zeros;
    return sent++ < kPieces && sink.write(piece.data(), piece.size());
  });
  try {
    while (open_video(camera.address())->next().outcome == FrameOutcome::kFrame) {
    }
  } catch (const SourceError&) {
    // that it gives no video is all the same here
  }
  CHECK(most_memory_of_children() > 0);
  CHECK(most_memory_of_children() < 500 * kPiece);
}

}  // namespace
}  // namespace ringside
