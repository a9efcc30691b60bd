# SPDX-License-Identifier: MIT
"""A scorecard: log odds as a sum of points, a broken line for each field. Logistic regression in which the points of
a field rise or fall as physics says, found by projected gradients."""
import numpy as np


class Field:
    """knots: values between which points are drawn straight, beyond which they stay. way: 1 rises, -1 falls. limited: where it
    is more than in nearly all records nothing is certain."""

    def __init__(self, name, way, knots, limited=False):
        self.name, self.way, self.knots, self.limited = name, way, knots, limited

    def columns(self, values):
        """From 0 to 1 for each step away from the best knot. What was not measured speaks neither way."""
        best = self.knots[-1] if self.way > 0 else self.knots[0]
        values = np.where(np.isnan(values), best, values)
        shares = [np.clip((values - low) / (high - low), 0, 1) for low, high in zip(self.knots, self.knots[1:])]
        return [1 - share if self.way > 0 else share for share in shares]


class Scorecard:
    def __init__(self, fields):
        self.fields = fields
        self.bias, self.steps, self.scale, self.shift = 0.0, None, 1.0, 0.0

    def matrix(self, records):
        columns = []
        for field in self.fields:
            columns += field.columns(records.values[:, records.fields.index(field.name)])
        return np.stack(columns, axis=1)

    def fit(self, records, stiffness, rounds=6000):
        """stiffness: cost of a point squared, in records."""
        x, y, w = self.matrix(records), records.right, records.weights
        x = np.hstack([np.ones((len(x), 1)), x])
        cost = np.full(x.shape[1], stiffness)
        cost[0] = 0
        step = 1.0 / (0.25 * np.linalg.norm(x * np.sqrt(w)[:, None], 2) ** 2 + stiffness)
        at = ahead = np.zeros(x.shape[1])
        pace = 1.0
        for _ in range(rounds):  # FISTA
            p = 1 / (1 + np.exp(-x @ ahead))
            to = ahead - step * (x.T @ (w * (p - y)) + cost * ahead)
            to[1:] = np.minimum(to[1:], 0)
            next_pace = (1 + np.sqrt(1 + 4 * pace * pace)) / 2
            ahead = to + (pace - 1) / next_pace * (to - at)
            at, pace = to, next_pace
        self.bias, self.steps = at[0], at[1:]
        return self

    def log_odds(self, records):
        raw = self.bias + self.matrix(records) @ self.steps
        return self.shift + self.scale * raw

    def calibrate(self, records):
        """Scale and shift by which log odds on other records are right (Platt), near 1 and 0 where these are few."""
        raw = self.bias + self.matrix(records) @ self.steps
        x, start = np.stack([np.ones_like(raw), raw], axis=1), np.array([0.0, 1.0])

        def loss(at):
            odds = x @ at
            return records.weights @ (np.logaddexp(0, odds) - records.right * odds) + (at - start) @ (at - start)

        at = start
        for _ in range(50):  # Newton
            p = 1 / (1 + np.exp(-x @ at))
            slope = x.T @ (records.weights * (p - records.right)) + 2 * (at - start)
            bend = (x * (records.weights * p * (1 - p))[:, None]).T @ x + 2 * np.eye(2)
            step = np.linalg.solve(bend, slope)
            while loss(at - step) > loss(at) + 1e-12:
                step = step / 2
            at = at - step
        self.shift, self.scale = at

    def points(self):
        """bias, and for each field its points at the knots; the best has 0."""
        out, at = [], 0
        for field in self.fields:
            steps = self.scale * self.steps[at:at + len(field.knots) - 1]
            at += len(steps)
            out.append((field, np.concatenate([np.cumsum(steps[::-1])[::-1], [0]]) if field.way > 0 else
                        np.concatenate([[0], np.cumsum(steps)])))
        return self.shift + self.scale * self.bias, out
