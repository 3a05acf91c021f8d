// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { listen } from '../../base/disposable.js';
import { make } from '../../widgets/dom.js';

/** @typedef {import('../../store/session.js').Session} Session */

/** Topics of the session after which the data source may give other titles. */
const TOPICS = new Set(['view', 'stage', 'values', 'outline', 'connection']);

/** The parameter that gives a stage an index. */
const KEY = 'cv.indexTitles';

/** @type {Record<string, (index: number, last: number) => number>} */
const KEYS = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (index, last) => last,
};

/**
 * The index of the title at a point of the strip; all titles have equal parts of it.
 * @param {number} y from the strip's upper edge
 * @param {number} height of the strip, in the same unit
 * @param {number} count of titles
 * @returns {number} from 0 to `count` − 1
 */
export function titleAt(y, height, count) {
  if (height <= 0) return 0;
  return Math.max(0, Math.min(count - 1, Math.floor((y / height) * count)));
}

/**
 * The index titles in a strip at the edge of the screen. People move over it by finger or keys, and the
 * content follows.
 */
export class IndexStrip {
  #session;
  #announce;
  /** @type {string[]} */
  #titles = [];
  /** Whether an app's screen with a collection view is shown. */
  #hasContent = false;
  #at = -1;
  /** The number of requests for titles; only the answer to the last one counts. */
  #asked = 0;
  #waiting = 0;
  element = make('div', {
    class: 'index-strip',
    role: 'slider',
    tabindex: '0',
    hidden: true,
    'aria-label': 'Index',
    'aria-orientation': 'vertical',
    'aria-valuemin': '1',
  });

  /**
   * @param {Session} session
   * @param {object} means
   * @param {HTMLElement} means.screen the parent of the strip
   * @param {(text: string) => void} means.announce
   */
  constructor(session, { screen, announce }) {
    this.#session = session;
    this.#announce = announce;
    screen.append(this.element);
    session.on('change', (/** @type {string} */ topic) => {
      const hadContent = this.#hasContent;
      this.#hasContent = Boolean(session.screen?.place);
      if (this.#hasContent) this.#place();
      if (TOPICS.has(topic) || hadContent !== this.#hasContent) this.#ask();
    });
    this.#listen();
  }

  /** Whether the answer with the titles is still to come. */
  get isAsking() {
    return this.#waiting > 0;
  }

  #listen() {
    const { element } = this;
    listen(element, 'pointerdown', (event) => {
      event.preventDefault();
      event.stopPropagation();
      element.setPointerCapture(event.pointerId);
      this.#go(this.#under(event));
    });
    listen(element, 'pointermove', (event) => {
      if (element.hasPointerCapture(event.pointerId)) this.#go(this.#under(event));
    });
    listen(element, 'keydown', (event) => {
      const { key } = event;
      const last = this.#titles.length - 1;
      const at = Object.hasOwn(KEYS, key) ? KEYS[key](this.#at, last) : -1;
      if (at < 0) return;
      event.preventDefault();
      event.stopPropagation();
      this.#go(at);
    });
  }

  /** @param {PointerEvent} event */
  #under({ clientY }) {
    // An app's strip is longer than its titles.
    const { firstElementChild: first, lastElementChild: last } = this.element;
    const top = first?.getBoundingClientRect().top ?? 0;
    const bottom = last?.getBoundingClientRect().bottom ?? top;
    return titleAt(clientY - top, bottom - top, this.#titles.length);
  }

  async #ask() {
    const asked = ++this.#asked;
    const { view, connection, values, drives } = this.#session;
    // Stages without an index are not asked; an app's own content may have one.
    const mayHave = Boolean(values?.[KEY]) || this.#hasContent;
    if (!view || !drives || !mayHave || connection.state !== 'open') return this.#show([]);
    this.#waiting += 1;
    const reply = await this.#session.act('titles').catch(() => null);
    this.#waiting -= 1;
    if (asked !== this.#asked) return;
    this.#wear(reply?.look);
    this.#show(reply?.titles ?? []);
  }

  /**
   * Takes the look of an app's own index, at the edge of its list.
   * @param {import('../../transport/messageTypes.js').IndexLook} [look]
   */
  #wear(look) {
    const { element } = this;
    element.toggleAttribute('data-own', look !== undefined);
    const values = {
      light: look?.light,
      dark: look?.dark,
      'light-ground': look && (look.lightGround ?? 'transparent'),
      'dark-ground': look && (look.darkGround ?? 'transparent'),
    };
    for (const [name, value] of Object.entries(values)) element.style.setProperty(`--index-${name}`, value ?? null);
    this.#place();
  }

  /** An app's index fills the edge of its list, between what covers that. */
  #place() {
    const { element } = this;
    const insets = element.hasAttribute('data-own') ? this.#session.screen?.insets : null;
    for (const side of /** @type {const} */ (['top', 'bottom', 'right'])) {
      element.style[side] = insets ? `${insets[side]}px` : '';
    }
  }

  /** @param {string[]} titles */
  #show(titles) {
    this.element.hidden = titles.length === 0;
    if (titles.join('\n') === this.#titles.join('\n')) return;
    this.#titles = titles;
    this.#at = -1;
    this.element.setAttribute('aria-valuemax', String(titles.length));
    this.element.replaceChildren(...titles.map((title) => make('span', {}, title)));
    this.#mark(0);
  }

  /**
   * Scrolls the content to a title, once.
   * @param {number} index
   */
  #go(index) {
    if (index === this.#at) return;
    this.#at = index;
    this.#mark(index);
    const title = this.#titles[index];
    this.#announce(title);
    this.#session.act('jump', { title, index }).catch(() => {});
  }

  /** @param {number} index */
  #mark(index) {
    const { element } = this;
    element.setAttribute('aria-valuenow', String(index + 1));
    element.setAttribute('aria-valuetext', this.#titles[index] ?? '');
    for (const [at, mark] of [...element.children].entries()) {
      mark.toggleAttribute('data-current', at === index && this.#at >= 0);
    }
  }
}
