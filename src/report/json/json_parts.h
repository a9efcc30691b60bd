// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "report/data/evidence_photo.h"
#include "report/data/photo_pixels.h"
#include "scoring/maybe_disc.h"
#include "scoring/round.h"
#include "scoring/score.h"

// The parts of a photo's JSON object that others have too.
namespace ringside {

nlohmann::ordered_json calibration_json(const Calibration& calibration);

// The ellipse (pixels of the photo) as which the centre of a printed line is seen; empty when it is none.
std::optional<Ellipse> seen_line(const Calibration& calibration, LineName name);

// Pixels of the photo; null when there is none.
nlohmann::ordered_json ellipse_json(const std::optional<Ellipse>& ellipse);

// The same of each line; null for one that was not found.
nlohmann::ordered_json quadrant_lines_px_json(const std::array<std::optional<QuadrantLine>, 4>& lines,
                                              const PhotoPixels& pixels);

nlohmann::ordered_json disc_json(const ScoredDisc& scored, const Calibration& calibration);

// The fields of disc_json but "ruling", and what is asked: "is_disc" (null as long as nobody answers),
// "worths", "clock".
nlohmann::ordered_json maybe_disc_json(const MaybeDisc& maybe, const Calibration& calibration);

nlohmann::ordered_json totals_json(const Totals& totals);

// null for none.
nlohmann::ordered_json round_json(const std::optional<RoundResult>& round);

// The photos that evidence rests on.
nlohmann::ordered_json photos_json(const std::vector<EvidencePhoto>& photos);

// null when empty.
nlohmann::ordered_json text_or_null(const std::string& text);

// Rounded to that many decimals; null when it is no number.
nlohmann::ordered_json number(double value, int decimals);

// A length on the board or in the picture, and a point, to 0.01 mm or px: finer than any picture resolves.
nlohmann::ordered_json length(double value);
nlohmann::ordered_json point(const Vec2& p);

// On one line without a break, for programs; always valid UTF-8.
std::string line_text(const nlohmann::ordered_json& json);

// Of a JSON file, for people too: indented, always valid UTF-8, with a last line break.
std::string file_text(const nlohmann::ordered_json& json);

}  // namespace ringside
