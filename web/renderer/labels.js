// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./theme.js').Theme} Theme */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{ink: string, dimInk: string}} Inks */

const FAMILY = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
const GLYPH_FAMILY =
  '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", system-ui, sans-serif';

export const TITLE_FONT = `600 13px ${FAMILY}`;
export const NARROW_TITLE_FONT = `600 11px ${FAMILY}`;
export const SMALL_TITLE_FONT = `600 10px ${FAMILY}`;
export const SUBTITLE_FONT = `400 11px ${FAMILY}`;
export const HEADER_FONT = `700 17px ${FAMILY}`;
export const CAPTION_FONT = `400 10px ${FAMILY}`;
export const BIG_CAPTION_FONT = `400 12px ${FAMILY}`;

const PADDING_PT = 10;
const TIGHT_PADDING_PT = 5;
/** Tiles narrower or lower than this have the small title. */
const ROOMY_WIDTH_PT = 56;
const ROOMY_HEIGHT_PT = 32;
/** Tiles at least this wide have the big title. */
const BIG_TITLE_WIDTH_PT = 120;
/** Tiles lower than this have their title in the middle of the line, as tags have. */
const TAG_HEIGHT_PT = 44;
const TAG_PADDING_PT = 8;
/** From the middle of a line to the baseline of its text. */
const TAG_BASELINE_PT = 4.5;
const SUBTITLE_MIN_HEIGHT_PT = 52;
/** In less than this a subtitle is left out rather than cut off. */
const CUT_SUBTITLE_MIN_WIDTH_PT = 64;
const SUBTITLE_LINE_PT = 14;
const CAPTION_MIN_HEIGHT_PT = 76;
const CAPTION_MIN_WIDTH_PT = 76;
const CAPTION_HEIGHT_PT = 18;
/** Glyphs at least this wide have the big caption. */
const BIG_CAPTION_WIDTH_PT = 128;
const GLYPH_SHARE = 0.56;
/** From an emoji's middle to its baseline, as a share of its size. */
const GLYPH_BASELINE = 0.36;
const MAX_GLYPH_PT = 88;
const GUTTER_PT = 8;
/** Headers and footers stand in as far as the rows of a list do. */
const HEADER_GUTTER_PT = 16;

/**
 * Tiles of one width have titles of one size, whatever they say.
 * @param {number} width
 * @param {boolean} isRoomy
 * @returns {string}
 */
function titleFont(width, isRoomy) {
  if (!isRoomy) return SMALL_TITLE_FONT;
  return width < BIG_TITLE_WIDTH_PT ? NARROW_TITLE_FONT : TITLE_FONT;
}

/**
 * Paints the texts of elements. Assumes `textBaseline = 'alphabetic'`.
 */
