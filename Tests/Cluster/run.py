#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests several servers that run stages together over NATS: run.py [--short] [--seed N] [PART OF A NAME…]

Each test starts its own `nats-server` on a free port, with its own folder, and ends it and its servers by their ids.
The programs are the newest that are built, or those beside the one that TESSERA names. What is waited for is always an
event; only a wait that fails lasts for its limit. --short takes the tests that `make test` makes.
"""

import argparse
import concurrent.futures
import contextlib
import json
import pathlib
import random
import subprocess
import sys
import threading
import time
import unittest
import urllib.request

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "Strong")]

from fleet import (  # noqa: E402
    LIMIT_S, VIEWPORT, Cluster, Looker, Member, Nats, Wire, binary, free_port,
)
from server import Server, layout  # noqa: E402
from tables import pictures  # noqa: E402

COMPILE_LIMIT_S = 60
STAGE = "board"
# One line below the other.
LINES = """import UIKit

class Lines: UICollectionViewLayout {
  var height: CGFloat = 30
  private var count: Int { collectionView!.numberOfItems(inSection: 0) }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView!.bounds.width, height: CGFloat(count) * height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * height, width: collectionView!.bounds.width, height: height)
    return attributes
  }
}
"""
SPACING, COLUMNS = "minimumLineSpacing", "minimumInteritemSpacing"
SEED = 19
# Tests that run at the same time.
WORKERS = 4


def picture(client, view=None):
    """Returns the picture to which a client's deltas lead, without its revision."""
    found = pictures([[delta.hex() for delta in client.deltas]])[0]
    return {key: found[key] for key in ("size", "elements")}


def newcomer(member, **options):
    """Returns a client with a view of its own."""
    client = Looker(member, **options)
    client.open(STAGE)
    return client


def state(member):
    """Returns what a client that comes to a server finds: values, number of edits, items and picture."""
    with newcomer(member) as client:
        last = {message["kind"]: message for message in client.messages}
        return {
            "values": client.values(),
            "edits": last["history"]["edits"],
            "outline": last["outline"]["list"],
            "picture": picture(client),
        }


def word(client):
    """Returns the last state of the stage that a client was told."""
    states = [message["state"] for message in list(client.messages) if message["kind"] == "status"]
    return states[-1] if states else None


def start_of_failure(arguments):
    """Starts a server that must not start, and returns its exit code and what it says."""
    done = subprocess.run(
        [str(binary()), "serve", "--port", "0", *arguments], capture_output=True, text=True, timeout=LIMIT_S, check=False
    )
    return done.returncode, done.stderr + done.stdout


class TwoServers(unittest.TestCase):
    """Clients on two servers, while nothing goes wrong."""

    def test_everybody_sees_the_same_stage(self):
        with Cluster("ab") as cluster, newcomer(cluster["a"], name="anna") as anna:
            with newcomer(cluster["b"], name="bert") as bert, Looker(cluster["b"], name="cleo") as cleo:
                bert.set_ok(SPACING, 20)
                anna.wait_for_value(SPACING, 20)
                anna.set_ok(SPACING, 31)
                bert.wait_for_value(SPACING, 31)
                cleo.follow(anna.view, STAGE)
                cleo.expect_deltas(1)
                anna.set_ok(SPACING, 40)
                rev = anna.revision()
                cleo.wait_for(lambda: cleo.revision() == rev, f"revision {rev}")
                self.assertEqual(picture(cleo), picture(anna))
                # Everybody is in the list of people, whichever server they are on.
                anna.wait_for(lambda: self.names(anna) == {"anna", "bert", "cleo"}, "all names at anna's")
                bert.wait_for(lambda: self.names(bert) == {"anna", "bert", "cleo"}, "all names at bert's")
                # A follower on another server sees the driver scroll.
                anna.command("scroll", view=anna.view, offset={"x": 0, "y": 500}, velocity={"x": 0, "y": 0}, phase="idle")
                found = cleo.expect("offset", view=anna.view)
                self.assertEqual(found["offset"], {"x": 0, "y": 500})
                # Rights are the stage's: a follower may not drive.
                seq = cleo.command(
                    "scroll", view=anna.view, offset={"x": 0, "y": 9}, velocity={"x": 0, "y": 0}, phase="idle"
                )
                self.assertEqual(cleo.wait_for_answer(seq), "not-driver")
                # When the driver goes, the follower is told.
                anna.command("close", view=anna.view)
                cleo.expect("error", code="view-closed")

    def names(self, client):
        found = {}
        for message in list(client.messages):
            if message["kind"] == "presence":
                found = {one["client"]: one["name"] for one in message["clients"]}
            elif message["kind"] == "presenceChange":
                found |= {one["client"]: one["name"] for one in message["changed"]}
                for gone in message["gone"]:
                    found.pop(gone, None)
        return set(found.values())

    def test_commands_are_answered_in_order(self):
        with Cluster("ab") as cluster, newcomer(cluster["a"]) as anna, newcomer(cluster["b"]) as bert:
            seqs = [bert.set(SPACING, value) for value in range(40)]
            bert.expect("ack", seq=seqs[-1])
            anna.wait_for_value(SPACING, 39)
            told = [m["values"][SPACING] for m in anna.messages if m["kind"] == "values"]
            self.assertEqual(told, sorted(told))
            acks = [m["seq"] for m in bert.messages if m["kind"] == "ack"]
            self.assertEqual(acks, sorted(acks))


