// SPDX-License-Identifier: MIT
#include "live/table/open_question.h"

namespace ringside {

std::vector<QuestionAnswer> answers_to(const OpenQuestion& question) {
  using enum QuestionAnswer;
  switch (question.kind) {
    case QuestionKind::kTwenty:
      return {kTwenty, kNoTwenty};
    case QuestionKind::kCameBack:
      return {kCameBack, kRoundIsOver};
    case QuestionKind::kCleared:
      return {kNotYet, kRoundIsOver};
    case QuestionKind::kMaybeDisc:
      return {kDisc, kNoDisc};
    case QuestionKind::kAllShot:
      if (!question.why.empty()) return {kNotYet, kCount};
      break;
    case QuestionKind::kNotCounted:
      break;
  }
  return {kCount, kNotYet};
}

}  // namespace ringside
