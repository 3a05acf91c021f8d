// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { BADGE_MIN_SIDE_PT, BADGE_RADIUS_PT, badgeOperations } from './badge.js';
import { groundBetween, hasColour } from './cellGround.js';
import { CanvasPainter } from './canvasPainter.js';
import { Style, rowImageBox, rowIndent } from './cellText.js';
import { coatsOf } from './crossFade.js';
import { cornerRadius, hasCaption, hasLabel, tileRadius } from '../look/detail.js';
import { coversCell, figureOperations, outlineShape } from './figureLook.js';
import { Labels } from './labels.js';
import { ListPainter } from './listPainter.js';
import { hasStuckGround } from './stuckGround.js';
import { drawProgressRing } from './progressRing.js';
import { RING_WIDTH_PT, ringRoom, selectionRing } from './selectionRing.js';
import { bonesPath } from './skeleton.js';
import { groundFor, inksOf, ownGround } from '../look/theme.js';

/** @typedef {import('../scene/renderer.js').Scene} Scene */
/** @typedef {import('../scene/renderer.js').SceneElement} SceneElement */
/** @typedef {import('../scene/renderer.js').SceneContent} SceneContent */
/** @typedef {import('../look/theme.js').Theme} Theme */
/** @typedef {import('./stateLevels.js').Levels} Levels */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{scaleDpr: number, devicePixelRatio: number, isStill?: boolean}} Scale */

const DECORATION_CATEGORY = 2;
/** Opacity of the ground below a header that sticks to an edge. */
const STUCK_GROUND_ALPHA = 0.97;
const PICTURE_RADIUS_PT = 8;
/** Opacity of a chip on a row whose ground has the row's own colour. */
const CHIP_ON_COLOUR_ALPHA = 0.16;
const BADGE_GAP_PT = 6;
/** A row's badge stands this far inside the corner of its chip, so that it does not touch the text. */
const ROW_BADGE_INWARD_PT = 3;

