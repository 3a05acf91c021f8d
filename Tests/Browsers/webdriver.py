# SPDX-License-Identifier: Apache-2.0
"""WebKit by WebDriver: Debian's WebKitWebDriver on a display without a screen."""

import json
import os
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

LIMIT_S = 60
PAUSE_S = 0.05
# WebDriver has no events, so the page itself notes what goes wrong.
LISTEN = """() => {
  if (window.testProblems) return;
  window.testProblems = [];
  addEventListener('error', (event) => window.testProblems.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => window.testProblems.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    window.testProblems.push(`${event.violatedDirective}: ${event.blockedURI}`));
  const { error } = console;
  console.error = (...words) => { window.testProblems.push(words.join(' ')); error(...words); };
}"""
REQUESTS = "() => performance.getEntriesByType('resource').map(({ name }) => name)"


class WebKit:
    """A running driver; each page has a browser of its own, because the driver allows one session for a process."""

    name = "WebKit"
    # Whether it can put two fingers on the screen.
    has_fingers = False

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="tessera-webkit-")
        self.display, self.screen = start_display()

    def page(self, url):
        return WebKitPage(self, url)

    def close(self):
        end(self.screen)
        shutil.rmtree(self.folder, ignore_errors=True)


def start_display():
    """Starts a display without a screen, which chooses its own number."""
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
        pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    if not number:
        raise AssertionError("Xvfb ended before it had a display")
    return f":{number}", screen


def end(process):
    process.terminate()
    try:
        process.wait(LIMIT_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(LIMIT_S)


class WebKitPage:
    """One window in a browser of its own."""

    def __init__(self, browser, url):
        environment = os.environ | {
            "DISPLAY": browser.display, "HOME": browser.folder, "NO_AT_BRIDGE": "1", "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "GDK_BACKEND": "x11",
        }
        port = free_port()
        self.driver = subprocess.Popen(
            [os.environ.get("WEBKIT_DRIVER", "WebKitWebDriver"), f"--port={port}"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment,
        )
        self.base = f"http://127.0.0.1:{port}"
        try:
            self.wait_for_driver()
            session = self.send("POST", "/session", {"capabilities": {"alwaysMatch": {}}})
            self.base += f"/session/{session['sessionId']}"
            self.send("POST", "/window/rect", {"x": 0, "y": 0, "width": 1300, "height": 960})
            self.send("POST", "/timeouts", {"script": LIMIT_S * 1000, "pageLoad": LIMIT_S * 1000, "implicit": 0})
            self.send("POST", "/url", {"url": url})
            self.evaluate(LISTEN)
        except BaseException:
            end(self.driver)
            raise

    def wait_for_driver(self):
        end_s = time.monotonic() + LIMIT_S
        while True:
            try:
                return self.send("GET", "/status")
            except (urllib.error.URLError, ConnectionError):
                if time.monotonic() > end_s or self.driver.poll() is not None:
                    raise
                time.sleep(PAUSE_S)

    def send(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.base + path, data=data, method=method, headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=LIMIT_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.read().decode()[:500]}") from None

    def evaluate(self, expression, *arguments):
        """Calls a function of the page and returns what it gives, as JSON."""
        script = (
            "const [text, done] = arguments;"
            f"Promise.resolve().then(() => ({expression})(...JSON.parse(text)))"
            ".then((value) => done({ value: JSON.stringify(value ?? null) }), (error) => done({ error: String(error) }));"
        )
        answer = self.send("POST", "/execute/async", {"script": script, "args": [json.dumps(arguments)]})
        if "error" in answer:
            raise AssertionError(answer["error"])
        return json.loads(answer["value"])

    def act(self, actions):
        """Performs actions in the form that both protocols share, and lets go of everything."""
        self.send("POST", "/actions", {"actions": actions})
        self.send("DELETE", "/actions")

    @property
    def problems(self):
        return self.evaluate("() => window.testProblems")

    @property
    def requests(self):
        return self.evaluate(REQUESTS)

    def close(self):
        try:
            self.send("DELETE", "")
        finally:
            end(self.driver)


def free_port():
    """A port that is free now; the driver takes no 0."""
    import socket

    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]
