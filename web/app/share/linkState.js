// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { difference, parseState, stateMembers } from '../choices/pageState.js';
import { deviceOfSize, ALL_PRESETS } from '../stage/devices.js';

/** @typedef {import('../choices/pageState.js').PageState} PageState */

const PANELS = /** @type {const} */ (['layout', 'collection', 'data', 'element', 'log']);

/** Turns what this page shows into a link, and a link into what the page shows. */
export class LinkState {
  #means;
  /** @type {PageState | null} what is still to be shown when its stage is there */
  #wanted = null;
  /** @type {string | null} */
  #stage;

  /**
   * @param {object} means
   * @param {import('../../store/session.js').Session} means.session
   * @param {import('../../store/room.js').Room} means.room
   * @param {import('../../gestures/scrolling/scroller.js').Scroller} means.scroller
   * @param {import('../stage/deviceFrame.js').DeviceFrame} means.frame
   * @param {import('../../inspector/inspector.js').Inspector} means.inspector
   * @param {import('../../store/actions.js').Tell} means.tell
   */
  constructor(means) {
    this.#means = means;
    this.#stage = means.session.stageId;
    means.session.on('change', (topic) => {
      if (topic === 'stage' || topic === 'history') this.#apply();
    });
  }

  /**
   * The fragment for what is shown now.
   * @param {string | null} token
   * @param {number | null} [version] a kept state, in place of the present values and layout
   */
  hash(token, version = null) {
    const { session, scroller, frame, inspector } = this.#means;
    const { stage, values } = session;
    const parameters = stage?.parameters ?? [];
    const differing = parameters.filter(({ key, defaultValue }) =>
      values[key] !== undefined && JSON.stringify(values[key]) !== JSON.stringify(defaultValue));
    const { id, width, height } = frame.device;
    const isPreset = ALL_PRESETS.some((preset) => preset.id === id) && id !== 'free';
    const members = stateMembers({
      values: version ? {} : Object.fromEntries(differing.map(({ key }) => [key, values[key]])),
      layout: version ? null : stage?.choice ?? null,
      version,
      device: frame.isPhone || id === 'followed' ? null : isPreset ? id : `${Math.round(width)}x${Math.round(height)}`,
      offset: isAtStart(scroller) ? null : { ...scroller.offset },
      selection: [...session.selection.items],
      panel: inspector.panel,
    });
    return `#${new URLSearchParams({
      ...(session.stageId ? { stage: session.stageId } : {}), ...(token ? { token } : {}), ...members,
    })}`;
  }

  /**
   * Shows what a fragment tells.
   * @param {string} hash
   */
  take(hash) {
    const state = parseState(hash);
    const { frame, inspector, tell, session } = this.#means;
    for (const trouble of state.troubles) tell(trouble, 'trouble');
    const device = state.device === null ? null : deviceFor(state.device);
    if (device && !frame.isPhone) frame.show(device);
    else if (state.device && !device) tell(`There is no device ${state.device}.`, 'trouble');
    const panel = PANELS.find((name) => name === state.panel);
    if (panel) inspector.open(panel);
    this.#stage = session.stageId;
    this.#wanted = state;
    this.#apply();
  }

  /** Shows the rest when the stage has told of itself. */
  #apply() {
    const { session, room, tell } = this.#means;
    const { stage, history } = session;
    const wanted = this.#wanted;
    if (!wanted) return;
    if (session.stageId !== this.#stage) return void (this.#wanted = null);
    if (!stage || stage.stage !== this.#stage) return;
    this.#wanted = null;
    const present = Object.fromEntries(stage.parameters.map(({ key, defaultValue }) => [key, session.values[key] ?? defaultValue]));
    const { unknown, differing } = difference(wanted.values, present);
    const layout = this.#layoutOf(wanted.layout);
    if (wanted.version !== null) this.#offerVersion(wanted.version);
    if (unknown.length > 0) tell(`This stage has no parameter ${unknown.slice(0, 3).join(', ')}.`, 'trouble');
    if (!room.mayEdit) return;
    const use = () => {
      if (layout !== null) void session.act('layout', { to: layout });
      for (const [key, value] of Object.entries(differing)) session.setParameter(key, value);
    };
    const count = Object.keys(differing).length + (layout === null ? 0 : 1);
    // Nobody's work is changed by opening a link.
    if (count > 0 && history.edits === 0) use();
    else if (count > 0) {
      const words = count === 1 ? '1 value has' : `${count} values have`;
      tell(`${words} changed since the link was made`, 'good', { label: 'As in the link', run: use });
    }
    if (wanted.selection.length > 0) {
      void session.act('select', { items: wanted.selection, mode: 'replace' }).catch(() => {});
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
    // The server tells of versions just after the stage itself.
    if (room.versions.length > 0) return offer();
    const stop = room.on('change', (topic) => {
      if (topic !== 'versions' || room.versions.length === 0) return;
      stop();
      offer();
    });
  }

  /**
   * The layout that must be chosen; `null` when it is the present one or not there.
   * @param {string | null} wanted
   */
  #layoutOf(wanted) {
    const { session, tell } = this.#means;
    if (wanted === null || wanted === (session.stage?.choice ?? '')) return null;
    if (session.stage?.layouts?.some(({ id }) => id === wanted)) return wanted;
    tell(`This stage has no layout ${wanted}.`, 'trouble');
    return null;
  }
}

/** @param {import('../../gestures/scrolling/scroller.js').Scroller} scroller */
function isAtStart({ offset, range }) {
  return offset.x === range.min.x && offset.y === range.min.y;
}

/** @param {string} name */
function deviceFor(name) {
  return ALL_PRESETS.find(({ id }) => id === name) ?? deviceOfSize(name);
}
