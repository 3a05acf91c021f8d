// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { hashFor } from '../choices/address.js';
import { showMiniature, showPainted } from './miniature.js';
import { MINIATURE_CSS_PX } from './pictureSheet.js';

/** @typedef {import('../../transport/messageTypes.js').StageEntry} StageEntry */
/** @typedef {import('../../store/session.js').Session} Session */

/** With more stages than this there is a field to search them. */
const SEARCH_ABOVE = 12;
/** Pictures of entries are painted this far before the entries come into view. */
const AHEAD = '200px 0px';

/** Drawings for stages that were not open yet, by words of their heading. */
/** @type {readonly [pattern: RegExp, drawing: string][]} */
const GROUP_ICONS = [
  [/file/i, 'kind-files'],
  [/composition|nested/i, 'kind-nested'],
  [/list|table/i, 'kind-list'],
  [/custom|uikit|swift/i, 'kind-custom'],
];

/**
 * The drawing for a heading.
 * @param {string} group
 * @returns {string}
 */
export function groupIcon(group) {
  const found = GROUP_ICONS.find(([pattern]) => pattern.test(group));
  return found ? found[1] : 'kind-grid';
}

/**
 * Stages by heading: people's own files first, the rest in the server's order.
 * @param {StageEntry[]} stages
 * @returns {[string, StageEntry[]][]}
 */
