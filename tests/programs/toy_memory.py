"""A player of the toy (TOY-1 to TOY-5) that trusts a memory of earlier deals; a test holds that `lab arena` gives it none.

toy_memory.py none: where the number is hidden it believes in 3
toy_memory.py last: it believes in the number of the game before, which was the same deal while seeds were dealt once a rotation
toy_memory.py all: it believes in the number of each seed from 1 on, as `lab trace` tells it
"""
import json
import sys
from functools import lru_cache


def number_of(seed):
    """The number of a seed: the first value of SplitMix64, as the toy draws it."""
    mask = (1 << 64) - 1
    z = (seed + 0x9E3779B97F4A7C15) & mask
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & mask
    return 1 + ((z ^ z >> 31) * 6 >> 64)


@lru_cache(None)
def hope(number, middle, own, other):
    """The share of a win before the own turn, where the others take what chance gives."""
    if middle == 0:
        return win(number, own, other)
    return max(after(number, middle, own, other, beads) for beads in takes(middle))


@lru_cache(None)
def after(number, middle, own, other, beads):
    """The share of a win after the own take."""
    middle, own = middle - beads, own + beads
    if middle == 0:
        return win(number, own, other)
    shares = [hope(number, middle - beads, own, other + beads) for beads in takes(middle)]
    return sum(shares) / len(shares)


def takes(middle):
    return range(1, min(middle, 3) + 1)


def win(number, own, other):
    near, far = abs(own - number), abs(other - number)
    own, other = own + 3 * (near <= far), other + 3 * (far <= near)
    return 1.0 if own > other else 0.5 if own == other else 0.0


memory, game, seen, believed = sys.argv[1], -1, 3, 3
for line in sys.stdin:
    message = json.loads(line)
    if "legal" not in message:
        game += 1
        believed = {"none": 3, "last": seen, "all": number_of(1 + game // 2)}[memory]
        continue
    known, legal, seat = message["known"], message["legal"], message["seat"]
    if known["number"] is not None:
        seen = believed = known["number"]
    action = "reach"
    if known["stage"] == "take":
        own, other = known["beads"][seat], known["beads"][1 - seat]
        worth = lambda beads: after(believed, known["middle"], own, other, beads)
        action = f"take {max(takes(known['middle']), key=worth)}"
    print(json.dumps(action), flush=True)
