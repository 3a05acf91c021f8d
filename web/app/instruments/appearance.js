// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { cssColour, rgbFromNumber } from '../../renderer/look/colour.js';
import { make, segments } from '../../widgets/dom.js';
import { count } from '../../widgets/facts.js';
import { toolCard } from '../../widgets/toolCard.js';
import { menu, toggle } from './cardControls.js';
import { COLOURINGS, ColourBy, legend } from './colourBy.js';

/** @typedef {import('./colourBy.js').Colouring} Colouring */
/** @typedef {import('../choices/themeSwitch.js').ThemeSwitch} ThemeSwitch */

/** The legend names the most frequent colours; the rest is counted. */
const MOST_ENTRIES = 8;
const LEGEND_INTERVAL_MS = 200;

/** Chooses light and dark for page and device, contrast, and what the colours of elements stand for. */
export class Appearance {
  #themes;
  #area;
  #colours = new ColourBy();
  #page;
  #device;
  #contrast;
  #colouring;
  #legend = make('ul', { class: 'legend', 'aria-label': 'Colours in view' });
  #told = '';
  #legends = new Throttle(systemClock, LEGEND_INTERVAL_MS, () => this.#showLegend());
  card;

  /**
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {ThemeSwitch} themes
   * @param {() => void} onClose
   */
  constructor(area, themes, onClose) {
    this.#area = area;
    this.#themes = themes;
    this.#page = segments({
      label: 'Theme of the page',
      options: [{ value: 'auto', label: 'Auto' }, { value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }],
      onChoose: (value) => themes.choose(value),
    });
    this.#device = segments({
      label: 'Theme of the device',
      options: [{ value: 'page', label: 'Same' }, { value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }],
      onChoose: (value) => themes.chooseDevice(value),
    });
    this.#contrast = toggle({
      label: 'More contrast', isOn: themes.hasContrast, onChange: (isOn) => themes.chooseContrast(isOn),
    });
    this.#colouring = menu({
      label: 'Colour by', options: COLOURINGS, value: 'none', onChange: (value) => this.colourBy(value),
    });
    this.card = toolCard({
      title: 'Appearance',
      closeTitle: 'Close (X)',
      onClose,
      content: [
        labelled('Page', this.#page.element),
        labelled('Device', this.#device.element),
        this.#contrast.element,
        this.#colouring.element,
        this.#legend,
      ],
    });
    this.card.classList.add('instrument-card');
    themes.on('change', () => this.#show());
    area.on('frame', () => this.#legends.push(null));
    this.#show();
  }

  /** What the colours of elements stand for. */
  get colouring() {
    return this.#colours.colouring;
  }

  /**
   * Colours the elements by one of their properties; this stays when the card is closed.
   * @param {Colouring} colouring
   */
  colourBy(colouring) {
    this.#colours.colouring = colouring;
    this.#colouring.show(colouring);
    const isOwn = colouring === 'none';
    this.#area.showColours(isOwn ? null : (elements) => this.#colours.paint(elements));
    this.#showLegend();
  }

  #show() {
    const { choice, deviceChoice, hasContrast, isContrastOfSystem } = this.#themes;
    this.#page.choose(choice);
    this.#device.choose(deviceChoice);
    this.#contrast.show(hasContrast);
    this.#contrast.input.disabled = isContrastOfSystem;
    this.#contrast.element.title = isContrastOfSystem ? 'The system asks for more contrast' : '';
    this.#showLegend();
  }

  #showLegend() {
    if (!this.card.isConnected && this.colouring === 'none') return;
    const entries = legend(this.#area.visible, this.colouring);
    const theme = this.#themes.deviceTheme;
    const told = JSON.stringify([entries.slice(0, MOST_ENTRIES), entries.length, theme.isDark]);
    if (told === this.#told) return;
    this.#told = told;
    const rest = entries.length - MOST_ENTRIES;
    this.#legend.replaceChildren(
      ...entries.slice(0, MOST_ENTRIES).map(({ name, hue, colour, count: number }) => {
        const dot = make('span', { class: 'dot' });
        dot.style.background = colour === null ? theme.tiles[hue] : cssColour(rgbFromNumber(colour));
        return make('li', {}, dot, make('span', { class: 'what' }, name), make('span', { class: 'value' }, count(number)));
      }),
      ...(rest > 0 ? [make('li', { class: 'rest' }, `and ${count(rest)} more`)] : []),
    );
    this.#legend.hidden = entries.length === 0;
  }
}

/**
 * @param {string} name
 * @param {HTMLElement} control
 */
function labelled(name, control) {
  return make('div', { class: 'card-row' }, make('span', { class: 'name' }, name), control);
}
