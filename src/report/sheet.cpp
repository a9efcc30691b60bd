// SPDX-License-Identifier: MIT
#include "report/sheet.h"

#include "report/marks.h"
#include "report/text.h"
#include "report/version.h"

namespace ringside {
namespace {

const cv::Scalar kInk(0, 0, 0), kPaper(255, 255, 255);

// Letters that OpenCV's font has; it has none for the rest of Unicode.
std::string plain(std::string text) {
  for (char& c : text)
    if (static_cast<unsigned char>(c) >= 0x7f) c = '?';
  return text;
}

// Long lines in smaller letters, so that they end on the sheet.
int height_that_fits(const TextLine& line, const std::string& text) {
  constexpr int kLeast = 8;
  int height = line.height;
  while (height > kLeast && text_width(text, height, line.bold) > kSheetWidth - 2 * kSheetGap) --height;
  return height;
}

}  // namespace

cv::Mat text_block(const std::vector<TextLine>& lines) {
  int height = kSheetGap / 2;
  for (const TextLine& line : lines) height += line.height + kSheetGap;
  cv::Mat block(height, kSheetWidth, CV_8UC3, kPaper);
  int y = kSheetGap / 2;
  for (const TextLine& line : lines) {
    y += line.height;
    const std::string text = plain(line.text);
    write_text(block, text, {kSheetGap, y}, height_that_fits(line, text), kInk, line.bold);
    y += kSheetGap;
  }
  return block;
}

cv::Mat row_of(const std::vector<cv::Mat>& pictures) {
  cv::Mat row(pictures.front().rows + kSheetGap, kSheetWidth, CV_8UC3, kPaper);
  int x = kSheetGap;
  for (const cv::Mat& picture : pictures) {
    picture.copyTo(row(cv::Rect({x, 0}, picture.size())));
    x += picture.cols + kSheetGap;
  }
  return row;
}

std::vector<TextLine> sources_of(const std::vector<EvidencePhoto>& photos, const UtcTime& made,
                                 const std::vector<std::string>& remarks) {
  std::vector<TextLine> lines;
  for (const std::string& remark : remarks) lines.push_back({remark, kSmall, false});
  for (const EvidencePhoto& photo : photos) {
    const std::string taken = photo.taken.empty() ? "" : ", taken " + photo.taken + " by the camera's clock";
    lines.push_back({"photo " + printable(photo.file.filename().string()) + taken, kSmall, false});
    lines.push_back({"  SHA-256 " + photo.sha256, kSmall, false});
  }
  lines.push_back({"judged " + to_iso_8601(made) + " by ringside " + std::string(version()), kSmall, false});
  return lines;
}

}  // namespace ringside
