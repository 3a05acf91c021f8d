# SPDX-License-Identifier: Apache-2.0
"""Errors of the system that cannot be made for real: `errors.c` lets calls of the server fail as a plan says."""

import errno
import json
import os
import pathlib
import shutil
import signal
import subprocess

from attack import attack, require, still_runs
from attacks.journals import EDITS, TALL, retitle, shown, was_told
from attacks.surroundings import has_error, works
from faults import COLUMNS
from server import layout

SOURCE = pathlib.Path(__file__).resolve().parent.parent / "errors.c"
# Of the journal's database and its log, not of its head and lock.
DISK = [errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EACCES, errno.EIO]
NO_DESCRIPTORS = [errno.EMFILE, errno.ENFILE]
ANY = [errno.EIO, errno.EACCES, errno.ENOSPC, errno.EDQUOT, errno.EROFS]


class Faulty:
    """A server whose calls fail as planned, with a client that drives a view and another one that follows it."""

    def __init__(self, field):
        library = field.folder() / "errors.so"
        # Swift's toolchain has a compiler for C, too.
        compiler = shutil.which("cc") or shutil.which("clang") or "cc"
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl"], check=True)
        self.plan = library.with_name("plan")
        self.server = field.serve(prefix=["env", f"LD_PRELOAD={library}", f"ERRORS={self.plan}"])
        self.crowd = field.crowd(self.server)
        self.driver, self.other = self.crowd.join("driver"), self.crowd.join("other")
        self.view = self.crowd.open(self.driver, viewport=TALL)
        self.crowd.open(self.other, follow=self.view)

    def fail(self, *lines):
        """Lets calls fail from now on: the words of each line are a call, an error and a part of a path."""
        fresh = self.plan.with_name("fresh")
        fresh.write_text("".join(f"{call} {number} {part}\n" for call, number, part in lines))
        fresh.replace(self.plan)

    def edit(self, turn):
        return retitle(self.crowd, self.driver, self.view, range(EDITS * turn, EDITS * (turn + 1)))

    def forget(self):
        """Forgets what the clients were told until now."""
        for link in (self.driver, self.other):
            link.messages[:] = [m for m in link.messages if "not-saved" not in json.dumps(m)]


def name(number):
    return errno.errorcode[number]


def collect(codes, check):
    """Makes a check for each error; the failures are told together."""
    problems = []
    for number in codes:
        try:
            check(number)
        except AssertionError as problem:
            problems.append(f"{name(number)}: {problem}")
    require(not problems, "\n".join(problems))


@attack("with a journal on a broken, full or read-only disk, all are told, and all is saved afterwards")
def disk(field):
    place = Faulty(field)
    expected, turn = place.edit(0), 0

    def check(number):
        nonlocal turn
        place.forget()
        place.fail(("write", number, "journal.sqlite"), ("open", number, "journal.sqlite"))
        turn += 1
        expected.update(place.edit(turn))
        require(was_told(place.driver), "who edits is not told")
        place.crowd.until(lambda: was_told(place.other), "the same word for the other client")
        place.fail()
        turn += 1
        expected.update(place.edit(turn))
        place.crowd.until(lambda: not is_unsaved(place.other), "the word that everything is saved")

    collect(DISK, check)
    check_kept(field, place, expected)


def is_unsaved(link):
    """Whether the last list of problems says that changes are not saved."""
    return "not-saved" in json.dumps(link.found("diagnostics") or {})


def check_kept(field, place, expected):
    """What was acknowledged is there after `kill -9`."""
    place.crowd.check = lambda: None
    place.fail()
    place.server.kill()
    place.server.start()
    crowd = field.crowd(place.server)
    link = crowd.join("reader")
    found = shown(crowd, link, crowd.open(link, viewport=TALL))
    lost = [item for item, title in expected.items() if found[item] != title]
    require(not lost, f"{len(lost)} of {len(expected)} acknowledged edits are gone")


@attack("without descriptors, the journal goes on, because its files stay open", short=True)
def journal_without_descriptors(field):
    place = Faulty(field)
    expected = place.edit(0)

    def check(number):
        place.fail(("open", number, "*"), ("socketpair", number, "*"), ("accept", number, "*"))
        expected.update(place.edit(1 + DISK.count(number) + NO_DESCRIPTORS.index(number)))
        require(not was_told(place.driver), "it says that changes are not saved")

    collect(NO_DESCRIPTORS, check)
    check_kept(field, place, expected)


