// SPDX-License-Identifier: MIT
#include "plans/dice.h"

#include <algorithm>
#include <cmath>

#include "drawing/noise.h"

namespace ringside::plans {

double Dice::between(double low, double high) {
  return std::lerp(low, high, static_cast<double>(bits_() >> 11) * 0x1p-53);
}

int Dice::count(int low, int high) {
  return std::min(high, static_cast<int>(std::floor(between(low, high + 1.0))));
}

double Dice::normal(double sigma) { return sigma * drawing::normal_noise(bits_()); }

Vec2 Dice::in_ring(double inner, double outer) {
  const double radius = std::sqrt(between(inner * inner, outer * outer));
  return radius * direction(angle());
}

}  // namespace ringside::plans
