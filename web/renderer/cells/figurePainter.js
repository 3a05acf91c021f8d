// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { IMAGE_FADE_MS } from '../../base/feel.js';
import { fillRuleOf, traceShape } from '../../base/shapes.js';
import { baseline, lineHeight, textLines } from '../../base/text.js';
import { cssFont } from './cellText.js';
import { coverRect } from './imageStore.js';
import { fontOf } from './listLayout.js';
import { cssListColour } from './listPainter.js';
import { drawSymbol } from './symbols.js';

/** @typedef {import('../../transport/figureDecoder.js').WireFigure} Figure */
/** @typedef {import('../../transport/figureDecoder.js').WirePart} Part */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {import('../scene/renderer.js').Scene} Scene */
/** @typedef {{width: number, lines: ReturnType<typeof textLines>}} Broken */

const CENTRED = 1;
/** Lines may be longer than their place by this, because the wire rounds lengths, in pt. */
const ROUNDING_PT = 0.5;

/** Paints the parts of a cell where the cell's own views place them. */
export class FigurePainter {
  #context;
  #images;
  /**
   * The lines of texts, with the width for which they were broken.
   * @type {WeakMap<Part, Broken>}
   */
  #broken = new WeakMap();
  /** Whether a picture painted in this frame still fades in. */
  isFading = false;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import('./imageStore.js').ImageStore} images
   */
  constructor(context, images) {
    this.#context = context;
    this.#images = images;
  }

  /** To be called before each frame. */
  begin() {
    this.isFading = false;
  }

  /**
   * Clips painting to the outline until the context is restored.
   * @param {Figure} figure
   * @param {Box} box
   */
  clip(figure, box) {
    const context = this.#context;
    context.beginPath();
    traceShape(context, figure, box);
    context.clip(fillRuleOf(figure));
  }

  /**
   * A line along the outline; half of its width is inside.
   * @param {Figure} figure
   * @param {Box} box
   * @param {number} width pt
   * @param {string} colour
   */
  strokeOutline(figure, box, width, colour) {
    const context = this.#context;
    context.beginPath();
    traceShape(context, figure, box);
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }

  /**
   * Paints the parts, moved and stretched from the size for which they were placed; texts keep their size.
   * @param {Figure} figure
   * @param {Box} box
   * @param {string} plainInk the colour that can be read on the cell's ground
   * @param {Scene} scene
   */
  draw(figure, box, plainInk, scene) {
    const context = this.#context;
    const across = figure.width > 0 ? box.width / figure.width : 1;
    const down = figure.height > 0 ? box.height / figure.height : 1;
    const alpha = context.globalAlpha;
    for (const part of figure.parts) {
      const place = {
        x: box.x + part.x * across,
        y: box.y + part.y * down,
        width: part.width * across,
        height: part.height * down,
      };
      context.globalAlpha = alpha * part.opacity;
      this.#drawGround(part, place, scene);
      this.#drawImage(part, place, scene);
      this.#drawText(part, place, plainInk, scene);
    }
    context.globalAlpha = alpha;
  }

  /**
   * @param {Part} part
   * @param {Box} place
   * @param {Scene} scene
   */
  #drawGround(part, place, { theme }) {
    const context = this.#context;
    if (!part.ground && !(part.stroke && part.strokeWidth > 0)) return;
    context.beginPath();
    const radius = Math.min(part.cornerRadius, place.width / 2, place.height / 2);
    const inset = part.stroke ? part.strokeWidth / 2 : 0;
    if (part.ground) {
      context.roundRect(place.x, place.y, place.width, place.height, Math.max(radius, 0));
      context.fillStyle = cssListColour(part.ground, theme.isDark);
      context.fill();
    }
    if (!part.stroke || part.strokeWidth <= 0) return;
    context.beginPath();
    context.roundRect(
      place.x + inset,
      place.y + inset,
      Math.max(place.width - 2 * inset, 0),
      Math.max(place.height - 2 * inset, 0),
      Math.max(radius - inset, 0),
    );
    context.lineWidth = part.strokeWidth;
    context.strokeStyle = cssListColour(part.stroke, theme.isDark);
    context.stroke();
  }

  /**
   * @param {Part} part
   * @param {Box} place
   * @param {Scene} scene
   */
  #drawImage(part, place, scene) {
    const { image } = part;
    if (!image) return;
    const context = this.#context;
    if (image.isSymbol) {
      drawSymbol(context, image.name, place, cssListColour(image.tint, scene.theme.isDark));
      return;
    }
    context.save();
    context.beginPath();
    const radius = Math.min(part.cornerRadius, place.width / 2, place.height / 2);
    context.roundRect(place.x, place.y, place.width, place.height, Math.max(radius, 0));
    context.clip();
    // A picture without a name does not exist, so it is not loaded.
    const picture = image.name === '' ? null : this.#images.get(image.name);
    if (picture?.state === 'there') {
      const fraction = Math.min((scene.nowMs - picture.readyAtMs) / IMAGE_FADE_MS, 1);
      if (fraction < 1) this.isFading = true;
      context.globalAlpha *= Math.max(fraction, 0);
      paintPicture(context, picture.image, place, part.showsWholeImage);
    } else if (!part.ground) {
      context.fillStyle = scene.theme.empty;
      context.fillRect(place.x, place.y, place.width, place.height);
    }
    context.restore();
  }

  /**
   * @param {Part} part
   * @param {NonNullable<Part['text']>} text
   * @param {number} width
   */
  #linesOf(part, text, width) {
    const known = this.#broken.get(part);
    if (known?.width === width) return known.lines;
    const lines = textLines(fontOf(text), text.string, width + ROUNDING_PT, text.lineLimit);
    this.#broken.set(part, { width, lines });
    return lines;
  }

  /**
   * @param {Part} part
   * @param {Box} place
   * @param {string} plainInk
   * @param {Scene} scene
   */
  #drawText(part, place, plainInk, scene) {
    const { text } = part;
    if (!text) return;
    const context = this.#context;
    const font = fontOf(text);
    const lines = this.#linesOf(part, text, place.width);
    const step = lineHeight(font);
    const top = place.y + (place.height - lines.length * step) / 2 + baseline(font);
    const isCentred = text.alignment === CENTRED;
    const shift = isCentred ? place.width / 2 : part.isAtRight ? place.width : 0;
    context.font = cssFont(font);
    context.fillStyle = part.hasPlainInk ? plainInk : cssListColour(text.colour, scene.theme.isDark);
    context.textAlign = isCentred ? 'center' : part.isAtRight ? 'right' : 'left';
    lines.forEach((line, index) => {
      context.fillText(line.text, place.x + shift, top + index * step);
    });
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {HTMLImageElement} image
 * @param {Box} place
 * @param {boolean} isWhole
 */
function paintPicture(context, image, place, isWhole) {
  const { naturalWidth, naturalHeight } = image;
  const { x, y, width, height } = place;
  if (isWhole && naturalWidth > 0 && naturalHeight > 0) {
    const scale = Math.min(width / naturalWidth, height / naturalHeight);
    const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
    context.drawImage(image, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
    return;
  }
  const part = coverRect(naturalWidth, naturalHeight, width, height);
  context.drawImage(image, part.x, part.y, part.width, part.height, x, y, width, height);
}
