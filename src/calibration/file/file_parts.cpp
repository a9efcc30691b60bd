// SPDX-License-Identifier: MIT
#include "calibration/file/file_parts.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace ringside {
namespace {

namespace fs = std::filesystem;

constexpr Range kCoefficient{-100, 100}, kSigmaShare{0, 1}, kFocal{1, 1e6};

struct VersionLine {
  int version;
  int line;
};

// The line that says which version a file is of.
std::optional<VersionLine> find_version(const std::string& text, const std::string& key) {
  std::istringstream lines(text);
  int number = 1;
  for (std::string line; std::getline(lines, line); ++number) {
    if (!line.starts_with(key + ": ")) continue;
    const char* const begin = line.data() + key.size() + 2;
    int version = 0;
    if (std::from_chars(begin, line.data() + line.size(), version).ec != std::errc()) return std::nullopt;
    return VersionLine{version, number};
  }
  return std::nullopt;
}

bool is_sha256(const std::string& text) {
  return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

SourcePhoto read_photo(const StrictMap& map) {
  SourcePhoto photo{map.text("file"), map.has("sha256") ? map.text("sha256") : ""};
  if (!photo.sha256.empty() && !is_sha256(photo.sha256)) {
    map.fail("sha256", "must be 64 digits of 0-9 and a-f; take what sha256sum says, or leave the key out");
  }
  return photo;
}

constexpr std::array kCoefficients{"k1", "k2", "p1", "p2", "k3"};  // as Lens::distortion has them

}  // namespace

StrictMap read_versioned_yaml(const fs::path& file, const std::string& version_key,
                              const std::vector<StrictMap::Keys>& keys_of_versions) {
  const int newest = static_cast<int>(keys_of_versions.size());
  const std::string text = read_yaml_text(file);
  // Looked for before YAML is parsed, as the keys of a newer version are unknown ones and would be complained
  // about first. Whatever else is wrong with the file is left to the strict reading.
  const auto found = find_version(text, version_key);
  if (found && found->version > newest) {
    throw ModelError(file.string() + ":" + std::to_string(found->line) + ": made by a newer ringside (" +
                     version_key + " is " + std::to_string(found->version) + ", this one knows " +
                     std::to_string(newest) + "); update ringside or make the file again with this one");
  }
  const bool known = found && found->version >= 1;
  return parse_strict_yaml(
      text, file,
      known ? keys_of_versions[static_cast<std::size_t>(found->version - 1)] : keys_of_versions.back());
}

void begin_block(YAML::Emitter& yaml, const std::string& comment) {
  yaml << YAML::Newline << YAML::Newline << YAML::Comment(comment);
}

void emit_point(YAML::Emitter& yaml, const Vec2& p) {
  yaml << YAML::Flow << YAML::BeginSeq << p.x() << p.y() << YAML::EndSeq;
}

Vec2 read_point(const StrictMap& map, const std::string& key, Range range) {
  const auto v = map.numbers(key, 2, range);
  return {v[0], v[1]};
}

void emit_picture_size(YAML::Emitter& yaml, int width, int height) {
  yaml << YAML::Key << "picture" << YAML::Value << YAML::BeginMap;
  yaml << YAML::Key << "width" << YAML::Value << width;
  yaml << YAML::Key << "height" << YAML::Value << height << YAML::EndMap;
}

void emit_lens(YAML::Emitter& yaml, const Lens& lens) {
  yaml << YAML::Key << "lens" << YAML::Value << YAML::BeginMap;
  yaml << YAML::Key << "focal_px" << YAML::Value << lens.pinhole.focal_px;
  yaml << YAML::Key << "focal_relative_sigma" << YAML::Value << lens.focal_relative_sigma;
  yaml << YAML::Key << "principal_point_px" << YAML::Value;
  emit_point(yaml, lens.pinhole.principal_point);
  for (std::size_t i = 0; i < kCoefficients.size(); ++i)
    yaml << YAML::Key << kCoefficients[i] << YAML::Value << lens.distortion[i];
  yaml << YAML::EndMap;
}

Lens read_lens_part(const StrictMap& file, int width, int height) {
  StrictMap::Keys keys{"focal_px", "focal_relative_sigma", "principal_point_px"};
  keys.insert(keys.end(), kCoefficients.begin(), kCoefficients.end());
  const StrictMap map = file.map("lens", keys);
  Lens lens;
  lens.width = width;
  lens.height = height;
  lens.pinhole = {map.number("focal_px", kFocal), read_point(map, "principal_point_px", kPixelCoordinate)};
  lens.focal_relative_sigma = map.number("focal_relative_sigma", kSigmaShare);
  for (std::size_t i = 0; i < kCoefficients.size(); ++i)
    lens.distortion[i] = map.number(kCoefficients[i], kCoefficient);
  if (!lens.is_one_to_one()) {
    file.fail("lens", "folds the picture over, which no lens does; make the file again with `ringside lens`");
  }
  return lens;
}

void emit_origin(YAML::Emitter& yaml, const std::optional<UtcTime>& made,
                 const std::vector<SourcePhoto>& photos) {
  if (made) yaml << YAML::Key << "made" << YAML::Value << to_iso_8601(*made);
  yaml << YAML::Key << "photos" << YAML::Value << YAML::BeginSeq;
  for (const SourcePhoto& photo : photos) {
    yaml << YAML::BeginMap << YAML::Key << "file" << YAML::Value << photo.file;
    if (!photo.sha256.empty()) yaml << YAML::Key << "sha256" << YAML::Value << photo.sha256;
    yaml << YAML::EndMap;
  }
  yaml << YAML::EndSeq;
}

std::optional<UtcTime> read_made(const StrictMap& evidence) {
  if (!evidence.has("made")) return std::nullopt;
  const auto time = parse_iso_8601(evidence.text("made"));
  if (!time) evidence.fail("made", "is no time; write it as 2026-11-20T14:03:09Z");
  return time;
}

std::vector<SourcePhoto> read_photos(const StrictMap& evidence) {
  std::vector<SourcePhoto> photos;
  for (const StrictMap& map : evidence.maps("photos", {"file", "sha256"})) photos.push_back(read_photo(map));
  return photos;
}

}  // namespace ringside
