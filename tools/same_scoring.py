#!/usr/bin/env python3
# Whether two JSON reports of one photo say the same: totals, zones and calls, and places of discs within 0.02 mm.
# usage: tools/same_scoring.py ONE.json OTHER.json
import json
import math
import sys

MOST_MM = 0.02


def only_photo(path):
    with open(path, encoding="utf-8") as file:
        report = json.load(file)
    return report[0] if isinstance(report, list) else report


def main():
    one, other = (only_photo(path) for path in sys.argv[1:3])
    discs = list(zip(one["discs"], other["discs"]))
    same = one["totals"] == other["totals"] and len(one["discs"]) == len(other["discs"])
    same = same and all(a[key] == b[key] for a, b in discs for key in ("team", "zone", "call"))
    apart = max((math.dist(a["base_mm"], b["base_mm"]) for a, b in discs), default=0)
    print(f"{len(discs)} discs, totals {other['totals']}, places within {apart:.4f} mm")
    if not same or apart > MOST_MM:
        sys.exit("the two reports differ")


main()
