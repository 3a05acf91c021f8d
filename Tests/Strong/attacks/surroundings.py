# SPDX-License-Identifier: Apache-2.0
"""What the system does to a server: outputs without a reader, signals, descriptors that are all taken."""

import os
import resource
import signal
import socket
import subprocess

from attack import attack, require
from link import LIMIT_S, Crowd
from server import ADDRESS, Server, layout

# All that do not ask a process to end, stop it, or report its own fault.
HARMLESS = [
    signal.SIGPIPE, signal.SIGXFSZ, signal.SIGXCPU, signal.SIGUSR1, signal.SIGUSR2, signal.SIGALRM, signal.SIGVTALRM,
    signal.SIGPROF, signal.SIGIO, signal.SIGPWR, signal.SIGSTKFLT, signal.SIGURG, signal.SIGWINCH, signal.SIGCHLD,
    signal.SIGCONT, signal.SIGRTMIN, signal.SIGRTMIN + 7, signal.SIGRTMAX,
]
# Larger than the journal of these tests.
FILE_BYTES = 512 * 1024
DESCRIPTORS = 400
SILENT = 600


def works(crowd, name="worker"):
    """A client joins, opens a view and changes a parameter."""
    link = crowd.join(name)
    view = crowd.open(link)
    for value in (3, 4):
        crowd.do(link, "set", view=view, key="minimumLineSpacing", value=value, phase="end", animated=False)
    return link


@attack("no signal ends the server but those that ask for it", short=True)
def signals(field):
    server = field.serve()
    crowd = field.crowd(server)
    works(crowd)
    ended = []
    for number in HARMLESS:
        os.kill(server.pid, number)
        try:
            works(crowd, str(number))
        except AssertionError:
            ended.append(signal.Signals(number).name if number <= 31 else str(number))
            server.kill()
            server.start()
            crowd = field.crowd(server)
    require(not ended, f"these end it: {', '.join(ended)}")


@attack("the server goes on when its output has no reader any more", short=True)
def output_without_reader(field):
    """As with `tessera serve | head -1`."""
    server = field.serve()
    server.kill()
    process, port = start_into_pipe(server)
    try:
        goes_on(server, process, port)
    finally:
        process.kill()
        process.wait()


def start_into_pipe(server):
    """Starts the server's program and closes the other end of its output after the address."""
    process = subprocess.Popen(
        server.command(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    for line in process.stdout:
        if found := ADDRESS.search(line):
            break
    process.stdout.close()
    return process, int(found.group(1).rsplit(":", 1)[1].split("/")[0])


def goes_on(server, process, port):
    """Makes the server say something by spoiling a file, and sees that it works."""
    with Crowd(port) as crowd:
        crowd.check = lambda: require(process.poll() is None, f"the server ended with {process.returncode}")
        watcher = works(crowd)
        for turn in range(3):
            server.save(server.layout_path, "{" * (turn + 1))
            crowd.until(lambda: has_error(watcher), "a diagnostic")
            watcher.messages.clear()
            server.save(server.layout_path, layout())
            crowd.until(lambda: watcher.found("diagnostics") and not has_error(watcher), "no diagnostic")
            watcher.messages[:] = [m for m in watcher.messages if m["kind"] != "diagnostics"]
        works(crowd)


def has_error(link):
    items = (link.found("diagnostics") or {"items": []})["items"]
    return any(item["severity"] == "error" for item in items)


@attack("the server goes on when its output is a full device", short=True)
def full_output(field):
    with open("/dev/full", "wb") as output:
        started_without_words(output)


@attack("the server goes on when its output has reached the limit of a file's size")
def longest_output(field):
    path = field.folder() / "output"
    path.write_bytes(bytes(FILE_BYTES))
    with open(path, "ab") as output:
        started_without_words(output, ["prlimit", f"--fsize={FILE_BYTES}:{FILE_BYTES}"])


@attack("the server starts without any of the standard descriptors")
def closed_descriptors(field):
    started_without_words(subprocess.DEVNULL, ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh"])


def started_without_words(output, prefix=()):
    """Starts a server that cannot print its address, and sees that it works."""
    server = Server(gallery=False, prefix=prefix)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        server.port = free.getsockname()[1]
    process = subprocess.Popen(server.command(), stdin=subprocess.DEVNULL, stdout=output, stderr=output)
    try:
        until_listening(process, server.port)
        goes_on(server, process, server.port)
    finally:
        process.kill()
        process.wait()
        server.__exit__()


def until_listening(process, port):
    """Waits until a server that cannot print its address takes connections."""
    while process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), LIMIT_S).close()
            return
        except ConnectionRefusedError:
            continue
    raise AssertionError(f"the server ended with {process.returncode}")


class SilentSockets:
    """Sockets that say nothing. Those that the server closes are opened again, up to a number of times."""

    def __init__(self, port, count):
        self.port, self.left = port, 4 * count
        self.sockets = []
        self.count = count

    def fill(self):
        self.sockets = [each for each in self.sockets if is_open(each) or each.close()]
        while len(self.sockets) < self.count and self.left:
            self.left -= 1
            each = socket.socket()
            each.setblocking(False)
            each.connect_ex(("127.0.0.1", self.port))
            self.sockets.append(each)

    def close(self):
        for each in self.sockets:
            each.close()


def is_open(each):
    try:
        return each.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


@attack("silent sockets do not take the descriptors that stages and clients need")
def silent_sockets(field):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4 * SILENT)), hard))
    server = field.serve(prefix=["prlimit", f"--nofile={DESCRIPTORS}:{DESCRIPTORS}"])
    crowd = field.crowd(server)
    early = crowd.join("early")
    silent = SilentSockets(server.port, SILENT)
    try:
        silent.fill()
        crowd.check = lambda: (require(server.process.poll() is None, "the server ended"), silent.fill())
        view = crowd.open(early)
        works(crowd, "newcomer")
        crowd.do(early, "set", view=view, key="minimumLineSpacing", value=9, phase="end", animated=False)
    finally:
        silent.close()
