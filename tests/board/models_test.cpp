// SPDX-License-Identifier: MIT
#include "board/models.h"

#include <doctest/doctest.h>

#include <map>

#include "support/error_message.h"
#include "support/temp_folder.h"

using namespace ringside;
using test::TempFolder;

namespace {

using Fields = std::map<std::string, std::string>;

Fields board_fields() {
  return {{"description", "a board"},    {"hole_radius_mm", "17.5"},   {"inner_radius_mm", "101.6"},
          {"middle_radius_mm", "203.2"}, {"outer_radius_mm", "304.8"}, {"deck_radius_mm", "330.2"}};
}

Fields disc_fields() {
  return {{"description", "discs"},    {"radius_mm", "15.9"},          {"height_mm", "9.5"},
          {"edge_rounding_mm", "1.5"}, {"radius_tolerance_mm", "0.3"}, {"colours", "[black, natural]"}};
}

std::string yaml(const Fields& fields) {
  std::string text;
  for (const auto& [key, value] : fields) text += key + ": " + value + "\n";
  return text;
}

// What is said about a model of these fields, one of which is given another value.
template <typename Load>
std::string error_with(Load load, Fields fields, const std::string& key, const std::string& value) {
  fields[key] = value;
  const TempFolder folder;
  const auto file = folder.write("made-up.yaml", yaml(fields));
  return test::error_message<ModelError>([&] { load(file); });
}

template <typename Load>
std::string error_without(Load load, Fields fields, const std::string& key) {
  fields.erase(key);
  const TempFolder folder;
  const auto file = folder.write("made-up.yaml", yaml(fields));
  return test::error_message<ModelError>([&] { load(file); });
}

}  // namespace

TEST_CASE("a board model holds what the file says") {
  const TempFolder folder;
  const BoardModel board = load_board_model(folder.write("made-up.yaml", yaml(board_fields())));
  CHECK(board.name == "made-up");
  CHECK(board.description == "a board");
  CHECK(board.hole_radius == 17.5);
  CHECK(board.inner_radius == 101.6);
  CHECK(board.middle_radius == 203.2);
  CHECK(board.outer_radius == 304.8);
  CHECK(board.deck_radius == 330.2);
  CHECK_FALSE(board.line_width.has_value());
}

TEST_CASE("a disc model holds what the file says") {
  const TempFolder folder;
  const DiscModel disc = load_disc_model(folder.write("made-up.yaml", yaml(disc_fields())));
  CHECK(disc.name == "made-up");
  CHECK(disc.shape.radius == 15.9);
  CHECK(disc.shape.height == 9.5);
  CHECK(disc.shape.edge_rounding == 1.5);
  CHECK(disc.radius_tolerance == 0.3);
  CHECK(disc.colours == std::vector<std::string>{"black", "natural"});
}

TEST_CASE("every field of a board is required and checked, but the line width") {
  for (const auto& field : board_fields()) {
    const std::string& key = field.first;
    CAPTURE(key);
    CHECK(error_without(load_board_model, board_fields(), key).ends_with("'" + key + "' is missing; add it"));
    CHECK(error_with(load_board_model, board_fields(), key, "[]").find("'" + key + "' is a list") !=
          std::string::npos);
    if (key == "description") continue;
    for (const char* wrong : {"0", "-20", "100000", "nan", "twelve"}) {
      CAPTURE(wrong);
      CHECK(error_with(load_board_model, board_fields(), key, wrong).find("'" + key + "' is ") !=
            std::string::npos);
    }
  }
  CHECK(error_with(load_board_model, board_fields(), "line_width_mm", "2") == "(no error)");
  CHECK(error_with(load_board_model, board_fields(), "line_width_mm", "200").find("'line_width_mm'") !=
        std::string::npos);
}

TEST_CASE("every field of a disc is required and checked") {
  for (const auto& field : disc_fields()) {
    const std::string& key = field.first;
    CAPTURE(key);
    CHECK(error_without(load_disc_model, disc_fields(), key).ends_with("'" + key + "' is missing; add it"));
    CHECK(error_with(load_disc_model, disc_fields(), key, "{}").find("'" + key + "' ") != std::string::npos);
    if (key == "description" || key == "colours") continue;
    for (const char* wrong : {"-1", "100000", "inf", "many"}) {
      CAPTURE(wrong);
      CHECK(error_with(load_disc_model, disc_fields(), key, wrong).find("'" + key + "' is ") !=
            std::string::npos);
    }
  }
}

TEST_CASE("radii must grow from the hole to the deck") {
  CHECK(error_with(load_board_model, board_fields(), "middle_radius_mm", "90")
            .ends_with("made-up.yaml:5: 'middle_radius_mm' is 90, not larger than 'inner_radius_mm' (101.6); "
                       "radii grow from the hole to the deck"));
  CHECK(error_with(load_board_model, board_fields(), "outer_radius_mm", "203.2").find("not larger than") !=
        std::string::npos);
  CHECK(error_with(load_board_model, board_fields(), "deck_radius_mm", "300").find("not larger than") !=
        std::string::npos);
  CHECK(error_with(load_board_model, board_fields(), "inner_radius_mm", "210").find("not larger than") !=
        std::string::npos);
}

TEST_CASE("the edges of a disc cannot be rounder than half its height") {
  CHECK(error_with(load_disc_model, disc_fields(), "edge_rounding_mm", "4.75") == "(no error)");
  CHECK(error_with(load_disc_model, disc_fields(), "edge_rounding_mm", "4.8")
            .ends_with("'edge_rounding_mm' is 4.8; give a number from 0 to 4.75"));
}

TEST_CASE("a wrong key or colour word is answered with the nearest right one") {
  CHECK(error_with(load_board_model, board_fields(), "hole_radius", "17.5")
            .ends_with(":3: unknown key 'hole_radius'; the nearest known key is 'hole_radius_mm'"));
  CHECK(error_with(load_disc_model, disc_fields(), "colours", "[black, gray]")
            .ends_with("'colours' has 'gray', which is no colour word; the nearest is 'grey'"));
}
