# SPDX-License-Identifier: Apache-2.0
"""Firefox by WebDriver BiDi: the parts that these tests need."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading

from websockets.sync.client import connect

LIMIT_S = 60
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# Nothing of the browser's own is loaded from elsewhere while tests run.
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "dom.ipc.processCount": 1,
    "remote.active-protocols": 1,
}


class Firefox:
    """A running Firefox without windows."""

    name = "Firefox"
    # Whether it can put two fingers on the screen.
    has_fingers = True

    def __init__(self):
        self.profile = pathlib.Path(tempfile.mkdtemp(prefix="tessera-firefox-"))
        lines = [f'user_pref("{key}", {json.dumps(value)});' for key, value in PREFERENCES.items()]
        (self.profile / "user.js").write_text("\n".join(lines))
        program = os.environ.get("FIREFOX", "firefox-esr")
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", str(self.profile), "--remote-debugging-port", "0"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            env=os.environ | {"MOZ_HEADLESS_WIDTH": "1280", "MOZ_HEADLESS_HEIGHT": "860", "HOME": str(self.profile)},
        )
        self.number = 0
        self.answers, self.waiting = {}, threading.Condition()
        self.problems, self.requests = {}, {}
        address = self.find_address()
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        self.socket = connect(address + "/session", max_size=None, compression=None, open_timeout=LIMIT_S)
        threading.Thread(target=self.read, daemon=True).start()
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])

    def find_address(self):
        for line in self.process.stderr:
            if found := LISTENING.search(line):
                return found.group(1)
        raise AssertionError("Firefox ended before it listened")

    def read(self):
        for text in self.socket:
            message = json.loads(text)
            with self.waiting:
                if "id" in message:
                    self.answers[message["id"]] = message
                    self.waiting.notify_all()
                elif message.get("method") == "log.entryAdded":
                    self.note(message["params"])
                elif message.get("method") == "network.beforeRequestSent":
                    context = message["params"].get("context")
                    self.requests.setdefault(context, []).append(message["params"]["request"]["url"])

    def note(self, entry):
        if entry.get("level") == "error":
            context = entry.get("source", {}).get("context")
            self.problems.setdefault(context, []).append(entry.get("text") or "an error without words")

    def call(self, method, **parameters):
        """Sends a command and returns its result."""
        with self.waiting:
            self.number += 1
            number = self.number
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        with self.waiting:
            if not self.waiting.wait_for(lambda: number in self.answers, LIMIT_S):
                raise AssertionError(f"Firefox did not answer {method}")
            answer = self.answers.pop(number)
        if answer.get("type") == "error":
            raise AssertionError(f"{method}: {answer.get('error')}: {answer.get('message')}")
        return answer["result"]

    def page(self, url):
        return FirefoxPage(self, url)

    def close(self):
        self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(LIMIT_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(LIMIT_S)
        shutil.rmtree(self.profile, ignore_errors=True)


class FirefoxPage:
    """One tab."""

    def __init__(self, browser, url):
        self.browser = browser
        self.context = browser.call("browsingContext.create", type="tab")["context"]
        browser.call("browsingContext.setViewport", context=self.context, viewport={"width": 1280, "height": 860})
        browser.call("browsingContext.navigate", context=self.context, url=url, wait="interactive")

    def evaluate(self, expression, *arguments):
        """Calls a function of the page and returns what it gives, as JSON."""
        code = f"async (text) => JSON.stringify((await ({expression})(...JSON.parse(text))) ?? null)"
        result = self.browser.call(
            "script.callFunction", functionDeclaration=code, awaitPromise=True,
            arguments=[{"type": "string", "value": json.dumps(arguments)}], target={"context": self.context},
        )
        if result["type"] == "exception":
            raise AssertionError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def act(self, actions):
        """Performs actions in the form that both protocols share, and lets go of everything."""
        self.browser.call("input.performActions", context=self.context, actions=actions)
        self.browser.call("input.releaseActions", context=self.context)

    @property
    def problems(self):
        return self.browser.problems.get(self.context, [])

    @property
    def requests(self):
        return self.browser.requests.get(self.context, [])

    def close(self):
        self.browser.call("browsingContext.close", context=self.context)
