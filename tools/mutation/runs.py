# SPDX-License-Identifier: MIT
"""Runs the program on one changed file within limits, and says what it did that it never may."""
import json
import re
import resource
import shlex
import shutil
import signal
import subprocess

from kinds import PROGRAM, surroundings

MEMORY = 2 << 30          # bytes of address space; a whole small photo takes 0.6 GB of it
PROCESSOR_SECONDS = 20    # a photo of 400 pixels takes 0.8
WAITING_SECONDS = 600     # however busy the machine is
FILE_BYTES = 1 << 30      # pictures of a video pass through a file in memory
EXIT_CODES = (0, 1, 2)    # src/app/program/exit_code.h
MOST_LINES, MOST_CHARACTERS = 20, 20_000  # of messages, beside a line for each name of a list
NEVER_SAID = ("internal error", "unexpected error", "terminate called", "runtime error", "Traceback")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_BYTES, FILE_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def not_a_number(word):
    raise ValueError(f"{word} is no JSON")


def json_faults(words, output):
    """Events are a line each; all else is one text."""
    texts = output.splitlines() if words[0] == "watch" else [output] if output else []
    try:
        for text in texts:
            json.loads(text, parse_constant=not_a_number)
    except (ValueError, RecursionError) as error:
        yield f"stdout is no JSON: {error}"


def message_faults(code, messages, names):
    lines = messages.splitlines()
    if code != 0 and not lines:
        yield f"exit code {code} without a message"
    if len(lines) > MOST_LINES + names or len(messages) > MOST_CHARACTERS + 500 * names:
        yield f"{len(lines)} lines, {len(messages)} characters of messages"
    for line in lines:
        if not line.startswith("ringside: "):
            yield f"a message that is not the program's: {line[:100]!r}"
            break


def faults(words, done, names):
    """What may not be, a line each. names: of photos that the program was asked about in a list."""
    if done.returncode < 0:
        yield f"ended by {signal.Signals(-done.returncode).name}"
    elif done.returncode not in EXIT_CODES:
        yield f"exit code {done.returncode}"
    texts = {}
    for name, data in (("stdout", done.stdout), ("stderr", done.stderr)):
        texts[name] = data.decode("utf-8", "replace")
        if texts[name].encode("utf-8") != data:
            yield f"{name} is no UTF-8"
        if CONTROL.search(texts[name]):
            yield f"{name} has control characters"
        for said in NEVER_SAID:
            if said in texts[name]:
                yield f"{name} says: {texts[name][texts[name].index(said):][:200]}"
    yield from message_faults(done.returncode, texts["stderr"], names)
    if "--json" in words:
        yield from json_faults(words, texts["stdout"])
        if done.returncode == 0 and not done.stdout and words[0] != "watch":
            yield "no JSON though it succeeded"


class Runner:
    """Runs of one process, in a folder of its own."""

    def __init__(self, folder, help_folder):
        self.folder, self.help_folder = folder, help_folder

    def words_of(self, command, file):
        words = []
        for word in command:
            if word.startswith("COPY/"):
                shutil.copy(self.help_folder / word[5:], self.folder)
                word = word[5:]
            words.append(word.replace("HELP", str(self.help_folder)).replace("FILE", file))
        return words

    def run(self, kind, command, data):
        """Returns the words, what may not be, and the exit code."""
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder / kind.file).parent.mkdir(parents=True)
        (self.folder / kind.file).write_bytes(data)
        words = self.words_of(command, kind.file)
        try:
            done = subprocess.run([PROGRAM, *words], cwd=self.folder, env=surroundings(self.folder),
                                  capture_output=True, stdin=subprocess.DEVNULL, timeout=WAITING_SECONDS,
                                  preexec_fn=limit, check=False)
        except subprocess.TimeoutExpired:
            return words, [f"not at its end after {WAITING_SECONDS} s"], None
        names = data.count(b"\n") + 1 if "--files-from" in words else 0
        return words, list(faults(words, done, names)), done.returncode


def keep(folder, name, kind, seed, words, data, found, help_folder):
    """The file, whole ones that it was given with, and how to run it again."""
    shutil.copytree(help_folder, folder / "whole", dirs_exist_ok=True)
    (folder / name).write_bytes(data)
    again = shlex.join(words).replace(str(help_folder), str(folder / "whole"))
    lines = [*found, f"changed from: {seed.name}", f"copy it as {kind.file} into an empty folder, and run there:",
             f"ringside {again}"]
    (folder / f"{name}.txt").write_text("\n".join(lines) + "\n")
