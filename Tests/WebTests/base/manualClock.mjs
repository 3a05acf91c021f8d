// SPDX-License-Identifier: Apache-2.0

/** A clock that stands still until it is told to go on. */
export class ManualClock {
  #nowMs;
  #timers = [];

  constructor(nowMs = 0) {
    this.#nowMs = nowMs;
  }

  now = () => this.#nowMs;

  schedule = (action, delayMs) => {
    const timer = { action, atMs: this.#nowMs + delayMs };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Goes on and calls what comes due on the way, in its order. */
  advance(byMs) {
    const endMs = this.#nowMs + byMs;
    for (;;) {
      const due = this.#timers.filter((timer) => timer.atMs <= endMs);
      if (due.length === 0) break;
      const next = due.reduce((first, timer) => (timer.atMs < first.atMs ? timer : first));
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.action();
    }
    this.#nowMs = endMs;
  }

  get timerCount() {
    return this.#timers.length;
  }
}
