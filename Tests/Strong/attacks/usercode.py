# SPDX-License-Identifier: Apache-2.0
"""Layout code that does everything wrong: it is told, the last picture stays, and nobody else notices."""

import os
import signal
import socket
import time

from attack import attack, require, still_runs
from faults import COLUMNS, FAULTS, faulty
from processes import descendants, is_alive, with_word
from tables import assert_same

# A fault is told within 5 s; the rest is for a busy machine.
TOLD_S = 15
# Saves that follow each other without a rest, and the seconds of a part of the pause between them.
SAVES, PAUSE_S = 80, 0.08
# Those that the short form makes, as a compile is slow.
SHORT = ("a trap",)


class Workshop:
    """A server with a Swift file and another stage, whose client must never notice anything."""

    def __init__(self, field):
        self.folder = field.folder()
        # How long a program sleeps that code starts; the digits tell it from all others.
        self.seconds = f"90.{os.getpid():07}{field.random.randrange(10**6):06}"
        self.server = self.make_server(field)
        self.crowd = field.crowd(self.server)
        self.witness = self.crowd.join("witness")
        self.other = self.crowd.open(self.witness)
        self.author = self.crowd.join("author")
        self.crowd.expect(self.author, "welcome")
        self.view = self.open_columns()
        self.turn = 0
        self.value = 10

    def make_server(self, field):
        server = field.serve(data=None)
        server.kill()
        self.file = server.folder / "Columns.swift"
        self.file.write_text(COLUMNS, encoding="utf-8")
        server.arguments = [str(self.file), str(server.data_path)]
        return server.start()

    def open_columns(self):
        welcome = self.author.found("welcome")
        stage = next(each["id"] for each in welcome["stages"] if each["title"] == "Columns")
        view = self.crowd.open(self.author, stage=stage)
        self.crowd.until(lambda: self.phase() == "current", lambda: f"a layout, in phase {self.phase()}")
        return view

    def phase(self):
        return (self.author.found("source") or {"phase": ""})["phase"]

    def save(self, text):
        """Saves source and waits until it was taken or refused; returns which.

        `lasted` is how long it was tried, in seconds.
        """
        self.turn += 1
        self.author.messages[:] = [m for m in self.author.messages if m["kind"] not in ("source", "diagnostics")]
        self.server.save(self.file, text + f"// Version {self.turn}\n")
        self.crowd.until(lambda: self.author.found("source", phase="compiling"), "a compile")
        self.crowd.until(lambda: self.phase() != "compiling", "the end of the compile")
        began = time.monotonic()
        self.crowd.until(lambda: self.phase() in ("current", "failed"), lambda: f"the end of {self.phase()}")
        self.lasted = time.monotonic() - began
        return self.phase()

    def reason(self):
        items = (self.author.found("diagnostics") or {"items": []})["items"]
        return " / ".join(item["message"] for item in items)

    def repair(self):
        """Saves good source again, which must be shown, whatever is being compiled now."""
        self.turn += 1
        self.author.messages[:] = [m for m in self.author.messages if m["kind"] not in ("source", "diagnostics")]
        self.server.save(self.file, COLUMNS + f"// Version {self.turn}\n")
        self.crowd.until(lambda: self.phase() == "current", lambda: f"good source: {self.phase()} {self.reason()}")

    def look(self):
        """The other stage's client edits and sees the right picture, and its host was never ended."""
        still_runs(self.server)
        self.value += 1
        self.crowd.do(self.witness, "set", view=self.other, key="minimumLineSpacing", value=self.value, phase="end",
                      animated=False)
        require(not self.witness.found("status", state="restarting"), "another stage's host was ended")

    def after_failure(self, field):
        """Returns a shop in which the next fault is met as if nothing had been before."""
        if self.server.process.poll() is None:
            os.kill(self.server.pid, signal.SIGCONT)
            self.server.kill()
        return Workshop(field)

    def end(self):
        """Ends the server; nothing that it started may be left."""
        assert_same(self.crowd, [self.witness], self.other)
        started = descendants(self.server.pid)
        self.crowd.check = lambda: None
        require(self.server.terminate() == 0, "the server did not end with 0")
        self.crowd.until(lambda: not names(started), lambda: f"the end of {names(started)}")


def names(pids):
    return [open(f"/proc/{pid}/comm").read().strip() for pid in pids if is_alive(pid)]


