// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../base/clock.js';
import { Throttle } from '../base/throttle.js';
import { insetsControl, sizeControl } from '../widgets/boxControls.js';
import { choiceControl, flagControl } from '../widgets/choiceControls.js';
import { colourControl } from '../widgets/colourControl.js';
import { make } from '../widgets/dom.js';
import { HandTag } from './handTag.js';
import { numberControl } from '../widgets/numberControl.js';

/** @typedef {import('../transport/messageTypes.js').ParameterValue} ParameterValue */
/** @typedef {import('../transport/messageTypes.js').ParameterDescriptor} ParameterDescriptor */
/** @typedef {import('../transport/messageTypes.js').GesturePhase} GesturePhase */
/** @typedef {import('../widgets/control.js').Control} Control */
/** @typedef {import('../store/session.js').Session} Session */

/** A scrub sends at most 30 values a second. */
const CHANGE_INTERVAL_MS = 1000 / 30;
/** After a change of this page, another value is taken for its result for this time, in ms. */
const OWN_CHANGE_MS = 1000;

/** The event that tells the inspector's parents of new rows of parameters. */
export const ROWS_MADE = 'rowsmade';

/**
 * A parameter with its control, the value that is shown, the times when it was changed here and when
 * somebody else's change was shown last, and that person's name.
 * @typedef {{descriptor: ParameterDescriptor, control: Control, value: ParameterValue | undefined,
 *   mine: number, told: number, tag: HandTag}} Row
 */

/**
 * @param {ParameterDescriptor} descriptor
 * @param {import('../widgets/control.js').ParameterActions} actions
 * @returns {Control | null} `null` for a kind that this page does not know
 */
function controlFor(descriptor, actions) {
  const { kind } = descriptor;
  switch (kind.type) {
    case 'number': return numberControl({ ...descriptor, kind }, actions);
    case 'flag': return flagControl({ ...descriptor, kind }, actions);
    case 'choice': return choiceControl({ ...descriptor, kind }, actions);
    case 'colour': return colourControl({ ...descriptor, kind }, actions);
    case 'insets': return insetsControl({ ...descriptor, kind }, actions);
    case 'size': return sizeControl({ ...descriptor, kind }, actions);
    default: return null;
  }
}

/**
 * Whether two parameter values are the same.
 * @param {ParameterValue | undefined} one
 * @param {ParameterValue | undefined} other
 * @returns {boolean}
 */
export function sameValue(one, other) {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const members = new Map(Object.entries(one));
  const others = Object.entries(other);
  return members.size === others.length && others.every(([key, value]) => members.get(key) === value);
}

/**
 * Parameters by heading, in the order of the schema.
 * @param {ParameterDescriptor[]} parameters
 * @returns {Map<string, ParameterDescriptor[]>}
 */
export function grouped(parameters) {
  /** @type {Map<string, ParameterDescriptor[]>} */
  const groups = new Map();
  for (const parameter of parameters) {
    const group = groups.get(parameter.group);
    if (group) group.push(parameter);
    else groups.set(parameter.group, [parameter]);
  }
  return groups;
}

/**
 * The parameters of a panel; those that name no panel belong to the layout's.
 * @param {ParameterDescriptor[]} parameters
 * @param {string} panel
 * @returns {ParameterDescriptor[]}
 */
export function ofPanel(parameters, panel) {
  return parameters.filter((parameter) => (parameter.panel ?? 'layout') === panel);
}

/**
 * Whether parameters are those of a class in the stage's source, and not of one that it inherits from. Their heading is the
 * class's name in words.
 * @param {string} group
 * @param {import('../store/stageActions.js').Source | null} source
 */
export function isOfSource(group, source) {
  const plain = (/** @type {string} */ name) => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return (source?.entries ?? []).some(({ id }) => plain(id) === plain(group));
}

/** The controls that are made from a layout's schema. */
export class ParameterList {
  #session;
  #panel;
  #tell;
  #schema = '';
  /** @type {Map<string, Row>} by key */
  #rows = new Map();

  /**
   * @param {Session} session
   * @param {'layout' | 'collection' | 'data'} panel
   * @param {import('../store/actions.js').Tell} [tell] for what is typed and not taken
   */
  constructor(session, panel, tell = () => {}) {
    this.#session = session;
    this.#panel = panel;
    this.#tell = tell;
    this.element = make('div');
    /** What a layout inherits, where the stage has source: the numbers of the source come between. */
    this.inherited = make('div');
  }

