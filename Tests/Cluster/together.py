# SPDX-License-Identifier: Apache-2.0
"""Servers of a cluster while nothing goes wrong, and those that cannot join it."""

import unittest

from board import COLUMNS, SPACING, STAGE, newcomer, picture, start_of_failure
from fleet import Cluster, Looker, Member, Nats, free_port


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
                # When the driver goes on in another view, the follower is told which, and can go along.
                first = anna.view
                anna.open(STAGE)
                anna.command("close", view=first, next={"stage": STAGE, "view": anna.view})
                self.assertEqual(cleo.expect("moved", view=first)["next"], {"stage": STAGE, "view": anna.view})
                cleo.follow(anna.view, STAGE)
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

    def test_versions_and_addresses_from_another_server(self):
        with Cluster("ab") as cluster, newcomer(cluster["a"], name="anna") as anna:
            with newcomer(cluster["b"], name="bert") as bert:
                # Bert's server passes these on to the one that runs the stage.
                anna.set_ok(SPACING, 20)
                bert.wait_for_value(SPACING, 20)
                self.assertEqual(self.act(bert, "version", step="keep", name="twenty"), None)
                kept = anna.expect("versions", versions=bert.expect("versions")["versions"])["versions"][0]
                anna.set_ok(SPACING, 31)
                self.assertEqual(self.act(bert, "version", step="remove", version=kept["id"]), None)
                anna.expect("versions", versions=[])
                self.assertEqual(self.act(bert, "version", step="recover", version=kept["id"]), None)
                anna.expect("versions", versions=[kept])
                self.assertEqual(self.act(bert, "version", step="recover", version=kept["id"]), "not-found")
                self.assertEqual(self.act(bert, "version", step="restore", version=kept["id"]), None)
                anna.wait_for_value(SPACING, 20)
                # No host of data is allowed; the owner says so, and the next command is answered after it.
                self.assertEqual(self.act(bert, "fetch", address="https://example.org/a.csv"), "not-allowed")
                self.assertEqual(self.act(bert, "fetch", address="file:///etc/passwd"), "not-allowed")
                bert.set_ok(SPACING, 22)

    def act(self, client, kind, **members):
        """Sends a command about the client's view; returns the code of its error, or None."""
        return client.wait_for_answer(client.command(kind, view=client.view, **members))

    def test_commands_are_answered_in_order(self):
        with Cluster("ab") as cluster, newcomer(cluster["a"]) as anna, newcomer(cluster["b"]) as bert:
            seqs = [bert.set(SPACING, value) for value in range(40)]
            bert.expect("ack", seq=seqs[-1])
            anna.wait_for_value(SPACING, 39)
            told = [m["values"][SPACING] for m in anna.messages if m["kind"] == "values"]
            self.assertEqual(told, sorted(told))
            acks = [m["seq"] for m in bert.messages if m["kind"] == "ack"]
            self.assertEqual(acks, sorted(acks))


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
