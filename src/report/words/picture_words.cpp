// SPDX-License-Identifier: MIT
#include "report/words/picture_words.h"

#include "report/data/text.h"
#include "scoring/zones.h"

namespace ringside::picture_words {
namespace {

std::string taken_words(const std::string& taken) {
  return taken.empty() ? "" : ", taken " + taken + " by the camera's clock";
}

}  // namespace

std::string zones(int zone, int other_zone) {
  return std::to_string(zone) + "/" + std::to_string(other_zone) + "?";
}

std::string hole(int zone) { return "hole " + zones(0, zone); }

std::string maybe_disc(const MaybeDisc& maybe) {
  std::string text = "disc?";
  const char* separator = " ";
  for (const int worth : worths(maybe)) {
    text += separator + std::to_string(worth);
    separator = "/";
  }
  return text;
}

std::string result(const RoundResult& round, const std::optional<OpenCalls>& open) {
  if (open && open->winner_is_open()) return "winner still open";
  return round.winner ? *round.winner + " wins by " + std::to_string(round.difference) : "a tie";
}

std::string part(std::string_view circle) {
  if (circle == "deck") return "deck's edge";
  return circle == "hole" ? "hole" : std::string(circle) + " line";
}

std::string call_of(int disc, const std::string& team, const std::string& line, const std::string& verdict) {
  return "Disc " + std::to_string(disc) + " (" + team + "), " + line + ": " + verdict;
}

std::string enlarged(double zoom) { return "photo, enlarged " + fixed(zoom, 1) + " times"; }

std::string line_called(const std::string& name) { return "the " + name + " line"; }

std::string millimetres(int mm) { return std::to_string(mm) + " mm"; }

std::string hole_question(const std::string& maybe) {
  return "The hole: empty, or a disc (" + maybe + ") flat in it";
}

std::string hole_worth(const std::string& maybe) {
  return "Counted as 0; " + std::to_string(kFlatInHole) + " for " + maybe + " if a disc lies in it.";
}

std::string photo(const std::string& name, const std::string& taken) {
  return "photo " + name + taken_words(taken);
}

std::string picture_of_no_file(const std::string& name, const std::string& taken) {
  return "picture of the " + name + taken_words(taken) + ", not of a file";
}

std::string hash(const std::string& sha256) { return "  SHA-256 " + sha256; }

std::string judged(const std::string& when, const std::string& version) {
  return "judged " + when + " by ringside " + version;
}

}  // namespace ringside::picture_words
