#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `tessera mcp` with the client of the Model Context Protocol from PyPI, and with wrong input of all kinds.

    .venv/bin/python Tests/Agents/run.py [--transcript FILE]

The programs are the newest that are built, or those beside the one that TESSERA names. With --transcript, what is said
in one conversation is written for docs/agents.md. Nothing waits for time; only a wait that fails lasts for its limit.
"""

import asyncio
import base64
import contextlib
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from mcp import ClientSession, StdioServerParameters  # noqa: E402
from mcp.client.stdio import stdio_client  # noqa: E402
from server import Server, binary  # noqa: E402
from wire import Peer  # noqa: E402

LIMIT_S = 120
PNG = b"\x89PNG\r\n\x1a\n"
PARSE, REQUEST, METHOD, PARAMS = -32700, -32600, -32601, -32602

LINES = """import UIKit

/// One line below the other.
class Lines: UICollectionViewLayout {
  var height: CGFloat = 30
  let gap: CGFloat = 10
  private var count: Int { collectionView!.numberOfItems(inSection: 0) }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView!.bounds.width, height: CGFloat(count) * (height + gap))
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]? {
    (0..<count).map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * (height + gap),
      width: collectionView!.bounds.width, height: height)
    return attributes
  }
}
"""
ENDLESS = """import UIKit

