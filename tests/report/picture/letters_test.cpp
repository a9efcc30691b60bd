// SPDX-License-Identifier: MIT
#include "report/picture/letters.h"

#include <doctest/doctest.h>

#include <fstream>
#include <opencv2/imgproc.hpp>

#include "report/evidence/sheet.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

const cv::Scalar kBlackInk(0, 0, 0);

cv::Mat white_page() { return {400, 1200, CV_8UC3, cv::Scalar(255, 255, 255)}; }

// What was drawn at (50, 350), as a box; letters with less than half their ink are left out.
cv::Rect ink_of(const Letters& font, const std::string& text, int height, Weight weight = Weight::kPlain) {
  cv::Mat page = white_page(), grey;
  font.write(page, text, {50, 350}, height, kBlackInk, weight);
  cv::cvtColor(page, grey, cv::COLOR_BGR2GRAY);
  return cv::boundingRect(grey < 128);
}

cv::Mat page_with(const Letters& font, const std::string& text) {
  cv::Mat page = white_page();
  font.write(page, text, {50, 350}, 30, kBlackInk);
  return page;
}

bool same(const cv::Mat& a, const cv::Mat& b) { return cv::norm(a, b, cv::NORM_INF) == 0; }

TEST_CASE("capitals are as high as asked for and stand on their line, with the font and with strokes") {
  const Letters strokes({});
  for (const Letters* font : {&letters(), &strokes}) {
    for (const int height : {9, 22, 100, 250}) {
      CAPTURE(height);
      const cv::Rect ink = ink_of(*font, "H", height);
      CHECK(std::abs(ink.height - height) <= 2 + height / 10);
      CHECK(std::abs(ink.y + ink.height - 350) <= 2 + height / 10);
    }
  }
}

TEST_CASE("the font is there, as tools/setup installs it") { CHECK(letters().has_font()); }

TEST_CASE("the width is that of what is drawn, and bold is wider") {
  for (const Weight weight : {Weight::kPlain, Weight::kBold}) {
    const cv::Rect ink = ink_of(letters(), "12: black 15", 40, weight);
    CHECK(letters().width("12: black 15", 40, weight) == doctest::Approx(ink.width).epsilon(0.05));
  }
  CHECK(letters().width("black", 40, Weight::kBold) > letters().width("black", 40));
  CHECK(letters().width("", 40) == 0);
}

TEST_CASE("names in other letters than English ones are written as they are") {
  CHECK_FALSE(same(page_with(letters(), "Müller"), page_with(letters(), "M?ller")));
  CHECK_FALSE(same(page_with(letters(), "Łukasz Ωμέγα Юля"), page_with(letters(), "?ukasz ????? ???")));
  CHECK(letters().width("é", 40) == letters().width("e", 40));
}

TEST_CASE("without a font letters are drawn of strokes, with question marks for what they do not know") {
  const Letters strokes({"/nowhere"});
  CHECK_FALSE(strokes.has_font());
  CHECK_FALSE(same(page_with(strokes, "disc 7"), white_page()));
  CHECK(same(page_with(strokes, "Müller"), page_with(strokes, "M?ller")));
  CHECK(strokes.width("ü", 40) == strokes.width("?", 40));
}

TEST_CASE("a file that is no font is none") {
  const test::TempFolder folder;
  for (const char* name : {"DejaVuSans.ttf", "DejaVuSans-Bold.ttf"})
    std::ofstream(folder / name) << "no font at all";
  const Letters broken({folder.path()});
  CHECK_FALSE(broken.has_font());
  CHECK_FALSE(same(page_with(broken, "disc 7"), white_page()));
}

TEST_CASE("bytes that are no text, and places outside the picture, do no harm") {
  const Letters strokes({});
  for (const Letters* font : {&letters(), &strokes}) {
    cv::Mat page = white_page();
    font->write(page, std::string("\xff\xc3\x00 x\xf0\x9f", 7), {10, 30}, 20, kBlackInk);
    for (const cv::Point& far :
         {cv::Point(-5000, 20), cv::Point(1190, 5), cv::Point(20, 9000), cv::Point(-4, -4)})
      font->write(page, "disc 7", far, 300, kBlackInk);
    CHECK(page.size() == white_page().size());
  }
}

TEST_CASE("words that are too long for their place are written smaller, but not below what can be read") {
  const int fitting = letters().fitting_height("from straight above", 43, 300);
  CHECK(fitting < 43);
  CHECK(letters().width("from straight above", fitting) <= 300);
  CHECK(letters().width("from straight above", fitting + 1) > 300);
  CHECK(letters().fitting_height("from straight above", 43, 5000) == 43);
  CHECK(letters().fitting_height("from straight above", 43, 1) == 8);
}

TEST_CASE("the words of a sheet of evidence can be read where it is shown 390 pixels wide") {
  for (const int height : {kTitle, kWords, kSmall}) {
    cv::Mat shown, grey;
    const cv::Mat block = text_block({{"H", height, true}});
    cv::resize(block, shown, {390, 390 * block.rows / block.cols}, 0, 0, cv::INTER_AREA);
    cv::cvtColor(shown, grey, cv::COLOR_BGR2GRAY);
    CHECK(cv::boundingRect(grey < 160).height >= 9);
  }
}

}  // namespace
}  // namespace ringside
