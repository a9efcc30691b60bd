// SPDX-License-Identifier: MIT
#include "recording/clip_writer.h"

#include <cstdint>
#include <opencv2/imgproc.hpp>
#include <stdexcept>
#include <string>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
}

namespace ringside {
namespace {

// Frames from one that stands for itself to the next, after which the file is brought up to date: 0.4 s at 30
// a second.
constexpr int kGroup = 12;
// Of 1 to 31, finest first. Discs are measured in these pictures again: 3 gives the same events as the camera
// did (tests/watch), 2 takes two thirds more space.
constexpr int kQuantiser = 3;

void demand(bool good, const std::string& what) {
  if (!good) throw std::runtime_error(what);
}

const char* const kUnwritable = "a clip cannot be written; is the disk full?";

}  // namespace

struct ClipWriter::Parts {
  struct CloseFormat {
    void operator()(AVFormatContext* closed) const {
      if (closed->pb != nullptr) avio_closep(&closed->pb);
      avformat_free_context(closed);
    }
  };
  struct FreeCoder {
    void operator()(AVCodecContext* freed) const { avcodec_free_context(&freed); }
  };
  struct FreeFrame {
    void operator()(AVFrame* freed) const { av_frame_free(&freed); }
  };
  struct FreePacket {
    void operator()(AVPacket* freed) const { av_packet_free(&freed); }
  };

  Parts(const std::filesystem::path& file, const cv::Size& wanted, int frames_per_second)
      : size(wanted.width & ~1, wanted.height & ~1),
        coder(open_coder(size, frames_per_second)),
        frame(av_frame_alloc()),
        packet(av_packet_alloc()) {
    demand(frame && packet, "not enough memory");
    AVFormatContext* made = nullptr;
    avformat_alloc_output_context2(&made, nullptr, "matroska", nullptr);
    format.reset(made);
    stream = format ? avformat_new_stream(format.get(), nullptr) : nullptr;
    demand(stream != nullptr, "not enough memory");
    stream->time_base = coder->time_base;
    stream->avg_frame_rate = coder->framerate;
    avcodec_parameters_from_context(stream->codecpar, coder.get());
    demand(avio_open(&format->pb, file.c_str(), AVIO_FLAG_WRITE) >= 0 &&
               avformat_write_header(format.get(), nullptr) >= 0,
           file.string() + " cannot be written; choose another folder for --record");
  }

  static std::unique_ptr<AVCodecContext, FreeCoder> open_coder(const cv::Size& size, int frames_per_second) {
    const AVCodec* const codec = avcodec_find_encoder(AV_CODEC_ID_MPEG4);
    std::unique_ptr<AVCodecContext, FreeCoder> coder(avcodec_alloc_context3(codec));
    demand(codec != nullptr && coder, "there is no coder for MPEG-4; install Debian's libavcodec");
    coder->width = size.width;
    coder->height = size.height;
    coder->pix_fmt = AV_PIX_FMT_YUV420P;
    coder->time_base = {1, frames_per_second};
    coder->framerate = {frames_per_second, 1};
    coder->gop_size = kGroup;
    coder->flags |= AV_CODEC_FLAG_GLOBAL_HEADER | AV_CODEC_FLAG_QSCALE;
    coder->global_quality = FF_QP2LAMBDA * kQuantiser;
    demand(avcodec_open2(coder.get(), codec, nullptr) == 0,
           "pictures of " + std::to_string(size.width) + " x " + std::to_string(size.height) +
               " pixels cannot be coded; set the camera to another size");
    return coder;
  }

  void encode(const AVFrame* next) {
    demand(avcodec_send_frame(coder.get(), next) == 0, kUnwritable);
    while (avcodec_receive_packet(coder.get(), packet.get()) == 0) {
      packet->duration = 1;
      av_packet_rescale_ts(packet.get(), coder->time_base, stream->time_base);
      const int result = av_write_frame(format.get(), packet.get());
      av_packet_unref(packet.get());
      demand(result >= 0 && format->pb->error == 0, kUnwritable);
    }
  }

  // Ends the group of frames in the file, too.
  void bring_up_to_date() {
    av_write_frame(format.get(), nullptr);
    avio_flush(format->pb);
    demand(format->pb->error == 0, kUnwritable);
  }

  cv::Size size;
  std::unique_ptr<AVCodecContext, FreeCoder> coder;
  std::unique_ptr<AVFrame, FreeFrame> frame;
  std::unique_ptr<AVPacket, FreePacket> packet;
  std::unique_ptr<AVFormatContext, CloseFormat> format = {};
  AVStream* stream = nullptr;  // the format's
  std::int64_t frames = 0;
  cv::Mat yuv = {};
};

ClipWriter::ClipWriter(const std::filesystem::path& file, cv::Size size, int frames_per_second)
    : parts_(std::make_unique<Parts>(file, size, frames_per_second)) {}

ClipWriter::~ClipWriter() {
  try {
    parts_->encode(nullptr);
  } catch (const std::exception&) {
    // What can be read without its end stays.
  }
  av_write_trailer(parts_->format.get());
}

void ClipWriter::write(const cv::Mat& bgr) {
  Parts& p = *parts_;
  cv::cvtColor(bgr(cv::Rect({0, 0}, p.size)), p.yuv, cv::COLOR_BGR2YUV_I420);
  AVFrame& frame = *p.frame;
  frame.format = p.coder->pix_fmt;
  frame.width = p.size.width;
  frame.height = p.size.height;
  const std::ptrdiff_t luma = std::ptrdiff_t{p.size.width} * p.size.height;
  frame.data[0] = p.yuv.data;
  frame.data[1] = frame.data[0] + luma;
  frame.data[2] = frame.data[1] + luma / 4;
  frame.linesize[0] = p.size.width;
  frame.linesize[1] = frame.linesize[2] = p.size.width / 2;
  frame.pts = p.frames++;
  frame.quality = p.coder->global_quality;
  p.encode(&frame);
  if (p.frames % kGroup == 0) p.bring_up_to_date();
}

}  // namespace ringside
