// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  HUE_ANGLES,
  contrast,
  cssColour,
  inkThemed,
  luminance,
  oklchToLinear,
  oklchToRgb,
  rgbFromNumber,
  softColours,
  takesDarkInk,
  tileColours,
} from '../../../../web/renderer/look/colour.js';
import { contrastTheme, darkTheme, groundFor, lightTheme } from '../../../../web/renderer/look/theme.js';

const BLACK = { red: 0, green: 0, blue: 0 };
const WHITE = { red: 255, green: 255, blue: 255 };

/** @param {string} css */
function rgbOf(css) {
  return rgbFromNumber(parseInt(css.slice(1), 16));
}

test('lightness 0 is black and 1 without chroma is white', () => {
  assert.deepEqual(oklchToRgb(0, 0, 0), BLACK);
  assert.deepEqual(oklchToRgb(1, 0, 0), WHITE);
});

test('without chroma linear light is the cube of lightness', () => {
  // l = m = s = 0.5³ = 0.125, and each row of the matrix adds up to 1.
  for (const channel of oklchToLinear(0.5, 0, 77)) {
    assert.ok(Math.abs(channel - 0.125) < 1e-6, String(channel));
  }
});

test('the published coordinates of sRGB red give red', () => {
  assert.deepEqual(oklchToRgb(0.62796, 0.25768, 29.234), { red: 255, green: 0, blue: 0 });
});

test('a colour outside the gamut keeps its lightness and loses chroma', () => {
  const wide = oklchToRgb(0.8, 0.4, 150);
  const narrow = oklchToRgb(0.8, 0.1, 150);
  assert.ok(Object.values(wide).every((channel) => channel >= 0 && channel <= 255));
  assert.ok(wide.green - wide.red > narrow.green - narrow.red);
});

test('wire colours split into channels and become CSS', () => {
  assert.deepEqual(rgbFromNumber(0x30a040), { red: 0x30, green: 0xa0, blue: 0x40 });
  assert.equal(cssColour({ red: 5, green: 160, blue: 64 }), '#05a040');
});

test('luminance and contrast are those of WCAG', () => {
  assert.equal(luminance(WHITE), 1);
  assert.equal(contrast(WHITE, BLACK), 21);
  assert.equal(contrast(BLACK, WHITE), 21);
});

test('the ten hues are 36° apart and all different', () => {
  const sorted = [...HUE_ANGLES].sort((one, other) => one - other);
  assert.equal(sorted.length, 10);
  sorted.slice(1).forEach((angle, index) => assert.equal(angle - sorted[index], 36));
  assert.equal(new Set(tileColours(true)).size, 10);
});

test('neighbours by number are told apart by at least two hues', () => {
  HUE_ANGLES.slice(1).forEach((angle, index) => {
    const apart = Math.abs(angle - HUE_ANGLES[index]);
    assert.ok(Math.min(apart, 360 - apart) >= 72);
  });
});

test('tiles carry black ink at 75 % with the contrast of small text', () => {
  for (const css of [...tileColours(true), ...tileColours(false)]) {
    const ground = rgbOf(css);
    const quarter = (/** @type {number} */ channel) => Math.round(channel * 0.25);
    const { red, green, blue } = ground;
    const ink = { red: quarter(red), green: quarter(green), blue: quarter(blue) };
    assert.ok(contrast(ground, ink) >= 4.5, `${css}: ${contrast(ground, ink)}`);
  }
});

test('captions on quiet grounds have the contrast of small text in both schemes', () => {
  for (const theme of [darkTheme, lightTheme]) {
    for (const css of softColours(theme.isDark)) {
      assert.ok(contrast(rgbOf(css), rgbOf(theme.glyphInk)) >= 4.5, css);
    }
  }
});

test('ink is dark on light grounds only', () => {
  assert.equal(takesDarkInk(rgbFromNumber(0xfde9ee)), true);
  assert.equal(takesDarkInk(rgbFromNumber(0x202840)), false);
});

test('an own colour wins over the hue', () => {
  assert.equal(groundFor({ colour: 0x123456, hue: 3 }, darkTheme, false).fill, '#123456');
  assert.equal(groundFor({ colour: null, hue: 3 }, darkTheme, false).fill, darkTheme.tiles[3]);
  assert.equal(groundFor({ colour: null, hue: 13 }, darkTheme, true).fill, darkTheme.softTiles[3]);
});

test('in more contrast an app’s translucent texts are opaque, and nothing else changes', () => {
  const quiet = { light: 0x3c3c4399, dark: 0xebebf599 };
  assert.equal(inkThemed(quiet, lightTheme), '#3c3c4399');
  assert.equal(inkThemed(quiet, contrastTheme(lightTheme)), '#3c3c43ff');
  assert.equal(inkThemed(quiet, contrastTheme(darkTheme)), '#ebebf5ff');
  assert.equal(inkThemed({ light: 0xff, dark: 0xffffffff }, contrastTheme(lightTheme)), '#000000ff');
});