class Failures(unittest.TestCase):
    """What may happen to servers and to NATS."""

    def test_the_owner_is_killed(self):
        with Cluster("abc") as cluster, newcomer(cluster["a"]) as anna:
            with newcomer(cluster["b"]) as bert, Looker(cluster["c"]) as cleo:
                cleo.follow(bert.view, STAGE)
                cleo.expect_deltas(1)
                bert.set_ok(SPACING, 21)
                anna.set_ok(COLUMNS, 13)
                view = bert.view
                cluster["a"].die()
                self.goes_on(bert, cleo, 22)
                self.assertEqual(bert.values()[COLUMNS], 13)
                self.assertEqual(bert.view, view)
                # Somebody whose server died continues their view on another one.
                seq = 1
                with Looker(cluster["c"], hello=False) as again:
                    again.send("hello", protocol=anna.welcome["protocol"], name="anna", session=anna.welcome["session"])
                    again.welcome = again.expect("welcome")
                    again.seq = seq
                    number = again.command("open", stage=STAGE, viewport=VIEWPORT, offset={"x": 0, "y": 0})
                    again.expect("opened", seq=number)
                    again.expect_deltas(1)
                    self.assertEqual(again.welcome["session"], anna.welcome["session"])

    def goes_on(self, driver, follower, value):
        """A command after a loss is done, and the follower's picture is the driver's."""
        driver.wait_for(lambda: word(driver) == "restarting", "a word that the stage is restarting")
        error = driver.wait_for_answer(driver.set(SPACING, value))
        self.assertIsNone(error)
        self.settle(driver, follower)

    def settle(self, driver, follower):
        follower.wait_for(
            lambda: follower.revision() == driver.revision() and driver.revision() > 0, "the driver's revision")
        self.assertEqual(picture(follower), picture(driver))

    def test_the_owner_is_frozen_and_wakes_up(self):
        with Cluster("ab") as cluster, newcomer(cluster["a"]) as anna, newcomer(cluster["b"]) as bert:
            anna.set_ok(SPACING, 21)
            cluster["a"].freeze()
            # What is said to the frozen owner is answered by nobody, and must not be done later.
            late = anna.set(SPACING, 77)
            bert.wait_for(lambda: word(bert) == "restarting", "restarting")
            self.assertIsNone(bert.wait_for_answer(bert.set(COLUMNS, 14)))
            cluster["a"].thaw()
            answer = anna.wait_for_answer(late)
            anna.wait_for_value(COLUMNS, 14)
            bert.set_ok(SPACING, 23)
            anna.wait_for_value(SPACING, 23)
            anna.set_ok(SPACING, 24)
            bert.wait_for_value(SPACING, 24)
            if answer is not None:
                told = [m["values"].get(SPACING) for m in bert.messages if m["kind"] == "values"]
                self.assertNotIn(77, told, answer)

    def test_the_owner_is_cut_off_from_nats(self):
        with Cluster("") as cluster, Wire(cluster.nats.port) as wire:
            cluster.members["a"] = Member(wire.url, "a").start()
            with newcomer(cluster["a"]) as anna, newcomer(cluster.join("b")) as bert:
                anna.set_ok(SPACING, 21)
                bert.wait_for_value(SPACING, 21)
                wire.cut()
                # The former owner runs the stage no more, before another one can.
                anna.wait_for(lambda: word(anna) == "restarting", "restarting at the former owner's")
                bert.wait_for(lambda: word(bert) == "restarting", "restarting")
                self.assertIsNone(bert.wait_for_answer(bert.set(COLUMNS, 14)))
                early = anna.set(SPACING, 25)
                wire.join()
                self.assertIsNone(anna.wait_for_answer(early))
                anna.wait_for_value(COLUMNS, 14)
                bert.wait_for_value(SPACING, 25)
                self.assertEqual(state(cluster["a"]), state(cluster["b"]))

    def test_servers_join_and_leave_while_many_look(self):
        with Cluster("ab") as cluster, newcomer(cluster["a"]) as anna, contextlib.ExitStack() as crowd:
            lookers = []
            for name in "ab" * 30:
                looker = crowd.enter_context(Looker(cluster[name]))
                looker.follow(anna.view, STAGE)
                lookers.append((name, looker))
            for name in "cd":
                member = cluster.join(name)
                for _ in range(10):
                    looker = crowd.enter_context(Looker(member))
                    looker.follow(anna.view, STAGE)
                    lookers.append((name, looker))
            anna.set_ok(SPACING, 21)
            cluster["b"].die()
            anna.set_ok(SPACING, 22)
            cluster["c"].process.terminate()
            anna.set_ok(SPACING, 23)
            last = anna.revision()
            mine = picture(anna)
            for name, looker in lookers:
                if name in "ad":
                    looker.wait_for(lambda one=looker: one.revision() == last, f"revision {last} on {name}")
                    self.assertEqual(picture(looker), mine)

    def test_nats_is_started_anew(self):
        with Cluster("ab") as cluster, newcomer(cluster["a"]) as anna, newcomer(cluster["b"]) as bert:
            bert.set_ok(SPACING, 21)
            cluster.nats.kill()
            bert.wait_for(lambda: word(bert) == "restarting", "restarting")
            anna.wait_for(lambda: word(anna) == "restarting", "restarting at the former owner's")
            cluster.nats.start()
            self.assertIsNone(bert.wait_for_answer(bert.set(COLUMNS, 14)))
            anna.wait_for_value(COLUMNS, 14)
            self.assertIsNone(anna.wait_for_answer(anna.set(SPACING, 22)))
            bert.wait_for_value(SPACING, 22)
            self.assertEqual(state(cluster["a"]), state(cluster["b"]))

    def test_a_server_that_leaves_gives_its_stages_away(self):
        with Cluster("ab") as cluster, newcomer(cluster["a"]) as anna, newcomer(cluster["b"]) as bert:
            anna.set_ok(SPACING, 21)
            cluster["a"].process.terminate()
            cluster["a"].process.wait(LIMIT_S)
            self.assertIsNone(bert.wait_for_answer(bert.set(COLUMNS, 14)))
            self.assertEqual(bert.values()[SPACING], 21)
            # A name is free again at once.
            cluster.join("a")
            with newcomer(cluster["a"]) as again:
                self.assertEqual((again.values()[SPACING], again.values()[COLUMNS]), (21, 14))