class Endless: UICollectionViewLayout {
  override func prepare() { while true {} }
}
"""
QUARTERS = {
    "kind": "compositional",
    "sections": [
        {
            "group": {
                "axis": "horizontal",
                "width": {"fractionalWidth": 1},
                "height": {"absolute": 50},
                "subitems": [{"width": {"fractionalWidth": 0.25}, "height": {"fractionalHeight": 1}}],
            }
        }
    ],
}
LIST = {"kind": "list", "parameters": {"appearance": "plain"}}


def project():
    """Makes a folder with a layout of each kind, and a file outside of it."""
    base = pathlib.Path(tempfile.mkdtemp(prefix="tessera-agents-"))
    folder = base / "project"
    folder.mkdir()
    (base / "secret.swift").write_text(LINES, encoding="utf-8")
    (folder / "Lines.swift").write_text(LINES, encoding="utf-8")
    (folder / "Wrong.swift").write_text(LINES.replace("(height + gap)", "(height + nope)", 1), encoding="utf-8")
    (folder / "Endless.swift").write_text(ENDLESS, encoding="utf-8")
    (folder / "plain.layout.json").write_text(json.dumps({"kind": "flow"}), encoding="utf-8")
    (folder / "rows.layout.json").write_text(json.dumps(LIST), encoding="utf-8")
    (folder / "quarters.layout.json").write_text(json.dumps(QUARTERS), encoding="utf-8")
    (folder / "wrong.layout.json").write_text('{\n  "kind": "spiral"\n}\n', encoding="utf-8")
    (folder / "outer.layout.json").write_text('{"kind": "flow", "data": "../secret.swift"}', encoding="utf-8")
    (folder / "link.swift").symlink_to("../secret.swift")
    return base, folder


def frames(text):
    return [element["frame"] for element in json.loads(text)["elements"]]


class ClientTests(unittest.TestCase):
    """One conversation of the client from PyPI."""

    maxDiff = 4000
    transcript = []

    def setUp(self):
        self.base, self.folder = project()
        self.addCleanup(shutil.rmtree, self.base, ignore_errors=True)

    async def call(self, name, /, **arguments):
        """Calls a tool; returns its texts, its pictures and whether it failed."""
        result = await asyncio.wait_for(self.session.call_tool(name, arguments), LIMIT_S)
        texts = [part.text for part in result.content if part.type == "text"]
        pictures = [base64.b64decode(part.data) for part in result.content if part.type == "image"]
        self.transcript.append((name, arguments, texts, [len(picture) for picture in pictures], result.is_error))
        for picture in pictures:
            self.assertEqual(picture[:8], PNG)
        return texts, pictures, result.is_error

    async def refused(self, words, name, /, **arguments):
        texts, pictures, failed = await self.call(name, **arguments)
        self.assertTrue(failed, texts)
        self.assertEqual(pictures, [])
        self.assertIn(words, texts[0])

    def test_an_agent_sees_changes_and_compares_what_it_lays_out(self):
        asyncio.run(self.converse())

    async def converse(self):
        arguments = StdioServerParameters(command=str(binary()), args=["mcp", str(self.folder)])
        async with stdio_client(arguments) as (reading, writing), ClientSession(reading, writing) as session:
            self.session = session
            about = await asyncio.wait_for(session.initialize(), LIMIT_S)
            self.assertEqual(about.protocol_version, "2025-11-25")
            version = subprocess.run([binary(), "--version"], capture_output=True, text=True, check=True).stdout
            self.assertEqual(f"{about.server_info.name} {about.server_info.version}\n", version)
            names = [tool.name for tool in (await session.list_tools()).tools]
            self.assertEqual(len(names), 8)
            await self.look()
            await self.take()
            await self.change()
            await self.err()
            await session.send_ping()

    async def look(self):
        texts, _, _ = await self.call("list_files")
        self.assertEqual(texts[0].split("\n")[:2], ["Endless.swift", "Lines.swift"])
        self.assertNotIn("link.swift", texts[0])
        texts, _, _ = await self.call("list_layouts", files=["Lines.swift", "plain.layout.json"])
        lines, plain = json.loads(texts[0])
        self.assertEqual([lines[key] for key in ("layout", "kind", "file", "line")], ["Lines", "class", "Lines.swift", 4])
        self.assertEqual([plain["layout"], plain["kind"]], ["plain", "file"])
        texts, _, failed = await self.call("check", files=["Lines.swift"])
        # 844 / 40 and 390 / 40, rounded up.
        self.assertEqual(texts[0], "✔ Lines — 390x844: 22 elements, 844x390: 10 elements\n1 layout, 0 failed")
        self.assertFalse(failed)
        texts, _, _ = await self.call("diagnostics", files=["Wrong.swift", "wrong.layout.json"])
        found = json.loads(texts[0])
        places = [(one["severity"], one["file"], one.get("line")) for one in found]
        self.assertIn(("error", "Wrong.swift", 10), places)
        self.assertIn(("error", "wrong.layout.json", 2), places)
        self.assertIn("nope", next(one["source"] for one in found if one["file"] == "Wrong.swift"))

    async def take(self):
        small = {"files": ["Lines.swift"], "items": [3], "width": 100, "height": 75}
        texts, pictures, _ = await self.call("snapshot", **small)
        # The third line starts at 80, below the 75 visible points.
        self.assertEqual(frames(texts[1]), [[0, 0, 100, 30], [0, 40, 100, 30]])
        self.assertEqual(len(pictures), 1)
        again = await self.call("snapshot", **small)
        self.assertEqual((texts, pictures, False), again)
        texts, _, _ = await self.call("snapshot", **small, all=True, form="json")
        self.assertEqual(len(frames(texts[1])), 3)
        rows = {"files": ["rows.layout.json"], "items": [2], "form": "json"}
        plain, _, _ = await self.call("snapshot", **rows)
        large, _, _ = await self.call("snapshot", **rows, textSize="accessibilityExtraExtraLarge")
        self.assertGreater(frames(large[1])[0][3], frames(plain[1])[0][3])
        quarters = {"files": ["quarters.layout.json"], "items": [1], "width": 200, "height": 100}
        left, light, _ = await self.call("snapshot", **quarters)
        right, dark, _ = await self.call("snapshot", **quarters, direction="rightToLeft", appearance="dark")
        self.assertEqual((frames(left[1]), frames(right[1])), ([[0, 0, 50, 50]], [[150, 0, 50, 50]]))
        self.assertNotEqual(light, dark)
        stored = self.folder / "stored.json"
        stored.write_text((await self.call("snapshot", **small, form="json"))[0][1], encoding="utf-8")
        texts, pictures, _ = await self.call("compare", before={"stored": "stored.json"}, after=small)
        self.assertIn("\n0 differences", texts[0])
        texts, pictures, _ = await self.call("compare", before={"stored": "stored.json"}, after={**small, "width": 110})
        self.assertIn("cell [0, 1] (item-0-1): frame [0, 40, 100, 30] → [0, 40, 110, 30]", texts[0])
        self.assertEqual(len(pictures), 1)

    async def change(self):
        file = self.folder / "Lines.swift"
        texts, _, _ = await self.call("list_numbers", files=["Lines.swift"])
        gap = next(number for number in json.loads(texts[0]) if number["label"] == "gap")
        place = {"file": "Lines.swift", "line": gap["line"], "column": gap["column"]}
        self.assertEqual((gap["line"], gap["value"]), (6, 10))
        await self.refused("is 10, not 11; nothing was written", "set_number", **place, **{"from": 11, "to": 12})
        await self.refused("must be whole", "set_number", **place, **{"from": 10, "to": 12.5})
        await self.refused("there is no number at", "set_number", **{**place, "column": 1}, **{"from": 10, "to": 12})
        self.assertEqual(file.read_text(encoding="utf-8"), LINES)
        texts, _, failed = await self.call("set_number", **place, **{"from": 10, "to": 20})
        self.assertEqual((texts[0], failed), ("Lines.swift:6:22: 10 → 20\n  let gap: CGFloat = 20", False))
        self.assertEqual(file.read_text(encoding="utf-8"), LINES.replace("= 10", "= 20"))
        small = {"files": ["Lines.swift"], "items": [3], "width": 100, "height": 75, "form": "json"}
        texts, _, _ = await self.call("snapshot", **small)
        self.assertEqual(frames(texts[1]), [[0, 0, 100, 30], [0, 50, 100, 30]])

    async def err(self):
        outside = "is outside the folder that the server was started for"
        secret = str(self.base / "secret.swift")
        for path in ["../secret.swift", secret, "link.swift", "/etc/passwd", "../nothing.swift"]:
            await self.refused(outside, "snapshot", files=[path])
            await self.refused(outside, "check", files=["plain.layout.json"], data=path)
        await self.refused(outside, "list_files", path="..")
        await self.refused(outside, "list_layouts", files=["."])
        await self.refused(outside, "check", files=["outer.layout.json"])
        await self.refused(outside, "compare", before={"stored": secret}, after={"files": ["Lines.swift"]})
        await self.refused(outside, "set_number", file="link.swift", line=6, column=22, **{"from": 10, "to": 20})
        self.assertEqual((self.base / "secret.swift").read_text(encoding="utf-8"), LINES)
        await self.refused("width must be a number", "snapshot", files=["Lines.swift"], width="wide")
        await self.refused("colour is unknown", "snapshot", files=["Lines.swift"], colour="red")
        await self.refused("there is no layout Grid", "snapshot", files=["Lines.swift"], layout="Grid")
        await self.refused("the source cannot be compiled", "snapshot", files=["Wrong.swift"])
        await self.refused("wrong.layout.json:2", "snapshot", files=["wrong.layout.json"])
        await self.refused("did not finish within 0.5 s", "snapshot", files=["Endless.swift"], timeout=0.5)
        await self.refused("too big", "snapshot", files=["plain.layout.json"], width=10000, height=10000, scale=3)


class Talk:
    """A server to which any bytes can be said."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [binary(), "mcp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )

    def say(self, *messages):
        for message in messages:
            text = message if isinstance(message, bytes) else json.dumps(message).encode()
            self.process.stdin.write(text + b"\n")
        self.process.stdin.flush()

    def hear(self):
        return json.loads(self.process.stdout.readline())

    def start(self):
        self.say(request(0, "initialize", protocolVersion="2025-11-25"))
        self.hear()
        return self

    def end(self):
        """Closes the input; returns the remaining answers, the exit code and what standard error said."""
        output, errors = self.process.communicate(timeout=LIMIT_S)
        return [json.loads(line) for line in output.splitlines()], self.process.returncode, errors.decode()


