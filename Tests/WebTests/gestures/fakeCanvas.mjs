// SPDX-License-Identifier: Apache-2.0

/** The part of a canvas that input needs; events are plain objects. */
export class FakeCanvas {
  style = {};
  captured = [];
  #listeners = new Map();

  addEventListener(type, listener) {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  removeEventListener(type, listener) {
    const others = (this.#listeners.get(type) ?? []).filter((other) => other !== listener);
    this.#listeners.set(type, others);
  }

  setPointerCapture(id) {
    this.captured.push(id);
  }

  get listenerCount() {
    return [...this.#listeners.values()].reduce((sum, list) => sum + list.length, 0);
  }

  /** Delivers an event and tells whether its default was prevented. */
  fire(type, members = {}) {
    const event = { type, defaultPrevented: false, ...members };
    event.preventDefault = () => {
      event.defaultPrevented = true;
    };
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
    return event.defaultPrevented;
  }
}
