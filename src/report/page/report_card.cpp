// SPDX-License-Identifier: MIT
#include "report/page/report_card.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "report/page/html.h"
#include "report/page/report_summary.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

std::string tagged_text(const std::string& tag, const std::string& attributes, const std::string& text) {
  return "<" + tag + (attributes.empty() ? "" : " " + attributes) + ">" + html_text(text) + "</" + tag + ">";
}

std::string text_at(const Json& json, const char* name) {
  const auto found = json.find(name);
  return found != json.end() && found->is_string() ? found->get<std::string>() : "";
}

std::string photo_name(const Json& entry) { return entry.at("scoring").at("photo").get<std::string>(); }

std::string number_of(const Json& entry) { return std::to_string(entry.at("number").get<int>()); }

bool is_scored(const Json& entry) { return entry.at("scoring").at("status") == "scored"; }

std::size_t open_calls_of(const Json& entry) { return number_of_open_calls(entry.at("scoring")); }

std::string totals_words(const Json& scoring) {
  std::string words;
  for (const auto& [team, total] : scoring.at("totals").items())
    words += (words.empty() ? "" : ", ") + team + " " + total.at("total").dump();
  return words;
}

// A cell that sorts by a number.
std::string figure(const std::string& text) { return tagged_text("td", "class=\"figure\"", text); }

// Empty where nobody leads for certain.
std::string lead_of(const Json& scoring) {
  const Json& open = scoring.at("open_calls");
  const bool is_open = !open.is_null() && open.at("winner_is_open").get<bool>();
  return scoring.at("round").is_null() || is_open ? "" : scoring.at("round").at("difference").dump();
}

std::string picture(const std::string& name, const std::string& words, const PictureBytes& bytes_of) {
  return "<img alt=\"" + html_text(words) + "\" src=\"data:image/jpeg;base64," + base64(bytes_of(name)) +
         "\">";
}

// A small picture that leads to the large one, where there is one.
std::string linked(const std::string& small, const std::string& large, const std::string& words,
                   const PictureBytes& bytes_of) {
  if (small.empty()) return "";
  const std::string shown = picture(small, words, bytes_of);
  return large.empty() ? shown : "<a href=\"" + html_text(large) + "\">" + shown + "</a>";
}

int discs_in(const Json& scoring, const std::string& team, int zone) {
  int count = 0;
  for (const Json& disc : scoring.at("discs"))
    count += disc.at("team") == team && disc.at("zone") == zone ? 1 : 0;
  return count;
}

std::string totals_table(const Json& scoring) {
  if (scoring.at("totals").empty()) return "<p>no discs on the board</p>";
  constexpr std::array kZones{20, 15, 10, 5, 0};
  std::string html = "<table class=\"totals\"><thead><tr><th scope=\"col\">discs in</th>";
  for (const int zone : kZones) html += tagged_text("th", "scope=\"col\"", std::to_string(zone));
  html += "<th scope=\"col\">twenties</th><th scope=\"col\">total</th></tr></thead><tbody>";
  for (const auto& [team, total] : scoring.at("totals").items()) {
    html += "<tr>" + tagged_text("th", "scope=\"row\"", team);
    for (const int zone : kZones) html += figure(std::to_string(discs_in(scoring, team, zone)));
    html += figure(total.at("twenties").dump()) + figure(total.at("total").dump()) + "</tr>";
  }
  return html + "</tbody></table>";
}

// A text of lines, each a paragraph.
std::string paragraphs(const std::string& text) {
  std::string html;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    html += tagged_text("p", "class=\"line\"", text.substr(start, end - start));
    start = end + 1;
  }
  return html;
}

std::string calls_list(const Json& entry, const PictureBytes& bytes_of) {
  if (entry.at("calls").empty()) return "";
  std::string html = "<h4>Too close to call</h4><ul class=\"calls\">";
  for (const Json& call : entry.at("calls")) {
    const std::string words = text_at(call, "call");
    html += "<li>" +
            linked(text_at(call, "thumbnail"), text_at(call, "evidence"), "Evidence: " + words, bytes_of) +
            "<div>" + tagged_text("p", "class=\"call\"", words) +
            tagged_text("p", "", text_at(call, "measured")) + "</div></li>";
  }
  return html + "</ul>" + paragraphs(text_at(entry, "at_stake"));
}

std::string rules_list(const Json& entry) {
  const std::string by_rules = text_at(entry, "by_rules");
  return by_rules.empty() ? "" : "<h4>By the rules</h4>" + paragraphs(by_rules);
}

std::string warnings_list(const Json& scoring) {
  if (scoring.at("warnings").empty()) return "";
  std::string html = "<h4>Warnings</h4><ul class=\"warnings\">";
  for (const Json& warning : scoring.at("warnings"))
    html += tagged_text("li", "", warning.get<std::string>());
  return html + "</ul>";
}

std::string measured_line(const Json& scoring) {
  const Json& calibration = scoring.at("calibration");
  const std::string board = text_at(calibration, "board");
  return tagged_text("p", "class=\"measured\"",
                     "board " + (board.empty() ? "of no known model" : board) + ", tilted by " +
                         calibration.at("tilt_deg").dump() + " degrees, lines within " +
                         calibration.at("residual_mm").dump() + " mm");
}

std::string found(const Json& entry, const PictureBytes& bytes_of) {
  const Json& scoring = entry.at("scoring");
  if (!is_scored(entry))
    return tagged_text("p", "class=\"refused\"", "Refused: " + text_at(scoring, "reason"));
  return tagged_text("p", "class=\"result\"", text_at(entry, "result")) + totals_table(scoring) +
         calls_list(entry, bytes_of) + rules_list(entry) + measured_line(scoring);
}

}  // namespace

std::string report_row(const Json& entry) {
  const Json& scoring = entry.at("scoring");
  const bool scored = is_scored(entry);
  const std::string number = number_of(entry);
  std::string html = "<tr data-number=\"" + number + "\">" + figure(number) +
                     "<th scope=\"row\"><a href=\"#photo-" + number + "\">" + html_text(photo_name(entry)) +
                     "</a></th>";
  html += scored ? tagged_text("td", "", text_at(entry, "result")) : "<td class=\"refused\">refused</td>";
  html += figure(scored ? lead_of(scoring) : "") +
          tagged_text("td", "", scored ? totals_words(scoring) : "") +
          figure(scored ? std::to_string(open_calls_of(entry)) : "") +
          figure(std::to_string(scoring.at("warnings").size())) + "</tr>\n";
  return html;
}

std::string report_card(const Json& entry, const PictureBytes& bytes_of) {
  const Json& scoring = entry.at("scoring");
  const std::string number = number_of(entry), name = photo_name(entry);
  const std::string words =
      is_scored(entry) ? name + " with the findings drawn in: " + totals_words(scoring) : name;
  return "<article class=\"card\" id=\"photo-" + number + "\" data-number=\"" + number +
         "\" aria-labelledby=\"name-" + number + "\">" +
         tagged_text("h3", "id=\"name-" + number + "\"", number + ". " + name) + "<div class=\"look\">" +
         linked(text_at(entry, "thumbnail"), text_at(entry, "picture"), words, bytes_of) +
         "</div><div class=\"facts\">" + found(entry, bytes_of) + warnings_list(scoring) +
         "</div></article>\n";
}

}  // namespace ringside
