# SPDX-License-Identifier: MIT
"""tools/learn: learns a judgement from records and writes it as YAML."""
import argparse
import pathlib
import textwrap

import numpy as np

from figures import area, probability, reliability
from judgements import JUDGEMENTS
from records import read_records
from scorecard import Scorecard

STIFFNESS = 0.1  # by the records to tune by: 0.03 to 0.3 do alike
KNOWN = 99  # percent of the records to learn by

HEAD = """\
{}: bias and points together are the log odds. Between the places given they are drawn straight; what was not \
measured has none. Learned by `tools/learn {}` (docs/evidence.md), not by hand."""


def beyond_known(judgement, learn):
    """Of the fields with a limit: above which value hardly any record taught."""
    return {field.name: np.nanpercentile(learn.values[:, learn.fields.index(field.name)], KNOWN)
            for field in judgement.fields if field.limited}


def as_yaml(name, card, sure, asked, beyond):
    judgement = JUDGEMENTS[name]
    bias, fields = card.points()
    head = textwrap.wrap(HEAD.format(judgement.head, judgement.records or name), 105, break_on_hyphens=False)
    lines = [f"# {line}" for line in head]
    lines += [f"bias: {bias:.2f}", f"sure: {sure:.4f}", f"asked: {asked:.4f}", "fields:"]
    for field, points in fields:
        places = ", ".join(f"{{at: {at:g}, log_odds: {round(p, 2) + 0.0:g}}}" for at, p in zip(field.knots, points))
        unknown = f"unknown_above: {beyond[field.name]:.4g}, " if field.name in beyond else ""
        lines.append(f"  - {{field: {field.name}, {unknown}points: [{places}]}}")
    return "\n".join(lines) + "\n"


def report(records, log_odds, sure, asked):
    p, w = probability(log_odds), records.weights
    print(f"{len(p)} records of {len(set(records.pictures))} pictures; area under the curve {area(p, records.right, w):.4f}")
    for low, high, weight, said, true in reliability(p, records.right, w):
        print(f"  {low:.2f} to {high:.2f}: {weight:6.1f}  said {said:.3f}  true {true:.3f}")
    taken = records.likeliest(log_odds)
    p, right = p[taken], records.right[taken] == 1
    for of, words in ((right, "right"), (~right, "wrong")):
        print(f"the likeliest of each, {words}: {(of & (p >= sure)).sum()} sure, {(of & (p >= asked) & (p < sure)).sum()} "
              f"asked, {(of & (p < asked)).sum()} no")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("judgement", choices=JUDGEMENTS)
    parser.add_argument("records", type=pathlib.Path, help="folder of folders with learn.tsv.gz, tune.tsv.gz, test.tsv.gz")
    parser.add_argument("-o", dest="output", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    judgement = JUDGEMENTS[arguments.judgement]
    folder = arguments.records / (judgement.records or arguments.judgement)
    learn, tune, test = (read_records(folder / f"{use}.tsv.gz", **judgement.truths) for use in ("learn", "tune", "test"))
    card = Scorecard(judgement.fields).fit(learn, STIFFNESS)
    card.calibrate(tune)
    log_odds = card.log_odds(tune)
    taken = tune.likeliest(log_odds)
    sure, asked = judgement.limits(probability(log_odds[taken]), tune.weights[taken], tune.right[taken] == 1)
    beyond = beyond_known(judgement, learn)
    arguments.output.write_text(as_yaml(arguments.judgement, card, sure, asked, beyond), encoding="utf-8")
    report(test, card.log_odds(test), sure, asked)


if __name__ == "__main__":
    main()
