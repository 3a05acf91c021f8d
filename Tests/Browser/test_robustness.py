# SPDX-License-Identifier: Apache-2.0
"""Nothing acknowledged is lost, and nothing but a request ends the server. See docs/robustness.md."""

import json
import os
import resource
import signal
import subprocess

from server import ROOT, binary, page_arguments
from support import LiveCase, until
from thorough import thorough
from wire import Peer

CANNOT_START = 69
NOT_SAVED = "not-saved"
NOTICE = "journal"
# Signals that end or stop a process by default, but are no request to end and no fault of the process itself.
HARMLESS = [
    signal.SIGPIPE, signal.SIGXFSZ, signal.SIGXCPU, signal.SIGALRM, signal.SIGVTALRM, signal.SIGPROF, signal.SIGUSR1,
    signal.SIGUSR2, signal.SIGIO, signal.SIGPWR, signal.SIGSTKFLT, signal.SIGTTIN, signal.SIGTTOU, signal.SIGCHLD,
    signal.SIGURG, signal.SIGWINCH, signal.SIGCONT, *range(signal.SIGRTMIN, signal.SIGRTMAX + 1),
]
ENDING = [signal.SIGINT, signal.SIGTERM, signal.SIGQUIT, signal.SIGHUP]


class RobustnessTests(LiveCase):
    gallery = False

    def journal(self, server, ending=""):
        return server.folder / ("journal.sqlite" + ending)

    def edit(self, peer):
        """Inserts an item and returns the answer."""
        seq = peer.command("edit", view=peer.view, op={"type": "insert", "count": 1, "seed": 7})
        found = []

        def answered():
            found[:] = [
                message for message in peer.messages
                if message.get("seq") == seq and message["kind"] in ("ack", "error")
            ]
            return found

        with peer.said:
            self.assertTrue(peer.said.wait_for(answered, 30))
        return found[0]

    def assert_edited(self, peer, times=1):
        for _ in range(times):
            self.assertEqual(self.edit(peer)["kind"], "ack")

    def items(self, server):
        """Returns the number of items that a new client sees."""
        peer = self.peer(server)
        peer.open()
        return [message for message in peer.messages if message["kind"] == "stage"][-1]["items"]

    def restart(self, server):
        server.kill()
        server.start()

    def codes(self, peer):
        """Returns the codes of the diagnostics that a client knows."""
        known = [message for message in peer.messages if message["kind"] == "diagnostics"]
        return [item["code"] for item in known[-1]["items"]] if known else []

    def assert_shown(self, server, peer, number):
        """Saves a layout file, of which the server prints a line, and waits until it is shown."""
        top = 20 + number
        server.save(top)

        def shown():
            states = [message for message in peer.messages if message["kind"] == "stage"]
            return states[-1]["values"]["sectionInset"]["top"] == top

        until(shown)

    def opened(self):
        server = self.serve()
        peer = self.peer(server)
        peer.open()
        self.before = [message for message in peer.messages if message["kind"] == "stage"][-1]["items"]
        return server, peer

    # The journal

    @thorough("Tests/Strong --short (journals) starts a second server")
    def test_a_second_server_on_the_journal_does_not_start(self):
        server, peer = self.opened()
        command = [
            str(binary()), "serve", str(server.layout_path), "--port", "0", "--journal", str(self.journal(server)),
            *page_arguments(),
        ]
        second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
        self.assertEqual(second.returncode, CANNOT_START)
        self.assertIn(f"process {server.pid}", second.stderr)
        self.assertIn(server.address, second.stderr)
        self.assertIn("--journal FILE", second.stderr)
        self.assert_edited(peer, 10)
        self.restart(server)
        self.assertEqual(self.items(server), self.before + 10)

    @thorough("Tests/Strong --short (journals) deletes the journal")
    def test_a_deleted_journal_is_saved_anew_and_told_on_every_page(self):
        server, peer = self.opened()
        bystander = self.peer(server)
        bystander.open()
        self.assert_edited(peer, 3)
        for ending in ("", "-wal", ".head", ".lock"):
            self.journal(server, ending).unlink(missing_ok=True)
        self.assert_edited(peer)
        until(lambda: NOTICE in self.codes(bystander))
        server.wait_for_output("was deleted")
        self.restart(server)
        self.assertEqual(self.items(server), self.before + 4)

    def test_a_truncated_journal_is_saved_anew(self):
        server, peer = self.opened()
        self.assert_edited(peer, 3)
        for ending in ("", "-wal"):
            os.truncate(self.journal(server, ending), 0)
        self.assert_edited(peer)
        self.restart(server)
        self.assertEqual(self.items(server), self.before + 4)

    def test_a_loss_is_noticed_while_nobody_changes_anything(self):
        server, peer = self.opened()
        self.assert_edited(peer, 2)
        self.journal(server).unlink()
        until(lambda: NOTICE in self.codes(peer))
        self.restart(server)
        self.assertEqual(self.items(server), self.before + 2)

    def test_a_full_disk_is_told_and_everything_is_saved_when_there_is_space_again(self):
        server, peer = self.opened()
        self.assert_edited(peer)
        limits = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, limits[1]))
        for _ in range(3):
            answer = self.edit(peer)
            self.assertEqual(answer.get("code"), NOT_SAVED)
        self.assertIn(NOT_SAVED, self.codes(peer))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)
        until(lambda: NOT_SAVED not in self.codes(peer))
        self.assert_edited(peer)
        self.restart(server)
        self.assertEqual(self.items(server), self.before + 5)

    # Signals and descriptors

    @thorough("Tests/Strong --short (surroundings) sends all signals")
    def test_no_signal_but_a_request_ends_the_server(self):
        server, peer = self.opened()
        for number in HARMLESS:
            os.kill(server.pid, number)
            self.assertEqual(self.edit(peer)["kind"], "ack", f"after signal {number}")
        self.assertIsNone(server.process.poll())

    def test_a_request_ends_the_server_with_its_journal_closed(self):
        # Tests that are started with nohup would hand on that SIGHUP is ignored.
        before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
        self.addCleanup(signal.signal, signal.SIGHUP, before)
        server, peer = self.opened()
        for number in ENDING:
            self.assert_edited(peer)
            server.process.send_signal(number)
            self.assertEqual(server.process.wait(30), 0, f"after signal {number}")
            self.assertFalse(self.journal(server, "-wal").exists())
            server.start()
            peer = self.peer(server)
            peer.open()
        self.assertEqual(self.items(server), self.before + len(ENDING))

    def test_a_hangup_does_not_end_a_server_that_was_started_with_nohup(self):
        with Unread(self.serve(), ["nohup"]) as server:
            peer = self.enterContext(Peer(server))
            peer.open()
            os.kill(server.pid, signal.SIGHUP)
            self.assert_edited(peer)

    @thorough("Tests/Strong --short (surroundings) takes the reader away")
    def test_the_server_stays_without_a_reader_of_its_lines(self):
        with Unread(self.serve(), []) as server:
            peer = self.enterContext(Peer(server))
            peer.open()
            for end in (server.process.stdout, server.process.stderr):
                end.close()
            for number in range(3):
                self.assert_shown(server, peer, number)
            self.assert_edited(peer)
            self.assertIsNone(server.process.poll())

    def test_the_server_does_not_wait_for_a_reader_of_its_lines(self):
        with Unread(self.serve(), []) as server:
            peer = self.enterContext(Peer(server))
            peer.open()
            # Nobody reads from here on, and a pipe has a bound.
            fill(server.process)
            self.assert_shown(server, peer, 0)
            self.assert_edited(peer)

    def test_edits_are_saved_without_free_descriptors(self):
        server, peer = self.opened()
        limits = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        used = len(os.listdir(f"/proc/{server.pid}/fd"))
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (used, limits[1]))
        self.assert_edited(peer, 3)
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, limits)
        self.restart(server)
        self.assertEqual(self.items(server), self.before + 3)


class Unread:
    """A server whose output the test may close or leave unread, with the files of another one."""

    def __init__(self, other, prefix):
        self.other = other
        self.command = [
            *prefix, str(binary()), "serve", str(other.layout_path), "--port", "0",
            "--journal", str(other.folder / "unread.sqlite"), *page_arguments(), "--examples", str(other.folder),
        ]

    def __enter__(self):
        self.process = subprocess.Popen(
            self.command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        line = self.process.stdout.readline()
        self.address = line.split()[-1]
        self.socket = self.address.replace("http", "ws") + "ws"
        self.pid = self.process.pid
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait(30)
        for end in (self.process.stdout, self.process.stderr):
            end.close()

    def save(self, top):
        """Saves the layout file with another inset."""
        content = json.loads(self.other.layout_path.read_text(encoding="utf-8"))
        content["parameters"]["sectionInset"]["top"] = top
        self.other.save(self.other.layout_path, content)


def fill(process):
    """Fills the pipe of a server's lines, from its other end."""
    path = f"/proc/{process.pid}/fd/1"
    end = os.open(path, os.O_WRONLY | os.O_NONBLOCK)
    try:
        while True:
            os.write(end, b"x" * 4096)
    except BlockingIOError:
        pass
    finally:
        os.close(end)
