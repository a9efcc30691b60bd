// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include "clips/aim.h"
#include "clips/chronicle.h"
#include "clips/film.h"
#include "clips/hands.h"
#include "clips/look.h"
#include "plans/random_discs.h"

namespace ringside::clips {

// Two players at a board: carries out what a script asks for, films it frame by frame and keeps what truly
// happened. Players are numbered 0 and 1, as their discs' patterns in `sides`.
class Story {
 public:
  Story(const Look& look, const plans::Sides& sides, std::uint64_t seed, Film& film);

  plans::Dice& dice() { return dice_; }
  const drawing::Board& board() const { return look_.board; }
  const std::vector<Slider>& discs() const { return sliding_.sliders; }
  std::size_t player_of(int disc) const { return owners_.at(disc); }

  // Whether a shot did what the rules ask of it: touched a disc of the other side's or, where none was there,
  // left one of the shooter's at the inner line or inside.
  bool shot_counts(std::size_t player, const Outcome& outcome) const;

  // Before the first frame: a disc that lies there. Returns its number.
  int lay(std::size_t player, const Vec2& at);

  void wait(double seconds);
  // A hand to a place on the board or beside it; the story goes on meanwhile.
  void send_hand(std::size_t player, const Vec2& tip, double seconds);
  void wait_for_hands();
  void withdraw_hand(std::size_t player, double seconds);

  // The player brings a disc, places and shoots it, and takes the hand away; returns when all lies and no
  // hand is there. False, and nothing happens, when no aim pleases.
  bool shoot(std::size_t player, const Wish& wish);
  // What players do after a shot: they take twenties out of the hole, and what is out or did not count.
  void tidy(std::size_t player);
  void lift(std::size_t player, const std::vector<int>& discs);
  void end_round();
  void clear_board();

  void set_light(double share, double seconds);
  void set_shade(const std::optional<Shade>& shade) { shade_ = shade; }
  void bump(const CameraShift& by);
  // From now on the picture swings by so many pixels and back in so many seconds.
  void set_drift(const Vec2& pixels, double seconds);

  // What happened until now; call it last.
  const Timeline& timeline() const { return chronicle_.timeline(); }
  long moment() const { return moment_; }
  // How many frames so many seconds are, 1 at least.
  long frames(double seconds) const;

 private:
  int new_disc(std::size_t player);
  void frame();
  Instant seen() const;
  Sight sight() const;
  RestState state() const;
  CameraShift drifted_shift() const;
  void note_happenings();
  void tell(const std::string& what, std::optional<int> disc = {});
  void place(int disc, const Vec2& at);
  void take_off(std::size_t player, int disc);
  void flick(std::size_t player, const Vec2& velocity);
  std::vector<int> to_take_off() const;
  std::vector<int> moved_by(std::size_t player, const Outcome& outcome) const;
  std::vector<drawing::Disc> lying_discs() const;
  const drawing::Disc& pattern(int disc) const { return patterns_.at(disc); }

  Look look_;
  plans::Sides sides_;
  plans::Dice dice_;
  Film& film_;
  Sliding sliding_;
  Hands hands_;
  Chronicle chronicle_;
  std::map<int, std::size_t> owners_;
  std::map<int, drawing::Disc> patterns_;
  std::map<std::string, int> twenties_;  // lifted in this round
  std::vector<int> void_shot_;           // discs to be taken off, since the last shot did not count
  double light_ = 1;
  std::optional<Shade> shade_;
  CameraShift shift_;
  bool shaking_ = false;
  Vec2 drift_{0, 0};
  double drift_seconds_ = 0;  // 0: none
  long moment_ = 0;           // of the next frame
  int next_disc_ = 0;
  std::size_t reported_happenings_ = 0;
};

}  // namespace ringside::clips
