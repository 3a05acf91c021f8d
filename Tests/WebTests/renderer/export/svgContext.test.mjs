// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';
import { SvgContext } from '../../../../web/renderer/export/svgContext.js';
import { fontParts, svgNumber, xmlText } from '../../../../web/renderer/export/svgText.js';
import { plainColour } from '../../../../web/renderer/look/plainColour.js';

const LINES = { lines: 'M0 0L1 1' };
/** A context of 100 × 50 pt in which each letter is 5 pt wide. */
const fresh = () => new SvgContext({ width: 100, height: 50 }, (text) => text.length * 5, (path) => path.lines ?? null);
const drawn = (draw) => {
  const context = fresh();
  draw(context);
  return context.document(new Map([...context.images.keys()].map((source) => [source, source.address])));
};
const body = (draw) => drawn(draw).split('\n').slice(2, -2).join('\n');

test('a box is a path in the colour and opacity that the canvas had', () => {
  const text = body((context) => {
    context.translate(10, 5);
    context.scale(2, 2);
    context.globalAlpha = 0.5;
    context.fillStyle = 'rgba(255, 0, 0, 0.5)';
    context.fillRect(1, 2, 3, 4);
  });
  assert.equal(text, '<path d="M12 9L18 9L18 17L12 17L12 9Z" fill="#ff0000" fill-opacity="0.25"/>');
});

test('a layer is seen through as a whole, and what is taken away from it is in a mask', () => {
  const text = drawn((context) => {
    context.fillStyle = '#00ff00';
    context.fillRect(0, 0, 100, 50);
    context.globalAlpha = 0.5;
    context.beginLayer(0.5);
    context.fillStyle = '#ff0000';
    context.fillRect(0, 0, 10, 10);
    context.globalCompositeOperation = 'destination-out';
    context.fillRect(2, 2, 4, 4);
    context.globalCompositeOperation = 'source-over';
    context.fillRect(20, 0, 10, 10);
    context.endLayer();
    context.fillRect(40, 0, 10, 10);
  });
  const box = (x, y, right, bottom, fill) => `<path d="M${x} ${y}L${right} ${y}L${right} ${bottom}L${x} ${bottom}L${x} ${y}Z" fill="${fill}"`;
  assert.ok(text.includes(
    '<mask id="hole-1" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="50">' +
      `<rect width="100" height="50" fill="#fff"/>${box(2, 2, 6, 6, '#000')}/></mask>`,
  ));
  assert.deepEqual(text.split('\n').slice(2, -2), [
    `${box(0, 0, 100, 50, '#00ff00')}/>`,
    `<g opacity="0.25"><g mask="url(#hole-1)">${box(0, 0, 10, 10, '#ff0000')}/></g>${box(20, 0, 30, 10, '#ff0000')}/></g>`,
    `${box(40, 0, 50, 10, '#00ff00')} fill-opacity="0.5"/>`,
  ]);
});

test('points keep the map with which they were added, and lines are as thick as the map makes them', () => {
  const text = body((context) => {
    context.beginPath();
    context.moveTo(1, 1);
    context.translate(10, 0);
    context.scale(3, 3);
    context.lineTo(1, 1);
    context.lineWidth = 2;
    context.strokeStyle = '#0f0';
    context.stroke();
  });
  assert.equal(text, '<path d="M1 1L13 3" fill="none" stroke="#0f0" stroke-width="6"/>');
});

