# SPDX-License-Identifier: Apache-2.0
"""Processes and connections that end unasked come back, and nothing acknowledged is lost."""

import os
import signal
import unittest

from server import Server, layout
from support import LiveCase, idle, set_parameter, until, wait, wait_value
from thorough import thorough

KILLS_UNTIL_FAILED = 5

# Keeps the page's connections, so that a test can break one at any time.
KEEP_SOCKETS = '''() => {
  const { WebSocket } = window;
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...means) {
      super(...means);
      window.sockets.push(this);
    }
  };
}'''
# Opens a stage and loses the connection before the answer.
OPEN_AND_LOSE = '''(title) => {
  const { session } = window.tessera;
  session.openStage(session.stages.find((stage) => stage.title === title).id);
  for (const socket of window.sockets) socket.close();
}'''


class RecoveryTests(LiveCase):
    gallery = False

    def host(self, server):
        """Returns the process id of the only stage host, as soon as it runs."""
        return until(lambda: (server.hosts() or [None])[0])

    def fresh_host(self, server, old):
        """Returns the process id of a stage host other than the old one."""
        return until(lambda: next((pid for pid in server.hosts() if pid != old), None))

    def test_a_killed_server_resumes_with_what_was_committed(self):
        server = self.serve()
        page = self.page(server)
        set_parameter(page, "minimumLineSpacing", 30)
        wait_value(page, "minimumLineSpacing", 30)
        before = self.rectangles(page)
        server.kill()
        wait(page, "() => window.tessera.session.connection.state === 'reconnecting'")
        self.assertEqual(self.rectangles(page), before)
        server.start()
        wait(page, "() => window.tessera.session.connection.state === 'open'")
        wait_value(page, "minimumLineSpacing", 30)
        self.assertEqual(self.rectangles(page), before)
        set_parameter(page, "minimumLineSpacing", 12)
        wait_value(page, "minimumLineSpacing", 12)

    def test_a_killed_host_leaves_the_picture_and_is_replaced(self):
        server = self.serve()
        page = self.page(server)
        set_parameter(page, "minimumLineSpacing", 30)
        wait_value(page, "minimumLineSpacing", 30)
        before = self.rectangles(page)
        old = self.host(server)
        page.evaluate("() => { window.__least = Infinity; const look = () => {"
                      " const n = window.tessera.session.view?.elements.size ?? 0;"
                      " window.__least = Math.min(window.__least, n);"
                      " setTimeout(look, 4); }; look(); }")
        os.kill(old, signal.SIGKILL)
        self.fresh_host(server, old)
        wait(page, "() => window.tessera.session.status?.state === 'running'")
        idle(page)
        self.assertEqual(self.rectangles(page), before)
        self.assertGreaterEqual(page.evaluate("() => window.__least"), len(before))
        set_parameter(page, "minimumLineSpacing", 12)
        wait_value(page, "minimumLineSpacing", 12)

    @thorough(
        "HostMachineTests: each part of a life has its patience; "
        "test_a_killed_host_leaves_the_picture_and_is_replaced sees the next host on a page"
    )
    def test_a_host_that_stops_answering_is_replaced(self):
        server = self.serve()
        page = self.page(server)
        page.evaluate("() => { window.__states = []; window.tessera.session.on('change', (topic) => {"
                      " if (topic === 'status') window.__states.push("
                      "window.tessera.session.status?.state); }); }")
        old = self.host(server)
        os.kill(old, signal.SIGSTOP)
        try:
            wait(page, "() => window.__states.includes('restarting')")
            self.fresh_host(server, old)
            wait(page, "() => window.tessera.session.status?.state === 'running'")
        finally:
            if old in server.hosts():
                os.kill(old, signal.SIGKILL)
        set_parameter(page, "minimumLineSpacing", 12)
        wait_value(page, "minimumLineSpacing", 12)

    def test_five_ends_in_a_row_stop_the_retries_until_a_file_changes(self):
        server = self.serve()
        peer = self.peer(server)
        peer.open()
        old = None
        for _ in range(KILLS_UNTIL_FAILED):
            old = self.fresh_host(server, old)
            os.kill(old, signal.SIGKILL)
        status = peer.expect("status", state="failed")
        self.assertTrue(status["message"])
        self.assertEqual(server.hosts(), [])
        server.save(server.data_path, server.data_path.read_text() + "\n")
        peer.expect("status", state="running")

    @thorough(
        "sessionFollowing.test.mjs: when the connection is lost between two stages, those who follow are told "
        "afterwards; FollowingTests"
    )
    def test_who_follows_goes_along_when_the_connection_is_lost_between_two_stages(self):
        server = Server(gallery=False)
        other = server.folder / "other.layout.json"
        server.save(other, {**layout(), "title": "Other"})
        server.arguments = [str(other)]
        self.enterContext(server)
        follower = self.page(server)
        presenter = self.page(server, before=lambda page: page.add_init_script(f"({KEEP_SOCKETS})()"))
        view = presenter.evaluate("() => window.tessera.session.view.view")
        follower.evaluate("(view) => window.tessera.session.follow(view)", view)
        idle(follower)
        presenter.evaluate(OPEN_AND_LOSE, "Other")
        wait(presenter, "() => window.tessera.session.stage?.title === 'Other' && window.tessera.idle()")
        wait(follower, "() => window.tessera.session.stage?.title === 'Other' && window.tessera.idle()")
        there = presenter.evaluate("() => window.tessera.session.view.view")
        self.assertEqual(follower.evaluate("() => window.tessera.session.follows"), there)

    def test_a_polite_end_closes_with_a_reason_and_status_zero(self):
        server = self.serve()
        peer = self.peer(server)
        peer.open()
        hosts = server.hosts()
        self.assertEqual(server.terminate(), 0)
        code, reason = peer.expect_close()
        self.assertEqual(code, 1001)
        self.assertTrue(reason)
        until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in hosts))

    def test_an_interrupt_ends_with_status_zero_too(self):
        server = self.serve()
        server.process.send_signal(signal.SIGINT)
        self.assertEqual(server.process.wait(30), 0)


if __name__ == "__main__":
    unittest.main()
