// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "geometry/ellipse.h"
#include "match/player.h"
#include "match/setup.h"

// What people at a live table decide. The camera advises; every one of these wins over it and can be undone.
namespace ringside {

// What a person wants cannot be done: what is wrong; what to do.
class TableError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A photo that was sent is none, or shows no board.
class PhotoRefused : public TableError {
 public:
  using TableError::TableError;
};

struct StartMatch {
  std::string rules;  // name of a rule set
  std::vector<Player> players;
  MatchWishes wishes;
};
struct EndRound {};  // what lies on the board now is counted into the match
struct PauseTable {};
struct ResumeTable {};
struct ChangeTwenties {
  std::string team;
  int by;  // 1 or -1
};
struct RuleDisc {
  int disc;
  int zone;  // what it is worth
};
struct AddDisc {
  std::string team;
  Vec2 base;  // board frame, mm
};
struct RemoveDisc {
  int disc;
};
struct RecolourDisc {
  int disc;
  std::string team;
};
struct MoveDisc {
  int disc;
  Vec2 base;
};
struct AnswerQuestion {
  int question;
  std::string answer;
};
// The disc is ruled on as a phone's photo and the camera say together (PhotoCalls).
struct AcceptPhotoCall {
  int photo;
  int disc;
};
struct DismissPhoto {
  int photo;
};
struct UndoLast {};
struct RedoLast {};

using TableCommand =
    std::variant<StartMatch, EndRound, PauseTable, ResumeTable, ChangeTwenties, RuleDisc, AddDisc, RemoveDisc,
                 RecolourDisc, MoveDisc, AnswerQuestion, AcceptPhotoCall, DismissPhoto, UndoLast, RedoLast>;

}  // namespace ringside
