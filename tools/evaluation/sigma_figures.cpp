// SPDX-License-Identifier: MIT
#include "evaluation/sigma_figures.h"

#include <cmath>

#include "geometry/robust.h"

namespace ringside::evaluation {
namespace {

std::optional<double> true_margin_to(LineName line, const DiscTruth& truth) {
  if (truth.margins) return (*truth.margins)[static_cast<std::size_t>(line)];
  return truth.line == line ? truth.margin : std::nullopt;
}

}  // namespace

std::optional<double> margin_error(const DiscMatch& match) {
  const DiscTruth& truth = match.truth;
  if (!truth.is_exact() || truth.irregular || truth.at_hole()) return std::nullopt;
  const auto margin = true_margin_to(match.found.line.line, truth);
  if (!margin) return std::nullopt;
  return match.found.line.margin - *margin;
}

SigmaFigures sigma_figures(Photos photos) {
  SigmaFigures figures;
  std::vector<double> sigmas;
  std::vector<double> errors;
  std::vector<double> ratios;
  for_each_match(photos, [&](const DiscMatch& match, const JudgedPhoto&) {
    const auto error = margin_error(match);
    if (!error) return;
    const double sigma = match.found.line.sigma;
    figures.within_one.add(std::abs(*error) <= sigma);
    figures.within_two.add(std::abs(*error) <= 2 * sigma);
    sigmas.push_back(sigma);
    errors.push_back(*error);
    if (sigma > 0) ratios.push_back(*error / sigma);
  });
  figures.median_sigma = median(sigmas);
  figures.bias = mean(errors);
  figures.error_rms = root_mean_square(errors);
  figures.ratio_rms = root_mean_square(ratios);
  return figures;
}

}  // namespace ringside::evaluation
