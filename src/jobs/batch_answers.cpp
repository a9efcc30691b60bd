// SPDX-License-Identifier: MIT
#include "jobs/batch_answers.h"

#include <system_error>
#include <utility>

#include "photo/photo.h"
#include "photo/sha256.h"
#include "report/data/text.h"
#include "report/data/version.h"

namespace ringside {

BatchAnswers::BatchAnswers(const std::filesystem::path& file, std::string options, const Photos& photos,
                           std::function<void(const std::string& line)> tell)
    : file_(file), options_(std::move(options)), photos_(photos), tell_(std::move(tell)) {
  if (file_.empty()) return;
  kept_ = std::make_unique<KeptAnswers>(file_);
  has_some_ = !kept_->empty();
  if (const std::size_t lines = kept_->lines_left_out(); lines > 0)
    tell_(file_.string() + ": lines that are no answers are left out (" + std::to_string(lines) + ")");
}

std::string BatchAnswers::key_of(std::size_t photo, const std::string& sha256) const {
  return answer_key(version(), options_, valid_utf8(photos_[photo].string()), sha256);
}

std::string BatchAnswers::key_of_file(std::size_t photo) const {
  try {
    return key_of(photo, sha256_of_file(photos_[photo]));
  } catch (const PhotoError&) {
    return "";  // scoring it tells why
  }
}

std::optional<PhotoAnswer> BatchAnswers::before(std::size_t photo) const {
  if (!kept_ || !has_some_) return std::nullopt;
  return kept_->find(key_of_file(photo));
}

void BatchAnswers::sent(std::size_t photo, std::string_view bytes) {
  if (!kept_) return;
  const bool by_path = bytes.empty();
  const std::string key = by_path ? key_of_file(photo) : key_of(photo, sha256_of_text(bytes));
  const auto [it, is_first] = sent_.try_emplace(photo, Sent{key, by_path});
  if (!is_first && it->second.key != key) it->second.key.clear();
}

void BatchAnswers::came(std::size_t photo, const PhotoAnswer& answer) {
  const auto found = sent_.find(photo);
  if (!kept_ || found == sent_.end()) return;
  const Sent sent = found->second;
  sent_.erase(found);
  if (sent.key.empty() || (sent.by_path && key_of_file(photo) != sent.key)) return;
  try {
    kept_->keep({.photo = static_cast<int>(photo), .answer = answer, .key = sent.key});
  } catch (const std::system_error& error) {
    tell_(file_.string() + ": cannot be written (" + error.code().message() + "); no more answers are kept");
    kept_.reset();
  }
}

}  // namespace ringside