class Sources(unittest.TestCase):
    """Files of one server on another one that has none."""

    def test_files_travel(self):
        with Cluster("a") as cluster, newcomer(cluster["a"]) as anna:
            anna.set_ok(SPACING, 21)
            member = cluster.join("b", files=[])
            with newcomer(member) as bert:
                self.assertEqual(bert.values()[SPACING], 21)
                # A saved file takes its value back for everybody.
                cluster["a"].save(cluster["a"].layout_path, layout(minimumLineSpacing=33))
                bert.wait_for_value(SPACING, 33)
                bert.wait_for(lambda: picture(bert) == picture(anna), "the picture of the saved file")
                # The other server runs the stage when the first one has ended, from its copies.
                cluster["a"].die()
                bert.wait_for(lambda: word(bert) == "restarting", "restarting")
                self.assertIsNone(bert.wait_for_answer(bert.set(COLUMNS, 14)))
                self.assertEqual((bert.values()[SPACING], bert.values()[COLUMNS]), (33, 14))
                with urllib.request.urlopen(f"http://127.0.0.1:{member.port}/metrics", timeout=LIMIT_S) as answer:
                    metrics = answer.read().decode()
                self.assertIn("tessera_cluster_stages 1\n", metrics)
                self.assertIn("tessera_cluster_lost_owners_total 1\n", metrics)


    def test_swift_source_travels_and_the_owner_compiles(self):
        with Cluster("") as cluster:
            first = Member(cluster.nats.url, "a")
            source = first.folder / "Lines.swift"
            first.save(source, LINES)
            first.files = [str(source)]
            cluster.members["a"] = first.start()
            with Looker(first) as anna:
                anna.open("lines")
                second = cluster.join("b", files=[])
                with Looker(second) as bert:
                    bert.open("lines")
                    self.assertEqual(picture(bert), picture(anna))
                    height = picture(bert)["size"]["height"]
                    first.save(source, LINES.replace("height: CGFloat = 30", "height: CGFloat = 50"))
                    bert.wait_for(lambda: picture(bert)["size"]["height"] > height, "the saved height")
                    taller = picture(bert)["size"]
                    first.die()
                    bert.wait_for(lambda: word(bert) == "restarting", "restarting")
                    before = len(bert.deltas)
                    # Nothing is shown, and so nothing edited, until the new owner has compiled its copy.
                    bert.wait_for(lambda: word(bert) == "running", "running again", COMPILE_LIMIT_S)
                    bert.expect_deltas(before + 1)
                    with Looker(second) as cleo:
                        cleo.open("lines")
                        self.assertEqual(picture(cleo)["size"], taller)
                        cleo.set_ok("height", 60)
                        bert.wait_for(lambda: picture(bert)["size"]["height"] > taller["height"], "the set height")


