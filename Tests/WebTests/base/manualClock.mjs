// SPDX-License-Identifier: Apache-2.0

/** A clock that stands still until the test moves it. */
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

  /** Moves on, and calls the actions that become due meanwhile, in their order. */
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
