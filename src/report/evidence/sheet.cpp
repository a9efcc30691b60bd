// SPDX-License-Identifier: MIT
#include "report/evidence/sheet.h"

#include "report/data/text.h"
#include "report/data/version.h"
#include "report/picture/letters.h"
#include "report/words/picture_words.h"

namespace ringside {
namespace {

const cv::Scalar kSheetInk(0, 0, 0), kSheetPaper(255, 255, 255);

Weight weight_of(const TextLine& line) { return line.bold ? Weight::kBold : Weight::kPlain; }

}  // namespace

cv::Mat text_block(const std::vector<TextLine>& lines) {
  int height = kSheetGap / 2;
  for (const TextLine& line : lines) height += line.height + kSheetGap;
  cv::Mat block(height, kSheetWidth, CV_8UC3, kSheetPaper);
  int y = kSheetGap / 2;
  for (const TextLine& line : lines) {
    y += line.height;
    const int fitting =
        letters().fitting_height(line.text, line.height, kSheetWidth - 2 * kSheetGap, weight_of(line));
    letters().write(block, line.text, {kSheetGap, y}, fitting, kSheetInk, weight_of(line));
    y += kSheetGap;
  }
  return block;
}

cv::Mat row_of(const std::vector<cv::Mat>& pictures) {
  cv::Mat row(pictures.front().rows + kSheetGap, kSheetWidth, CV_8UC3, kSheetPaper);
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
    const std::string name = printable(photo.file.filename().string());
    if (photo.sha256.empty()) {
      lines.push_back({picture_words::picture_of_no_file(name, photo.taken), kSmall, false});
      continue;
    }
    lines.push_back({picture_words::photo(name, photo.taken), kSmall, false});
    lines.push_back({picture_words::hash(photo.sha256), kSmall, false});
  }
  lines.push_back({picture_words::judged(to_iso_8601(made), std::string(version())), kSmall, false});
  return lines;
}

}  // namespace ringside
