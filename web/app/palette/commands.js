// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { COLOURINGS } from '../instruments/colourBy.js';
import { ALL_PRESETS } from '../stage/devices.js';
import { TOOLS } from '../stage/stageTools.js';
import { keyboardHeight } from '../stage/keyboardPolicy.js';
import { NO_TRAITS, TEXT_SIZES } from '../stage/viewTraits.js';
import { hasWordsOfCode, showWords } from '../../store/shownWords.js';

/** @typedef {import('./paletteModel.js').Entry} Entry */
/** @typedef {import('../stage/stageTools.js').ToolChoice} ToolChoice */
/** @typedef {import('../../transport/messageTypes.js').StageEdit} StageEdit */
/** @typedef {import('../../transport/messageTypes.js').StageActions['invoke']['action']} Call */
/**
 * What commands act on.
 * @typedef {object} CommandMeans
 * @property {import('../../store/session.js').Session} session
 * @property {import('../../store/room.js').Room} room whose role says what is offered
 * @property {import('../../store/actions.js').Actions} actions
 * @property {{tools: ToolChoice, layouts: import('../../store/layoutSwitch.js').LayoutSwitch}} parts
 * @property {import('../stage/deviceFrame.js').DeviceFrame} frame
 * @property {import('../choices/themeSwitch.js').ThemeSwitch} themes
 * @property {import('../../store/views/playback.js').Playback} playback
 * @property {import('../time/timeControl.js').TimeControl} time
 * @property {import('../instruments/shelf.js').Shelf} shelf
 * @property {import('../instruments/appearance.js').Appearance} appearance
 * @property {(panel: 'layout' | 'collection' | 'data' | 'element' | 'log') => void} showPanel
 * @property {() => void} share
 * @property {() => void} openRecording
 * @property {() => void} openData
 * @property {() => void} openAddress
 * @property {() => void} openAnswers
 * @property {() => void} help
 * @property {() => void} searchStages
 */
/**
 * A command; one that `edits` is left out for people who may only look or comment.
 * @typedef {Omit<Entry, 'id' | 'group'> & {isPossible?: boolean, edits?: boolean}} Line
 */

const RANDOM_SIZES = { minimum: 40, maximum: 200 };
const PERCENT = 100;
const PANELS = /** @type {const} */ ([
  ['layout', 'Layout'], ['collection', 'View'], ['data', 'Data'], ['element', 'Element'], ['log', 'Log'],
]);
/** @type {readonly (readonly [action: Call, title: string, needsSelection: boolean])[]} */
const CALLS = [
  ['reloadData', 'Reload data', false],
  ['invalidateLayout', 'Invalidate layout', false],
  ['reloadVisible', 'Reload visible items', false],
  ['reconfigureVisible', 'Reconfigure visible items', false],
  ['reloadSelection', 'Reload selection', true],
  ['scrollToSelection', 'Scroll to selection', true],
];

/**
 * All commands that are possible now.
 * @param {CommandMeans} means
 * @returns {Entry[]}
 */
export function commandEntries(means) {
  const { mayEdit } = means.room;
  const allowed = (/** @type {Line[]} */ lines) => lines.filter(({ edits: does = false }) => mayEdit || !does);
  const ifEdits = (/** @type {(means: CommandMeans) => Line[]} */ lines) => (mayEdit ? lines(means) : []);
  return [
    ...named('Show', 'show', shows(means)),
    ...named('Tools', 'command', tools(means)),
    ...named('Stage', 'command', allowed(stageCommands(means))),
    ...named('Layouts', 'command', ifEdits(layouts)),
    ...named('Device', 'command', devices(means)),
    ...named('Data', 'command', ifEdits(edits)),
    ...named('Collection view', 'command', ifEdits(calls)),
    ...named('Time', 'command', times(means)),
    ...named('Appearance', 'command', appearances(means)),
    ...named('Panels', 'command', panels(means)),
  ];
}

/**
 * @param {string} group
 * @param {'show' | 'command'} kind
 * @param {Line[]} lines
 * @returns {Entry[]}
 */
