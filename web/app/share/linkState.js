// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { nameOf } from '../../store/elements/element.js';
import { areSameSeeds } from '../choices/dataSeeds.js';
import { difference, parseState, stateMembers, taken } from '../choices/pageState.js';
import { ALL_PRESETS } from '../stage/devices.js';
import { traitsInLink } from '../stage/viewTraits.js';
import { showLinkedDevice } from './linkedDevice.js';

/** @typedef {import('../choices/pageState.js').PageState} PageState */

const PANELS = /** @type {const} */ (['layout', 'collection', 'data', 'element', 'log']);

/** Turns what this page shows into a link, and a link into what the page shows. */
export class LinkState {
  #means;
  /** @type {PageState | null} what is still to be shown when its stage is there */
  #wanted = null;
  /** @type {import('../choices/pageState.js').ElementName | null} what is still to be looked at when it comes */
  #element = null;
  /** @type {string | null} */
  #stage;

  /**
   * @param {object} means
   * @param {import('../../store/session.js').Session} means.session
   * @param {import('../../store/room.js').Room} means.room
   * @param {import('../../gestures/scrolling/scroller.js').Scroller} means.scroller
   * @param {Pick<import('../stage/stageArea.js').StageArea, 'allElements' | 'selected' | 'select'>} means.area
   * @param {import('../stage/deviceFrame.js').DeviceFrame} means.frame
   * @param {import('../../inspector/inspector.js').Inspector} means.inspector
   * @param {import('../choices/themeSwitch.js').ThemeSwitch} means.themes
   * @param {import('../../store/actions.js').Tell} means.tell
   */
  constructor(means) {
    this.#means = means;
    this.#stage = means.session.stageId;
    means.session.on('change', (topic) => {
      if (topic === 'stage' || topic === 'history') this.#apply();
    });
    means.session.on('delta', () => this.#lookAtElement());
  }

  /**
   * The fragment for what is shown now.
   * @param {string | null} token
   * @param {number | null} [version] a kept state, in place of the present values and layout
   */
  hash(token, version = null) {
    const { session, scroller, frame, inspector, themes, area } = this.#means;
    const { stage, values } = session;
    const parameters = stage?.parameters ?? [];
    const differing = parameters.filter(({ key, defaultValue }) =>
      values[key] !== undefined && JSON.stringify(values[key]) !== JSON.stringify(defaultValue));
    const { id, width, height } = frame.device;
    const isPreset = ALL_PRESETS.some((preset) => preset.id === id) && id !== 'free';
    const members = stateMembers({
      values: version ? {} : Object.fromEntries(differing.map(({ key }) => [key, values[key]])),
      data: version ? [] : session.history.seeded ?? [],
      layout: version ? null : stage?.choice ?? null,
      version,
      device: frame.isPhone || id === 'followed' ? null : isPreset ? id : `${Math.round(width)}x${Math.round(height)}`,
      traits: [...traitsInLink(frame.traits), ...(themes.deviceChoice === 'page' ? [] : [themes.deviceChoice])],
      offset: isAtStart(scroller) ? null : { ...scroller.offset },
      selection: [...session.selection.items],
      element: area.selected,
      panel: inspector.panel,
    });
    return `#${new URLSearchParams({
      ...(session.stageId ? { stage: session.stageId } : {}), ...(token ? { token } : {}), ...members,
    })}`;
  }

  /** Whether the data are somebody's own work, which only a kept state brings along. */
  get hasOwnData() {
    const { edits, seeded, isTold } = this.#means.session.history;
    return isTold && edits > 0 && seeded === null;
  }

  /**
   * Shows what a fragment tells.
   * @param {string} hash
   */
  take(hash) {
    const state = parseState(hash);
    const { frame, inspector, tell, session } = this.#means;
    for (const trouble of state.troubles) tell(trouble, 'trouble');
    const { unknownDevice, unknownTraits } = showLinkedDevice(frame, state);
    if (unknownDevice !== null) tell(`There is no device ${unknownDevice}.`, 'trouble');
    this.#showTheme(unknownTraits);
    const panel = PANELS.find((name) => name === state.panel);
    if (panel) inspector.open(panel);
    else if (state.panel !== null) tell(`There is no panel ${state.panel}.`, 'trouble');
    this.#stage = session.stageId;
    this.#wanted = state;
    this.#element = state.element;
    this.#apply();
    this.#lookAtElement();
  }

  /** Looks at the element of the link, when the page holds it; what people select themselves counts more. */
  #lookAtElement() {
    const { session, area } = this.#means;
    const wanted = this.#element;
    if (!wanted) return;
    if (session.stageId !== this.#stage || area.selected) return void (this.#element = null);
    const name = nameOf(wanted);
    const element = area.allElements.find((one) => nameOf(one) === name);
    if (!element) return;
    this.#element = null;
    area.select(element.id);
  }

  /**
   * Sets the device's theme as in the link; what people chose for other days stays in their browser's memory.
   * @param {readonly string[]} unknown words that are no other trait
   */
  #showTheme(unknown) {
    const { themes, tell } = this.#means;
    const theme = unknown.find((word) => word === 'light' || word === 'dark');
    if (theme === 'light' || theme === 'dark') themes.chooseDevice(theme, { isKept: false });
    const others = unknown.filter((word) => word !== theme);
    if (others.length > 0) tell(`There is no text size, direction or appearance ${others.join(', ')}.`, 'trouble');
  }

