// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { GROUP_ABOVE_ELEMENTS, cornerRadius, detailFor } from './detail.js';
import { IMAGE_FADE_MS, coverRect } from './imageStore.js';
import { Labels } from './labels.js';
import { TextFit } from './textFit.js';
import { groundFor } from './theme.js';

/** @typedef {import('./renderer.js').Scene} Scene */
/** @typedef {import('./renderer.js').SceneElement} SceneElement */
/** @typedef {import('./theme.js').Theme} Theme */

/** What `CellContent.Style` says on the wire. */
export const Style = Object.freeze({ tile: 0, header: 1, footer: 2, glyph: 3 });

const EMPTY = { style: Style.tile, title: '', subtitle: '', colour: null, hue: 0, image: '' };
const SHADE_HEIGHT_PT = 56;
const DECORATION_CATEGORY = 2;
/** Opacity of the ground below a header that sticks to an edge. */
const STUCK_GROUND_ALPHA = 0.97;

/** Paints the elements of a scene. */
export class ContentLayer {
  #context;
  #images;
  #labels;
  #isFading = false;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import('./imageStore.js').ImageStore} images
   */
  constructor(context, images) {
    this.#context = context;
    this.#images = images;
    const fit = new TextFit((font, text) => {
      context.font = font;
      return context.measureText(text).width;
    });
    this.#labels = new Labels(context, fit);
  }

  /**
   * Paints a scene; the context is scaled to points already.
   * @param {Scene} scene
   * @param {{scaleDpr: number, devicePixelRatio: number}} scale
   * @returns {boolean} whether a picture still fades in
   */
  draw(scene, scale) {
    const context = this.#context;
    this.#isFading = false;
    context.globalAlpha = 1;
    context.fillStyle = scene.theme.paper;
    context.fillRect(0, 0, scene.viewport.width, scene.viewport.height);
    context.save();
    context.translate(-scene.offset.x, -scene.offset.y);
    this.#labels.begin();
    if (scene.elements.length > GROUP_ABOVE_ELEMENTS) this.#drawGrouped(scene, scale);
    else for (const element of scene.elements) this.#drawElement(element, scene, scale);
    context.restore();
    context.globalAlpha = 1;
    return this.#isFading;
  }