function named(group, kind, lines) {
  return lines
    .filter(({ isPossible = true }) => isPossible)
    .map(({ isPossible: _, edits: __, ...line }) => ({ ...line, group, id: `${kind}:${group}/${line.title}` }));
}

/** @param {CommandMeans} means @returns {Line[]} */
function shows({ shelf }) {
  return shelf.instruments.map(({ id, label, words, icon, keys }) => ({
    title: label, words, icon, keys, isOn: shelf.isOpen(id), run: () => shelf.toggle(id),
  }));
}

/** @param {CommandMeans} means @returns {Line[]} */
function tools({ parts }) {
  return TOOLS.map(({ name, label, key, help }) => ({
    title: label,
    words: `${help} tool`,
    keys: key.toUpperCase(),
    icon: `tool-${name}`,
    isOn: parts.tools.current === name,
    run: () => parts.tools.choose(name),
  }));
}

const DIRECTION = 'cv.direction';

/** @param {CommandMeans} means @returns {Line[]} */
function stageCommands({ session, actions, share, openRecording, openData, openAddress, openAnswers, help, searchStages }) {
  const undo = actions.label('undo');
  const redo = actions.label('redo');
  const { edits: count } = session.history;
  return [
    {
      title: undo ? `Undo ${undo}` : 'Undo', icon: 'undo', keys: '⌘ Z', edits: true, isPossible: undo !== null,
      run: () => void actions.undo(),
    },
    {
      title: redo ? `Redo ${redo}` : 'Redo', icon: 'redo', keys: '⇧ ⌘ Z', edits: true, isPossible: redo !== null,
      run: () => void actions.redo(),
    },
    {
      title: 'Back to the files', words: 'revert reset', icon: 'reload', edits: true, isPossible: count > 0,
      run: () => void actions.revert(),
    },
    { title: 'Share', words: 'copy link address code qr roles', icon: 'share', run: share },
    { title: 'Show data of a file…', words: 'csv json table import rows design tokens', icon: 'list', edits: true, run: openData },
    { title: 'Show data of an address…', words: 'from csv json table fetch url host link', icon: 'list', edits: true, run: openAddress },
    ...(session.source ? [{ title: 'Answer the app’s requests with files…', words: 'recorded responses json har mock network url', icon: 'list', edits: true, run: openAnswers }] : []),
    { title: 'Open a recording…', words: 'play tessera file', icon: 'play', run: openRecording },
    { title: 'Search stages', words: 'gallery open', icon: 'search', keys: '/', run: searchStages },
    { title: 'Keyboard shortcuts', words: 'help keys', icon: 'help', keys: '?', run: help },
  ];
}

/** @param {CommandMeans} means @returns {Line[]} */
function layouts({ parts: { layouts: choice } }) {
  return choice.options.map(({ id, name }) => ({
    title: `Layout: ${name}`,
    words: 'change transition',
    icon: 'tool-layouts',
    isOn: id === choice.choice,
    isPossible: choice.options.length > 1,
    run: () => choice.switchTo(id),
  }));
}

/** @param {CommandMeans} means @returns {Line[]} */
function devices({ frame }) {
  if (frame.isPhone) return settings(frame);
  return [
    ...ALL_PRESETS.map(({ id, name, width, height }) => ({
      title: name,
      detail: `${width} × ${height}`,
      words: 'device size preset',
      icon: 'resize',
      isOn: frame.device.id === id,
      run: () => frame.showPreset(id),
    })),
    {
      title: 'Rotate the device', words: 'landscape portrait', icon: 'rotate', keys: 'R',
      run: () => frame.rotate(),
    },
    ...settings(frame),
  ];
}

/**
 * What the device itself is set to, in place of what the stage says.
 * @param {CommandMeans['frame']} frame
 * @returns {Line[]}
 */
