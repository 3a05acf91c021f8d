# SPDX-License-Identifier: Apache-2.0
"""What may happen to servers of a cluster and to NATS."""

import contextlib
import json
import unittest

from board import COLUMNS, SPACING, STAGE, newcomer, picture, start_of_failure, state, word
from fleet import LIMIT_S, VIEWPORT, Cluster, Looker, Member, Nats, Wire


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

    def test_comments_and_versions_outlive_their_server(self):
        with Cluster("ab") as cluster, newcomer(cluster["a"]) as anna, newcomer(cluster["b"]) as bert:
            pin = {"subject": "item", "id": "cell-1", "title": "1"}
            for client, text in ((anna, "from a"), (bert, "from b")):
                seq = client.command("comment", view=client.view, step="add", pin=pin, text=text)
                self.assertIsNone(client.wait_for_answer(seq))
            seq = bert.command("version", view=bert.view, step="keep", name="before")
            self.assertIsNone(bert.wait_for_answer(seq))
            cluster["a"].die()
            bert.wait_for(lambda: word(bert) == "restarting", "a word that the stage is restarting")
            self.assertIsNone(bert.wait_for_answer(bert.set(SPACING, 22)))
            with newcomer(cluster["b"]) as cleo:
                texts = [each["text"] for each in cleo.expect("comments")["comments"]]
                names = [each["name"] for each in cleo.expect("versions")["versions"]]
            self.assertEqual((texts, names), (["from a", "from b"], ["before"]))

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