@attack("every fault of a layout's code is told, the others notice nothing, and good code works afterwards", short=True)
def every_fault(field):
    """Makes the faults one after the other, with one server, and collects what went wrong with each of them."""
    shop = Workshop(field)
    problems = []
    for fault in FAULTS:
        if field.is_short and fault.name not in SHORT:
            continue
        try:
            meet(shop, fault)
        except AssertionError as error:
            problems.append(f"{fault.name}: {error}")
            shop = shop.after_failure(field)
    shop.end()
    require(not problems, f"{len(problems)} of {len(FAULTS)} faults:\n" + "\n".join(problems))


def meet(shop, fault):
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        listener.setblocking(False)
        target = shop.folder / "written"
        words = {"PORT": str(listener.getsockname()[1]), "FILE": str(target), "SECONDS": shop.seconds}
        phase = shop.save(faulty(fault, words))
        shop.look()
        if fault.outcome and phase != fault.outcome:
            raise AssertionError(f"it is {phase}, not {fault.outcome} {shop.reason()}")
        require(shop.lasted <= TOLD_S, f"it was told after {shop.lasted:.0f} s")
        if phase == "failed":
            require(shop.reason(), "nothing says why it is refused")
        require("3000 threads" not in shop.reason(), "it has 3,000 threads")
        require(not target.exists() and not target.with_name("written-2").exists(), "it wrote a file")
        require(not was_called(listener), "it reached a socket of another process")
    shop.repair()
    require(not with_word(shop.seconds), "a program that it started is still there")


def was_called(listener):
    try:
        listener.accept()[0].close()
        return True
    except BlockingIOError:
        return False


@attack("source that takes the compiler long is replaced by the next save")
def slow_source(field):
    """A type-checker bomb and a file of 2 MB; a newer save ends their compile."""
    shop = Workshop(field)
    bomb = "let bomb = " + " + ".join(f"[{n}: {n}.5, {n + 1}: 2]" for n in range(12)) + "\n"
    long = "".join(f"func long{n}(_ a: Int) -> Int {{ a + {n} }}\n" for n in range(50_000))
    for text in (bomb, long):
        shop.author.messages[:] = [m for m in shop.author.messages if m["kind"] != "source"]
        shop.server.save(shop.file, COLUMNS + text)
        shop.crowd.until(lambda: shop.phase() in ("compiling", "failed"), lambda: f"a compile of {len(text)} bytes")
        shop.look()
        shop.repair()
    shop.end()


@attack("somebody who saves all the time sees new versions, too")
def saves_without_end(field):
    """Each save comes a moment after the last one, sooner than a compile takes."""
    shop = Workshop(field)
    before = {shop.author.found("source")["fingerprint"]}
    for number in range(SAVES):
        shop.server.save(shop.file, COLUMNS + f"let version = {number}\n")
        for _ in range(3):
            shop.crowd.turn(PAUSE_S)
    shown = {m["fingerprint"] for m in shop.author.messages if m["kind"] == "source" and m["phase"] == "current"}
    require(len(shown - before) > 1, f"of {SAVES} versions, {len(shown - before)} were shown before the last save")
    shop.repair()
    shop.end()


@attack("printed lines are shown on the page, and too many are counted")
def printed_lines(field):
    shop = Workshop(field)
    shop.author.command("watch", view=shop.view, events=True)
    shop.save(COLUMNS.replace("super.prepare()", 'super.prepare()\n    for n in 0..<50_000 { print("printed \\(n)") }'))
    shop.crowd.until(lambda: any("printed 7" in str(m) for m in shop.author.messages), "a printed line")
    lines = sum(str(message).count("printed ") for message in shop.author.messages)
    require(lines <= 10_000, f"{lines} lines were sent")
    shop.repair()
    shop.end()


@attack("a server that is killed takes its hosts and compilers along")
def killed_server(field):
    shop = Workshop(field)
    shop.save(faulty(next(fault for fault in FAULTS if fault.name == "a trap"), {}))
    shop.server.save(shop.file, COLUMNS)
    shop.crowd.until(lambda: shop.author.found("source", phase="compiling"), "a compile")
    shop.crowd.check = lambda: None
    started = descendants(shop.server.pid)
    shop.server.kill()
    shop.crowd.until(lambda: not names(started), lambda: f"the end of {names(started)}")