  /** Whether there is anything to set. */
  get isEmpty() {
    return this.#rows.size === 0;
  }

  /**
   * Gives a parameter's control the focus.
   * @param {string} key
   * @returns {boolean} whether it is in this list
   */
  focus(key) {
    const element = this.#rows.get(key)?.control.element;
    if (!element) return false;
    element.scrollIntoView({ block: 'center' });
    /** @type {HTMLElement | null} */ (element.querySelector('input:not([type=range]), select, input'))?.focus();
    shine(element);
    return true;
  }

  /** Updates schema and values; controls are made again only when the schema changed. */
  update() {
    const parameters = ofPanel(this.#session.stage?.parameters ?? [], this.#panel);
    const { stage, source } = this.#session;
    const schema = JSON.stringify([stage?.stage, parameters, source?.entries.map(({ id }) => id)]);
    if (schema !== this.#schema) {
      this.#schema = schema;
      this.#build(parameters);
    }
    for (const [key, row] of this.#rows) {
      const value = this.#session.values?.[key] ?? row.descriptor.defaultValue;
      const isNew = row.value !== undefined && !sameValue(value, row.value);
      row.value = value;
      row.control.show();
      row.control.mark(!sameValue(value, row.descriptor.defaultValue));
      const other = this.#session.otherHands.on(key);
      if (other && other.atMs > row.told) {
        row.told = other.atMs;
        row.tag.show(this.#session, other.client);
      } else if (isNew && systemClock.now() - row.mine > OWN_CHANGE_MS) {
        shine(row.control.element);
      }
    }
  }

  /** @param {ParameterDescriptor[]} parameters */
  #build(parameters) {
    for (const key of this.#rows.keys()) this.#session.edits.letGo(key);
    this.#rows.clear();
    const source = this.#panel === 'layout' ? this.#session.source : null;
    /** @type {HTMLElement[]} */
    const own = [];
    /** @type {HTMLElement[]} */
    const inherited = [];
    for (const [group, members] of grouped(parameters)) {
      const section = make(
        'section',
        { class: 'section', 'aria-label': group || 'Layout' },
        make('h2', { class: 'heading' }, group || 'Layout'),
      );
      for (const descriptor of members) {
        const control = controlFor(descriptor, this.#actions(descriptor.key));
        if (!control) continue;
        control.element.dataset.parameter = descriptor.key;
        const told = systemClock.now();
        const tag = new HandTag(control.element);
        const row = { descriptor, control, value: undefined, mine: -Infinity, told, tag };
        this.#rows.set(descriptor.key, row);
        section.append(control.element);
      }
      (source && !isOfSource(group, source) ? inherited : own).push(section);
    }
    this.element.replaceChildren(...own);
    this.inherited.replaceChildren(...inherited);
    this.element.dispatchEvent(new Event(ROWS_MADE, { bubbles: true }));
  }

  /**
   * @param {string} key
   * @returns {import('../widgets/control.js').ParameterActions}
   */
  #actions(key) {
    /**
     * @param {ParameterValue | null} value
     * @param {GesturePhase} phase
     */
    const send = (value, phase, animated = false) => {
      const row = this.#rows.get(key);
      if (row) row.mine = systemClock.now();
      this.#session.setParameter(key, value, phase, animated);
    };
    const changes = new Throttle(systemClock, CHANGE_INTERVAL_MS, (value) => send(value, 'change'));
    const value = () => this.#session.values?.[key] ?? this.#rows.get(key)?.descriptor.defaultValue;
    return {
      value,
      begin: () => {
        const now = value();
        if (now !== undefined) send(now, 'begin');
      },
      change: (next) => changes.push(next),
      end: (next) => {
        changes.drop();
        send(next, 'end');
      },
      commit: (next) => send(next, 'end', true),
      reset: () => send(null, 'end', true),
      refuse: (words) => this.#tell(words, 'trouble'),
    };
  }
}

/** @param {HTMLElement} element */
function shine(element) {
  element.dataset.remote = '';
  systemClock.schedule(() => delete element.dataset.remote, OWN_CHANGE_MS);
}
