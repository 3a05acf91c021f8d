// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { IMAGE_FADE_MS } from '../../base/feel.js';
import { traceSteps } from '../../base/shapes.js';
import { cssFont, isByLetters, signFont } from '../look/fonts.js';
import { plainColour } from '../look/plainColour.js';
import { writeStyled } from '../look/styledLetters.js';
import { FadedLayers, overlap, withinGroup } from './fadedLayers.js';
import { coverRect, sizeOf } from '../pictures/imageStore.js';
import { LATER, SignSprites } from '../signs/signSprites.js';
import { needsLayer, paintSymbol } from './symbols.js';
import { TintedPictures } from '../pictures/tintedPictures.js';

/** @typedef {import('../../base/paintTypes.js').PaintOperation} PaintOperation */
/** @typedef {import('../../base/paintTypes.js').PaintShape} PaintShape */
/** @typedef {Extract<PaintOperation, {kind: 'text'}>} TextOperation */
/** @typedef {Extract<PaintOperation, {kind: 'symbol'}>} SymbolOperation */
/** @typedef {Extract<PaintOperation, {kind: 'image'}>} ImageOperation */
/** @typedef {Extract<PaintOperation, {kind: 'gradient'}>} GradientOperation */
/** @typedef {Extract<PaintOperation, {kind: 'shadow'}>} ShadowOperation */
/** @typedef {Extract<PaintOperation, {kind: 'group'}>} GroupOperation */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** How far up the shade below a title reaches, in pt. */
const SHADE_HEIGHT_PT = 84;
/** The shade by height, from above: white text on a white picture has a contrast of 4.5 from the second on. */
const SHADE_STEPS = Object.freeze([[0, 0], [0.5, 0.58], [1, 0.72]]);
const CORNER = Object.freeze({ x: 0, y: 0 });
/** How far a shape is moved away whose shadow is painted alone, in device pixels. */
const SHADOW_WAY_PX = 20_000;
/** The colour of a shape of which only the shadow is seen; its opacity counts. */
const OPAQUE = '#000';
/** @type {Readonly<Record<import('../../base/paintTypes.js').PaintAnchor, CanvasTextAlign>>} */
const ALIGNMENTS = Object.freeze({ start: 'left', middle: 'center', end: 'right' });
/** Text in an app's font has no kerning: the engine measures it letter by letter. */
const BY_LETTERS = Object.freeze({ fontKerning: 'none' });
const WITH_KERNING = Object.freeze({ fontKerning: 'auto' });

/**
 * Paints on a canvas by the operations with which snapshots are painted as SVG and PNG too
 * (`StageProtocol/Painting`). What only a canvas has, such as shadows, stands where it is used.
 */