function settings(frame) {
  const { traits } = frame;
  return [
    {
      title: 'Keyboard up', words: 'device inset type', icon: 'keyboard', keys: 'Q', isOn: traits.hasKeyboard,
      isPossible: keyboardHeight(frame.device) > 0,
      run: () => {
        frame.traits = { ...traits, hasKeyboard: !traits.hasKeyboard };
      },
    },
    {
      title: 'Device: right to left', words: 'direction rtl mirrored', icon: 'resize', isOn: traits.direction === 'rightToLeft',
      run: () => {
        frame.traits = { ...traits, direction: traits.direction === 'rightToLeft' ? null : 'rightToLeft' };
      },
    },
    ...TEXT_SIZES.map(({ id, name }) => ({
      title: `Device: text ${name.toLowerCase()}`, words: 'dynamic type size category', icon: 'resize',
      isOn: traits.textSize === id,
      run: () => {
        frame.traits = { ...traits, textSize: traits.textSize === id ? null : id };
      },
    })),
    {
      title: 'Device: settings of the stage', words: 'reset text size direction keyboard', icon: 'reload',
      isPossible: traits !== NO_TRAITS,
      run: () => {
        frame.traits = NO_TRAITS;
      },
    },
  ];
}

/** @param {CommandMeans} means @returns {Line[]} */
function edits({ session, actions }) {
  const items = actions.isReady ? (session.stage?.items ?? 0) : 0;
  const hasWords = items > 0 || (actions.isReady && hasWordsOfCode(session));
  const selected = session.selection.count;
  const seed = () => actions.seed();
  const run = (/** @type {string} */ name, /** @type {() => StageEdit} */ op) => () =>
    void actions.edit(name, op());
  return [
    {
      title: 'Insert an item', words: 'add new', icon: 'plus', isPossible: actions.isReady,
      run: run('insert', () => ({ type: 'insert', count: 1, seed: seed() })),
    },
    {
      title: 'Delete the selection', words: 'remove', icon: 'trash', keys: '⌫',
      isPossible: selected > 0, run: run('delete', () => ({ type: 'delete' })),
    },
    {
      title: 'Duplicate the selection', words: 'copy', icon: 'duplicate', keys: '⌘ D',
      isPossible: selected > 0, run: run('duplicate', () => ({ type: 'duplicate' })),
    },
    {
      title: 'Shuffle', words: 'random order', icon: 'shuffle', isPossible: items > 1,
      run: run('shuffle', () => ({ type: 'shuffle', seed: seed() })),
    },
    {
      title: 'Sort by title', words: 'order', isPossible: items > 1,
      run: run('sort', () => ({ type: 'sort' })),
    },
    {
      title: 'Batch of random changes', words: 'insert delete move reload',
      isPossible: actions.isReady, run: run('batch', () => ({ type: 'batch', seed: seed() })),
    },
    {
      title: 'Random sizes', words: 'resize', icon: 'resize', isPossible: items > 0,
      run: run('randomSizes', () => ({ type: 'randomSizes', seed: seed(), ...RANDOM_SIZES })),
    },
    {
      title: 'Accented texts', words: 'pseudo locale language translation', isPossible: hasWords,
      run: () => showWords(session, actions, 'accented'),
    },
    {
      title: 'Long texts', words: 'pseudo locale language translation truncate', isPossible: hasWords,
      run: () => showWords(session, actions, 'long'),
    },
    {
      title: 'Accented texts, mirrored', words: 'pseudo locale right to left rtl direction', isPossible: hasWords,
      run: () => {
        actions.setTogether('Accented texts, mirrored', turned(session, 'rightToLeft'), () => showWords(session, actions, 'accented'));
      },
    },
    {
      title: 'Texts of the file', words: 'restore pseudo locale', isPossible: hasWords,
      run: () => {
        actions.setTogether('Texts of the file', turned(session, null), () => showWords(session, actions, 'file'));
      },
    },
    {
      title: 'Sizes of the file', words: 'restore', isPossible: items > 0,
      run: run('fileSizes', () => ({ type: 'fileSizes' })),
    },
    {
      title: 'Select all', keys: '⌘ A', isPossible: items > 0,
      run: () => void actions.run('select', 'select', { items: [], mode: 'all' }),
    },
    {
      title: 'Select nothing', words: 'deselect', isPossible: selected > 0,
      run: () => void actions.run('select', 'select', { items: [], mode: 'none' }),
    },
  ];
}

