// SPDX-License-Identifier: MIT
#include "report/page/report_page.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "report/example_report.h"
#include "report/page/html.h"
#include "report/page/report_entry.h"
#include "report/page/report_summary.h"
#include "support/has.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;
using test::has;

Json entry_of(int number, const PhotoReport& report, const EntryPictures& pictures = {}) {
  return entry_json(
      report, {.number = number, .sha256 = "5ab3", .made_with = "ringside 9.9.9", .pictures = pictures});
}

// Red is ahead by as much as the open call is worth.
PhotoReport report_with_open_winner() {
  const Vec2 just_clear = testing::disc_with_margin(LineName::kInner, 0.1).base;
  return testing::report_of(testing::scored_board(
      {testing::full_disc(1, just_clear, "black"), testing::full_disc(2, {0, 150}, "red")}, {}));
}

PhotoReport report_of_tie() {
  return testing::report_of(testing::scored_board(
      {testing::full_disc(1, {0, -150}, "black"), testing::full_disc(2, {0, 150}, "red")}, {}));
}

std::vector<Json> all_kinds() {
  const EntryPictures pictures{.thumbnail = "pictures/0001-small.jpg",
                               .whole = "pictures/0001.jpg",
                               .calls = {{2, "pictures/0001-disc-2.png", "pictures/0001-disc-2-small.jpg"}}};
  return {entry_of(1, testing::example_report(), pictures), entry_of(2, testing::refused_report()),
          entry_of(3, report_with_open_winner()), entry_of(4, report_of_tie())};
}

std::string page_of(const std::vector<Json>& entries) {
  return report_page(entries, [](const std::string& name) { return "bytes of " + name; });
}

TEST_CASE("a summary counts photos, open calls and who won, and leaves a winner open that is") {
  const ReportSummary summary = summary_of(all_kinds());
  CHECK(summary.photos == 4);
  CHECK(summary.scored == 3);
  CHECK(summary.refused == 1);
  CHECK(summary.with_open_calls == 2);
  CHECK(summary.wins == std::map<std::string, int>{{"black", 1}});
  CHECK(summary.ties == 1);
  CHECK(summary.winner_open == 1);
  CHECK(summary_text(summary) ==
        "all photos\n  photos           4\n  scored           3\n  refused          1\n"
        "  with open calls  2\n  black wins       1\n  ties             1\n  winner open      1\n");
}

TEST_CASE("a disc that may lie in the hole is an open call") {
  const PhotoReport report = testing::report_of(testing::scored_board({}, {{"black", 0}}, "black"));
  CHECK(summary_of({entry_of(1, report)}).with_open_calls == 1);
}

TEST_CASE("a page says of every photo what was found, or why nothing was") {
  const std::string page = page_of(all_kinds());
  CHECK(has(page, "<title>Ringside: 4 photos</title>"));
  CHECK(has(page, "black wins by 25"));
  CHECK(has(page, "black 35, red 10"));
  CHECK(has(page, "Disc 2 (red): 15 if clear, 10 if touching"));
  CHECK(has(page, "href=\"pictures/0001-disc-2.png\""));
  CHECK(has(page, "Refused: no board found; show the whole board"));
  CHECK(has(page, "<li>the picture is dark</li>"));
  CHECK(has(page, "winner still open"));
  CHECK(has(page, "data:image/jpeg;base64," + base64("bytes of pictures/0001-small.jpg")));
}

TEST_CASE("a page stands by itself: nothing in it is loaded from elsewhere") {
  const std::string page = page_of(all_kinds());
  CHECK(has(page, "default-src 'none'"));
  CHECK_FALSE(has(page, "http:"));
  CHECK_FALSE(has(page, "https:"));
  CHECK_FALSE(has(page, "@import"));
  for (std::size_t at = page.find("src=\""); at != std::string::npos; at = page.find("src=\"", at + 1))
    CHECK(page.substr(at, 16) == "src=\"data:image/");
}

TEST_CASE("no name of a file is markup") {
  PhotoReport report = testing::refused_report();
  report.photo = "<script>alert(1)</script>\"' \x1b[2J\xff.jpg";
  report.warnings = {"<b>bold</b>"};
  const std::string page = page_of({entry_of(1, report)});
  CHECK_FALSE(has(page, "<script>alert"));
  CHECK_FALSE(has(page, "<b>"));
  CHECK(has(page, "&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39; \\x1b[2J\xef\xbf\xbd.jpg"));
}

TEST_CASE("bytes are written as RFC 4648 has them") {
  CHECK(base64("").empty());
  CHECK(base64("f") == "Zg==");
  CHECK(base64("foob") == "Zm9vYg==");
  CHECK(base64("foobar") == "Zm9vYmFy");
}

}  // namespace
}  // namespace ringside