def request(number, method, **params):
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


def tool(number, name, **arguments):
    return request(number, "tools/call", name=name, arguments=arguments)


class WireTests(unittest.TestCase):
    """Lines that no right client would send, and ends at any time."""

    def setUp(self):
        self.base, self.folder = project()
        self.addCleanup(shutil.rmtree, self.base, ignore_errors=True)

    def talk(self):
        talk = Talk(str(self.folder))
        self.addCleanup(self.stop, talk.process)
        return talk

    @staticmethod
    def stop(process):
        process.kill()
        process.communicate()

    def test_wrong_lines_are_refused_and_the_next_one_is_answered(self):
        talk = self.talk()
        talk.say(tool(1, "list_files"))
        self.assertEqual(talk.hear()["error"]["code"], REQUEST)
        talk.start()
        for line, code in [
            (b"{", PARSE), (b"\xff\xfe\x00", PARSE), (b"[" * 500, PARSE), (b"[]", REQUEST), (b"null", REQUEST),
            (b'{"jsonrpc":"2.0","id":1e999,"method":"ping"}', None), (b'"' + b"a" * (2 << 20) + b'"', PARSE),
            (request(1, "nothing"), METHOD), (request(2, "tools/call", name="rm", arguments={}), PARAMS),
            (request(3, "tools/call", name="check", arguments=[]), PARAMS), (request([], "ping"), REQUEST),
        ]:
            talk.say(line, request("after", "ping"))
            answer = talk.hear()
            if code is None:
                self.assertIn(answer["error"]["code"], (PARSE, REQUEST))
            else:
                self.assertEqual(answer["error"]["code"], code, str(line)[:80])
            self.assertEqual(talk.hear(), {"jsonrpc": "2.0", "id": "after", "result": {}})
        self.assertEqual(talk.end()[:2], ([], 0))

    def test_a_call_that_never_ends_can_be_given_up_and_pings_are_answered_meanwhile(self):
        talk = self.talk().start()
        talk.say(tool(1, "snapshot", files=["Endless.swift"], timeout=300), request(2, "ping"))
        self.assertEqual(talk.hear()["id"], 2)
        talk.say(tool(3, "list_files"), request(4, "ping"))
        self.assertEqual(talk.hear()["id"], 4)
        talk.say({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}})
        self.assertEqual(talk.hear()["id"], 3)
        self.assertEqual(talk.end()[:2], ([], 0))

    def test_the_end_of_the_input_ends_the_server_after_its_answers(self):
        talk = self.talk().start()
        talk.say(*[tool(number, "list_files") for number in range(1, 4)])
        answers, code, errors = talk.end()
        self.assertEqual([answer["id"] for answer in answers], [1, 2, 3])
        self.assertEqual(code, 0, errors)

    def test_a_reader_that_leaves_or_a_signal_ends_a_running_call(self):
        for leave in (lambda talk: talk.process.stdout.close(), lambda talk: talk.process.send_signal(signal.SIGTERM)):
            talk = self.talk().start()
            talk.say(tool(1, "snapshot", files=["Endless.swift"], timeout=300), request(2, "ping"))
            talk.hear()
            leave(talk)
            self.assertEqual(talk.process.wait(LIMIT_S), 0)

    def test_pages_and_agents_are_told_the_version_of_the_command_line(self):
        said = subprocess.run([binary(), "--version"], capture_output=True, text=True, check=True).stdout
        with Server(gallery=False) as server, Peer(server) as peer:
            self.assertEqual(f"tessera {peer.welcome['server']}\n", said)
        talk = self.talk()
        talk.say(request(0, "initialize", protocolVersion="2024-11-05"))
        about = talk.hear()["result"]
        self.assertEqual(f"tessera {about['serverInfo']['version']}\n", said)
        self.assertEqual(about["protocolVersion"], "2024-11-05")

    def test_an_argument_or_a_folder_that_is_wrong_is_told_on_standard_error(self):
        for arguments, code, words in [
            (["/nowhere"], 66, "there is no folder /nowhere"), (["a", "b"], 64, "one folder, not 2"),
            (["--port", "1"], 64, "unknown option --port"), ([str(self.folder / "Lines.swift")], 66, "as a folder"),
        ]:
            output, found, errors = Talk(*arguments).end()
            self.assertEqual((output, found), ([], code))
            self.assertIn(words, errors)


def main():
    arguments = sys.argv[1:]
    result = unittest.TextTestRunner(verbosity=1, stream=sys.stdout).run(
        unittest.defaultTestLoader.loadTestsFromModule(sys.modules[__name__])
    )
    if arguments[:1] == ["--transcript"]:
        pathlib.Path(arguments[1]).write_text(json.dumps(ClientTests.transcript, indent=1, ensure_ascii=False))
    failed = len(result.failures) + len(result.errors)
    print(f"agents: {result.testsRun - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        os.environ.setdefault("PYTHONUNBUFFERED", "1")
        main()