export class Labels {
  #context;
  #fit;
  #font = '';

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import('./textFit.js').TextFit} fit
   */
  constructor(context, fit) {
    this.#context = context;
    this.#fit = fit;
  }

  /** To be called once a frame, since the context forgets its font when it is resized. */
  begin() {
    this.#font = '';
    this.#context.textBaseline = 'alphabetic';
    this.#context.textAlign = 'left';
  }

  /**
   * Title at the lower left, with the subtitle below it when there is room.
   * @param {Box} box
   * @param {{title: string, subtitle: string}} content
   * @param {Inks} inks
   */
  tile(box, content, inks) {
    const isTag = box.height < TAG_HEIGHT_PT;
    const isRoomy = box.width >= ROOMY_WIDTH_PT && box.height >= ROOMY_HEIGHT_PT;
    const padding = isTag ? TAG_PADDING_PT : isRoomy ? PADDING_PT : TIGHT_PADDING_PT;
    const width = box.width - 2 * padding;
    const x = box.x + padding;
    const font = isTag ? NARROW_TITLE_FONT : titleFont(box.width, isRoomy);
    if (isTag) {
      this.#line(font, content.title, x, box.y + box.height / 2 + TAG_BASELINE_PT, width, inks.ink);
      return;
    }
    let baseline = box.y + box.height - padding - 1;
    if (box.height >= SUBTITLE_MIN_HEIGHT_PT && this.#hasRoomFor(content.subtitle, width)) {
      this.#line(SUBTITLE_FONT, content.subtitle, x, baseline, width, inks.dimInk);
      baseline -= SUBTITLE_LINE_PT + 2;
    }
    this.#line(font, content.title, x, baseline, width, inks.ink);
  }

  /**
   * Whether a subtitle is worth its line: whole, or cut off only where much of it stays.
   * @param {string} subtitle
   * @param {number} width
   * @returns {boolean}
   */
  #hasRoomFor(subtitle, width) {
    if (subtitle === '') return false;
    return width >= CUT_SUBTITLE_MIN_WIDTH_PT || this.#fit.width(SUBTITLE_FONT, subtitle) <= width;
  }

  /**
   * One big glyph in the middle and a caption below.
   * @param {Box} box
   * @param {{title: string, subtitle: string}} content
   * @param {Inks} inks
   */
  glyph(box, content, inks) {
    const hasCaption =
      content.subtitle !== '' &&
      box.height >= CAPTION_MIN_HEIGHT_PT &&
      box.width >= CAPTION_MIN_WIDTH_PT;
    const room = box.height - (hasCaption ? CAPTION_HEIGHT_PT : 0);
    const size = Math.min(MAX_GLYPH_PT, Math.round(Math.min(box.width, room) * GLYPH_SHARE));
    this.#setFont(`${size}px ${GLYPH_FAMILY}`);
    this.#context.fillStyle = inks.ink;
    this.#context.textAlign = 'center';
    const centreX = box.x + box.width / 2;
    const baseline = box.y + room / 2 + size * GLYPH_BASELINE + (hasCaption ? 2 : 0);
    this.#context.fillText(content.title, centreX, baseline);
    if (hasCaption) {
      const font = box.width >= BIG_CAPTION_WIDTH_PT ? BIG_CAPTION_FONT : CAPTION_FONT;
      const text = this.#fit.fit(font, content.subtitle, box.width - 2 * GUTTER_PT);
      this.#setFont(font);
      this.#context.fillStyle = inks.dimInk;
      this.#context.fillText(text, centreX, box.y + box.height - GUTTER_PT);
    }
    this.#context.textAlign = 'left';
  }

  /**
   * A section's title, with the subtitle at the other end of the line.
   * @param {Box} box
   * @param {{title: string, subtitle: string}} content
   * @param {Inks} inks
   */
  header(box, content, inks) {
    const baseline = box.y + box.height / 2 + 6;
    const width = box.width - 2 * HEADER_GUTTER_PT;
    this.#line(HEADER_FONT, content.title, box.x + HEADER_GUTTER_PT, baseline, width, inks.ink);
    if (!content.subtitle) return;
    const left = width - this.#fit.width(HEADER_FONT, content.title) - 2 * HEADER_GUTTER_PT;
    const text = this.#fit.fit(SUBTITLE_FONT, content.subtitle, left);
    const textWidth = this.#fit.width(SUBTITLE_FONT, text);
    const x = box.x + box.width - HEADER_GUTTER_PT - textWidth;
    this.#line(SUBTITLE_FONT, text, x, baseline - 1, textWidth + 1, inks.dimInk);
  }

  /**
   * A section's footer: small and dim.
   * @param {Box} box
   * @param {{title: string, subtitle: string}} content
   * @param {Inks} inks
   */
  footer(box, content, inks) {
    const width = box.width - 2 * HEADER_GUTTER_PT;
    const text = content.title || content.subtitle;
    const baseline = box.y + Math.min(box.height / 2 + 4, 20);
    this.#line(SUBTITLE_FONT, text, box.x + HEADER_GUTTER_PT, baseline, width, inks.dimInk);
  }

  /**
   * @param {string} font
   * @param {string} text
   * @param {number} x
   * @param {number} baseline
   * @param {number} maxWidth
   * @param {string} ink
   */
  #line(font, text, x, baseline, maxWidth, ink) {
    if (text === '' || maxWidth <= 0) return;
    const fitted = this.#fit.fit(font, text, maxWidth);
    if (fitted === '') return;
    this.#setFont(font);
    this.#context.fillStyle = ink;
    this.#context.fillText(fitted, x, baseline);
  }

  /** @param {string} font */
  #setFont(font) {
    if (this.#font === font) return;
    this.#font = font;
    this.#context.font = font;
  }
}
