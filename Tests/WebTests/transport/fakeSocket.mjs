// SPDX-License-Identifier: Apache-2.0

/** A class of WebSockets without a network, and the list of its instances. */
export function makeFakeSockets() {
  const sockets = [];
  class FakeSocket {
    readyState = 0;
    bufferedAmount = 0;
    sent = [];
    closedWith = null;

    constructor(url) {
      this.url = url;
      sockets.push(this);
    }

    send(text) {
      this.sent.push(JSON.parse(text));
    }

    close(...args) {
      this.readyState = 3;
      this.closedWith = args;
    }

    /** The network opens it. */
    open() {
      this.readyState = 1;
      this.onopen({});
    }

    /** The server sends a message. */
    say(kind, members = {}) {
      this.onmessage({ data: JSON.stringify({ kind, ...members }) });
    }

    /** The server sends a delta as JSON, which `passThrough` reads. */
    deliver(delta) {
      const bytes = new TextEncoder().encode(JSON.stringify(delta));
      this.onmessage({ data: bytes.buffer });
    }

    /** The other end closes it. */
    end(code = 1006, reason = '') {
      this.readyState = 3;
      this.onclose({ code, reason });
    }

    /** The messages of a kind that were sent. */
    of(kind) {
      return this.sent.filter((message) => message.kind === kind);
    }
  }
  return { FakeSocket, sockets, last: () => sockets.at(-1) };
}

/** Decodes the deltas that `deliver` sends. */
export function passThrough(bytes) {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** An answer to `hello`. */
export const welcome = {
  protocol: 7,
  client: 5,
  session: 's1',
  server: '1.0',
  clock: 50_000,
  stages: [{ id: 'a', title: 'A', subtitle: '', group: 'Flow' }],
};
