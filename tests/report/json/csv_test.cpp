// SPDX-License-Identifier: MIT
#include "report/json/csv.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "report/documented_names.h"
#include "report/example_report.h"
#include "report/json/csv_cell.h"

namespace ringside {
namespace {

using Rows = std::vector<std::vector<std::string>>;

// A reader written from RFC 4180, independent of the writer.
Rows read_csv(const std::string& text) {
  Rows rows;
  std::vector<std::string> row{""};
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '"' && text[i + 1] == '"') {
      row.back() += text[++i];
    } else if (c == '"') {
      quoted = !quoted;
    } else if (!quoted && c == ',') {
      row.emplace_back();
    } else if (!quoted && c == '\r') {
      REQUIRE(text[++i] == '\n');
      rows.push_back(row);
      row = {""};
    } else {
      row.back() += c;
    }
  }
  CHECK(row == std::vector<std::string>{""});  // the last row ends too
  return rows;
}

TEST_CASE("docs/csv.md names the columns in their order") {
  CHECK(read_csv(csv_text({})).at(0) == testing::documented_names("csv.md"));
}

TEST_CASE("one row per disc, in order, photo by photo") {
  const Rows rows =
      read_csv(csv_text({testing::example_report(), testing::refused_report(), testing::example_report()}));
  REQUIRE(rows.size() == 1 + 3 + 3);
  for (const auto& row : rows) CHECK(row.size() == rows[0].size());
  CHECK(rows[1][1] == "1");
  CHECK(rows[3][1] == "3");
  CHECK(rows[4][1] == "1");
}

TEST_CASE("a row says what the JSON says") {
  const std::string text = csv_text({testing::example_report()});
  CHECK(
      text.find("p.jpg,1,black,#1c1b0a,15,inner,34.7,0.3,clear,10,none,0.98,30.0,40.0,15.9,860.0,620.0,862.0,"
                "620.0,31.8\r\n") != std::string::npos);
}

TEST_CASE("file names with commas, quotes and line breaks survive") {
  PhotoReport report = testing::example_report();
  const std::string name = "a, \"b\"\r\nc\n.jpg";
  report.photo = name;
  const Rows rows = read_csv(csv_text({report}));
  REQUIRE(rows.size() == 4);
  for (std::size_t i = 1; i < rows.size(); ++i) CHECK(rows[i][0] == name);
}

TEST_CASE("bytes that are no UTF-8 are replaced") {
  PhotoReport report = testing::example_report();
  report.photo = std::string("a\xff.jpg");
  CHECK(read_csv(csv_text({report})).at(1)[0] == "a\ufffd.jpg");
}

TEST_CASE("texts that a spreadsheet would take for a formula stand behind an apostrophe, in quotes") {
  for (const std::string text : {"=1+1", "+1", "-1", "@SUM(A1)", "\ta", "\ra", "\na", "＝1", "=\"x\",y"}) {
    CAPTURE(text);
    const std::string cell = csv_cell(text);
    CHECK(cell.starts_with("\"'"));
    CHECK(read_csv(cell + ",x\r\n").at(0).at(0) == "'" + text);
  }
  for (const std::string text : {"Ann", "1-1", "a=b", ""}) CHECK(csv_cell(text) == text);
}

TEST_CASE("a row keeps its columns where cells are empty, and ends as RFC 4180 has it") {
  CHECK(csv_row({}) == "\r\n");
  CHECK(csv_row({"", "a,b", "", "=1", ""}) == ",\"a,b\",,\"'=1\",\r\n");
}

TEST_CASE("a photo's name is made safe, a negative margin stays a number") {
  PhotoReport report = testing::example_report();
  report.photo = "=photo.jpg";
  const Rows rows = read_csv(csv_text({report}));
  CHECK(rows[1][0] == "'=photo.jpg");
  const auto margin = std::find(rows[0].begin(), rows[0].end(), "margin_mm") - rows[0].begin();
  CHECK(std::stod(rows[2].at(static_cast<std::size_t>(margin))) < 0);
}

}  // namespace
}  // namespace ringside
