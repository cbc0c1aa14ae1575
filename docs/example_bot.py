#!/usr/bin/env python3
"""A bot for all three games that answers at random. See docs/bots.md."""

import json
import random
import sys


def shot(permit, view, rng):
    """A shot that the permit allows; lengths in millimetres, angles in degrees, speeds in metres per second."""
    kind, piece, body = permit["kind"], permit["piece"], permit["from"]
    if kind == "flick":
        return {"kind": kind, "piece": piece, "direction_deg": rng.uniform(0, 360), "speed_m_s": 0.8}
    if kind == "toss":
        return {"kind": kind, "piece": piece, "from": body, "direction_deg": rng.uniform(0, 360), "speed_m_s": 1.5}
    if kind == "breathe":
        target = rng.choice(sorted(view["table"]["where_mm"].values()))
        return {"kind": kind, "from": body, "aim_mm": target, "curve": [[0, 0], [0.1, 1], [0.8, 1], [1, 0]]}
    if kind == "drop":
        over = permit["near_mm"] or middle(view, permit["over"])
        return {"kind": kind, "piece": piece, "over_mm": over, "height_mm": permit["most_height_mm"]}
    zone = rng.choice(permit["within"])
    return {"kind": "place", "piece": piece, "at_mm": middle(view, zone), "within": zone}


def middle(view, zone):
    """The middle of a zone."""
    corners = view["city"]["outlines_mm"][zone]
    return [sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)]


for line in sys.stdin:
    question = json.loads(line)
    view, ask = question["view"], question["ask"]
    rng = random.Random(f"{ask['seat']} {view['record']} {view['tries']}")  # same question, same answer
    answer = shot(ask["permit"], view, rng) if ask["permit"] else rng.choice(ask["options"])
    print(json.dumps({"answer": answer}), flush=True)
