// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { growth, product } from '../../base/affine.js';
import { plainColour } from '../look/plainColour.js';
import { SvgPath } from './svgPath.js';
import { SvgGradient, freshPen, penMembers } from './svgPen.js';
import { fontParts, svgNumber, xmlText } from './svgText.js';

/** @typedef {import('../../base/affine.js').Affine} Affine */
/** @typedef {import('./svgPen.js').Pen} Pen */
/** @typedef {{width: number, height: number, naturalWidth?: number, naturalHeight?: number}} Source */
/** @type {Record<string, string>} */
const ANCHORS = { left: 'start', start: 'start', center: 'middle', right: 'end', end: 'end' };
/** @type {Record<string, string>} */
const BASELINES = { middle: 'central', top: 'text-before-edge', hanging: 'hanging', bottom: 'text-after-edge' };
/** Digits of a factor, because it is multiplied with lengths. */
const FACTOR_DIGITS = 6;
/** A blur is seen this many standard deviations far. */
const SEEN_BLUR = 3;

/**
 * Takes what painters draw on a canvas, and writes it as SVG: texts stay texts, shapes stay shapes. It has those
 * members of a canvas that the painters of elements use.
 */
export class SvgContext {
  /** @type {Pen} */
  pen = freshPen();
  /** @type {Pen[]} */
  #saved = [];
  /** @type {{start: number, opacity: number}[]} the layers that have begun, with their places in the body */
  #layers = [];
  #path = new SvgPath();
  /** @type {string[]} */
  #body = [];
  /** @type {string[]} */
  #defs = [];
  /** @type {Map<string, string>} definitions by their text, so that equal ones are written once */
  #ids = new Map();
  /** @type {Map<Source, string>} pictures that are used, with their ids */
  images = new Map();
  /** First families and weights of the texts' fonts. */
  /** @type {Set<string>} */
  fonts = new Set();
  imageSmoothingEnabled = true;
  textRendering = 'auto';
  #measure;

  /**
   * @param {{width: number, height: number}} size pt
   * @param {(text: string, font: string) => number} measure the width of a text
   * @param {(path: object) => string | null} pathText the lines of a ready path
   */
  constructor(size, measure, pathText) {
    this.size = size;
    this.#measure = measure;
    this.pathText = pathText;
  }

