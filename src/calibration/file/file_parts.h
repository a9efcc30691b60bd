// SPDX-License-Identifier: MIT
#pragma once

#include <yaml-cpp/yaml.h>

#include <vector>

#include "board/strict_yaml.h"
#include "calibration/model/calibration.h"
#include "calibration/model/source_photo.h"
#include "calibration/model/utc_time.h"
#include "geometry/lens.h"

// What calibration files and lens files have in common.
namespace ringside {

// A hundredth of a micrometre is enough for lengths.
inline constexpr int kLengthDigits = 9;
inline constexpr int kMostPixels = 100'000;                                     // to a side
inline constexpr std::size_t kHoleLineBytes = EmptyHolePicture::kRowBytes / 2;  // of the hole's picture
inline constexpr Range kPixelCoordinate{-1e6, 1e6};

// The map of a file that says `version_key: N`, with the keys of version N, which are keys_of_versions[N -
// 1]. A file of a newer version is refused as such, whatever else it holds. Any other wrong version is left
// to the caller, who reads it with StrictMap::integer. Throws ModelError.
StrictMap read_versioned_yaml(const std::filesystem::path& file, const std::string& version_key,
                              const std::vector<StrictMap::Keys>& keys_of_versions);

// A comment above the next block, with an empty line before it.
void begin_block(YAML::Emitter& yaml, const std::string& comment);

void emit_point(YAML::Emitter& yaml, const Vec2& p);
Vec2 read_point(const StrictMap& map, const std::string& key, Range range);

// "picture: {width, height}".
void emit_picture_size(YAML::Emitter& yaml, int width, int height);

// "lens: {...}" of a picture of that size.
void emit_lens(YAML::Emitter& yaml, const Lens& lens);
Lens read_lens_part(const StrictMap& file, int width, int height);

// "made: TIME" and "photos: [...]", two keys of an evidence block.
void emit_origin(YAML::Emitter& yaml, const std::optional<UtcTime>& made,
                 const std::vector<SourcePhoto>& photos);
std::optional<UtcTime> read_made(const StrictMap& evidence);
std::vector<SourcePhoto> read_photos(const StrictMap& evidence);

}  // namespace ringside
