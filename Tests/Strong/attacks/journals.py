# SPDX-License-Identifier: Apache-2.0
"""Journals that are shared, full, deleted, replaced, truncated or spoilt: nothing acknowledged is lost in silence."""

import json
import re
import shutil
import subprocess

from attack import attack, require, still_runs
from link import Crowd
from tables import pictures, titles

TALL = {"width": 300, "height": 4000, "scale": 1, "insets": {"top": 0, "left": 0, "bottom": 0, "right": 0}}
EDITS = 20
NOT_SAVED = "not-saved"
# A journal of these tests becomes larger than this.
SMALL_BYTES = 96 * 1024
FILLING = "x" * 900


def retitle(crowd, link, view, numbers, filling=""):
    """Gives items new titles; returns the titles that were acknowledged, by item."""
    sent = {}
    for number in numbers:
        item, title = f"cell-{number % EDITS}", f"edit {number}{filling}"
        op = {"type": "update", "item": item, "title": title}
        sent[link.command("edit", view=view, op=op, animated=False)] = (item, title)
    crowd.done(link, max(sent))
    return dict(sent[seq] for seq in sorted(link.acknowledged() & sent.keys()))


def shown(crowd, link, view):
    return titles(pictures([link.chain(view)])[0])


def was_told(link):
    """Returns whether a client got a message that something is not saved."""
    return any(NOT_SAVED in json.dumps(message) for message in link.messages)


def edited(field, server):
    """Makes edits on a running server; returns its clients and what was acknowledged."""
    crowd = field.crowd(server)
    link, bystander = crowd.join("editor"), crowd.join("bystander")
    view = crowd.open(link, viewport=TALL)
    crowd.open(bystander, follow=view)
    return crowd, link, bystander, view, retitle(crowd, link, view, range(EDITS))


def kept_or_told(field, spoil, server=None, rounds=1, filling=""):
    """Spoils a running server's journal. What is acknowledged later is there after kill -9, or everybody was told."""
    server = server or field.serve()
    crowd, link, bystander, view, expected = edited(field, server)
    spoil(server)
    for turn in range(1, rounds + 1):
        expected |= retitle(crowd, link, view, range(EDITS * turn, EDITS * (turn + 1)), filling)
        if was_told(link):
            break
    still_runs(server)
    if was_told(link):
        crowd.until(lambda: was_told(bystander), "the same word for the other client")
        retitle(crowd, link, view, range(EDITS))
        return
    crowd.check = lambda: None
    server.kill()
    server.start()
    crowd = field.crowd(server)
    link = crowd.join("reader")
    found = shown(crowd, link, crowd.open(link, viewport=TALL))
    lost = [item for item, title in expected.items() if found[item] != title]
    require(not lost, f"{len(lost)} of {len(expected)} acknowledged edits are gone, and nobody was told")


def files(server):
    """Returns the journal's files, with all that the server keeps beside it."""
    return sorted(server.folder.glob("journal.sqlite*"))


def database(server):
    """Returns the files of the database alone; whoever restores all files restores a backup."""
    names = [server.journal.name + ending for ending in ("", "-wal", "-shm")]
    return [path for path in files(server) if path.name in names]


@attack("a second server on a journal does not start, and the next one does when the first was killed", short=True)
def second_server(field):
    first = field.serve()
    crowd, link, _, view, _ = edited(field, first)
    words = first.command()
    words[words.index("--port") + 1] = "0"
    second = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        said = ""
        for line in second.stdout:
            said += line
            if starts(line, first):
                break
        require(not starts(said, first), "a second server started on the same journal")
        require(second.wait() != 0, "the second server ended with 0")
        require(str(first.pid) in said, f"it does not name process {first.pid}: {said}")
    finally:
        second.kill()
        second.wait()
        second.stdout.close()
    expected = retitle(crowd, link, view, range(EDITS, 2 * EDITS))
    crowd.check = lambda: None
    first.kill()
    first.start()
    crowd = field.crowd(first)
    reader = crowd.join("reader")
    found = shown(crowd, reader, crowd.open(reader, viewport=TALL))
    require(all(found[item] == title for item, title in expected.items()), "an edit is gone")


def starts(words, first):
    """Whether a server says an address that is not the first one's."""
    return any(found != first.url for found in re.findall(r"at (http://[\d.:]+/)$", words, re.MULTILINE))


@attack("a journal that is deleted while the server runs", short=True)
def deleted(field):
    kept_or_told(field, lambda server: [path.unlink() for path in files(server)])


@attack("a journal whose folder is removed while the server runs")
def folder_removed(field):
    server = field.serve()
    folder = field.folder() / "inner"
    folder.mkdir()
    server.kill()
    server.arguments = ["--journal", str(folder / "journal.sqlite")]
    server.start()
    kept_or_told(field, lambda _: shutil.rmtree(folder), server)


@attack("a journal that is replaced while the server runs")
def replaced(field):
    def replace(server):
        for path in files(server):
            copy = path.with_name("copy")
            shutil.copy(path, copy)
            copy.replace(path)

    kept_or_told(field, replace)


