// SPDX-License-Identifier: MIT
#include "report/page/report_page.h"

#include <array>
#include <nlohmann/json.hpp>

#include "report/data/version.h"
#include "report/page/html.h"
#include "report/page/report_card.h"
#include "report/page/report_files.h"
#include "report/page/report_summary.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

std::string file_named(std::string_view name) {
  for (const ReportFile& file : report_files())
    if (file.name == name) return std::string(file.text);
  throw std::logic_error("the page of reports has no such file");
}

std::string head(const std::string& title) {
  return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
         "style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">\n"
         "<title>" +
         html_text(title) + "</title>\n<style>\n" + file_named("report.css") + "</style>\n</head>\n";
}

std::string summary_list(const ReportSummary& summary) {
  std::string html = "<dl class=\"summary\">";
  for (const auto& [what, count] : summary_rows(summary))
    html += "<div><dt>" + html_text(what) + "</dt><dd>" + std::to_string(count) + "</dd></div>";
  return html + "</dl>\n";
}

struct ReportColumn {
  const char* name;
  bool figures;
};
constexpr std::array kReportColumns{ReportColumn{"No.", true},     ReportColumn{"Photo", false},
                                    ReportColumn{"Result", false}, ReportColumn{"Lead", true},
                                    ReportColumn{"Totals", false}, ReportColumn{"Open calls", true},
                                    ReportColumn{"Warnings", true}};

std::string table_of(const std::vector<Json>& entries) {
  std::string html =
      "<div class=\"wide\" role=\"region\" aria-label=\"Table of all photos\" tabindex=\"0\"><table "
      "id=\"all\"><thead><tr>";
  for (const ReportColumn& column : kReportColumns)
    html += std::string("<th scope=\"col\"") + (column.figures ? " class=\"figure\"" : "") +
            (&column == kReportColumns.begin() ? " aria-sort=\"ascending\"" : "") +
            "><button type=\"button\">" + column.name + "</button></th>";
  html += "</tr></thead><tbody>\n";
  for (const Json& entry : entries) html += report_row(entry);
  return html + "</tbody></table></div>\n";
}

}  // namespace

std::string report_page(const std::vector<Json>& entries,
                        const std::function<std::string(const std::string&)>& bytes_of) {
  const std::string title =
      "Ringside: " + std::to_string(entries.size()) + (entries.size() == 1 ? " photo" : " photos");
  std::string html =
      head(title) + "<body>\n<header><h1>" + title + "</h1><p>made by ringside " + std::string(version()) +
      "</p></header>\n<main>\n<section aria-labelledby=\"sums\"><h2 id=\"sums\">In all</h2>\n" +
      summary_list(summary_of(entries)) +
      "</section>\n<section aria-labelledby=\"list\"><h2 id=\"list\">All photos</h2>\n" + table_of(entries) +
      "</section>\n<section aria-labelledby=\"one\"><h2 id=\"one\">Photo by photo</h2>\n<div id=\"cards\">\n";
  for (const Json& entry : entries) html += report_card(entry, bytes_of);
  return html + "</div></section>\n</main>\n<script>\n" + file_named("report.js") +
         "</script>\n</body>\n</html>\n";
}

}  // namespace ringside