/** Paints one element: ground, picture, text and the marks of its states. */
export class CellPainter {
  #context;
  #images;
  #painter;
  #labels;
  #lists;
  /** @type {Box} the rectangle that is being painted; reused, so that a frame makes no garbage */
  #box = { x: 0, y: 0, width: 0, height: 0 };
  /** @type {CanvasGradient | null} */
  #shine = null;
  /** Whether a skeleton was painted in this frame. */
  hasSkeletons = false;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import('../pictures/imageStore.js').ImageStore} images
   */
  constructor(context, images) {
    this.#context = context;
    this.#images = images;
    this.#painter = new CanvasPainter(context, images);
    this.#labels = new Labels(this.#painter);
    this.#lists = new ListPainter(context, this.#painter);
  }

  /**
   * To be called before each frame.
   * @param {CanvasGradient | null} shine of the skeletons
   * @param {number} nowMs
   * @param {number} [scaleDpr] device pixels per point, if the whole picture has one scale
   * @param {boolean} [isMirrored] whether texts are read from right to left
   * @param {boolean} [isStep] whether only what a scroll brings is painted
   */
  begin(shine, nowMs, scaleDpr, isMirrored = false, isStep = false) {
    this.#labels.isMirrored = isMirrored;
    this.hasSkeletons = false;
    this.#shine = shine;
    this.#painter.begin(nowMs, scaleDpr, isStep);
    this.#lists.begin();
  }

  /** Whether something painted in this frame still fades in or moves, or is painted faster next time. */
  get isFading() {
    return this.#painter.isFading || this.#painter.wantsMore || this.#lists.isMoving;
  }

  /** Forgets pictures of texts, because a font has been loaded. */
  forgetPictures = () => this.#painter.forgetPictures();

  /**
   * Looks at the sign that `drawLabel` would paint; tells whether `signs.makeSigns` is to make its picture.
   * @param {Parameters<CellPainter['drawLabel']>} label
   */
  lookAhead = (...label) => this.#painter.lookAhead(() => this.drawLabel(...label));

  /** Makes pictures of signs. */
  get signs() {
    return this.#painter;
  }

  /** To be called after the context's state was restored. */
  forgetFont = () => this.#painter.forgetFont();

  /**
   * Paints an element, with the content that still fades out.
   * @param {SceneElement} element
   * @param {SceneContent} content
   * @param {Levels} levels
   * @param {Scene} scene
   * @param {Scale} scale
   */
  draw(element, content, levels, scene, scale) {
    const { was, wasLevel = 0 } = element.shown;
    if (!was || wasLevel <= 0) return this.#drawShaped(element, content, levels, scene, scale);
    const context = this.#context;
    const alpha = context.globalAlpha;
    for (const coat of coatsOf(was, content, wasLevel)) {
      context.globalAlpha = alpha * coat.alpha;
      this.#drawShaped(element, coat.content, levels, scene, scale);
    }
    context.globalAlpha = alpha;
  }

  /**
   * @param {SceneElement} element
   * @param {SceneContent} content
   * @param {Levels} levels
   * @param {Scene} scene
   * @param {Scale} scale
   */
  #drawShaped(element, content, levels, scene, scale) {
    if (!content.figure?.outline) return this.#drawWhole(element, content, levels, scene, scale);
    const clip = outlineShape(content.figure, element.shown);
    this.#painter.paint({ kind: 'group', clip, opacity: 1 });
    this.#drawWhole(element, content, levels, scene, scale);
    this.#painter.paint({ kind: 'end' });
  }

  /**
   * @param {SceneElement} element
   * @param {SceneContent} content
   * @param {Levels} levels
   * @param {Scene} scene
   * @param {Scale} scale
   */
  #drawWhole(element, content, levels, scene, scale) {
    const { theme } = scene;
    const { shown } = element;
    if (content.isPlaceholder) {
      this.hasSkeletons = true;
      if (content.list) this.#lists.drawBones(shown, content.list, scene, scale, this.#shine);
      else this.#drawSkeleton(shown, content, scene, scale);
      const { progress = null } = content;
      if (progress === null) return;
      const isRow = content.style === Style.row || content.style === Style.list;
      return drawProgressRing(this.#context, shown, isRow, progress, theme);
    }
    switch (content.style) {
      case Style.header:
      case Style.footer:
        if (hasStuckGround(element, content, scene)) this.#fill(shown, 0, theme.paper, STUCK_GROUND_ALPHA);
        return this.#drawClear(shown, content, scene, scale);
      case Style.list:
        return this.#drawListRow(element, content, scene, scale);
      case Style.row:
        return this.#drawRow(shown, content, levels, scene, scale);
      default:
        return this.#drawTile(element, content, levels, scene, scale);
    }
  }

  /**
   * Paints content without a ground: a text, or the parts of a custom header.
   * @param {Box} box
   * @param {SceneContent} content
   * @param {Scene} scene
   * @param {Scale} scale
   */
  #drawClear(box, content, scene, scale) {
    const { figure } = content;
    if (!figure?.parts.length && !figure?.steps) return this.drawLabel(box, content, scene.theme, scale);
    const { ink } = inksOf(scene.theme).onPaper;
    this.#painter.paintAll(figureOperations(figure, box, ink, scene.theme));
  }

  /**
   * @param {SceneElement} element
   * @param {SceneContent} content
   * @param {Scene} scene
   * @param {Scale} scale
   */
  #drawListRow(element, content, scene, scale) {
    const { figure, list } = content;
    // Views that a row of a table has of its own; they move aside with it.
    const drawViews = () => {
      if (figure?.parts.length || figure?.steps) this.#drawClear(element.shown, content, scene, scale);
    };
    if (list) this.#lists.draw(element, list, scene, scale, drawViews);
    else drawViews();
  }

  /**
   * Fills a tile with the context's ink, which may be a gradient and is set once for many tiles.
   * @param {Box} box
   * @param {Scale} scale
   */
  fillTile(box, scale) {
    const context = this.#context;
    const radius = tileRadius(box, scale);
    if (radius === 0) {
      context.fillRect(box.x, box.y, box.width, box.height);
      return;
    }
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, radius);
    context.fill();
  }

  /**
   * @param {Box} box
   * @param {number} radius
   * @param {string} ink
   * @param {number} [opacity]
   */
  #fill({ x, y, width, height }, radius, ink, opacity = 1) {
    const shape = /** @type {const} */ ({ kind: 'box', x, y, width, height, radius });
    if (opacity !== 1) this.#painter.paint({ kind: 'group', opacity });
    this.#painter.paint({ kind: 'fill', shape, ink });
    if (opacity !== 1) this.#painter.paint({ kind: 'end' });
  }

  /**
   * @param {Box} box
   * @param {SceneContent} content
   * @param {Theme} theme
   * @param {Scale} scale
   * @param {number} [active] how far the selected ground has come
   */
  drawLabel(box, content, theme, scale, active = 0) {
    if (content.title === '' && content.subtitle === '') return;
    const isSign = content.style === Style.glyph;
    if (!hasLabel(box.width, box.height, scale.scaleDpr, scale.devicePixelRatio, isSign)) return;
    this.#labels.draw(box, content, this.#inks(content, theme, active));
  }

  /**
   * Paints the title of an item that is not loaded yet.
   * @param {Box} box
   * @param {SceneContent} content
   * @param {Theme} theme
   * @param {Scale} scale
   */
  #drawName(box, content, theme, scale) {
    if (!hasLabel(box.width, box.height, scale.scaleDpr, scale.devicePixelRatio)) return;
    this.#labels.draw(box, content, inksOf(theme).quiet);
  }

  /**
   * @param {SceneContent} content
   * @param {Theme} theme
   * @param {number} active
   * @returns {import('../look/theme.js').Inks}
   */
  #inks(content, theme, active) {
    const inks = inksOf(theme);
    if (content.style === Style.header) return inks.onPaper;
    if (content.style === Style.footer) return inks.quiet;
    const isSwapped = active > 0.5 && hasColour(content.selectedColour);
    if (isSwapped) {
      return ownGround(Number(content.selectedColour)).darkInk ? inks.onLight : inks.onDark;
    }
    const isPlain = content.colour === null;
    if (content.style === Style.row && isPlain) return inks.onPaper;
    if (content.style === Style.glyph && isPlain && !content.image) return inks.onSoft;
    const state = content.style !== Style.row && content.image ? this.#images.get(content.image).state : null;
    if (state === 'loading' && isPlain) return inks.onPaper;
    return state !== 'there' && groundFor(content, theme, false).darkInk ? inks.onLight : inks.onDark;
  }

  /**
   * @param {SceneElement} element
   * @param {SceneContent} content
   * @param {Levels} levels
   * @param {Scene} scene
   * @param {Scale} scale
   */
  #drawTile(element, content, levels, scene, scale) {
    const { theme } = scene;
    const { shown } = element;
    const active = Math.max(levels.selected, levels.highlighted);
    const swapsGround = hasColour(content.selectedColour);
    const ring = swapsGround ? 0 : levels.selected;
    const box = this.#drawnBack(shown, ring);
    const isPicture = content.image !== '' && this.#images.get(content.image).state !== 'missing';
    // A hue below a picture would be seen as a line around it.
    const isEmpty =
      content.colour === null &&
      ((isPicture && !content.figure?.parts.length) || (element.category === DECORATION_CATEGORY && !content.image));
    const plain = isEmpty
      ? theme.empty
      : groundFor(content, theme, content.style === Style.glyph).fill;
    const ground = groundBetween(plain, content, active);
    const { figure } = content;
    const radius = tileRadius(box, scale);
    // An outline has corners of its own.
    if (figure?.outline && !coversCell(figure)) this.#fill(shown, 0, ground);
    else if (!figure?.outline) this.#fill(box, radius, ground);
    if (figure && figure.parts.length > 0) {
      // The picture is one of the parts; the texts stand on the ground.
      const { ink } = this.#inks({ ...content, image: '' }, theme, active);
      this.#painter.paintAll(figureOperations(figure, shown, ink, theme));
    } else {
      const isCaptioned = !isPicture || hasCaption(shown.width, shown.height);
      if (content.image) {
        this.#drawPicture(box, content, cornerRadius(box.width, box.height), isCaptioned);
      }
      if (isCaptioned) this.drawLabel(shown, content, theme, scale, active);
    }
    const dimming = swapsGround ? 0 : levels.highlighted;
    if (dimming > 0) this.#fill(box, radius, theme.pressed, dimming);
    if (ring > 0) this.#drawRing(shown, figure, ring, theme.accent);
    if (levels.editing > 0) this.#drawTileBadge(shown, levels, theme);
  }

  /**
   * Paints the ring of a selected tile: inside its frame, or along the inner side of its outline.
   * @param {Box} box
   * @param {SceneContent['figure']} figure
   * @param {number} level
   * @param {string} ink
   */
  #drawRing(box, figure, level, ink) {
    if (figure?.outline) {
      const width = 2 * RING_WIDTH_PT * level;
      this.#painter.paint({ kind: 'stroke', shape: outlineShape(figure, box), ink, width });
      return;
    }
    this.#painter.paintAll([
      { kind: 'group', opacity: level },
      selectionRing(box, ink),
      { kind: 'end' },
    ]);
  }

  /**
   * The box of a tile that makes room for its ring.
   * @param {Box} from
   * @param {number} level
   * @returns {Box}
   */
  #drawnBack(from, level) {
    if (level <= 0) return from;
    const room = ringRoom(from) * level;
    const box = this.#box;
    box.x = from.x + room;
    box.y = from.y + room;
    box.width = from.width - 2 * room;
    box.height = from.height - 2 * room;
    return box;
  }

  /**
   * @param {Box} box
   * @param {Levels} levels
   * @param {Theme} theme
   */
  #drawTileBadge(box, levels, theme) {
    if (Math.min(box.width, box.height) < BADGE_MIN_SIDE_PT) return;
    const inset = BADGE_GAP_PT + BADGE_RADIUS_PT + 2;
    this.#drawBadge(box.x + box.width - inset, box.y + inset, levels, theme);
  }

  /**
   * @param {number} x of the middle
   * @param {number} y
   * @param {Levels} levels
   * @param {Theme} theme
   */
  #drawBadge(x, y, levels, theme) {
    this.#painter.paint({ kind: 'group', opacity: levels.editing });
    this.#painter.paintAll(badgeOperations(x, y, levels.selected, theme));
    this.#painter.paint({ kind: 'end' });
  }

  /**
   * @param {Box} shown
   * @param {SceneContent} content
   * @param {Levels} levels
   * @param {Scene} scene
   * @param {Scale} scale
   */
  #drawRow(shown, content, levels, scene, scale) {
    const { theme } = scene;
    const active = Math.max(levels.selected, levels.highlighted);
    this.#drawRowGround(shown, content, active, theme);
    if (!hasLabel(shown.width, shown.height, scale.scaleDpr, scale.devicePixelRatio)) return;
    const chip = rowImageBox(content, shown.height);
    if (scene.isMirrored) chip.x = shown.width - chip.x - chip.side;
    const box = this.#box;
    box.x = shown.x + chip.x;
    box.y = shown.y + chip.y;
    box.width = chip.side;
    box.height = chip.side;
    if (content.image) {
      this.#fill(box, PICTURE_RADIUS_PT, theme.empty);
      this.#drawPicture(box, content, PICTURE_RADIUS_PT, false);
    } else {
      this.#drawChip(box, content, theme, active);
    }
    this.drawLabel(shown, content, theme, scale, active);
    this.#drawHairline(shown, content, scene, scale);
    if (levels.editing <= 0) return;
    const [right, bottom] = [box.x + box.width, box.y + box.height];
    this.#drawBadge(right - ROW_BADGE_INWARD_PT, bottom - ROW_BADGE_INWARD_PT, levels, theme);
  }

  /**
   * @param {Box} shown
   * @param {SceneContent} content
   * @param {number} active
   * @param {Theme} theme
   */
  #drawRowGround(shown, content, active, theme) {
    const swapsGround = hasColour(content.selectedColour);
    if (content.colour !== null || (swapsGround && active > 0)) {
      const plain = content.colour === null ? theme.paper : ownGround(content.colour).fill;
      this.#fill(shown, 0, groundBetween(plain, content, active));
    }
    if (swapsGround || active <= 0) return;
    this.#fill(shown, 0, content.colour === null ? theme.selectedRow : theme.pressed, active);
  }

  /**
   * @param {Box} box
   * @param {SceneContent} content
   * @param {Theme} theme
   * @param {number} active
   */
  #drawChip(box, content, theme, active) {
    const isOnColour = content.colour !== null || (hasColour(content.selectedColour) && active > 0);
    const inks = isOnColour ? this.#inks(content, theme, active) : inksOf(theme).onLight;
    const ground = isOnColour ? inks.ink : theme.tiles[content.hue % theme.tiles.length];
    this.#fill(box, PICTURE_RADIUS_PT, ground, isOnColour ? CHIP_ON_COLOUR_ALPHA : 1);
    this.#labels.drawMonogram(box.x, box.y, content, inks.ink);
  }

  /**
   * @param {Box} shown
   * @param {SceneContent} content
   * @param {Scene} scene
   * @param {Scale} scale
   */
  #drawHairline(shown, content, { theme, isMirrored }, { scaleDpr }) {
    const indent = rowIndent(content);
    const height = 1 / scaleDpr;
    const bottom = Math.round((shown.y + shown.height) * scaleDpr) / scaleDpr;
    const [x, y, width] = [shown.x + (isMirrored ? 0 : indent), bottom - height, shown.width - indent];
    this.#fill({ x, y, width, height }, 0, theme.line);
  }

  /**
   * @param {Box} box
   * @param {SceneContent} content
   * @param {number} radius
   * @param {boolean} isCaptioned whether texts stand on the picture
   */
  #drawPicture({ x, y, width, height }, content, radius, isCaptioned) {
    const isShaded = isCaptioned && content.title !== '';
    const place = { x, y, width, height, radius };
    this.#painter.paint({ kind: 'image', name: content.image, ...place, isShaded });
  }

  /**
   * @param {Box} box
   * @param {SceneContent} content
   * @param {Scene} scene
   * @param {Scale} scale
   */
  #drawSkeleton(box, content, scene, scale) {
    const context = this.#context;
    const { theme } = scene;
    const isNamed = typeof content.progress === 'number';
    const hasGround = content.style === Style.tile || content.style === Style.glyph;
    if (hasGround) {
      context.fillStyle = theme.empty;
      this.fillTile(box, scale);
    }
    // An item whose title is known shows it instead of bars.
    if (isNamed) this.#drawName(box, content, theme, scale);
    else if (hasLabel(box.width, box.height, scale.scaleDpr, scale.devicePixelRatio)) {
      context.fillStyle = theme.bone;
      bonesPath(context, box, content.style);
      context.fill();
    }
    if (content.style === Style.row) this.#drawHairline(box, content, scene, scale);
    if (!this.#shine) return;
    context.fillStyle = this.#shine;
    if (hasGround) this.fillTile(box, scale);
    else if (!isNamed) {
      bonesPath(context, box, content.style);
      context.fill();
    }
  }
}
