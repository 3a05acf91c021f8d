// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { commandKey } from './shortcuts.js';
import { barWord } from '../../widgets/phonePanels.js';
import { editsBadge, stepButtons } from '../time/historyTools.js';
import { itemsChoice } from '../../store/itemsChoice.js';
import { HandButton } from '../people/handButton.js';
import { People } from '../people/people.js';
import { roleTag } from '../people/roleTag.js';
import { StatePill } from './statePill.js';
import { nextChoice } from '../choices/themeSwitch.js';

/** @typedef {import('../../store/session.js').Session} Session */

const THEME_ICONS = { auto: 'auto', light: 'sun', dark: 'moon' };
const THEME_WORDS = { auto: 'as the system', light: 'light', dark: 'dark' };

/**
 * Makes the top bar: mark, files, state, people and the page's buttons.
 * @param {HTMLElement} host
 * @param {object} parts
 * @param {Session} parts.session
 * @param {import('../../store/room.js').Room} parts.room
 * @param {import('../../store/actions.js').Actions} parts.actions
 * @param {import('../choices/themeSwitch.js').ThemeSwitch} parts.themes
 * @param {import('../../widgets/toast.js').Toasts} parts.toasts
 * @param {(what: 'connection' | 'stage' | 'page' | 'compiler') => void} parts.onRetry
 * @param {() => void} parts.onShare
 * @param {import('../time/historyTools.js').FileSaving} parts.saving
 * @param {() => void} parts.onHelp
 * @param {() => void} parts.onPalette opens the palette of commands
 * @param {() => void} parts.onExport
 * @param {HTMLElement} parts.instruments the button of their menu
 * @param {(side: 'gallery' | 'inspector') => void} parts.onSheet
 * @param {HTMLElement} parts.panels the buttons of a phone's panels
 */
export function topBar(host, parts) {
  const { session, room, actions, themes, toasts, onRetry, onShare, saving, onHelp, onPalette, onExport, onSheet, panels } = parts;
  const files = make('div', { class: 'files not-phone' });
  const showFiles = () => {
    const { stage } = session;
    files.replaceChildren(
      ...shownFiles(session).flatMap((name, index) => [
        ...(index > 0 ? [make('span', { class: 'dot' }, '·')] : []),
        make('span', { title: name }, name),
      ]),
    );
    document.title = stage ? `${stage.title} – Tessera` : 'Tessera';
  };
  session.on('change', (/** @type {string} */ topic) => (topic === 'stage' || topic === 'values') && showFiles());
  showFiles();
  const announce = (/** @type {string} */ text) => toasts.announce(text);
  host.replaceChildren(
    sheetButton('list', 'Stages', () => onSheet('gallery')),
    panels,
    make('div', { class: 'brand' }, icon('mark', 'icon mark'), 'Tessera'),
    files,
    new StatePill(session, { onRetry, announce }).element,
    make('span', { class: 'spacer' }),
    editsBadge(session, actions, saving, 'not-phone'),
    stepButtons(session, actions),
    roleTag(room),
    new People(room).element,
    new HandButton(room).element,
    parts.instruments,
    themeButton(themes, toasts, 'not-phone spare'),
    button('search', `Commands, stages, parameters (${commandKey('K')})`, 'not-phone', onPalette),
    button('help', 'Keyboard shortcuts (?)', 'not-phone spare', onHelp),
    make('button', {
      type: 'button', class: 'button export not-phone', title: 'Export: pictures, film, source (W)', onclick: onExport,
    }, 'Export'),
    make(
      'button',
      {
        type: 'button',
        class: 'button primary share',
        title: 'Share: links, codes, who may do what',
        'aria-label': 'Share',
        onclick: onShare,
      },
      icon('share'),
      make('span', { class: 'not-phone' }, 'Share'),
      barWord('Share'),
    ),
    sheetButton('sliders', 'Inspector', () => onSheet('inspector')),
  );
}

/**
 * The names of the files that the stage shows: the layout's, and the data's unless the source shows items of its own.
 * @param {Session} session
 * @returns {string[]}
 */
export function shownFiles(session) {
  const { stage } = session;
  if (!stage) return [];
  const data = itemsChoice(session) === 'own' ? '' : stage.dataSource;
  return [stage.layoutSource || stage.layout, data].filter((name) => name);
}

/**
 * A button that chooses the next theme.
 * @param {import('../choices/themeSwitch.js').ThemeSwitch} themes
 * @param {import('../../widgets/toast.js').Toasts} toasts
 * @param {string} [className]
 */
export function themeButton(themes, toasts, className = '') {
  const element = button('auto', '', className, () => {
    themes.choose(nextChoice(themes.choice));
    toasts.announce(`Theme ${THEME_WORDS[themes.choice]}`);
  });
  const show = () => {
    const words = `Theme: ${THEME_WORDS[themes.choice]} (D)`;
    element.title = words;
    element.setAttribute('aria-label', words);
    element.replaceChildren(icon(THEME_ICONS[themes.choice]));
  };
  themes.on('change', show);
  show();
  return element;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} className
 * @param {() => void} onclick
 */
function button(name, label, className, onclick) {
  return make(
    'button',
    {
      type: 'button',
      class: `button quiet square ${className}`,
      title: label,
      'aria-label': label,
      onclick,
    },
    icon(name),
  );
}

/**
 * @param {string} name
 * @param {string} label
 * @param {() => void} onclick
 */
function sheetButton(name, label, onclick) {
  const element = button(name, label, 'only-narrow', onclick);
  element.append(barWord(label === 'Inspector' ? 'Inspect' : label));
  return element;
}