test('round corners shrink together when they do not fit, and a circle has four curves', () => {
  const round = body((context) => {
    context.beginPath();
    context.roundRect(0, 0, 10, 20, 100);
    context.fill();
  });
  // Half of the width, and 1 − 0.5523 of it from the corner.
  assert.match(round, /^<path d="M5 0L5 0C7\.761 0 10 2\.239 10 5L10 15C10 17\.761 7\.761 20 5 20L5 20C/);
  const disc = body((context) => {
    context.beginPath();
    context.arc(50, 25, 10, 0, 2 * Math.PI);
    context.fill('evenodd');
  });
  assert.equal(disc.match(/C/g).length, 4);
  assert.match(disc, /d="M60 25C60 30\.523 55\.523 35 50 35C.*C55\.523 15 60 19\.477 60 25" fill="#000" fill-rule="evenodd"/);
});

test('what is saved comes back, and clips lie in each other', () => {
  const text = drawn((context) => {
    context.save();
    context.beginPath();
    context.rect(0, 0, 50, 50);
    context.clip();
    context.beginPath();
    context.rect(10, 10, 20, 20);
    context.clip('evenodd');
    context.fillRect(0, 0, 5, 5);
    context.restore();
    context.fillRect(0, 0, 5, 5);
  });
  assert.match(text, /<clipPath id="clip-1"><path d="M0 0L50 0L50 50L0 50L0 0Z"\/>/);
  assert.match(text, /<clipPath id="clip-2" clip-path="url\(#clip-1\)"><path d="M10 10[^>]*clip-rule="evenodd"\/>/);
  assert.match(text, /<path clip-path="url\(#clip-2\)" d="M0 0/);
  assert.match(text, /\n<path d="M0 0L5 0/);
});

test('texts stay texts, with the length that they were measured with', () => {
  const text = body((context) => {
    context.font = '600 13px "Tessera Text", sans-serif';
    context.textAlign = 'center';
    context.fillStyle = '#123456';
    context.fillText('a < "b" & \u0007c', 7, 8);
    context.fillText('  ', 7, 8);
  });
  assert.equal(
    text,
    '<text transform="matrix(1 0 0 1 0 0)" x="7" y="8" font-family="&quot;Tessera Text&quot;, sans-serif" font-size="13"'
      + ' font-weight="600" text-anchor="middle" textLength="60" lengthAdjust="spacingAndGlyphs" fill="#123456"'
      + ' xml:space="preserve">a &lt; &quot;b&quot; &amp; c</text>',
  );
});

test('a picture is written once, and parts of it are shown in boxes', () => {
  const source = { width: 40, height: 20, address: 'data:image/png;base64,AA==' };
  const text = drawn((context) => {
    context.drawImage(source, 10, 0, 20, 20, 5, 5, 10, 10);
    context.drawImage(source, 0, 0, 40, 20);
  });
  assert.equal(text.match(/base64/g).length, 1);
  assert.match(text, /<image id="image-1" width="40" height="20" preserveAspectRatio="none" href="data:/);
  assert.match(text, /<svg x="5" y="5" width="10" height="10" viewBox="10 0 20 20" preserveAspectRatio="none"><use href="#image-1"\/>/);
  assert.match(text, /<svg x="0" y="0" width="40" height="20" viewBox="0 0 40 20"/);
});

test('a shadow is blurred by half of the canvas’s number, where its offset moves it, and shapes far away are left out', () => {
  const text = drawn((context) => {
    context.shadowColor = 'rgba(0, 0, 0, 0.5)';
    context.shadowBlur = 8;
    context.shadowOffsetX = 20000;
    context.translate(-20000, 0);
    context.fillRect(10, 10, 20, 20);
  });
  assert.match(text, /<filter id="blur-1"[^>]*><feGaussianBlur stdDeviation="4"\/>/);
  assert.match(text, /<path d="M10 10L30 10L30 30L10 30L10 10Z" fill="#000000" fill-opacity="0.5" filter="url\(#blur-1\)"\/>/);
  assert.equal(text.match(/<path/g).length, 1);
});

test('ramps keep their places, equal ones are written once, and ready paths are taken over', () => {
  const text = drawn((context) => {
    for (let at = 0; at < 2; at += 1) {
      const ramp = context.createLinearGradient(0, 0, 0, 10);
      ramp.addColorStop(0, '#ff000080');
      ramp.addColorStop(1, 'blue');
      context.fillStyle = ramp;
      context.fillRect(0, 0, 10, 10);
    }
    context.lineCap = 'round';
    context.stroke(LINES);
    context.stroke({});
  });
  assert.equal(text.match(/<linearGradient/g).length, 1);
  assert.match(text, /x1="0" y1="0" x2="0" y2="10" gradientTransform="matrix\(1 0 0 1 0 0\)"><stop offset="0" stop-color="#ff0000" stop-opacity="0.502"\/>/);
  assert.match(text, /<path transform="matrix\(1 0 0 1 0 0\)" d="M0 0L1 1" fill="none" stroke="#000" stroke-width="1" stroke-linecap="round"\/>/);
  assert.equal(text.match(/stroke-linecap/g).length, 1);
});

test('any text gives well-formed XML', () => {
  const letters = ['<', '>', '&', '"', '\u0000', '\ud800', '\udc00', '\ufffe', '😀', '\n', ']]>', 'é'];
  const text = drawn((context) => {
    for (const one of letters) for (const other of letters) context.fillText(`${one}${other}x`, 1, 1);
  });
  const parser = 'import sys, xml.dom.minidom as m; m.parseString(sys.stdin.buffer.read())';
  assert.equal(spawnSync('python3', ['-c', parser], { input: text }).status, 0);
  assert.equal(xmlText('\ud83d\ude00'), '😀');
});

test('numbers, colours and fonts are read as a canvas reads them', () => {
  assert.deepEqual([0.1 + 0.2, -0.0001, NaN, 1e3].map((value) => svgNumber(value)), ['0.3', '0', '0', '1000']);
  assert.deepEqual(plainColour('#1234'), { colour: '#112233', opacity: 0x44 / 255 });
  assert.deepEqual(plainColour('rgb(1 2 3 / 50%)'), { colour: '#010203', opacity: 0.5 });
  assert.deepEqual(plainColour('red'), { colour: 'red', opacity: 1 });
  assert.deepEqual(fontParts('12.5px x'), { style: 'normal', weight: '400', size: 12.5, family: 'x' });
  assert.deepEqual(fontParts('italic 600 9px "A B", c'), { style: 'italic', weight: '600', size: 9, family: '"A B", c' });
});