export class CanvasPainter {
  #context;
  #images;
  #nowMs = 0;
  #signs = new SignSprites();
  #layers;
  /** Symbols are small, so they have sheets of their own. */
  #symbols;
  #tinted = new TintedPictures();
  /** Device pixels per point on a canvas whose content is not turned or scaled; 0 on others. */
  #scaleDpr = 0;
  /** The size, weight and kind of the font that is set. */
  #size = 0;
  #weight = 0;
  #isSign = false;
  /** @type {string | null | undefined} the path of an app's font; `null` while it is not known how text is set */
  #face = null;
  /** @type {string} */
  #anchor = '';
  /**
   * What ends with each group that has begun: the opacity before, or everything that was saved.
   * @type {(number | null)[]}
   */
  #groups = [];
  /** What was found in operations that are looked at ahead; `null` while operations are painted. */
  #ahead = /** @type {{found: number} | null} */ (null);
  /** Whether a picture painted in this frame still fades in. */
  isFading = false;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import('../pictures/imageStore.js').ImageStore} images
   * @param {FadedLayers} [layers] for groups that are seen through
   * @param {FadedLayers} [symbols] for symbols with holes
   */
  constructor(context, images, layers = new FadedLayers(), symbols = new FadedLayers()) {
    this.#context = context;
    this.#images = images;
    this.#layers = layers;
    this.#symbols = symbols;
  }

  /**
   * To be called before each frame.
   * @param {number} nowMs
   * @param {number} [scaleDpr] device pixels per point; without it signs are written as text
   * @param {boolean} [isStep] whether only what a scroll brings is painted
   */
  begin(nowMs, scaleDpr = 0, isStep = false) {
    this.#nowMs = nowMs;
    this.#scaleDpr = scaleDpr;
    this.#signs.begin(isStep);
    this.isFading = false;
    this.forgetFont();
  }

  /** Whether signs were written as text that the next frame paints faster. */
  get wantsMore() {
    return this.#signs.wantsMore;
  }

  /**
   * Looks at the signs that would be painted, and paints nothing; `makeSigns` makes their pictures.
   * @param {() => void} paint paints with this painter
   * @returns {boolean} whether there was a new one
   */
  lookAhead(paint) {
    const ahead = { found: 0 };
    this.#ahead = ahead;
    try {
      paint();
    } finally {
      this.#ahead = null;
    }
    return ahead.found > 0;
  }

  /** Whether no more signs can be looked at before `makeSigns`. */
  get hasManySigns() {
    return this.#signs.isQueueFull;
  }

  /** Makes the pictures of the signs that were left out of a frame, or looked at ahead. */
  makeSigns() {
    this.#signs.flush();
  }

  /** Forgets pictures of texts, because a font has been loaded. */
  forgetPictures() {
    this.#signs.forget();
  }

  /** To be called after others have changed the context's font, or restored its state. */
  forgetFont() {
    this.#size = 0;
    this.#anchor = '';
    this.#face = null;
    const context = this.#context;
    context.textBaseline = 'alphabetic';
    // Advances are those of the font, not rounded to whole pixels.
    context.textRendering = 'geometricPrecision';
  }

  /**
   * Paints operations one after the other; what is seen through is seen through as a whole.
   * @param {readonly PaintOperation[]} operations
   */
  paintAll(operations) {
    const context = this.#context;
    if (context.globalAlpha < 1 && this.#areLayered(operations)) this.#fade(operations, 1);
    else this.#paintEach(operations);
  }

  /** @param {readonly PaintOperation[]} operations */
  #paintEach(operations) {
    for (let at = 0; at < operations.length; at += 1) {
      const operation = operations[at];
      const within = operation.kind === 'group' && (operation.opacity ?? 1) < 1 ? withinGroup(operations, at) : [];
      if (operation.kind !== 'group' || !this.#areLayered(within)) {
        this.paint(operation);
        continue;
      }
      this.#begin({ ...operation, opacity: 1 });
      this.#fade(within, operation.opacity ?? 1);
      this.#end();
      at += within.length + 1;
    }
  }

  /** @param {readonly PaintOperation[]} operations */
  #areLayered(operations) {
    return !this.#ahead && this.#layers.isAble(this.#context) && overlap(operations);
  }

  /**
   * Paints operations in a layer of their own, which is then seen through.
   * @param {readonly PaintOperation[]} operations
   * @param {number} opacity
   */
  #fade(operations, opacity) {
    const context = this.#context;
    this.#layers.paint(context, operations, opacity, (layer) => {
      this.#context = layer;
      this.forgetFont();
      this.#paintEach(operations);
    });
    this.#context = context;
    this.forgetFont();
  }

  /** @param {PaintOperation} operation */
  paint(operation) {
    if (this.#ahead) return this.#lookAt(operation, this.#ahead);
    switch (operation.kind) {
      case 'fill':
        return this.#fill(operation.shape, operation.ink);
      case 'gradient':
        return this.#fillRamp(operation);
      case 'shadow':
        return this.#castShadow(operation);
      case 'stroke':
        return this.#stroke(operation.shape, operation.ink, operation.width);
      case 'text':
        return this.#write(operation);
      case 'symbol':
        return this.#drawSymbol(operation);
      case 'image':
        return this.#drawImage(operation);
      case 'group':
        return this.#begin(operation);
      case 'end':
        return this.#end();
    }
  }

  /**
   * @param {PaintShape} shape
   * @param {string} ink
   */
  #fill(shape, ink) {
    const context = this.#context;
    context.fillStyle = ink;
    if (shape.kind === 'box' && shape.radius <= 0) {
      context.fillRect(shape.x, shape.y, shape.width, shape.height);
      return;
    }
    this.#trace(shape);
    context.fill(ruleOf(shape));
  }

  /** @param {GradientOperation} operation */
  #fillRamp({ shape, stops, startX, startY, endX, endY, isRadial = false }) {
    const context = this.#context;
    const ramp = isRadial
      ? context.createRadialGradient(startX, startY, 0, startX, startY, Math.hypot(endX - startX, endY - startY))
      : context.createLinearGradient(startX, startY, endX, endY);
    for (const { place, ink } of stops) ramp.addColorStop(place, ink);
    context.fillStyle = ramp;
    this.#trace(shape);
    context.fill(ruleOf(shape));
  }

  /**
   * Paints a shadow alone: the shape itself lies far outside of the canvas.
   * @param {ShadowOperation} operation
   */
  #castShadow({ shape, ink, blur, dx, dy }) {
    const context = this.#context;
    const { a, d } = context.getTransform();
    context.save();
    // Shadows are not scaled with the context.
    context.shadowColor = ink;
    context.shadowBlur = 2 * blur * Math.abs(d);
    context.shadowOffsetX = dx * a + SHADOW_WAY_PX;
    context.shadowOffsetY = dy * d;
    context.fillStyle = OPAQUE;
    context.translate(-SHADOW_WAY_PX / a, 0);
    this.#trace(shape);
    context.fill(ruleOf(shape));
    context.restore();
    this.forgetFont();
  }

  /**
   * @param {PaintShape} shape
   * @param {string} ink
   * @param {number} width pt
   */
  #stroke(shape, ink, width) {
    const context = this.#context;
    this.#trace(shape);
    const isRound = shape.kind !== 'box';
    context.lineCap = isRound ? 'round' : 'butt';
    context.lineJoin = isRound ? 'round' : 'miter';
    context.lineWidth = width;
    context.strokeStyle = ink;
    context.stroke();
  }

  /** @param {PaintShape} shape */
  #trace(shape) {
    const context = this.#context;
    context.beginPath();
    switch (shape.kind) {
      case 'box':
        return roundRect(context, shape);
      case 'disc':
        return context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
      case 'way':
        return traceSteps(context, shape.steps, CORNER);
    }
  }

  /**
   * @param {PaintOperation} operation
   * @param {{found: number}} ahead
   */
  #lookAt(operation, ahead) {
    if (operation.kind !== 'text' || !operation.isSign || this.#scaleDpr <= 0) return;
    if (this.#signs.lookAt(this.#sign(operation))) ahead.found += 1;
  }

  /** @param {TextOperation} operation */
  #sign({ text, size, anchor, ink }) {
    return { text, size: size * this.#scaleDpr, align: ALIGNMENTS[anchor], ink };
  }

  /** @param {TextOperation} operation */
  #write(operation) {
    const { text, x, y, size, weight, anchor, ink, isSign = false, face } = operation;
    const context = this.#context;
    const scale = this.#scaleDpr;
    if (isSign && scale > 0) {
      const sprite = this.#signs.of(this.#sign(operation));
      if (sprite === LATER) return;
      if (sprite) return drawSign(context, sprite, x, y, scale);
    }
    if (this.#size !== size || this.#weight !== weight || this.#isSign !== isSign || this.#face !== face) {
      this.#size = size;
      this.#weight = weight;
      this.#isSign = isSign;
      context.font = isSign ? signFont(size) : cssFont({ size, weight, face });
      if (this.#face === null || isByLetters(this.#face) !== isByLetters(face)) {
        Object.assign(context, isByLetters(face) ? BY_LETTERS : WITH_KERNING);
      }
      this.#face = face;
    }
    if (this.#anchor !== anchor) {
      this.#anchor = anchor;
      context.textAlign = ALIGNMENTS[anchor];
    }
    if (operation.spacing || operation.outline || operation.blur) return writeStyled(context, operation);
    context.fillStyle = ink;
    context.fillText(text, x, y);
  }

  /** @param {SymbolOperation} operation */
  #drawSymbol(operation) {
    const { name, ink, ...box } = operation;
    const context = this.#context;
    const paint = (/** @type {CanvasRenderingContext2D} */ pen, /** @type {string} */ colour) => {
      pen.save();
      paintSymbol(pen, name, box, colour);
      pen.restore();
    };
    const { colour, opacity } = plainColour(ink);
    if (!needsLayer(name, opacity >= 1)) return paint(context, ink);
    if (this.#symbols.isAble(context)) {
      return this.#symbols.paint(context, [operation], opacity, (sheet) => paint(sheet, colour));
    }
    if (!isLayered(context)) return;
    // A drawing that is saved has layers of its own.
    context.beginLayer(opacity);
    paint(context, colour);
    context.endLayer();
  }

  /** @param {ImageOperation} operation */
  #drawImage({ name, x, y, width, height, radius, isWhole, isShaded, ground, tint }) {
    // A picture without a name does not exist, so it is not loaded.
    const picture = name === '' ? null : this.#images.get(name);
    const isThere = picture?.state === 'there';
    if (!isThere && !ground) return;
    const context = this.#context;
    context.save();
    this.#trace({ kind: 'box', x, y, width, height, radius });
    context.clip();
    if (!isThere) {
      context.fillStyle = ground ?? '';
      context.fillRect(x, y, width, height);
    } else {
      const fraction = Math.min((this.#nowMs - picture.readyAtMs) / IMAGE_FADE_MS, 1);
      if (fraction < 1) this.isFading = true;
      context.globalAlpha *= Math.max(fraction, 0);
      const image = tint ? this.#tinted.of(picture, tint) : picture.image;
      drawPicture(context, image, sizeOf(image), { x, y, width, height }, isWhole === true);
      if (isShaded) drawShade(context, { x, y, width, height });
    }
    context.restore();
  }

  /** @param {GroupOperation} operation */
  #begin({ place, clip, opacity = 1 }) {
    const context = this.#context;
    const isSaved = place !== undefined || clip !== undefined;
    this.#groups.push(isSaved ? null : context.globalAlpha);
    if (isSaved) context.save();
    if (place) {
      const [a, b, c, d, tx, ty] = place;
      context.transform(a, b, c, d, tx, ty);
    }
    if (clip) {
      this.#trace(clip);
      context.clip(ruleOf(clip));
    }
    // Groups in which things overlap have a layer of their own instead.
    context.globalAlpha *= opacity;
  }

  #end() {
    const alpha = this.#groups.pop() ?? null;
    if (alpha !== null) {
      this.#context.globalAlpha = alpha;
      return;
    }
    this.#context.restore();
    this.forgetFont();
  }
}

