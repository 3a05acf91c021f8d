// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { length } from '../../widgets/facts.js';
import { refusalOf } from '../../widgets/numberText.js';
import { elementName, kindName } from '../instruments/elementName.js';
import { numberAtEnd } from './paletteModel.js';

/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('../../transport/messageTypes.js').ParameterDescriptor} ParameterDescriptor */
/** @typedef {import('./paletteModel.js').Entry} Entry */

const PANEL_WORDS = { layout: 'Layout', collection: 'View', data: 'Data' };

/**
 * The stages that the server has.
 * @param {Session} session
 * @param {(id: string) => void} open
 * @returns {Entry[]}
 */
export function stageEntries({ stages, stageId }, open) {
  return stages.map(({ id, title, subtitle, group }) => ({
    id: `stage:${id}`,
    group: 'Stages',
    title,
    detail: id === stageId ? 'open' : group,
    words: `${subtitle} ${group}`,
    run: () => open(id),
  }));
}

/**
 * The parameters of the open stage; a number behind a name sets it.
 * @param {Session} session
 * @param {string} query
 * @param {(descriptor: ParameterDescriptor) => void} show goes to the control
 * @param {boolean} sets whether values can be set
 * @returns {Entry[]}
 */
export function parameterEntries(session, query, show, sets = true) {
  const { stage, values } = session;
  const typed = numberAtEnd(query);
  return (stage?.parameters ?? []).flatMap((descriptor) => {
    const { key, label, group, help, panel = 'layout', defaultValue } = descriptor;
    /** @type {Entry} */
    const entry = {
      id: `parameter:${key}`,
      group: 'Parameters',
      title: label,
      detail: [group, valueWords(descriptor, values[key] ?? defaultValue)].filter((word) => word).join(' · '),
      words: `${group} ${PANEL_WORDS[panel]} ${help}`,
      run: () => show(descriptor),
    };
    return [...(sets ? setters(session, descriptor, entry, typed?.value ?? null) : []), entry];
  });
}

/**
 * What sets a parameter at once: the number that was typed, the other state of a flag, the options of a choice.
 * @param {Session} session
 * @param {ParameterDescriptor} descriptor
 * @param {Entry} entry
 * @param {number | null} number
 * @returns {Entry[]}
 */
function setters(session, { key, label, kind, defaultValue }, entry, number) {
  const value = session.values[key] ?? defaultValue;
  const setTo = (/** @type {import('../../store/session.js').ParameterValue} */ next) => () =>
    session.setParameter(key, next);
  if (kind.type === 'number' && number !== null) {
    const { minimum, maximum, unit } = kind;
    if (number < minimum || number > maximum || refusalOf(number, kind) !== null) return [];
    const told = `${length(number)}${unit ? ` ${unit}` : ''}`;
    // The typed number belongs to the name, so that the whole query is found in it.
    const words = `${entry.words} ${label} ${number}`;
    return [{ ...entry, id: `${entry.id}=`, title: `Set ${label} to ${told}`, words, run: setTo(number) }];
  }
  if (kind.type === 'flag') {
    const isOn = value === true;
    const title = `${label}: ${isOn ? 'off' : 'on'}`;
    return [{ ...entry, id: `${entry.id}=${!isOn}`, group: 'Values', title, run: setTo(!isOn) }];
  }
  if (kind.type !== 'choice') return [];
  return kind.options
    .filter((option) => option.value !== value)
    .map((option) => ({
      ...entry,
      id: `${entry.id}=${option.value}`,
      group: 'Values',
      title: `${label}: ${option.label}`,
      run: setTo(option.value),
    }));
}

/**
 * The value of a parameter in a few letters.
 * @param {ParameterDescriptor} descriptor
 * @param {import('../../store/session.js').ParameterValue} value
 */
export function valueWords({ kind }, value) {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') {
    return `${length(value)}${kind.type === 'number' && kind.unit ? ` ${kind.unit}` : ''}`;
  }
  if (typeof value === 'string') {
    const options = kind.type === 'choice' ? kind.options : [];
    return options.find((option) => option.value === value)?.label ?? value;
  }
  return Object.values(value).map(length).join(', ');
}

/**
 * The elements that the page holds, in reading order.
 * @param {readonly StageElement[]} elements
 * @param {(element: StageElement) => void} pick
 * @returns {Entry[]}
 */
export function elementEntries(elements, pick) {
  return elements
    .filter((element) => !element.leaving)
    .sort((one, other) => one.section - other.section || one.item - other.item || one.id - other.id)
    .map((element) => ({
      id: `element:${element.category}:${element.kind}:${element.key}`,
      group: 'Elements',
      title: elementName(element),
      detail: `${kindName(element)} ${element.section} – ${element.item}`,
      words: element.key,
      run: () => pick(element),
    }));
}
