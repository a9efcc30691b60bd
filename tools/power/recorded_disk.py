# SPDX-License-Identifier: MIT
"""What a power cut may leave of a folder, by a record of all that was done to it (poor_disk.cpp).

What a program wrote to a file is on the disk for sure once the file was flushed; a name once its folder was. Of
what is not, a cut keeps any part of the bytes, also half of one write, and the names of a folder up to any moment."""
import pathlib
import tempfile

SECTOR = 512  # bytes; a disk writes no less


def records_in(file):
    """(kind, path, number, bytes) of each record."""
    told, place = file.read_bytes(), 0
    while place < len(told):
        fields = []
        for _ in range(5):
            end = told.index(b"\0", place)
            fields.append(told[place:end].decode())
            place = end + 1
        kind, path, one, _, size = fields
        yield kind, path, int(one), told[place:place + int(size)]
        place += int(size)


def is_amid_writing(records, moment):
    """Something is not flushed yet at that moment."""
    for kind, path, _, _ in reversed(records[:moment]):
        if kind in ("write", "cut", "make", "rename", "folder") and not path.endswith("-shm"):
            return True
        if kind in ("flush", "answer"):
            return False
    return False


def changed(content, change):
    """The bytes of a file after a change: (where, bytes), or (length, None)."""
    where, new = change
    if new is None:
        return content[:where].ljust(where, b"\0")
    return content[:where].ljust(where, b"\0") + new + content[where + len(new):]


class Node:
    """A file without its name: what is on the disk for sure, and what may be."""

    def __init__(self, content=b""):
        self.sure, self.waiting = content, []

    def flush(self):
        for change in self.waiting:
            self.sure = changed(self.sure, change)
        self.waiting = []

    def after_cut(self, random):
        keeps = random.choice((0.0, 1.0, random.random()))
        kept = [change for change in self.waiting if random.random() < keeps]
        if kept and kept[-1][1] is not None and random.random() < 0.5:
            where, new = kept[-1]
            kept[-1] = (where, new[:SECTOR * random.randint(0, len(new) // SECTOR)])
        content = self.sure
        for change in kept:
            content = changed(content, change)
        return content


def content_of(folder):
    """The bytes of each file below it by its path, and None of each folder."""
    return {str(path): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


class Disk:
    """A folder as programs see it, and as a power cut may leave it."""

    def __init__(self, root, content):
        """Content: what lies in the folder before, as content_of gives it."""
        self.root, self.waiting = str(root), {}
        self.names = {path: None if held is None else Node(held) for path, held in content.items()}
        self.sure = dict(self.names)

    def take(self, record):
        kind, path, one, content = record
        if not (path + "/").startswith(self.root + "/") or path.endswith("-shm"):
            return
        if kind in ("write", "cut") and path in self.names:
            self.names[path].waiting.append((one, content if kind == "write" else None))
        elif kind == "flush":
            self.flush(path)
        elif kind in ("make", "folder"):
            self.name(path, Node() if kind == "make" else None)
        elif kind == "rename":
            self.name(content.decode(), self.names[path])
            self.unname(path)
        elif kind == "remove":
            self.unname(path)

    def flush(self, path):
        node = self.names.get(path)
        if node is not None:
            node.flush()
        for name, of_name in self.waiting.pop(path, []):
            self.sure[name] = of_name

    def wait_for_flush(self, path, node):
        self.waiting.setdefault(str(pathlib.Path(path).parent), []).append((path, node))

    def name(self, path, node):
        self.names[path] = node
        self.wait_for_flush(path, node)

    def unname(self, path):
        if path in self.names:
            del self.names[path]
            self.wait_for_flush(path, "gone")

    def leave(self, random, folder):
        """Writes what a cut leaves of it."""
        names = dict(self.sure)
        for waiting in self.waiting.values():
            for path, node in waiting[:random.choice((0, len(waiting), random.randint(0, len(waiting))))]:
                names[path] = node
        for path in sorted(names):
            target = folder / pathlib.Path(path).relative_to(self.root)
            if names[path] == "gone" or not target.parent.is_dir():
                continue
            if names[path] is None:
                target.mkdir(exist_ok=True)
            else:
                target.write_bytes(names[path].after_cut(random))


def each_cut(report, random, count, cuts_a_record, record):
    """Records what a program does, by record(folder), and cuts its power at moments of that, counted in the report.
    Yields the record, how much of it had been answered, and the folders of both: as it was and as the cut left it."""
    while report.tried < count and not report.found:
        with tempfile.TemporaryDirectory() as folder:
            recorded = record(pathlib.Path(folder))
            for _ in range(min(cuts_a_record, count - report.tried)):
                moment = random.randint(1, len(recorded.records))
                report.tried += 1
                report.killed += 1
                report.writing += is_amid_writing(recorded.records, moment)
                with tempfile.TemporaryDirectory(dir="/dev/shm") as left:
                    answered = recorded.cut_at(moment, random, pathlib.Path(left))
                    yield recorded, answered, pathlib.Path(folder), pathlib.Path(left)