/**
 * Paints a sign's picture, pixel on pixel.
 * @param {CanvasRenderingContext2D} context
 * @param {import('../signs/signSprites.js').SignSprite} sprite
 * @param {number} x pt
 * @param {number} y
 * @param {number} scale
 */
function drawSign(context, { picture, at, left, top, width, height }, x, y, scale) {
  const atX = (Math.round(x * scale) - left) / scale;
  const atY = (Math.round(y * scale) - top) / scale;
  // Without this, rounding of the context's scale would have each pixel mixed from its neighbours.
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, at, 0, width, height, atX, atY, width / scale, height / scale);
  context.imageSmoothingEnabled = true;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Extract<PaintShape, {kind: 'box'}>} box
 */
function roundRect(context, { x, y, width, height, radius }) {
  context.roundRect(x, y, width, height, Math.max(radius, 0));
}

/**
 * @param {PaintShape} shape
 * @returns {CanvasFillRule}
 */
function ruleOf(shape) {
  return shape.kind === 'way' && shape.isEvenOdd ? 'evenodd' : 'nonzero';
}

/**
 * Whether a context has layers, as drawings that are saved have.
 * @param {CanvasRenderingContext2D} context
 * @returns {context is CanvasRenderingContext2D & {beginLayer(opacity: number): void, endLayer(): void}}
 */
function isLayered(context) {
  return 'beginLayer' in context;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {CanvasImageSource} image
 * @param {{width: number, height: number}} own the size of the image
 * @param {Box} box
 * @param {boolean} isWhole
 */
function drawPicture(context, image, own, { x, y, width, height }, isWhole) {
  if (isWhole && own.width > 0 && own.height > 0) {
    const scale = Math.min(width / own.width, height / own.height);
    const [wide, high] = [own.width * scale, own.height * scale];
    context.drawImage(image, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
    return;
  }
  const part = coverRect(own.width, own.height, width, height);
  context.drawImage(image, part.x, part.y, part.width, part.height, x, y, width, height);
}

/**
 * Paints a shade from below, on which a title can be read.
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 */
function drawShade(context, { x, y, width, height }) {
  const shadeHeight = Math.min(SHADE_HEIGHT_PT, height);
  const top = y + height - shadeHeight;
  const shade = context.createLinearGradient(0, top, 0, top + shadeHeight);
  for (const [at, alpha] of SHADE_STEPS) shade.addColorStop(at, `rgba(0, 0, 0, ${alpha})`);
  context.fillStyle = shade;
  context.fillRect(x, top, width, shadeHeight);
}
