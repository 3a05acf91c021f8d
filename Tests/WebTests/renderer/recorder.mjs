// SPDX-License-Identifier: Apache-2.0
import { darkTheme } from '../../../web/renderer/look/theme.js';

/** A context that records its calls, with the colours and the opacity at that moment. */
export function recorder() {
  const calls = [];
  const state = {
    fillStyle: '', strokeStyle: '', lineWidth: 1, globalAlpha: 1, font: '', textAlign: '',
    textBaseline: '', textRendering: '', lineCap: '', lineJoin: '',
  };
  const context = new Proxy(state, {
    get: (target, name) => {
      if (name in target) return target[name];
      if (name === 'createLinearGradient') {
        return (...args) => ({ gradient: args, addColorStop() {} });
      }
      const { fillStyle: fill, strokeStyle: stroke, lineWidth, globalAlpha: alpha } = target;
      return (...args) => calls.push({ name, args, fill, stroke, lineWidth, alpha });
    },
  });
  const named = (name) => calls.filter((call) => call.name === name);
  return { context, calls, named };
}

/** An element of 100 by 100 pt at the origin that shows a green tile without text. */
export function tile(more = {}) {
  const { content, ...rest } = more;
  const look = { style: 0, title: '', subtitle: '', colour: 0x30a040, hue: 0, image: '' };
  return {
    id: 1,
    category: 0,
    kind: '',
    key: 'k',
    section: 0,
    item: 0,
    zIndex: 0,
    isHidden: false,
    pin: null,
    state: 0,
    shown: { x: 0, y: 0, width: 100, height: 100, alpha: 1, transform: null },
    ...rest,
    content: { ...look, ...content },
  };
}

/** A scene of elements in a viewport of 300 by 600 pt. */
export function scene(elements, more = {}) {
  return {
    elements,
    offset: { x: 0, y: 0 },
    viewport: { width: 300, height: 600 },
    insets: { top: 0, left: 0, bottom: 0, right: 0 },
    theme: darkTheme,
    focusedId: null,
    hasFocus: false,
    hoveredId: null,
    diagnosticsByKey: new Map(),
    indicators: [],
    nowMs: 0,
    ...more,
  };
}