class Fences(unittest.TestCase):
    """Owners that have been replaced write nothing any more."""

    def test_a_journal_that_somebody_else_writes_is_given_up(self):
        with Cluster("a") as cluster, newcomer(cluster["a"]) as anna:
            anna.set_ok(SPACING, 21)
            line = json.dumps({"kind": "commit", "overrides": json.dumps({SPACING: 44}), "last": 1000})
            cluster.nats.publish(f"TESSERA_JOURNAL.{STAGE}", line)
            seq = anna.set(COLUMNS, 9)
            self.assertEqual(anna.wait_for_answer(seq), "not-saved")
            # The stage is read anew, with what the other one wrote.
            anna.wait_for_value(SPACING, 44)
            anna.set_ok(COLUMNS, 10)
            self.assertIn("another server has written to the journal", cluster["a"].text())
            self.assertEqual(state(cluster["a"])["values"][SPACING], 44)

    def test_a_full_stream_is_told(self):
        with Cluster("a") as cluster, newcomer(cluster["a"]) as anna:
            anna.set_ok(SPACING, 21)
            name = "TESSERA_JOURNAL"
            info = cluster.nats.call(f"STREAM.INFO.{name}")
            config, size = info["config"], info["state"]["bytes"]
            cluster.nats.call(f"STREAM.UPDATE.{name}", config | {"max_bytes": size})
            self.assertEqual(anna.wait_for_answer(anna.set(COLUMNS, 9)), "not-saved")
            anna.wait_for(lambda: "maximum bytes" in str(anna.messages), "the reason")
            cluster.nats.call(f"STREAM.UPDATE.{name}", config)
            # What could not be written is written with the next change.
            anna.set_ok(COLUMNS, 10)
            with newcomer(cluster["a"]) as again:
                self.assertEqual((again.values()[SPACING], again.values()[COLUMNS]), (21, 10))

    def test_a_bucket_of_another_version_is_refused(self):
        with Nats() as nats:
            stream = "KV_TESSERA_LEASES"
            nats.call(f"STREAM.CREATE.{stream}", {
                "name": stream, "subjects": ["$KV.TESSERA_LEASES.>"], "description": "tessera 9", "storage": "memory",
            })
            code, text = start_of_failure(["--cluster", nats.url])
            self.assertEqual(code, 69)
            for word in ("another version", "tessera 9", "nats stream rm"):
                self.assertIn(word, text)