  /**
   * The whole file.
   * @param {Map<Source, string>} addresses of the pictures, as `data:`
   * @param {string} [style] rules, such as fonts
   * @param {string} [title]
   */
  document(addresses, style = '', title = '') {
    const { width, height } = this.size;
    const [w, h] = [svgNumber(width), svgNumber(height)];
    const images = [...this.images].map(([source, id]) => {
      const [wide, high] = sizeOf(source);
      return `<image id="${id}" width="${wide}" height="${high}" preserveAspectRatio="none" href="${xmlText(addresses.get(source) ?? '')}"/>`;
    });
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">`,
      title && `<title>${xmlText(title)}</title>`,
      style && `<style>${xmlText(style)}</style>`,
      `<defs>${this.#defs.join('')}${images.join('')}</defs>`,
      ...this.#body,
      '</svg>\n',
    ].filter((line) => line !== '').join('\n');
  }

  save() {
    this.#saved.push({ ...this.pen });
  }

  restore() {
    this.pen = this.#saved.pop() ?? this.pen;
  }

  /**
   * Begins a layer: what is painted until it ends is seen through as a whole, and can be taken away again.
   * @param {number} opacity
   */
  beginLayer(opacity) {
    this.#layers.push({ start: this.#body.length, opacity: opacity * this.pen.globalAlpha });
    this.save();
    this.pen.globalAlpha = 1;
  }

  endLayer() {
    this.restore();
    const layer = this.#layers.pop();
    if (layer && layer.opacity < 1) this.#around(layer.start, opacity('opacity', layer.opacity));
  }

  getTransform() {
    return { ...this.pen.map };
  }

  /**
   * @param {number} a
   * @param {number} b
   * @param {number} c
   * @param {number} d
   * @param {number} e
   * @param {number} f
   */
  setTransform(a, b, c, d, e, f) {
    this.pen.map = { a, b, c, d, e, f };
  }

  /**
   * @param {number} a
   * @param {number} b
   * @param {number} c
   * @param {number} d
   * @param {number} e
   * @param {number} f
   */
  transform(a, b, c, d, e, f) {
    this.pen.map = product(this.pen.map, { a, b, c, d, e, f });
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  translate(x, y) {
    this.transform(1, 0, 0, 1, x, y);
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  scale(x, y) {
    this.transform(x, 0, 0, y, 0, 0);
  }

  /** @param {number} angle rad */
  rotate(angle) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.transform(cos, sin, -sin, cos, 0, 0);
  }

  /** @param {number[]} dashes */
  setLineDash(dashes) {
    this.pen.dashes = [...dashes];
  }

  beginPath() {
    this.#path = new SvgPath();
  }

  closePath() {
    if (!this.#path.isEmpty) this.#path.add(this.pen.map, 'Z');
  }

  /** @param {[number, number]} point */
  moveTo(...point) {
    this.#path.add(this.pen.map, 'M', ...point);
  }

  /** @param {[number, number]} point */
  lineTo(...point) {
    this.#path.add(this.pen.map, 'L', ...point);
  }

  /** @param {[number, number, number, number]} points */
  quadraticCurveTo(...points) {
    this.#path.add(this.pen.map, 'Q', ...points);
  }

  /** @param {[number, number, number, number, number, number]} points */
  bezierCurveTo(...points) {
    this.#path.add(this.pen.map, 'C', ...points);
  }

  /** @param {[number, number, number, number]} box */
  rect(...box) {
    this.#path.roundRect(this.pen.map, ...box, [0, 0, 0, 0]);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   * @param {number | readonly number[]} [radii]
   */
  roundRect(x, y, width, height, radii = 0) {
    const all = typeof radii === 'number' ? [radii] : radii;
    // As in CSS: what is left out is that of the opposite corner.
    const corners = [all[0], all[1] ?? all[0], all[2] ?? all[0], all[3] ?? all[1] ?? all[0]];
    this.#path.roundRect(this.pen.map, x, y, width, height, corners);
  }

  /** @param {[number, number, number, number, number]} circle with its ends in rad */
  arc(...circle) {
    this.#path.arc(this.pen.map, ...circle);
  }

  /** @param {[number, number, number, number]} line */
  createLinearGradient(...[x1, y1, x2, y2]) {
    return new SvgGradient('linearGradient', { x1, y1, x2, y2 });
  }

  /** @param {[number, number, number, number, number, number]} circles */
  createRadialGradient(...[fx, fy, fr, cx, cy, r]) {
    return new SvgGradient('radialGradient', { fx, fy, fr, cx, cy, r });
  }

  /** @param {string | object} [rule] or a path that is there already */
  fill(rule = 'nonzero') {
    const lines = typeof rule === 'object' ? this.pathText(rule) : null;
    if (lines) return this.#write(`<path transform="${matrix(this.pen.map)}" d="${xmlText(lines)}"${this.#ink('fill', this.pen.fillStyle)}/>`);
    const even = rule === 'evenodd' ? ' fill-rule="evenodd"' : '';
    this.#shadow(even);
    this.#put(this.#path, `${this.#ink('fill', this.pen.fillStyle)}${even}`);
  }

  /** @param {object} [ready] a path that is there already */
  stroke(ready) {
    const { map, lineWidth, lineCap, lineJoin, dashes, strokeStyle } = this.pen;
    const pen = (/** @type {number} */ scale) => [
      ' fill="none"', this.#ink('stroke', strokeStyle), ` stroke-width="${svgNumber(lineWidth * scale)}"`,
      lineCap === 'butt' ? '' : ` stroke-linecap="${lineCap}"`,
      lineJoin === 'miter' ? '' : ` stroke-linejoin="${lineJoin}"`,
      dashes.length > 0 ? ` stroke-dasharray="${dashes.map((dash) => svgNumber(dash * scale)).join(' ')}"` : '',
    ].join('');
    const lines = ready && this.pathText(ready);
    if (ready && !lines) return;
    if (lines) this.#write(`<path transform="${matrix(map)}" d="${xmlText(lines)}"${pen(1)}/>`);
    else this.#put(this.#path, pen(growth(map)), lineWidth * growth(map));
  }

  /** @param {string} [rule] */
  clip(rule = 'nonzero') {
    const { clip } = this.pen;
    const around = clip ? ` clip-path="url(#${clip})"` : '';
    const even = rule === 'evenodd' ? ' clip-rule="evenodd"' : '';
    this.pen.clip = this.#define('clip', (id) =>
      `<clipPath id="${id}"${around}><path d="${this.#path.text()}"${even}/></clipPath>`);
  }

  /** @param {[number, number, number, number]} box */
  fillRect(...box) {
    const kept = this.#path;
    this.beginPath();
    this.rect(...box);
    this.fill();
    this.#path = kept;
  }

  /** What is under the picture is transparent already. */
  clearRect() {}

  /** @param {string} text */
  measureText(text) {
    const width = this.#measure(text, this.pen.font);
    return { width, actualBoundingBoxLeft: 0, actualBoundingBoxRight: width };
  }

  /** @param {[text: string, x: number, y: number]} line */
  fillText(...line) {
    this.#putText(...line, this.#ink('fill', this.pen.fillStyle));
  }

  /** @param {[text: string, x: number, y: number]} line */
  strokeText(...line) {
    const { strokeStyle, lineWidth, lineJoin } = this.pen;
    this.#putText(...line, ` fill="none"${this.#ink('stroke', strokeStyle)} stroke-width="${svgNumber(lineWidth)}" stroke-linejoin="${lineJoin}"`);
  }

  /**
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {string} ink
   */
  #putText(text, x, y, ink) {
    const { map, font, textAlign, textBaseline, letterSpacing, shadowColor, shadowBlur, shadowOffsetX, shadowOffsetY } = this.pen;
    if (text.trim() === '') return;
    const { style, weight, size, family } = fontParts(font);
    this.fonts.add(`${family.split(',')[0].replaceAll('"', '')} ${weight}`);
    const baseline = BASELINES[textBaseline];
    const spacing = parseFloat(letterSpacing);
    const write = (/** @type {string} */ place, /** @type {string} */ look) => [
      `<text transform="${place}" x="${svgNumber(x)}" y="${svgNumber(y)}"`,
      ` font-family="${xmlText(family)}" font-size="${svgNumber(size)}" font-weight="${weight}"`,
      style === 'normal' ? '' : ` font-style="${style}"`,
      ANCHORS[textAlign] === 'start' ? '' : ` text-anchor="${ANCHORS[textAlign] ?? 'start'}"`,
      baseline ? ` dominant-baseline="${baseline}"` : '',
      spacing === 0 ? '' : ` letter-spacing="${svgNumber(spacing)}"`,
      // In another font, the text still has the length with which it was placed.
      ` textLength="${svgNumber(this.#measure(text, font) + spacing * text.length)}" lengthAdjust="spacingAndGlyphs"`,
      look, ' xml:space="preserve">', xmlText(text), '</text>',
    ].join('');
    if (shadowBlur > 0 && plainColour(shadowColor).opacity > 0) {
      const moved = { ...map, e: map.e + shadowOffsetX, f: map.f + shadowOffsetY };
      const shadow = write(matrix(moved), this.#ink('fill', shadowColor));
      this.#write(`<g filter="url(#${this.#blur(shadowBlur / 2)})">${shadow}</g>`);
    }
    this.#write(write(matrix(map), ink));
  }

  /**
   * @param {Source} source
   * @param {...number} places the place, or the part of the picture and the place
   */
  drawImage(source, ...places) {
    const [wide, high] = sizeOf(source);
    const [sx, sy, sw, sh, x, y, width = wide, height = high] =
      places.length === 8 ? places : [0, 0, wide, high, ...places];
    if (!(width > 0 && height > 0 && sw > 0 && sh > 0)) return;
    let id = this.images.get(source);
    if (!id) this.images.set(source, (id = `image-${this.images.size + 1}`));
    const { globalAlpha, map } = this.pen;
    const [place, part] = [[x, y, width, height].map((value) => svgNumber(value)), [sx, sy, sw, sh].map((value) => svgNumber(value))];
    this.#write(
      `<g transform="${matrix(map)}"${opacity('opacity', globalAlpha)}>` +
        `<svg x="${place[0]}" y="${place[1]}" width="${place[2]}" height="${place[3]}" ` +
        `viewBox="${part.join(' ')}" preserveAspectRatio="none"><use href="#${id}"/></svg></g>`,
    );
  }

  /**
   * Writes a path, if any of it is in the picture.
   * @param {SvgPath} path
   * @param {string} attributes
   * @param {number} [reach] how far it is seen around its points
   */
  #put(path, attributes, reach = 0) {
    const { left, top, right, bottom } = path.bounds;
    const { width, height } = this.size;
    const isSeen = right + reach >= 0 && bottom + reach >= 0 && left - reach <= width && top - reach <= height;
    if (isSeen && !path.isEmpty) this.#write(`<path d="${path.text()}"${attributes}/>`, true);
  }

  /**
   * The shadow of the path that is about to be filled.
   * @param {string} rule
   */
  #shadow(rule) {
    const { shadowColor, shadowBlur, shadowOffsetX: dx, shadowOffsetY: dy, globalAlpha, fillStyle } = this.pen;
    const { colour, opacity: strength } = plainColour(shadowColor);
    const isVisible = strength > 0 && colour !== 'transparent' && (shadowBlur > 0 || dx !== 0 || dy !== 0);
    const { left, top, right, bottom } = this.#path.bounds;
    const { width, height } = this.size;
    // A canvas blurs with half of its number as the standard deviation.
    const deviation = shadowBlur / 2;
    const reach = SEEN_BLUR * deviation;
    const isSeen = right + dx + reach >= 0 && bottom + dy + reach >= 0 && left + dx - reach <= width && top + dy - reach <= height;
    if (!isVisible || !isSeen || this.#path.isEmpty) return;
    const ground = typeof fillStyle === 'string' ? plainColour(fillStyle).opacity : 1;
    const blur = deviation > 0 ? ` filter="url(#${this.#blur(deviation)})"` : '';
    const ink = ` fill="${xmlText(colour)}"${opacity('fill-opacity', strength * ground * globalAlpha)}`;
    this.#write(`<path d="${this.#path.text(dx, dy)}"${ink}${rule}${blur}/>`);
  }

  /** @param {number} deviation */
  #blur(deviation) {
    const { width, height } = this.size;
    const [far, wide, high] = [-SEEN_BLUR * deviation, width + 6 * deviation, height + 6 * deviation].map((value) => svgNumber(value));
    return this.#define('blur', (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${far}" y="${far}" width="${wide}" height="${high}">` +
      `<feGaussianBlur stdDeviation="${svgNumber(deviation)}"/></filter>`);
  }

  /**
   * @param {'fill' | 'stroke'} name
   * @param {string | SvgGradient} style
   */
  #ink(name, style) {
    const { globalAlpha } = this.pen;
    if (this.#takesAway) return ` ${name}="#000"`;
    if (typeof style === 'string') {
      const { colour, opacity: own } = plainColour(style);
      return ` ${name}="${xmlText(colour)}"${opacity(`${name}-opacity`, own * globalAlpha)}`;
    }
    return ` ${name}="url(#${this.#ramp(style)})"${opacity(`${name}-opacity`, globalAlpha)}`;
  }

  /** @param {SvgGradient} ramp */
  #ramp({ kind, places, stops }) {
    const at = Object.entries(places).map(([name, value]) => ` ${name}="${svgNumber(value)}"`).join('');
    const colours = stops.map(([offset, text]) => {
      const { colour, opacity: own } = plainColour(text);
      return `<stop offset="${svgNumber(offset)}" stop-color="${xmlText(colour)}"${opacity('stop-opacity', own)}/>`;
    });
    const map = matrix(this.pen.map);
    return this.#define('ramp', (id) =>
      `<${kind} id="${id}" gradientUnits="userSpaceOnUse"${at} gradientTransform="${map}">${colours.join('')}</${kind}>`);
  }

  /**
   * @param {string} prefix
   * @param {(id: string) => string} make
   * @returns {string} its id
   */
  #define(prefix, make) {
    const key = make('');
    let id = this.#ids.get(key);
    if (!id) {
      id = `${prefix}-${this.#ids.size + 1}`;
      this.#ids.set(key, id);
      this.#defs.push(make(id));
    }
    return id;
  }

  /** Whether what is painted takes away what is there. */
  get #takesAway() {
    return this.pen.globalCompositeOperation === 'destination-out';
  }

  /**
   * Takes an element away from what the present layer has.
   * @param {string} words
   */
  #takeAway(words) {
    const { width, height } = this.size;
    const place = ` width="${svgNumber(width)}" height="${svgNumber(height)}"`;
    const mask = this.#define('hole', (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0"${place}><rect${place} fill="#fff"/>${words}</mask>`);
    this.#around(this.#layers.at(-1)?.start ?? this.#body.length, ` mask="url(#${mask})"`);
  }

  /**
   * Puts what was written from a place on into a group.
   * @param {number} start
   * @param {string} attributes
   */
  #around(start, attributes) {
    this.#body.push(`<g${attributes}>${this.#body.splice(start).join('')}</g>`);
  }

  /**
   * @param {string} words an element
   * @param {boolean} [isPlain] whether it has neither a map nor a filter, so that it can be clipped itself
   */
  #write(words, isPlain = false) {
    const { clip } = this.pen;
    if (this.#takesAway) this.#takeAway(words);
    else if (!clip) this.#body.push(words);
    else if (isPlain) this.#body.push(words.replace('<path', `<path clip-path="url(#${clip})"`));
    else this.#body.push(`<g clip-path="url(#${clip})">${words}</g>`);
  }
}

// A canvas has these as members of its own.
for (const name of penMembers) {
  Object.defineProperty(SvgContext.prototype, name, {
    get() {
      return this.pen[name];
    },
    set(value) {
      this.pen[name] = value;
    },
  });
}

/** @param {Affine} map */
function matrix({ a, b, c, d, e, f }) {
  return `matrix(${[a, b, c, d].map((value) => svgNumber(value, FACTOR_DIGITS)).join(' ')} ${svgNumber(e)} ${svgNumber(f)})`;
}

/**
 * @param {string} name
 * @param {number} value
 */
function opacity(name, value) {
  return value < 1 ? ` ${name}="${svgNumber(value)}"` : '';
}

/** @param {Source} source */
function sizeOf({ naturalWidth, naturalHeight, width, height }) {
  return [naturalWidth || width, naturalHeight || height];
}
