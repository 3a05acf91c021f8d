# SPDX-License-Identifier: Apache-2.0
"""A layout whose code attacks the server and everything around it: it is refused, and everybody else goes on."""

import ctypes
import pathlib

from server import Server
from support import LiveCase, until

ATTACKER = """import UIKit

class Attacker: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    for id in [getppid(), 1] { for signal in [SIGTERM, SIGKILL] { kill(id, signal) } }
    let made = open("FOLDER/made", O_WRONLY | O_CREAT, 0o600)
    let read = open("FOLDER/other/Other.swift", O_RDONLY)
    let note = open("FOLDER/own/note.txt", O_RDONLY)
    let connected = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let session = setsid()
    print("made \\(made >= 0) read \\(read >= 0) note \\(note >= 0) socket \\(connected >= 0) session \\(session >= 0)")
    fflush(stdout)
  }
}
"""
THREADS = """import UIKit

class Attacker: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    for _ in 0..<3000 {
      var thread = pthread_t()
      pthread_create(&thread, nil, { _ in while true { pause() } }, nil)
    }
  }
}
"""


class ConfinedTests(LiveCase):
    gallery = False

    def setUp(self):
        self.server = Server(gallery=False)
        folder = self.server.folder
        for name in ("own", "other"):
            (folder / name).mkdir()
        self.attacker = folder / "own" / "Attacker.swift"
        self.attacker.write_text(ATTACKER.replace("FOLDER", str(folder)), encoding="utf-8")
        (folder / "own" / "note.txt").write_text("note", encoding="utf-8")
        other = folder / "other" / "Other.swift"
        other.write_text("import UIKit\nclass Other: UICollectionViewFlowLayout {}\n", encoding="utf-8")
        self.server.arguments = [str(self.attacker), str(other)]
        self.enterContext(self.server)

    def test_an_attacking_layout_reaches_nothing_and_too_many_threads_are_told_with_their_line(self):
        bystander = self.peer(self.server, name="bystander")
        bystander.open()
        peer = self.peer(self.server, name="victim")
        peer.open(stage="attacker")
        said = self.server.wait_for_output(r"made \w+ read \w+ note \w+ socket \w+ session \w+").group(0)
        beside = "true" if landlock_leaves_the_folder() else "false"
        self.assertEqual(said, f"made false read {beside} note true socket false session false")
        self.assertIsNone(self.server.process.poll())
        self.assertFalse((self.server.folder / "made").exists())
        peer.messages.clear()
        peer.position = 0
        self.server.save(self.attacker, THREADS)
        state = until(lambda: next((m for m in list(peer.messages) if "threads" in str(m)), None))
        self.assertIn("the layout started", str(state))
        self.assertIn("Attacker.swift", str(state))
        bystander.set_and_wait("minimumLineSpacing", 20)
        children = self.descendants()
        self.assertTrue(children)
        self.server.kill()
        until(lambda: not any(map(runs, children)))

    def descendants(self):
        """Returns the processes that the server started, and those that they started."""
        found, parents = [], [self.server.pid]
        while parents:
            for task in pathlib.Path(f"/proc/{parents.pop()}/task").glob("*/children"):
                children = [int(child) for child in task.read_text().split()]
                found += children
                parents += children
        return found


def landlock_leaves_the_folder():
    """Returns whether this kernel has no Landlock, so that every file can be read."""
    create_ruleset, version = 444, 1
    return ctypes.CDLL(None).syscall(create_ruleset, None, 0, version) <= 0


def runs(pid):
    """Returns whether a process exists and has not ended."""
    try:
        state = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"
