// SPDX-License-Identifier: MIT
#include "rendering/pov_scene.h"

#include "rendering/pov_board.h"
#include "rendering/pov_deck.h"
#include "rendering/pov_mirrored.h"
#include "rendering/pov_solids.h"
#include "rendering/pov_sources.h"

namespace ringside::rendering {

std::string pov_scene(const drawing::Scene& scene, double gamma, const Field& field, const CameraPose& pose) {
  const Palette palette(gamma);
  std::string text =
      "#version 3.7;\n"
      "global_settings{assumed_gamma 1 charset utf8 max_trace_level 6 adc_bailout 0.0005}\n"
      "#default{finish{ambient 1 diffuse 1}}\n"
      "background{rgb 0}\n";
  text += camera_text(field, pose) + lamps_and_sky(scene.light, palette);
  text += mirrored_lights(scene, pose.centre(), palette);
  text += board_body(scene.board, palette);
  text += deck_face(scene.board, palette, deck_mirror(scene));
  text += pegs(scene.board, palette);
  for (const drawing::Disc& each : scene.discs) text += disc(each, palette);
  for (const drawing::Bar& each : scene.bars) text += bar(each, palette);
  return text;
}

}  // namespace ringside::rendering
