// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { oklchToRgb } from '../../renderer/look/colour.js';
import { category } from '../../store/elements/element.js';
import { length } from '../../widgets/facts.js';
import { kindName } from './elementName.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('../../renderer/scene/renderer.js').SceneElement} SceneElement */
/** @typedef {import('../../renderer/scene/renderer.js').SceneContent} SceneContent */
/** @typedef {'none' | 'index' | 'section' | 'kind' | 'size'} Colouring what the colours of elements stand for */
/**
 * What an element is coloured as: with a hue of the theme, or with a colour of its own.
 * @typedef {{name: string, title: string, hue: number, colour: number | null}} Paint
 */
/** @typedef {{name: string, hue: number, colour: number | null, count: number}} LegendEntry */

const HUES = 10;
/** Of elements that a property does not have. */
const NEUTRAL = 0xaab0bc;
/** Sizes go from light to dark in one hue, in OKLCH. */
const SIZE = { lightest: 0.93, darkest: 0.45, chroma: 0.1, hue: 256 };
const SIZE_STEPS = 12;
/** Kinds that are known have the same hue on every stage; others take the next ones. */
const KIND_HUES = new Map([['cell', 0], ['header', 1], ['footer', 2], ['decoration', 3]]);
/** Contents are made once and kept, because pictures of texts are kept by content; so many at most. */
const MOST_KEPT = 20_000;

/** @type {readonly {value: Colouring, label: string}[]} */
export const COLOURINGS = Object.freeze([
  { value: 'none', label: 'As designed' },
  { value: 'index', label: 'Index' },
  { value: 'section', label: 'Section' },
  { value: 'kind', label: 'Kind' },
  { value: 'size', label: 'Size' },
]);

/** Paints elements as plain tiles whose colours stand for one of their properties. */
export class ColourBy {
  /** @type {Colouring} */
  colouring = 'none';
  /** @type {Map<string, SceneContent>} */
  #contents = new Map();

  /**
   * The elements in their colours.
   * @param {readonly SceneElement[]} elements
   * @returns {SceneElement[]}
   */
  paint(elements) {
    const { colouring } = this;
    const scale = sizeScale(elements);
    return elements.map((element) => {
      const { id, category: of, kind, key, section, item, zIndex, isHidden, pin, state, slot, shown } = element;
      const paint = paintOf(element, colouring, scale);
      return {
        ...{ id, category: of, kind, key, section, item, zIndex, isHidden, pin, state, slot },
        content: this.#content(paint),
        shown: shown.was ? { ...shown, was: null } : shown,
      };
    });
  }

  /** @param {Paint} paint */
  #content({ title, hue, colour }) {
    const key = `${title}|${hue}|${colour}`;
    let content = this.#contents.get(key);
    if (!content) {
      if (this.#contents.size >= MOST_KEPT) this.#contents.clear();
      content = { style: 0, title, subtitle: '', hue, colour, image: '' };
      this.#contents.set(key, content);
    }
    return content;
  }
}

/**
 * The colours in view with their names and the number of their elements, the most frequent first.
 * @param {readonly SceneElement[]} elements
 * @param {Colouring} colouring
 * @returns {LegendEntry[]}
 */
export function legend(elements, colouring) {
  if (colouring === 'none') return [];
  const scale = sizeScale(elements);
  /** @type {Map<string, LegendEntry>} */
  const entries = new Map();
  for (const element of elements) {
    if (element.isHidden) continue;
    const { name, hue, colour } = paintOf(element, colouring, scale);
    const entry = entries.get(name) ?? { name, hue, colour, count: 0 };
    entries.set(name, entry);
    entry.count += 1;
  }
  return [...entries.values()].sort((one, other) => other.count - one.count);
}

/**
 * What an element is painted as.
 * @param {SceneElement} element
 * @param {Colouring} colouring
 * @param {(area: number) => number} scale gives the place of an area between the smallest and the largest, 0 to 1
 * @returns {Paint}
 */
function paintOf(element, colouring, scale) {
  const { section, item } = element;
  if (colouring === 'index' && element.category !== category.cell) {
    const name = kindName(element);
    return { name, title: name, hue: 0, colour: NEUTRAL };
  }
  if (colouring === 'index') {
    return { name: `Item ${item}`, title: String(item), hue: modulo(item), colour: null };
  }
  if (colouring === 'section') {
    return { name: `Section ${section}`, title: `${section} – ${item}`, hue: modulo(section), colour: null };
  }
  if (colouring === 'kind') {
    const name = kindName(element);
    return { name, title: name, hue: hueOfKind(name), colour: null };
  }
  const { width, height } = element.shown;
  const name = `${length(width)} × ${length(height)}`;
  return { name, title: name, hue: 0, colour: sizeColour(scale(width * height)) };
}

/** @param {string} name */
function hueOfKind(name) {
  for (const [word, hue] of KIND_HUES) if (name.toLowerCase().includes(word)) return hue;
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return KIND_HUES.size + (sum % (HUES - KIND_HUES.size));
}

/** @param {number} number */
function modulo(number) {
  return ((number % HUES) + HUES) % HUES;
}

/**
 * Areas on a logarithmic scale, because a cell may be a thousand times as large as another.
 * @param {readonly SceneElement[]} elements
 * @returns {(area: number) => number}
 */
function sizeScale(elements) {
  let least = Infinity;
  let most = 0;
  for (const { shown } of elements) {
    const area = shown.width * shown.height;
    if (area <= 0) continue;
    least = Math.min(least, area);
    most = Math.max(most, area);
  }
  const span = Math.log(most / least);
  return (area) => (span > 0 && area > 0 ? Math.log(area / least) / span : 0);
}

/**
 * @param {number} place 0 to 1
 * @returns {number} 0xRRGGBB
 */
function sizeColour(place) {
  const step = Math.round(place * SIZE_STEPS) / SIZE_STEPS;
  const lightness = SIZE.lightest + (SIZE.darkest - SIZE.lightest) * step;
  const { red, green, blue } = oklchToRgb(lightness, SIZE.chroma, SIZE.hue);
  return (red << 16) | (green << 8) | blue;
}
