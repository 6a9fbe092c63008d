"""A player for `lab arena`: prefers what was named first, looks where it can.

lab arena --game toy --seats "exec:python3 examples/arena_player.py,medium" --games 100
"""
import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if "legal" not in message:
        board, seat = message["board"], message["seat"]  # a game begins: nothing to answer
        continue
    known, legal = message["known"], message["legal"]
    wanted = [action for action in legal if action == "look"]
    action = random.choice(wanted or legal)
    print(json.dumps(action), flush=True)
