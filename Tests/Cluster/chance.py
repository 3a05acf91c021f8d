# SPDX-License-Identifier: Apache-2.0
"""Random commands while random things happen to servers of a cluster."""

import random
import threading
import unittest

from board import COLUMNS, SPACING, newcomer, state
from fleet import Cluster
from server import Server

SEED = 19


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
