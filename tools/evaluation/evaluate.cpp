// SPDX-License-Identifier: MIT
#include "evaluation/evaluate.h"

namespace ringside::evaluation {

std::vector<JudgedPhoto> evaluate(const std::vector<PhotoCase>& cases, const AskOptions& options,
                                  const std::function<void(std::size_t)>& begun) {
  std::vector<std::filesystem::path> photos;
  for (const PhotoCase& one : cases) photos.push_back(one.photo);
  const std::vector<Reply> replies = ask_all(photos, options, begun);
  std::vector<JudgedPhoto> all;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    all.push_back(judged({.folder = cases[i].folder,
                          .name = cases[i].photo.filename().string(),
                          .truth = cases[i].truth,
                          .answer = replies[i].answer,
                          .cost = replies[i].cost}));
  }
  return all;
}

}  // namespace ringside::evaluation