def truncate(ending, share):
    def spoil(server):
        path = server.journal.with_name(server.journal.name + ending)
        if path.exists():
            with open(path, "r+b") as file:
                file.truncate(int(path.stat().st_size * share))

    return spoil


@attack("a journal that is emptied while the server runs")
def emptied(field):
    kept_or_told(field, truncate("", 0))


@attack("a journal whose log is emptied while the server runs")
def log_emptied(field):
    kept_or_told(field, truncate("-wal", 0))


@attack("a journal whose log loses its second half while the server runs")
def log_halved(field):
    kept_or_told(field, truncate("-wal", 0.5))


@attack("a journal whose index of the log is emptied while the server runs")
def index_emptied(field):
    kept_or_told(field, truncate("-shm", 0))


@attack("a journal that reaches the limit of a file's size", short=True)
def size_limit(field):
    server = field.serve(prefix=["prlimit", f"--fsize={SMALL_BYTES}:{SMALL_BYTES}"])
    kept_or_told(field, lambda _: None, server, rounds=40, filling=FILLING)
    require(any(path.stat().st_size for path in files(server)), "there is no journal")


@attack("a journal on a full disk")
def full_disk(field):
    """The disk is a small tmpfs that only the server and its hosts see."""
    folder = field.folder()
    mount = f'mount -t tmpfs -o size={SMALL_BYTES * 4} tmpfs "$0" && exec "$@"'
    prefix = ["unshare", "-m", "sh", "-c", mount, str(folder)]
    server = field.serve(["--journal", str(folder / "journal.sqlite")], prefix=prefix)
    crowd, link, bystander, view, _ = edited(field, server)
    for turn in range(1, 60):
        retitle(crowd, link, view, range(EDITS * turn, EDITS * (turn + 1)), FILLING)
        if was_told(link):
            break
    require(was_told(link), "the disk must be full, but nobody was told")
    crowd.until(lambda: was_told(bystander), "the same word for the other client")
    still_runs(server)


def spoilt_at_rest(field, spoil):
    """Spoils the journal of a killed server. The next start refuses it by name, or tells how much is dropped."""
    server = field.serve()
    crowd, link, _, view, expected = edited(field, server)
    older = field.folder()
    for path in database(server):
        shutil.copy(path, older / path.name)
    expected |= retitle(crowd, link, view, range(EDITS, 2 * EDITS))
    crowd.check = lambda: None
    server.kill()
    spoil(server, older)
    try:
        server.start()
    except AssertionError:
        require(server.process.poll() is not None, "the server neither starts nor ends")
        require(server.process.returncode > 0, f"the server ended with {server.process.returncode}")
        require("journal" in server.text(), f"it does not say why it cannot start: {server.text()}")
        return
    with Crowd(server.port) as crowd:
        crowd.check = lambda: still_runs(server)
        link = crowd.join("reader")
        found = shown(crowd, link, crowd.open(link, viewport=TALL))
        lost = sum(found[item] != title for item, title in expected.items())
        said = [*server.text().splitlines(), *(json.dumps(message) for message in link.messages)]
        told = any("journal" in line.lower() and re.search(r"\d", line) for line in said)
        require(not lost or told, f"{lost} of {len(expected)} acknowledged edits are gone, and nobody was told")


def flip(path, share):
    """Changes 16 bytes at a share of a file's length."""
    data = bytearray(path.read_bytes())
    at = int(len(data) * share)
    for index in range(at, min(at + 16, len(data))):
        data[index] ^= 0x5A
    path.write_bytes(data)


def log_of(server):
    return server.journal.with_name(server.journal.name + "-wal")


@attack("spoilt bytes in the middle of the journal's log", short=True)
def spoilt_log(field):
    spoilt_at_rest(field, lambda server, _: flip(log_of(server), 0.5))


@attack("spoilt bytes at random places of the journal and its log")
def spoilt_anywhere(field):
    for _ in range(8):
        share, is_log = field.random.random(), field.random.random() < 0.6
        spoilt_at_rest(field, lambda server, _: flip(log_of(server) if is_log else server.journal, share))


@attack("a journal's log that lost its end")
def short_log(field):
    spoilt_at_rest(field, lambda server, _: truncate("-wal", 0.5)(server))


@attack("a journal's log that is gone")
def lost_log(field):
    spoilt_at_rest(field, lambda server, _: log_of(server).unlink())


@attack("an older journal in place of the newest")
def older_journal(field):
    def restore(server, older):
        for path in database(server):
            path.unlink()
        for path in older.iterdir():
            shutil.copy(path, server.folder / path.name)

    spoilt_at_rest(field, restore)


@attack("an older log in place of the newest")
def older_log(field):
    spoilt_at_rest(field, lambda server, older: shutil.copy(older / log_of(server).name, log_of(server)))


@attack("a journal that is no journal")
def no_journal(field):
    def write(server, _):
        for path in database(server):
            path.write_bytes(field.random.randbytes(5000))

    spoilt_at_rest(field, write)


@attack("an empty journal in place of the newest")
def empty_journal(field):
    def write(server, _):
        for path in database(server):
            path.write_bytes(b"")

    spoilt_at_rest(field, write)