  /**
   * Plain tiles by colour first, then their labels; all else in order on top.
   * @param {Scene} scene
   * @param {{scaleDpr: number, devicePixelRatio: number}} scale
   */
  #drawGrouped(scene, scale) {
    const { plain, others } = splitPlain(scene);
    const context = this.#context;
    context.globalAlpha = 1;
    for (const [fill, elements] of plain) {
      context.fillStyle = fill;
      for (const { shown } of elements) this.#fillTile(shown, scale);
    }
    for (const elements of plain.values()) {
      for (const element of elements) this.#drawLabel(element, scene, scale);
    }
    for (const element of others) this.#drawElement(element, scene, scale);
  }

  /**
   * @param {SceneElement} element
   * @param {Scene} scene
   * @param {{scaleDpr: number, devicePixelRatio: number}} scale
   */
  #drawElement(element, scene, scale) {
    const { shown } = element;
    const { transform } = shown;
    if (element.isHidden || shown.alpha <= 0 || shown.width <= 0 || shown.height <= 0) return;
    const context = this.#context;
    if (transform) {
      context.save();
      applyTransform(context, shown, transform);
    }
    context.globalAlpha = Math.min(shown.alpha, 1);
    this.#drawGround(element, scene, scale);
    this.#drawLabel(element, scene, scale);
    if (transform) context.restore();
  }

  /**
   * @param {SceneElement} element
   * @param {Scene} scene
   * @param {{scaleDpr: number, devicePixelRatio: number}} scale
   */
  #drawGround(element, scene, scale) {
    const content = element.content ?? EMPTY;
    const context = this.#context;
    if (content.style === Style.header || content.style === Style.footer) {
      if (element.pin) this.#drawStuckGround(element, scene);
      return;
    }
    if (element.category === DECORATION_CATEGORY && content.colour === null && !content.image) {
      context.fillStyle = scene.theme.empty;
    } else {
      context.fillStyle = groundFor(content, scene.theme, content.style === Style.glyph).fill;
    }
    this.#fillTile(element.shown, scale);
    if (content.image) this.#drawPicture(element, content, scene);
  }

  /**
   * @param {SceneElement} element
   * @param {Scene} scene
   */
  #drawStuckGround({ shown }, { theme }) {
    const context = this.#context;
    const alpha = context.globalAlpha;
    context.globalAlpha = alpha * STUCK_GROUND_ALPHA;
    context.fillStyle = theme.paper;
    context.fillRect(shown.x, shown.y, shown.width, shown.height);
    context.globalAlpha = alpha;
  }

  /**
   * @param {{x: number, y: number, width: number, height: number}} box
   * @param {{scaleDpr: number, devicePixelRatio: number}} scale
   */
  #fillTile(box, scale) {
    const context = this.#context;
    if (!detailFor(box.width, box.height, scale.scaleDpr, scale.devicePixelRatio).rounded) {
      context.fillRect(box.x, box.y, box.width, box.height);
      return;
    }
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, cornerRadius(box.width, box.height));
    context.fill();
  }

  /**
   * @param {SceneElement} element
   * @param {import('./renderer.js').SceneContent} content
   * @param {Scene} scene
   */
  #drawPicture({ shown }, content, scene) {
    const picture = this.#images.get(content.image);
    if (picture.state !== 'there') return;
    const fraction = Math.min((scene.nowMs - picture.readyAtMs) / IMAGE_FADE_MS, 1);
    if (fraction < 1) this.#isFading = true;
    const context = this.#context;
    const { x, y, width, height } = shown;
    context.save();
    context.globalAlpha *= Math.max(fraction, 0);
    context.beginPath();
    context.roundRect(x, y, width, height, cornerRadius(width, height));
    context.clip();
    const { image } = picture;
    const part = coverRect(image.naturalWidth, image.naturalHeight, width, height);
    context.drawImage(image, part.x, part.y, part.width, part.height, x, y, width, height);
    if (content.title) this.#drawShade(shown);
    context.restore();
  }

  /** @param {{x: number, y: number, width: number, height: number}} box */
  #drawShade({ x, y, width, height }) {
    const context = this.#context;
    const shadeHeight = Math.min(SHADE_HEIGHT_PT, height);
    const top = y + height - shadeHeight;
    const shade = context.createLinearGradient(0, top, 0, top + shadeHeight);
    shade.addColorStop(0, 'rgba(0, 0, 0, 0)');
    shade.addColorStop(1, 'rgba(0, 0, 0, 0.55)');
    context.fillStyle = shade;
    context.fillRect(x, top, width, shadeHeight);
  }

  /**
   * @param {SceneElement} element
   * @param {Scene} scene
   * @param {{scaleDpr: number, devicePixelRatio: number}} scale
   */
  #drawLabel(element, { theme }, scale) {
    const content = element.content ?? EMPTY;
    const { shown } = element;
    if (content.title === '' && content.subtitle === '') return;
    const { scaleDpr, devicePixelRatio } = scale;
    if (!detailFor(shown.width, shown.height, scaleDpr, devicePixelRatio).label) return;
    switch (content.style) {
      case Style.header:
        return this.#labels.header(shown, content, { ink: theme.text, dimInk: theme.dim });
      case Style.footer:
        return this.#labels.footer(shown, content, { ink: theme.dim, dimInk: theme.dim });
      case Style.glyph:
        return this.#labels.glyph(shown, content, this.#glyphInks(content, theme));
      default:
        return this.#labels.tile(shown, content, this.#tileInks(content, theme));
    }
  }

  /**
   * @param {import('./renderer.js').SceneContent} content
   * @param {Theme} theme
   * @returns {import('./labels.js').Inks}
   */
  #glyphInks(content, theme) {
    if (content.colour !== null || content.image) return this.#tileInks(content, theme);
    return { ink: theme.text, dimInk: theme.glyphInk };
  }

  /**
   * @param {import('./renderer.js').SceneContent} content
   * @param {Theme} theme
   * @returns {import('./labels.js').Inks}
   */
  #tileInks(content, theme) {
    const hasPicture = content.image !== '' && this.#images.get(content.image).state === 'there';
    if (!hasPicture && groundFor(content, theme, false).darkInk) {
      return { ink: theme.tileInk, dimInk: theme.tileDimInk };
    }
    return { ink: theme.pictureInk, dimInk: theme.pictureDimInk };
  }
}

/**
 * Has the following drawing moved by an element's transform, about the element's centre.
 * @param {CanvasRenderingContext2D} context
 * @param {{x: number, y: number, width: number, height: number}} box
 * @param {{a: number, b: number, c: number, d: number, tx: number, ty: number}} map
 */
export function applyTransform(context, box, map) {
  const centreX = box.x + box.width / 2;
  const centreY = box.y + box.height / 2;
  context.translate(centreX, centreY);
  context.transform(map.a, map.b, map.c, map.d, map.tx, map.ty);
  context.translate(-centreX, -centreY);
}

/**
 * Parts opaque, untransformed tiles on the lowest level, by colour, from all else.
 * @param {Scene} scene
 * @returns {{plain: Map<string, SceneElement[]>, others: SceneElement[]}}
 */
export function splitPlain({ elements, theme }) {
  /** @type {Map<string, SceneElement[]>} */
  const plain = new Map();
  /** @type {SceneElement[]} */
  const others = [];
  for (const element of elements) {
    const content = element.content ?? EMPTY;
    const isTile = content.style === Style.tile || content.style === Style.glyph;
    const isPlain =
      isTile && !content.image && !element.isHidden && !element.shown.transform &&
      element.category === 0 && element.zIndex === 0 && element.shown.alpha >= 1;
    if (!isPlain) {
      others.push(element);
      continue;
    }
    const { fill } = groundFor(content, theme, content.style === Style.glyph);
    const group = plain.get(fill);
    if (group) group.push(element);
    else plain.set(fill, [element]);
  }
  return { plain, others };
}
