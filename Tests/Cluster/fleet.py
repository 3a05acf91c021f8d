# SPDX-License-Identifier: Apache-2.0
"""Starts NATS and servers that share it, on free ports and in folders of their own, and ends them by their ids."""

import json
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from server import Server, binary, page_arguments  # noqa: E402
from wire import PROTOCOL, VIEWPORT, Peer, varint  # noqa: E402,F401

LIMIT_S = 20
# Between two looks at something outside of this process.
PAUSE_S = 0.02


def program():
    """Returns the path of `nats-server`; Debian puts it where only root's PATH looks."""
    found = shutil.which("nats-server", path="/usr/sbin:/usr/bin:/usr/local/bin:/bin")
    if not found:
        raise FileNotFoundError("nats-server is missing; install Debian's packages nats-server and libnats3.4")
    return found


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def wait_until(holds, words, limit_s=LIMIT_S):
    """Waits until a condition outside of this process holds."""
    end = time.monotonic() + limit_s
    while not holds():
        if time.monotonic() > end:
            raise AssertionError(f"after {limit_s} s: not {words}")
        time.sleep(PAUSE_S)


class Nats:
    """One `nats-server` with JetStream."""

    def __init__(self, arguments=("-js",), config=None):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="tessera-nats-"))
        self.port = free_port()
        self.arguments = list(arguments)
        if config:
            path = self.folder / "nats.conf"
            path.write_text(config, encoding="utf-8")
            self.arguments += ["-c", str(path)]
        self.process = None

    @property
    def url(self):
        return f"nats://127.0.0.1:{self.port}"

    def start(self):
        words = [program(), "-a", "127.0.0.1", "-p", str(self.port), "-sd", str(self.folder), *self.arguments]
        self.process = subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_until(self.answers, "NATS answers")
        return self

    def answers(self):
        try:
            with socket.create_connection(("127.0.0.1", self.port), LIMIT_S) as asked:
                return asked.recv(4) == b"INFO"
        except OSError:
            return False

    def publish(self, subject, text, reply=None):
        """Publishes a text as a plain client does; with a subject for replies, returns the first one."""
        with socket.create_connection(("127.0.0.1", self.port), LIMIT_S) as asked, asked.makefile("rwb") as line:
            line.readline()
            data = text.encode()
            words = [b'CONNECT {"verbose":false,"pedantic":false,"headers":true}\r\n']
            if reply:
                words.append(f"SUB {reply} 1\r\n".encode())
            head = " ".join([subject] + ([reply] if reply else []))
            words.append(f"PUB {head} {len(data)}\r\n".encode() + data + b"\r\nPING\r\n")
            line.write(b"".join(words))
            line.flush()
            found = None
            has_pong = False
            while not has_pong or (reply and found is None):
                words = line.readline().split()
                if words[0] == b"PONG":
                    has_pong = True
                elif words[0] == b"MSG":
                    found = line.read(int(words[-1]) + 2)[:-2].decode()
            return found

    def call(self, path, body=None):
        """Calls JetStream, and returns its answer."""
        found = json.loads(self.publish(f"$JS.API.{path}", json.dumps(body) if body else "", f"_INBOX.{id(self)}"))
        assert "error" not in found, found
        return found

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
        if self.process:
            self.process.wait()

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Wire:
    """The wire between a server and NATS, which can be cut and joined again."""

    def __init__(self, port):
        self.target, self.ends, self.is_cut = port, set(), False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"nats://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.target), LIMIT_S)
            except OSError:
                return
            if self.is_cut:
                near.close()
                far.close()
                continue
            self.ends |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one, other):
        try:
            while data := one.recv(65536):
                other.sendall(data)
        except OSError:
            pass
        for end in (one, other):
            self.end(end)

    def end(self, end):
        self.ends.discard(end)
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        end.close()

    def cut(self):
        self.is_cut = True
        for end in list(self.ends):
            self.end(end)

    def join(self):
        self.is_cut = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.cut()
        self.end(self.listener)


class Member(Server):
    """One server of a cluster, with the tests' board unless it gets none."""

    def __init__(self, url, name, files=None, **options):
        super().__init__(gallery=False, **options)
        self.cluster, self.name, self.files = url, name, files

    def command(self):
        nothing = self.folder / "nothing"
        nothing.mkdir(exist_ok=True)
        files = [str(self.layout_path)] if self.files is None else self.files
        return [
            str(binary()), "serve", *files, "--port", str(self.port), "--cluster", self.cluster, "--name", self.name,
            "--examples", str(nothing), *page_arguments(), *self.arguments,
        ]

    def freeze(self):
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self):
        self.process.send_signal(signal.SIGCONT)

    def die(self):
        """Ends the server as a power cut would; its hosts end by themselves."""
        self.process.send_signal(signal.SIGCONT)
        self.process.kill()
        self.process.wait()


class Cluster:
    """NATS and some servers."""

    def __init__(self, names="ab", **options):
        self.nats = Nats()
        self.members = {}
        self.names, self.options = names, options

    def __enter__(self):
        try:
            self.nats.start()
            for name in self.names:
                self.join(name)
        except BaseException:
            self.__exit__()
            raise
        return self

    def join(self, name, **options):
        member = Member(self.nats.url, name, **(self.options | options))
        self.members[name] = member
        member.start()
        return member

    def __getitem__(self, name):
        return self.members[name]

    def __exit__(self, *_):
        for member in self.members.values():
            if member.process and member.process.poll() is None:
                member.thaw()
            member.__exit__()
        self.nats.__exit__()


class Looker(Peer):
    """A client that knows what the server said of the stage: values, status and errors."""

    def wait_for(self, holds, words, limit_s=LIMIT_S):
        with self.said:
            if not self.said.wait_for(holds, limit_s):
                last = [message["kind"] for message in self.messages][-12:]
                raise AssertionError(f"not {words}; last {last}, closed {self.closed_with}")

    def values(self):
        """Returns the values of parameters that this client knows."""
        found = {}
        for message in list(self.messages):
            if message["kind"] == "stage":
                found = dict(message["values"])
            elif message["kind"] == "values":
                found.update(message["values"])
        return found

    def answer(self, seq):
        """Returns the error of a command, `None` if it was acknowledged, or "" while there is no answer."""
        for message in list(self.messages):
            if message["kind"] == "error" and message.get("seq") == seq:
                return message["code"]
            if message["kind"] == "ack" and message["seq"] >= seq:
                return None
        return ""

    def wait_for_answer(self, seq, limit_s=LIMIT_S):
        self.wait_for(lambda: self.answer(seq) != "", f"answered {seq}", limit_s)
        return self.answer(seq)

    def set_ok(self, key, value):
        error = self.wait_for_answer(self.set(key, value))
        assert error is None, f"{key} {value}: {error}"

    def wait_for_value(self, key, value, limit_s=LIMIT_S):
        self.wait_for(lambda: self.values().get(key) == value, f"{key} is {value}", limit_s)

    def follow(self, view, stage):
        seq = self.command("open", stage=stage, viewport=VIEWPORT, offset={"x": 0, "y": 0}, follow=view)
        self.opened = self.expect("opened", seq=seq)
        self.view = view
        return view

    def revision(self):
        """Returns the revision of the last picture."""
        if not self.deltas:
            return 0
        _, at = varint(self.deltas[-1], 1)
        return varint(self.deltas[-1], at)[0]