export function groupsOf(stages) {
  /** @type {Map<string, StageEntry[]>} */
  const groups = new Map();
  for (const entry of stages) {
    const group = groups.get(entry.group);
    if (group) group.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return [...groups].sort(([one], [other]) => Number(isOwn(other)) - Number(isOwn(one)));
}

/**
 * Whether a heading is that of people's own files.
 * @param {string} group
 */
function isOwn(group) {
  return /^your files$/i.test(group);
}

/**
 * Stages whose title, subtitle or heading contains all words of a search.
 * @param {StageEntry[]} stages
 * @param {string} search
 */
export function matching(stages, search) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return stages.filter(({ title, subtitle, group }) => {
    const text = `${title} ${subtitle} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/**
 * What a key in the search field does.
 * @param {string} key
 * @param {string} text what is searched
 * @param {boolean} isInSheet whether the field is in a sheet, which Escape closes
 * @returns {'open' | 'list' | 'clear' | 'leave' | null} opens the first stage, goes to the list, empties or leaves the field
 */
export function searchKey(key, text, isInSheet) {
  if (key === 'Enter') return 'open';
  if (key === 'ArrowDown') return 'list';
  if (key !== 'Escape') return null;
  if (text !== '') return 'clear';
  return isInSheet ? null : 'leave';
}

/** The list of stages. */
export class Gallery {
  #host;
  #session;
  #miniatures;
  #themes;
  #onOpen;
  #list = make('div');
  #search;
  #lastStages = '';
  /**
   * The stage whose entry was brought into view.
   * @type {string | null}
   */
  #revealed = null;
  #waitsToReveal = false;
  /** @type {Map<string, {link: HTMLElement, picture: HTMLImageElement, painted: HTMLElement, isOwn: boolean}>} */
  #entries = new Map();
  /** Whether the painted pictures that come with the page are shown. */
  #hasSheet = false;
  /** The stages whose entries have been in view or near it: pictures of the others are not painted yet. */
  #seen = new Set();
  #watch;

  /**
   * @param {HTMLElement} host
   * @param {object} parts
   * @param {Session} parts.session
   * @param {import('./miniature.js').Miniatures} parts.miniatures
   * @param {import('../choices/themeSwitch.js').ThemeSwitch} parts.themes
   * @param {(id: string) => void} parts.onOpen
   */
  constructor(host, { session, miniatures, themes, onOpen }) {
    this.#host = host;
    this.#session = session;
    this.#miniatures = miniatures;
    this.#themes = themes;
    this.#onOpen = onOpen;
    this.#search = this.#makeSearch();
    host.append(make('div', { class: 'search', hidden: true }, icon('search'), this.#search));
    host.append(this.#list);
    host.addEventListener('keydown', (event) => this.#moveFocus(event));
    this.#watch = new IntersectionObserver((changes) => this.#noteSeen(changes), { root: host, rootMargin: AHEAD });
    session.on('change', (/** @type {string} */ topic) => {
      if (topic === 'stages' || topic === 'stage' || topic === 'connection') this.show();
      if (topic === 'miniatures') this.paintAll();
    });
    themes.on('change', () => this.paintAll());
    this.show();
  }

  /** Updates the list and the open stage. */
  show() {
    const { stages, stage } = this.#session;
    const waits = stages.length === 0 && this.#session.connection.state;
    const isLong = stages.length > SEARCH_ABOVE;
    /** @type {HTMLElement} */ (this.#search.parentElement).hidden = !isLong;
    const search = isLong ? this.#search.value : '';
    // Small pictures come one by one; the list stays as it is, with its focus.
    const words = stages.map(({ id, title, subtitle, group }) => [id, title, subtitle, group]);
    const text = JSON.stringify([words, waits, search]);
    if (text !== this.#lastStages) {
      this.#lastStages = text;
      this.#build(stages ?? [], search);
    }
    const current = stage?.stage ?? this.#session.stageId;
    for (const [id, { link }] of this.#entries) {
      link.setAttribute('aria-current', String(id === current));
    }
    this.#keepStop(this.#entries.get(current ?? '')?.link);
    if (current !== this.#revealed) this.#revealSoon();
  }

  /** Brings the open stage's entry into view once the list is laid out, instead of having the browser do that at once. */
  #revealSoon() {
    if (this.#waitsToReveal) return;
    this.#waitsToReveal = true;
    requestAnimationFrame(() => setTimeout(() => {
      this.#waitsToReveal = false;
      const current = this.#session.stage?.stage ?? this.#session.stageId;
      if (current !== this.#revealed && this.#reveal(current)) this.#revealed = current;
    }));
  }

  /**
   * Makes one entry the list's stop of the Tab key: this one, or else the first one.
   * @param {HTMLElement | undefined} wanted
   */
  #keepStop(wanted) {
    const links = [...this.#entries.values()].map(({ link }) => link);
    for (const link of links) link.tabIndex = link === (wanted ?? links[0]) ? 0 : -1;
  }

  /**
   * Scrolls to an entry that is out of view, with its neighbours as far as there is room.
   * @param {string | null} id
   * @returns {boolean} whether there is such an entry
   */
  #reveal(id) {
    const link = id !== null && this.#entries.get(id)?.link;
    if (!link) return false;
    const own = link.getBoundingClientRect();
    const list = this.#host.getBoundingClientRect();
    const top = list.top + (this.#search.parentElement?.offsetHeight ?? 0);
    if (own.top < top || own.bottom > list.bottom) {
      this.#host.scrollTop += (own.top + own.bottom) / 2 - (top + list.bottom) / 2;
    }
    return true;
  }

  /** Shows the painted pictures that come with the page, which the browser fetches now, over the coloured ones. */
  showSheet() {
    if (this.#hasSheet) return;
    this.#hasSheet = true;
    this.paintAll();
  }

  /** Paints all miniatures again. */
  paintAll() {
    // Style rules name the sheets, so that they have the addresses that their content gives them.
    if (this.#hasSheet) this.#host.dataset.sheet = this.#themes.theme.isDark ? 'dark' : 'light';
    for (const id of this.#entries.keys()) this.paint(id);
  }

  /** @param {IntersectionObserverEntry[]} changes */
  #noteSeen(changes) {
    for (const { isIntersecting, target } of changes) {
      if (!isIntersecting) continue;
      this.#watch.unobserve(target);
      const id = [...this.#entries].find(([, { link }]) => link === target)?.[0];
      if (id === undefined) continue;
      this.#seen.add(id);
      this.paint(id);
    }
  }

  /**
   * Paints the miniature of a stage, if its entry is in view or was.
   * @param {string} id
   */
  paint(id) {
    const entry = this.#entries.get(id);
    if (!entry) return;
    const { picture, painted: part, isOwn } = entry;
    const { theme } = this.#themes;
    const place = this.#hasSheet && !isOwn ? this.#miniatures.onSheet(id) : null;
    part.hidden = place === null;
    part.style.backgroundSize = place?.size ?? '';
    part.style.backgroundPosition = place?.position ?? '';
    const painted = this.#session.stages.find((stage) => stage.id === id)?.picture;
    const rects = this.#miniatures.of(id, isOwn);
    if (!this.#seen.has(id) || (!painted && !rects)) return;
    picture.hidden = false;
    if (painted) showPainted(picture, painted, theme.isDark);
    else if (rects) showMiniature(picture, rects, theme, MINIATURE_CSS_PX);
  }

  /**
   * Whether a stage's miniature came with the page.
   * @param {string} id
   */
  isShipped(id) {
    return this.#entries.get(id)?.isOwn === false && this.#miniatures.ships(id);
  }

  /** Puts the cursor into the search field, if there is one. */
  focusSearch() {
    this.#search.focus();
    this.#search.select();
  }

  #makeSearch() {
    const search = make('input', {
      type: 'search',
      placeholder: 'Search stages',
      autocomplete: 'off',
      spellcheck: false,
      'aria-label': 'Search stages',
      title: 'Search stages (/)',
      oninput: () => this.show(),
    });
    search.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
      const first = [...this.#entries.values()][0]?.link;
      const does = searchKey(event.key, search.value, search.closest('[data-open]') !== null);
      if (does === null) return;
      if (does === 'open') first?.click();
      else if (does === 'list') first?.focus();
      else if (does === 'clear') search.value = '';
      // The stage has the keys again.
      if (does === 'open' || does === 'leave') search.blur();
      event.preventDefault();
      event.stopPropagation();
      this.show();
    });
    return search;
  }

  /**
   * @param {StageEntry[]} stages
   * @param {string} search
   */
  #build(stages, search) {
    this.#entries.clear();
    this.#seen.clear();
    this.#watch.disconnect();
    if (stages.length === 0) {
      this.#list.replaceChildren(
        this.#session.connection.state === 'open' ? nothingLoaded() : waiting(this.#session.connection.state),
      );
      return;
    }
    const found = matching(stages, search);
    if (found.length === 0) {
      this.#list.replaceChildren(make('div', { class: 'empty' }, `No stage matches “${search}”.`));
      return;
    }
    this.#list.replaceChildren(
      ...groupsOf(found).map(([group, entries]) =>
        make(
          'section',
          { class: 'group', 'aria-label': group },
          make('h2', { class: 'heading' }, group),
          make('ul', {}, ...entries.map((entry) => make('li', {}, this.#entry(entry)))),
        ),
      ),
    );
    for (const { link } of this.#entries.values()) this.#watch.observe(link);
    this.paintAll();
  }

  /** @param {{id: string, title: string, subtitle: string, group: string}} entry */
  #entry({ id, title, subtitle, group }) {
    const picture = make('img', { hidden: true, alt: '' });
    const painted = make('span', { class: 'painted', hidden: true });
    const link = make(
      'a',
      {
        class: 'entry',
        href: hashFor(id),
        // What is out of sight is not laid out, and then has no name of its own for those who listen.
        'aria-label': `${title}, ${subtitle}`,
        onclick: (/** @type {MouseEvent} */ event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          this.#onOpen(id);
        },
      },
      make('span', { class: 'miniature', 'aria-hidden': 'true' }, icon(groupIcon(group)), picture, painted),
      make(
        'span',
        { class: 'words' },
        make('div', { class: 'title', title }, title),
        make('div', { class: 'subtitle', title: subtitle }, subtitle),
      ),
    );
    this.#entries.set(id, { link, picture, painted, isOwn: isOwn(group) });
    return link;
  }

  /** @param {KeyboardEvent} event */
  #moveFocus(event) {
    const links = [...this.#entries.values()].map((entry) => entry.link);
    const index = links.findIndex((link) => link === event.target);
    const places = new Map([
      ['ArrowDown', index + 1], ['ArrowUp', index - 1], ['Home', 0], ['End', links.length - 1],
    ]);
    const next = places.get(event.key);
    if (next === undefined || index < 0) return;
    event.preventDefault();
    if (next < 0 && !this.#search.parentElement?.hidden) return this.focusSearch();
    const link = links[Math.min(Math.max(next, 0), links.length - 1)];
    this.#keepStop(link);
    link.focus();
  }
}

/** @returns {HTMLElement} */
function nothingLoaded() {
  return make(
    'div',
    { class: 'empty' },
    make('strong', {}, 'No stages'),
    make('span', {}, 'The list contains each layout that the server was given.'),
  );
}

/**
 * @param {import('../../transport/connection.js').ConnectionState} state
 * @returns {HTMLElement}
 */
function waiting(state) {
  // A page that is still connecting for the first time needs no hint.
  const isWithout = state === 'refused' || state === 'reconnecting';
  return make(
    'div',
    { class: 'empty' },
    make('span', {}, state === 'refused' ? 'Not connected' : 'Waiting for the server …'),
    isWithout && make('span', {}, 'Without a server, recordings play: drop a .tessera file on the stage.'),
  );
}