@attack("a head or a lock that cannot be written is told, and changes are saved all the same")
def head_and_lock(field):
    place = Faulty(field)
    expected, turn = place.edit(0), 0

    def check(number):
        nonlocal turn
        place.fail(*((call, number, part) for call in ("write", "open") for part in (".head", ".lock")))
        turn += 1
        expected.update(place.edit(turn))
        require(not was_told(place.driver), "it says that changes are not saved")

    collect(ANY, check)
    require("head" in place.server.text(), f"nothing is told of the head: {place.server.text()}")
    check_kept(field, place, expected)


@attack("an output that fails ends nothing", short=True)
def output(field):
    place = Faulty(field)

    def check(number):
        place.fail(("write", number, "pipe:"))
        for text in ("{", layout()):
            place.server.save(place.server.layout_path, text)
            broken = text == "{"
            place.crowd.until(lambda broken=broken: has_error(place.driver) == broken, "the state of the file")
        still_runs(place.server)

    collect([errno.EPIPE, errno.EIO, errno.ENOSPC, errno.EFBIG], check)
    place.fail()
    works(place.crowd)


@attack("a file that cannot be read is told by its name, and the last good version stays", short=True)
def input_file(field):
    place = Faulty(field)
    text, turn = place.server.data_path.read_text(), 0

    def save():
        """Saves the same data with other bytes."""
        nonlocal turn
        turn += 1
        place.server.save(place.server.data_path, text + " " * turn)

    def check(number):
        for call in ("open", "read"):
            before = place.driver.revisions[place.view]
            place.fail((call, number, "board.data.json"))
            save()
            place.crowd.until(lambda: "board.data.json" in said(place.other), f"the file's name after {call}")
            require(place.driver.revisions[place.view] == before, "the picture changed")
            place.fail()
            save()
            place.crowd.until(lambda: "board.data.json" not in said(place.other), "the end of the problem")

    collect([errno.EIO, errno.EACCES, errno.EMFILE], check)


def said(link):
    return json.dumps((link.found("diagnostics") or {"items": []})["items"])


@attack("a host that cannot be started is told, and started when the system allows it")
def spawn(field):
    place = Faulty(field)

    def check(number, call):
        place.fail((call, number, "*"))
        place.driver.messages.clear()
        for host in place.server.hosts():
            os.kill(host, signal.SIGKILL)
        place.crowd.until(lambda: place.driver.found("status", state="failed"), "the end of the attempts")
        require(place.driver.found("status")["message"], "nothing says why")
        place.fail()
        # A changed file begins again.
        place.server.save(place.server.data_path, place.server.data_path.read_text() + " ")
        place.crowd.until(lambda: place.driver.found("status", state="running"), "a host")

    collect([errno.EAGAIN, errno.ENOMEM], lambda number: check(number, "spawn"))
    collect(NO_DESCRIPTORS, lambda number: check(number, "socketpair"))
    works(place.crowd)


@attack("a compiler that cannot be started is told, and the next save is compiled")
def compiler(field):
    place = Faulty(field)
    place.crowd.check = lambda: None
    place.server.kill()
    source = place.server.folder / "Columns.swift"
    source.write_text(COLUMNS, encoding="utf-8")
    place.server.arguments = [str(source)]

    def check(number, call):
        place.fail((call, number, "*"))
        place.server.start()
        crowd = field.crowd(place.server)
        link = crowd.join("author")
        stages = crowd.expect(link, "welcome")["stages"]
        columns = next(each["id"] for each in stages if each["title"] == "Columns")
        link.command("open", stage=columns, viewport=TALL, offset={"x": 0, "y": 0})
        crowd.until(lambda: link.found("source", phase="failed"), "the end of the attempt")
        require(os.strerror(number) in said(link), f"the reason is not told: {said(link)}")
        place.fail()
        place.server.save(source, COLUMNS + f"// {number}\n")
        crowd.until(lambda: link.found("source", phase="current"), "a version")
        crowd.check = lambda: None
        place.server.kill()

    collect([errno.EAGAIN], lambda number: check(number, "spawn"))
    collect([errno.EMFILE], lambda number: check(number, "pipe"))
