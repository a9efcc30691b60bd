# SPDX-License-Identifier: MIT
"""A table that is watched by `ringside watch`, as its page sees it."""
import http.client
import json
import re
import subprocess

import cv2

from program import BUILD, RINGSIDE, Failed

GAME = BUILD / "tests/watching/short.avi"
SIZE = (640, 360)
FRAMES = 16  # the board is measured at the 12th
NEW = ["match", "new", "--rules", "traditional", "--target", "10000", "--players", "Ann=black,Bob=pink"]


class Gone(Exception):
    """The table's program was killed before it answered."""


def frames_of_empty_board():
    video = cv2.VideoCapture(str(GAME))
    frames = [video.read()[1] for _ in range(FRAMES)]
    if any(frame is None for frame in frames):
        raise Failed(f"{GAME}: cannot be read; build the target short_game")
    return [cv2.resize(frame, SIZE, interpolation=cv2.INTER_AREA) for frame in frames]


def write_clip(frames, number, file):
    """Each number gives another picture: the same one is no further round."""
    out = cv2.VideoWriter(str(file), cv2.VideoWriter_fourcc(*"MJPG"), 30, SIZE)
    for frame in frames:
        marked = frame.copy()
        for bit in range(12):
            marked[:8, 8 * bit:8 * bit + 8] = 255 if number >> bit & 1 else 0
        out.write(marked)
    out.release()


class Table:
    def __init__(self, ledger, clip, env=None):
        words = [RINGSIDE, "watch", clip, "--speed", "max", "--listen", "127.0.0.1:0", "--resume", "--db", ledger]
        self.process = subprocess.Popen([str(word) for word in words], stdin=subprocess.DEVNULL,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)

    def open(self):
        """Until its page can be opened. Raises Gone."""
        said = self.process.stderr.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        if not found:
            raise Gone(said.strip())
        self.port = int(found.group(1))

    def wait_for_board(self):
        for line in self.process.stdout:
            if json.loads(line)["event"] == "discs_at_rest":
                return
        raise Gone("no board")

    def ask(self, method, path, body=None, key=""):
        """Status and answer. Raises Gone."""
        headers = {"Content-Type": "application/json", "Idempotency-Key": key} if body else {}
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            connection.request(method, path, body and json.dumps(body), headers)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())
        except (OSError, http.client.HTTPException, json.JSONDecodeError) as error:
            raise Gone(str(error)) from error
        finally:
            connection.close()

    def kept(self):
        return kept_of(self.ask("GET", "/api/state")[1])

    def end(self):
        """Kills it, and returns how it ended."""
        self.process.kill()
        self.process.communicate()
        return self.process.returncode


def kept_of(view):
    """What of a view must outlive the program: the rounds of the match and the twenties of the round in play."""
    rounds = [one["totals"] for one in view["match"]["standing"]["rounds"]]
    twenties = {team: count for team, count in view["twenties"].items() if count}
    return json.dumps([rounds, twenties], sort_keys=True)
