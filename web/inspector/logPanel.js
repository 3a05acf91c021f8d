// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { COUNTERS, EVENT_KINDS, counterText, logText, numberText, shownEvents } from './eventLog.js';
import { icon, make } from '../widgets/dom.js';
import { count } from '../widgets/facts.js';
import { plural } from './editOps.js';
import { EventWatch } from '../store/eventWatch.js';
import { VirtualList } from '../widgets/virtualList.js';

/** @typedef {import('../store/session.js').Session} Session */

const ROW_CSS_PX = 20;

/**
 * The calls of the collection view, as they happen. The stage tells them only while the panel is open.
 */
export class LogPanel {
  #session;
  #actions;
  #memory;
  #list;
  #jump;
  #pause;
  #note = make('span', { class: 'log-note' });
  /** @type {Record<string, HTMLElement>} */
  #counters = {};
  /** @type {Set<string>} */
  #hidden = new Set();
  #clearedTo = 0;
  /** @type {import('./eventLog.js').LogEvent[] | null} the events at the time when the log was stopped */
  #frozen = null;
  #isOpen = false;
  #lastShown = 0;
  /** @type {import('./eventLog.js').LogEvent[]} */
  #shown = [];
  #isScheduled = false;

  /**
   * @param {Session} session
   * @param {import('../store/actions.js').Actions} actions
   * @param {{read: (key: string) => string | null, write: (key: string, value: string) => void}}
   *   memory
   * @param {HTMLElement} host takes the panel's parts
   */
  constructor(session, actions, memory, host) {
    this.#session = session;
    this.#actions = actions;
    this.#memory = memory;
    this.#hidden = new Set((memory.read('log.hidden') ?? '').split(' ').filter(Boolean));
    this.#list = new VirtualList({
      rowHeightCssPx: ROW_CSS_PX,
      className: 'log-list',
      members: { tabIndex: 0, role: 'log', 'aria-live': 'off', 'aria-label': 'Events' },
      makeRow: (event) => row(event),
    });
    this.#jump = make('button', {
      type: 'button',
      class: 'log-jump',
      hidden: true,
      onclick: () => this.#toEnd(),
    });
    this.#list.element.addEventListener('scroll', () => {
      if (this.#list.isAtEnd) this.#jump.hidden = true;
    });
    this.#pause = tool('pause', 'Pause the log', () => this.#togglePause());
    host.append(
      this.#kinds(),
      make('div', { class: 'log-box' }, this.#list.element, this.#jump),
      this.#toolRow(),
      this.#figures(),
    );
  }

  /** Whether the log is visible. */
  get isOpen() {
    return this.#isOpen;
  }

  set isOpen(isOpen) {
    this.#isOpen = isOpen;
    EventWatch.of(this.#session).want('log', isOpen);
    if (isOpen) this.update();
  }

  /** Shows new events, once a frame. */
  update() {
    if (!this.#isOpen || this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      this.#show();
    });
  }

  #show() {
    const session = this.#session;
    const events = this.#frozen ?? session.events ?? [];
    // The numbers of another view's events start from the beginning.
    if ((events.at(-1)?.n ?? 0) < this.#clearedTo) this.#clearedTo = 0;
    const wasAtEnd = this.#list.isAtEnd;
    this.#shown = shownEvents(events, this.#hidden, this.#clearedTo);
    this.#list.show(this.#shown);
    this.#list.element.toggleAttribute('data-empty', this.#shown.length === 0);
    this.#list.element.dataset.hint = this.#hint(events.length);
    const last = this.#shown.at(-1)?.n ?? 0;
    if (wasAtEnd) this.#list.scrollToEnd();
    else if (last > this.#lastShown) this.#jump.hidden = false;
    this.#lastShown = last;
    this.#jump.replaceChildren(icon('arrow-down'), 'Newest');
    const dropped = session.eventsDropped ?? 0;
    const note = dropped > 0 ? ` · ${count(dropped)} not kept` : '';
    this.#note.textContent = `${plural(this.#shown.length, 'event')}${note}`;
    for (const { name } of COUNTERS) {
      this.#counters[name].textContent = counterText(session.counters?.[name]);
    }
  }

  /** @param {number} total */
  #hint(total) {
    if (total > 0 && this.#hidden.size === EVENT_KINDS.length) return 'All kinds are hidden.';
    if (this.#frozen) return 'The log is paused.';
    return 'No events yet. Scroll or change something.';
  }

  #toEnd() {
    this.#jump.hidden = true;
    this.#list.scrollToEnd();
  }

  #togglePause() {
    this.#frozen = this.#frozen ? null : [...(this.#session.events ?? [])];
    const words = this.#frozen ? 'Continue the log' : 'Pause the log';
    this.#pause.replaceChildren(icon(this.#frozen ? 'play' : 'pause'));
    this.#pause.title = words;
    this.#pause.setAttribute('aria-label', words);
    this.#pause.setAttribute('aria-pressed', String(this.#frozen !== null));
    this.update();
  }

  #clear() {
    const events = this.#frozen ?? this.#session.events ?? [];
    this.#clearedTo = events.at(-1)?.n ?? this.#clearedTo;
    this.#jump.hidden = true;
    this.update();
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(logText(this.#shown));
      this.#actions.tell(`Copied ${plural(this.#shown.length, 'event')}`);
    } catch {
      this.#actions.tell('The browser does not allow copying.', 'trouble');
    }
  }

  #kinds() {
    const switches = EVENT_KINDS.map(({ kind, label, help }) => {
      const button = make(
        'button',
        {
          type: 'button',
          class: 'kind',
          title: help,
          data: { kind },
          'aria-pressed': String(!this.#hidden.has(kind)),
          onclick: () => {
            if (!this.#hidden.delete(kind)) this.#hidden.add(kind);
            this.#memory.write('log.hidden', [...this.#hidden].join(' '));
            button.setAttribute('aria-pressed', String(!this.#hidden.has(kind)));
            this.update();
          },
        },
        label,
      );
      return button;
    });
    return make('div', { class: 'kinds', role: 'group', 'aria-label': 'Kinds' }, ...switches);
  }

  #toolRow() {
    return make(
      'div',
      { class: 'log-tools' },
      this.#note,
      this.#pause,
      tool('copy', 'Copy what is shown', () => this.#copy()),
      tool('trash', 'Clear', () => this.#clear()),
    );
  }

  #figures() {
    const pairs = COUNTERS.map(({ name, label, help }) => {
      this.#counters[name] = make('dd', { data: { counter: name } }, '–');
      return make('div', { title: help }, make('dt', {}, label), this.#counters[name]);
    });
    return make('dl', { class: 'counters', 'aria-label': 'Counters' }, ...pairs);
  }
}

/** @param {import('./eventLog.js').LogEvent} event */
function row({ n, kind, text }) {
  return make(
    'div',
    { class: 'log-row', data: { kind }, title: text },
    make('span', { class: 'n' }, numberText(n)),
    make('span', { class: 'text' }, text),
  );
}

/**
 * @param {string} drawing
 * @param {string} label
 * @param {() => void} onclick
 */
function tool(drawing, label, onclick) {
  const members = { type: 'button', class: 'button quiet square small', title: label, onclick };
  return make('button', { ...members, 'aria-label': label }, icon(drawing));
}
