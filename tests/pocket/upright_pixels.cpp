// SPDX-License-Identifier: MIT
// What a browser would hand to the engine, by the program's own decoder: upright_pixels PHOTO RAW writes red,
// green, blue and opacity to RAW, and says the rest as JSON.
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "photo/photo.h"
#include "pocket/pixels.h"

namespace {

using Json = nlohmann::ordered_json;

Json said_of(const ringside::Photo& photo) {
  Json said{{"width", photo.width()}, {"height", photo.height()}, {"name", photo.source.string()}};
  if (photo.focal_35mm) said["focalLength35mm"] = *photo.focal_35mm;
  if (!photo.taken.empty()) said["taken"] = photo.taken;
  said["colourCell"] = {photo.colour_cell.width, photo.colour_cell.height};
  return said;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  try {
    const ringside::Photo photo = ringside::load_photo(argv[1]);
    const cv::Mat rgba = ringside::rgba_of_bgr(photo.pixels);
    std::ofstream raw(argv[2], std::ios::binary);
    raw.write(reinterpret_cast<const char*>(rgba.data),
              static_cast<std::streamsize>(rgba.total() * rgba.elemSize()));
    std::cout << said_of(photo).dump() << '\n';
    return raw.flush() ? 0 : 1;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
