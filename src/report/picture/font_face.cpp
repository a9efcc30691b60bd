// SPDX-License-Identifier: MIT
#include "report/picture/font_face.h"

#include <ft2build.h>

#include <algorithm>
#include <mutex>
#include FT_FREETYPE_H

namespace ringside {
namespace {

constexpr int kUnit = 64;  // FreeType's, to a pixel

// The height of its capitals as a part of the size by which FreeType asks for letters; 0 where it has none.
double capital_share(FT_Face face) {
  if (FT_Load_Char(face, 'H', FT_LOAD_NO_SCALE) != 0 || face->units_per_EM == 0) return 0;
  return static_cast<double>(face->glyph->metrics.height) / face->units_per_EM;
}

// A letter's coverage, laid over what is there.
void blend(cv::Mat& bgr, const FT_Bitmap& letter, const cv::Point& corner, const cv::Scalar& colour) {
  const cv::Rect box =
      cv::Rect(corner, cv::Size(static_cast<int>(letter.width), static_cast<int>(letter.rows))) &
      cv::Rect({}, bgr.size());
  for (int y = box.y; y < box.y + box.height; ++y) {
    const std::uint8_t* covered = letter.buffer + static_cast<std::ptrdiff_t>(y - corner.y) * letter.pitch;
    for (int x = box.x; x < box.x + box.width; ++x) {
      cv::Vec3b& pixel = bgr.at<cv::Vec3b>(y, x);
      const double share = covered[x - corner.x] / 255.0;
      for (int c = 0; c < 3; ++c)
        pixel[c] = cv::saturate_cast<std::uint8_t>(pixel[c] + share * (colour[c] - pixel[c]));
    }
  }
}

}  // namespace

struct FontFace::Parts {
  FT_Library library = nullptr;
  FT_Face face = nullptr;
  double capital = 0;  // see capital_share
  std::mutex mutex;    // a face draws one letter at a time

  Parts() = default;
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;
  ~Parts() {
    if (face != nullptr) FT_Done_Face(face);
    if (library != nullptr) FT_Done_FreeType(library);
  }

  void choose_height(int height) const {
    FT_Set_Char_Size(face, 0, static_cast<FT_F26Dot6>(kUnit * height / capital), 72, 72);
  }

  // Calls draw(glyph, x) for each letter; gives where the text ends. Places are in 64ths of a pixel.
  template <typename Draw>
  FT_Pos set(std::u32string_view text, FT_Int32 how, const Draw& draw) const {
    FT_Pos x = 0;
    for (const char32_t letter : text) {
      if (FT_Load_Char(face, letter, how) != 0) continue;
      draw(*face->glyph, x);
      x += face->glyph->advance.x;
    }
    return x;
  }
};

FontFace::FontFace(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
FontFace::~FontFace() = default;

std::unique_ptr<FontFace> FontFace::open(const std::filesystem::path& file) {
  auto parts = std::make_unique<Parts>();
  if (FT_Init_FreeType(&parts->library) != 0) return nullptr;
  if (FT_New_Face(parts->library, file.c_str(), 0, &parts->face) != 0) return nullptr;
  if (!FT_IS_SCALABLE(parts->face)) return nullptr;
  parts->capital = capital_share(parts->face);
  if (parts->capital <= 0) return nullptr;
  return std::unique_ptr<FontFace>(new FontFace(std::move(parts)));
}

void FontFace::write(cv::Mat& bgr, std::u32string_view text, const cv::Point& origin, int height,
                     const cv::Scalar& colour) {
  const std::lock_guard lock(parts_->mutex);
  parts_->choose_height(height);
  parts_->set(text, FT_LOAD_RENDER | FT_LOAD_TARGET_LIGHT, [&](const FT_GlyphSlotRec& glyph, FT_Pos x) {
    const cv::Point corner(origin.x + static_cast<int>(x / kUnit) + glyph.bitmap_left,
                           origin.y - glyph.bitmap_top);
    if (glyph.bitmap.pixel_mode == FT_PIXEL_MODE_GRAY) blend(bgr, glyph.bitmap, corner, colour);
  });
}

int FontFace::width(std::u32string_view text, int height) {
  const std::lock_guard lock(parts_->mutex);
  parts_->choose_height(height);
  const FT_Pos end = parts_->set(text, FT_LOAD_TARGET_LIGHT, [](const FT_GlyphSlotRec&, FT_Pos) {});
  return static_cast<int>((end + kUnit - 1) / kUnit);
}

}  // namespace ringside