  /** Shows the rest when the stage has told of itself. */
  #apply() {
    const { session, room, tell } = this.#means;
    const { stage, history } = session;
    const wanted = this.#wanted;
    if (!wanted) return;
    if (session.stageId !== this.#stage) return void (this.#wanted = null);
    // Without the history, nobody knows whether somebody works on the stage.
    if (!stage || stage.stage !== this.#stage || !history.isTold) return;
    this.#wanted = null;
    const present = Object.fromEntries(stage.parameters.map(({ key, defaultValue }) => [key, session.values[key] ?? defaultValue]));
    const values = taken(wanted.values, stage.parameters);
    const { unknown, differing } = difference(values, present);
    const known = Object.fromEntries(Object.entries(values).filter(([key]) => !unknown.includes(key)));
    const hasOtherData = wanted.data.length > 0 && !areSameSeeds(wanted.data, history.seeded ?? []);
    const layout = this.#layoutOf(wanted.layout, hasOtherData && history.edits > 0);
    if (wanted.version !== null) this.#offerVersion(wanted.version);
    if (unknown.length > 0) tell(`This stage has no parameter ${unknown.slice(0, 3).join(', ')}.`, 'trouble');
    if (!room.mayEdit) return;
    const count = Object.keys(differing).length + (layout === null ? 0 : 1);
    const use = () => {
      if (hasOtherData) this.#makeData(wanted.data);
      if (layout !== null) void session.act('layout', { to: layout });
      // Going back to the files before, for the data, has changed the values, too.
      const set = hasOtherData && history.edits > 0 ? known : differing;
      for (const [key, value] of Object.entries(set)) session.setParameter(key, value);
    };
    // Nobody's work is changed by opening a link.
    if ((count > 0 || hasOtherData) && history.edits === 0) use();
    else if (count > 0 || hasOtherData) {
      const counted = count === 0 ? '' : count === 1 ? '1 value' : `${count} values`;
      const what = [...(hasOtherData ? ['The data'] : []), ...(counted ? [counted] : [])].join(' and ');
      const words = `${what} ${what === '1 value' ? 'has' : 'have'} changed since the link was made`;
      tell(words, 'good', { label: 'As in the link', run: use });
    }
    if (wanted.selection.length > 0) {
      void session.act('select', { items: wanted.selection, mode: 'replace' }).then(() => {
        if (session.selection.count === 0) tell('The items that the link selects are not there, or cannot be selected.', 'trouble');
      }, () => {});
    }
  }

  /**
   * Makes the data of a link from those of the files; each edit is a step that can be undone.
   * @param {readonly import('../../transport/messageTypes.js').StageEdit[]} edits
   */
  #makeData(edits) {
    const { session, tell } = this.#means;
    /** @type {import('../../transport/messageTypes.js').StageEdit[]} */
    const all = session.history.edits > 0 ? [{ type: 'revert' }, ...edits] : [...edits];
    for (const op of all) {
      void session.act('edit', { op, animated: false }).catch(({ message }) => tell(`The data of the link: ${message}`, 'trouble'));
    }
  }

  /**
   * Offers a kept state: it has its own data, so going there changes what everybody sees.
   * @param {number} id
   */
  #offerVersion(id) {
    const { room, tell, session } = this.#means;
    const offer = () => {
      const version = room.versions.find((one) => one.id === id);
      if (!version) return tell('The version in the link was removed.', 'trouble');
      if (!room.mayEdit) return tell(`The link is for the version ${version.name}; who may edit can go there.`);
      const run = () => void session.act('version', { step: 'restore', version: id })
        .catch(({ message }) => tell(message, 'trouble'));
      tell(`The link is for the version ${version.name}`, 'good', { label: 'Go there', run });
    };
    // The server tells of versions, if there are any, before it tells how the stage's host is.
    if (session.status !== null) return offer();
    const stop = session.on('change', (topic) => {
      if (topic !== 'status' || session.status === null) return;
      stop();
      if (session.stageId === this.#stage) offer();
    });
  }

  /**
   * The layout that must be chosen; `null` when it is the present one or not there.
   * @param {string | null} wanted
   * @param {boolean} goesBack whether the stage goes back to its files first
   */
  #layoutOf(wanted, goesBack) {
    const { session, tell } = this.#means;
    if (wanted === null || (!goesBack && wanted === (session.stage?.choice ?? ''))) return null;
    if (session.stage?.layouts?.some(({ id }) => id === wanted)) return wanted;
    tell(`This stage has no layout ${wanted}.`, 'trouble');
    return null;
  }
}

/** @param {import('../../gestures/scrolling/scroller.js').Scroller} scroller */
function isAtStart({ offset, range }) {
  return offset.x === range.min.x && offset.y === range.min.y;
}
