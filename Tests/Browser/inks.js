// SPDX-License-Identifier: Apache-2.0
/*
 * Measures the contrast of each text that is written on a canvas with what is painted below it, from before the page
 * begins. `quietTexts()` returns one line for each text that cannot be read well, and begins anew.
 */
(() => {
  const MIN_CONTRAST = 4.5;
  const MIN_LARGE_CONTRAST = 3;
  const LARGE_PX = 24;
  const LARGE_BOLD_PX = 18.66;
  const BOLD = 600;
  const OPAQUE = 250;
  /** Fewer pixels than this are the edge of a text that is cut off. */
  const LEAST_PIXELS = 30;
  const found = new Map();

  const linear = (channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  /** Red, green, blue and opacity of the two forms in which canvases tell their colours. */
  const parse = (ink) => {
    if (!ink.startsWith('#')) return ink.match(/[\d.]+/g).map(Number);
    return [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16)).concat(1);
  };

  /** The pixels below a text, before it is written. */
  const below = (context, text, x, y) => {
    const size = context.measureText(text);
    const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = size;
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = size;
    const { a, b, c, d, e, f } = context.getTransform();
    const at = (px, py) => [a * px + c * py + e, b * px + d * py + f];
    const corners = [at(x - left, y - up), at(x + right, y + down)];
    const [xs, ys] = [corners.map(([px]) => px), corners.map(([, py]) => py)];
    const box = {
      left: Math.max(0, Math.floor(Math.min(...xs))), top: Math.max(0, Math.floor(Math.min(...ys))),
      right: Math.min(context.canvas.width, Math.ceil(Math.max(...xs))),
      bottom: Math.min(context.canvas.height, Math.ceil(Math.max(...ys))),
    };
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    return width > 0 && height > 0 ? context.getImageData(box.left, box.top, width, height).data : [];
  };

  /** The contrast with half of the pixels is at least this. */
  const measured = (context, pixels) => {
    const [red, green, blue, alpha] = parse(context.fillStyle);
    const all = [];
    for (let at = 0; at < pixels.length; at += 4) {
      if (pixels[at + 3] < OPAQUE) continue;
      const ground = [pixels[at], pixels[at + 1], pixels[at + 2]];
      const ink = [red, green, blue].map((part, index) => part * alpha + ground[index] * (1 - alpha));
      all.push(contrast(ground, ink));
    }
    if (all.length < LEAST_PIXELS) return Infinity;
    return all.sort((one, other) => one - other)[all.length >> 1];
  };

  const isLarge = (font) => {
    const [, weight = '400', size] = /^(?:(\d+) )?([\d.]+)px/.exec(font) ?? [];
    return Number(size) >= LARGE_PX || (Number(size) >= LARGE_BOLD_PX && Number(weight) >= BOLD);
  };

  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
    // What a layout fades out is not meant to be read.
    const isRead = this.globalAlpha === 1 && /[\p{L}\p{N}]/u.test(text) && typeof this.fillStyle === 'string';
    if (isRead) {
      const value = measured(this, below(this, text, x, y));
      const least = isLarge(this.font) ? MIN_LARGE_CONTRAST : MIN_CONTRAST;
      // A text that was painted over itself is measured at its best.
      const key = `${text} in ${this.fillStyle}`;
      found.set(key, { value: Math.max(value, found.get(key)?.value ?? 0), least });
    }
    return fillText.call(this, text, x, y, ...rest);
  };

  window.quietTexts = () => {
    const quiet = [...found].filter(([, { value, least }]) => value + 0.01 < least);
    const lines = quiet.map(([key, { value }]) => `${key} has a contrast of ${value.toFixed(2)}`);
    const count = found.size;
    found.clear();
    return { count, lines };
  };
})();