/** @param {CommandMeans} means @returns {Line[]} */
function calls({ session, actions }) {
  return CALLS.map(([action, title, needsSelection]) => ({
    title,
    words: action,
    isPossible: actions.isReady && (!needsSelection || session.selection.count > 0),
    run: () => void actions.run(action, 'invoke', { action }),
  }));
}

/** @param {CommandMeans} means @returns {Line[]} */
function times({ playback, time }) {
  const hasChange = playback.durationMs > 0;
  return [
    {
      title: playback.isPlaying ? 'Pause' : 'Replay the last change', icon: 'play', keys: 'Space',
      isPossible: hasChange, run: () => playback.toggle(),
    },
    {
      title: 'Return to now', words: 'leave replay', isPossible: playback.isReplaying,
      run: () => playback.leave(),
    },
    ...[1, 0.25, 0.1].map((rate) => ({
      title: `Speed ${rate * PERCENT} %`,
      words: 'slow motion',
      icon: 'time',
      isOn: playback.rate === rate,
      run: () => playback.setRate(rate),
    })),
    { title: 'Onion skin', icon: 'onion', keys: 'O', run: () => time.run({ does: 'onion' }) },
    { title: 'Motion paths', icon: 'paths', keys: 'P', run: () => time.run({ does: 'paths' }) },
    { title: 'Loop', icon: 'loop', keys: 'L', run: () => time.run({ does: 'loop' }) },
  ];
}

/** @param {CommandMeans} means @returns {Line[]} */
function appearances({ themes, appearance }) {
  return [
    {
      title: 'Page: as the system', words: 'theme auto', icon: 'auto', isOn: themes.choice === 'auto',
      run: () => themes.choose('auto'),
    },
    {
      title: 'Page: light', words: 'theme', icon: 'sun', isOn: themes.choice === 'light',
      run: () => themes.choose('light'),
    },
    {
      title: 'Page: dark', words: 'theme', icon: 'moon', keys: 'D', isOn: themes.choice === 'dark',
      run: () => themes.choose('dark'),
    },
    {
      title: 'Device: as the page', words: 'theme', icon: 'auto', isOn: themes.deviceChoice === 'page',
      run: () => themes.chooseDevice('page'),
    },
    {
      title: 'Device: light', words: 'theme', icon: 'sun', isOn: themes.deviceChoice === 'light',
      run: () => themes.chooseDevice('light'),
    },
    {
      title: 'Device: dark', words: 'theme', icon: 'moon', isOn: themes.deviceChoice === 'dark',
      run: () => themes.chooseDevice('dark'),
    },
    {
      title: 'More contrast', words: 'high accessibility', isOn: themes.hasContrast, isPossible: !themes.isContrastOfSystem,
      run: () => themes.chooseContrast(!themes.hasContrast),
    },
    ...COLOURINGS.map(({ value, label }) => ({
      title: value === 'none' ? 'Colours as designed' : `Colour by ${label.toLowerCase()}`,
      icon: 'colour',
      isOn: appearance.colouring === value,
      run: () => appearance.colourBy(value),
    })),
  ];
}

/** @param {CommandMeans} means @returns {Line[]} */
function panels({ showPanel }) {
  return PANELS.map(([id, name]) => ({
    title: `${name} panel`, words: 'inspector tab', icon: 'sliders', run: () => showPanel(id),
  }));
}

/**
 * The reading direction as a value to set, unless the stage has it.
 * @param {import('../../store/session.js').Session} session
 * @param {'rightToLeft' | null} direction `null` for that of the file
 * @returns {Record<string, string | null>}
 */
function turned({ values }, direction) {
  const isTurned = values[DIRECTION] === 'rightToLeft';
  return isTurned === (direction !== null) ? {} : { [DIRECTION]: direction };
}