class Chance(unittest.TestCase):
    """Random commands of clients on three servers, while servers are killed at random."""

    seed, commands, every = SEED, 200, 14
    blows = ("kill", "kill", "freeze", "nats")

    def test_the_state_is_that_of_one_server(self):
        chance = random.Random(self.seed)
        done = []
        with Cluster("abc") as cluster:
            self.clients = {}
            self.edits = 0
            for number in range(self.commands):
                command = self.draw(chance, number)
                name = chance.choice("abc")
                blow = None
                if number % self.every == self.every - 1:
                    blow = chance.choice(self.blows), chance.choice("abc")
                if self.was_done(cluster, name, command, blow):
                    done.append(command)
            for name in "abc":
                self.client(cluster, name).__exit__()
            found = [state(cluster[name]) for name in "abc"]
        self.assertEqual(found[0], found[1])
        self.assertEqual(found[0], found[2])
        with Server(gallery=False) as alone:
            with newcomer(alone) as client:
                for command in done:
                    self.assertIsNone(client.wait_for_answer(self.send(client, command)), command)
            self.assertEqual(found[0], state(alone), f"seed {self.seed}")

    def draw(self, chance, number):
        kind = chance.choice(["set", "insert", "title", "delete"])
        if kind == "set":
            return {"key": chance.choice([SPACING, COLUMNS]), "value": chance.randrange(60)}
        if kind == "insert":
            place = {"section": "only", "index": chance.randrange(20)}
            return {"op": {"type": "insert", "count": 1, "at": place, "seed": number}}
        if kind == "title":
            return {"op": {"type": "update", "item": f"cell-{chance.randrange(60, 100)}", "title": f"title {number}"}}
        return {"op": {"type": "delete", "items": [f"cell-{number % 50}"]}}

    def send(self, client, command):
        if "op" in command:
            return client.command("edit", view=client.view, op=command["op"], animated=False)
        return client.set(command["key"], command["value"])

    def client(self, cluster, name):
        member = cluster[name]
        if member.process.poll() is not None:
            # The former name is free again only when its lease has ended.
            member.name += name
            member.start()
        known = self.clients.get(name)
        if known is None or known.closed_with is not None:
            if known:
                known.__exit__()
            self.clients[name] = newcomer(member)
        return self.clients[name]

    def strike(self, cluster, blow, name):
        if blow == "kill":
            cluster[name].die()
        elif blow == "freeze":
            cluster[name].freeze()
            # Longer than a lease.
            threading.Timer(2.5, cluster[name].thaw).start()
        else:
            cluster.nats.kill()
            cluster.nats.start()

    def was_done(self, cluster, name, command, blow):
        """Sends a command, and strikes a server meanwhile; returns whether the command was done."""
        client = self.client(cluster, name)
        seq = self.send(client, command)
        if blow:
            for one in "abc":
                self.client(cluster, one)
            self.strike(cluster, *blow)
        client.wait_for(lambda: client.answer(seq) != "" or client.closed_with is not None, "an answer")
        answer = client.answer(seq)
        if answer is None:
            # The host tells the history before it is done.
            self.edits = self.counted(client)
            return True
        if answer in ("not-found", "unknown-item", "out-of-range"):
            return False
        # Nobody knows: it is looked whether the change is there, as the message says.
        self.assertIn(answer, ("", "owner-lost", "host-ended", "not-saved"))
        alive = next(one for one in "abc" if cluster[one].process.poll() is None)
        with newcomer(cluster[alive]) as looker:
            before, self.edits = self.edits, self.counted(looker)
            if "op" in command:
                self.assertIn(self.edits - before, (0, 1))
                return self.edits > before
            return looker.values()[command["key"]] == command["value"]

    def counted(self, client):
        """Returns the number of edits that a client knows."""
        return [message["edits"] for message in list(client.messages) if message["kind"] == "history"][-1]


