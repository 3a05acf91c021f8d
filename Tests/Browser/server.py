# SPDX-License-Identifier: Apache-2.0
"""Starts and ends a tessera for a test, with its files and journal in a temporary folder."""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
START_LIMIT_S = 60
END_LIMIT_S = 30
ADDRESS = re.compile(r"(http://[^\s]+)")

# The page as it is written, for `--web`.
WEB_FOLDER = str(ROOT / "web")


def binary():
    """Returns the newest `tessera` that is built, or the one that TESSERA names."""
    if named := os.environ.get("TESSERA"):
        return pathlib.Path(named)
    built = [ROOT / ".build" / kind / "tessera" for kind in ("debug", "release")]
    built = [path for path in built if path.exists()]
    if not built:
        raise FileNotFoundError("no tessera is built; run `swift build` first")
    return max(built, key=lambda path: path.stat().st_mtime)


def page_arguments():
    """Names the page's folder where WEB does; otherwise the server takes the one beside it."""
    named = os.environ.get("WEB")
    return ["--web", str(pathlib.Path(named).resolve())] if named else []


def page_folder():
    """Returns the folder of the page that servers take: the joined one near the program unless something in web/ is newer."""
    if named := os.environ.get("WEB"):
        return named
    for base in binary().absolute().parents:
        start = base / "page" / "index.html"
        if start.exists():
            newest = max(path.stat().st_mtime for path in (ROOT / "web").rglob("*"))
            return str(start.parent) if newest <= start.stat().st_mtime else WEB_FOLDER
    return WEB_FOLDER


def board(columns=3, rows=40, width=80, height=60):
    """Returns data of one section. The items of a column have one colour, so that pixels are predictable."""
    colours = ["#C03030", "#30A040", "#3050C0"]
    items = [
        {
            "id": f"cell-{number}",
            "title": f"{number}",
            "width": width,
            "height": height,
            "colour": colours[number % columns],
        }
        for number in range(columns * rows)
    ]
    return {"source": "made by the tests", "sections": [{"id": "only", "title": "Only", "items": items}]}


def layout(**parameters):
    """Returns a flow layout over `board.data.json`; in widths from 300 to below 390, three columns fit."""
    values = {
        "sizing": "uniform",
        "itemSize": {"width": 80, "height": 60},
        "minimumLineSpacing": 10,
        "minimumInteritemSpacing": 10,
        "sectionInset": {"top": 10, "left": 10, "bottom": 10, "right": 10},
    }
    values.update(parameters)
    return {"kind": "flow", "title": "Board", "data": "board.data.json", "parameters": values}


class Server:
    """One running `tessera serve`."""

    def __init__(self, arguments=(), data=None, layout_file=None, gallery=True, prefix=()):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="tessera-test-"))
        self.arguments = list(arguments)
        # A program that starts the server within other limits, such as `prlimit`.
        self.prefix = list(prefix)
        self.gallery = gallery
        self.layout_path = self.folder / "board.layout.json"
        self.data_path = self.folder / "board.data.json"
        self.save(self.data_path, data if data is not None else board())
        self.save(self.layout_path, layout_file if layout_file is not None else layout())
        self.port = 0
        self.process = None
        # Whether tests of a class use it one after the other, and whether one of them has saved a file.
        self.is_shared = self.is_changed = False

    def __enter__(self):
        try:
            return self.start()
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *_):
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def is_as_started(self):
        """Whether it runs with the files with which it was started."""
        return not self.is_changed and self.process is not None and self.process.poll() is None

    def save(self, path, content):
        """Writes a file as an editor does: to another file first, which then replaces it."""
        self.is_changed = True
        text = content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)

    @property
    def journal(self):
        return self.folder / "journal.sqlite"

    def command(self):
        """Returns the words that start the server."""
        words = [
            *self.prefix, str(binary()), "serve", str(self.layout_path), "--port", str(self.port),
            "--journal", str(self.journal), *page_arguments(), *self.arguments,
        ]
        if not self.gallery:
            nothing = self.folder / "nothing"
            nothing.mkdir(exist_ok=True)
            words += ["--examples", str(nothing)]
        return words

    def start(self):
        """Starts the server, on its former port if it had one, and waits for its address."""
        self.output = []
        self.said = threading.Condition()
        self.process = subprocess.Popen(
            self.command(), cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", bufsize=1,
        )
        self.reader = threading.Thread(target=self.read, args=(self.process,), daemon=True)
        self.reader.start()
        found = self.wait_for_output(ADDRESS, START_LIMIT_S)
        self.url = found.group(1)
        self.port = int(re.search(r":(\d+)", self.url.removeprefix("http")).group(1))
        return self

    def read(self, process):
        for line in process.stdout:
            with self.said:
                self.output.append(line)
                self.said.notify_all()
        process.stdout.close()
        process.wait()
        with self.said:
            self.said.notify_all()

    def text(self):
        """Returns everything that the server has printed."""
        with self.said:
            return "".join(self.output)

    def wait_for_output(self, pattern, limit_s=START_LIMIT_S):
        """Waits until the output matches the pattern, and returns the match."""
        found = None

        def matches():
            nonlocal found
            found = re.search(pattern, "".join(self.output))
            return found or self.process.poll() is not None

        with self.said:
            self.said.wait_for(matches, limit_s)
        if not found:
            raise AssertionError(f"the server never printed {pattern}; it said:\n{self.text()}")
        return found

    @property
    def address(self):
        """Returns the address without fragment and token, ending in a slash."""
        return f"http://127.0.0.1:{self.port}/"

    @property
    def socket(self):
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def pid(self):
        return self.process.pid

    def hosts(self):
        """Returns the process ids of the running stage hosts."""
        children = pathlib.Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(child) for child in children if is_host(int(child))]

    def kill(self):
        """Kills the server."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        if self.process:
            self.process.wait(END_LIMIT_S)
            self.reader.join(END_LIMIT_S)

    def terminate(self):
        """Asks the server to end and returns its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(END_LIMIT_S)


def is_host(pid):
    """Returns whether a process is a running stage host."""
    try:
        command = pathlib.Path(f"/proc/{pid}/cmdline").read_bytes()
        state = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return b"tessera-stage-host" in command and state != "Z"