class ShortChance(Chance):
    """The same with few commands."""

    commands, every, blows = 16, 12, ("kill",)


class BadInput(unittest.TestCase):
    """What cannot work is told, with what to do."""

    def refused(self, arguments, *words):
        code, text = start_of_failure(arguments)
        for word in words:
            self.assertIn(word, text)
        self.assertIn(code, (64, 69), text)

    def test_wrong_addresses(self):
        self.refused(["--cluster", f"nats://127.0.0.1:{free_port()}"], "cannot join the cluster", "check --cluster")
        self.refused(["--cluster", "127.0.0.1:4222"], "--cluster needs an address such as nats://127.0.0.1:4222")
        self.refused(["--cluster"], "--cluster needs an address")
        self.refused(["--name", "a"], "add --cluster")
        self.refused(["--cluster", "nats://127.0.0.1:1", "--journal", "x"], "exclude each other")

    def test_no_jetstream(self):
        with Nats(arguments=()) as nats:
            self.refused(["--cluster", nats.url], "JetStream", "nats-server -js")

    def test_wrong_credentials(self):
        config = 'authorization { user: "ada", password: "secret12" }\njetstream {}\n'
        with Nats(config=config) as nats:
            self.refused(["--cluster", nats.url], "cannot join the cluster", "uthorization")
            wrong = nats.url.replace("//", "//ada:wrong@")
            code, text = start_of_failure(["--cluster", wrong])
            self.assertNotIn("wrong", text.replace("went wrong", ""))
            self.assertEqual(code, 69)
            member = Member(nats.url.replace("//", "//ada:secret12@"), "a")
            with member:
                self.assertNotIn("secret12", member.text())

    def test_a_name_is_taken_once(self):
        with Cluster("a") as cluster:
            self.refused(["--cluster", cluster.nats.url, "--name", "a"], "has the name a", "--name")
            with newcomer(cluster["a"]) as anna:
                anna.set_ok(SPACING, 20)


SHORT = ("TwoServers", "Failures.test_the_owner_is_killed", "ShortChance")


def chosen(parts, short):
    """Returns the tests whose names contain one of the parts."""
    found = unittest.TestSuite()
    # The longest first, so that they end with the others.
    for group in (Chance, ShortChance, Failures, Sources, Fences, TwoServers, BadInput):
        for test in unittest.defaultTestLoader.loadTestsFromTestCase(group):
            name = test.id().split(".", 1)[1]
            if short and not name.startswith(SHORT):
                continue
            if not short and not parts and name.startswith("ShortChance"):
                continue
            if not parts or any(part in name for part in parts):
                found.addTest(test)
    return found


class Line(unittest.TestResult):
    """Prints a line for each test."""

    def __init__(self, test, lock):
        super().__init__()
        self.test, self.lock, self.began = test, lock, time.monotonic()

    def stopTest(self, test):
        super().stopTest(test)
        found = [text for _, text in self.failures + self.errors]
        with self.lock:
            seconds = time.monotonic() - self.began
            print(f"{'✘' if found else '✔'} {test.id().split('.', 1)[1]} ({seconds:.1f} s)", *found, sep="\n", flush=True)


def run(tests, workers):
    """Runs tests beside each other, since they mostly wait; returns the numbers of passed and failed ones."""
    lock = threading.Lock()

    def single(test):
        result = Line(test, lock)
        test.run(result)
        return result.wasSuccessful()

    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        found = list(pool.map(single, tests))
    return found.count(True), found.count(False)


def main():
    options = argparse.ArgumentParser(description="Tests several servers that run stages together.")
    options.add_argument("--short", action="store_true", help="the tests that make test makes")
    options.add_argument("--seed", type=int, default=SEED, help="of the random commands")
    options.add_argument("parts", nargs="*", metavar="PART", help="only tests whose name contains this")
    given = options.parse_args()
    Chance.seed = given.seed
    passed, failed = run(chosen(given.parts, given.short), WORKERS)
    print(f"cluster: {passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
