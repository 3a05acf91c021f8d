// SPDX-License-Identifier: Apache-2.0
/*
 * Checks the whole page as it is shown for what people with assistive technology, poor sight or a shaky
 * hand need. Evaluates to a function that returns one line for each problem; see `test_everyone.py`.
 */
(() => {
  const MIN_TARGET_PX = 24;
  const MIN_CONTRAST = 4.5;
  const MIN_LARGE_CONTRAST = 3;
  const LARGE_PX = 24;
  const LARGE_BOLD_PX = 18.66;
  const BOLD = 700;
  /** Rounding of lengths in CSS pixels. */
  const NEARLY_PX = 0.5;

  const FOCUSABLE =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]';
  const CONTROL_ROLES = new Set([
    'button', 'link', 'checkbox', 'switch', 'radio', 'slider', 'tab', 'option', 'listbox', 'textbox',
    'menuitem', 'menuitemradio', 'menuitemcheckbox', 'combobox', 'searchbox', 'spinbutton', 'tree', 'treeitem',
  ]);
  const OTHER_ROLES = new Set([
    'alert', 'dialog', 'group', 'heading', 'img', 'list', 'listitem', 'log', 'menu', 'none', 'note',
    'presentation', 'progressbar', 'radiogroup', 'region', 'row', 'separator', 'status', 'tablist',
    'tabpanel', 'toolbar', 'tooltip',
  ]);
  /** What a role must say, and who must own it. */
  const REQUIRED_STATES = {
    tab: 'aria-selected', option: 'aria-selected', heading: 'aria-level', treeitem: 'aria-level',
  };
  const REQUIRED_PARENTS = {
    option: 'listbox', tab: 'tablist', menuitem: 'menu', menuitemradio: 'menu', menuitemcheckbox: 'menu',
    listitem: 'list', treeitem: 'tree',
  };
  const REFERENCES = [
    'aria-activedescendant', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'aria-owns', 'for',
  ];

  const label = (element) => {
    const id = element.id ? `#${element.id}` : '';
    const classes = [...element.classList].map((name) => `.${name}`).join('');
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    return `${element.localName}${id}${classes} “${text}”`;
  };

  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
    && element.getClientRects().length > 0;

  const isHiddenFromReaders = (element) => element.closest('[aria-hidden="true"], [inert]') !== null;

  const isDisabled = (element) => element.closest(':disabled, [aria-disabled="true"]') !== null;

  /** The name by which assistive technology calls an element; the steps that this page uses. */
  const nameOf = (element) => {
    const refers = element.getAttribute('aria-labelledby');
    if (refers) {
      const parts = refers.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '');
      return parts.join(' ').trim();
    }
    const own = element.getAttribute('aria-label')?.trim();
    if (own) return own;
    for (const one of element.labels ?? []) {
      const text = one.textContent.trim();
      if (text) return text;
    }
    const text = element.matches('select, input, textarea') ? '' : element.textContent.trim();
    return text || element.getAttribute('title')?.trim() || element.getAttribute('placeholder') || '';
  };

  const roleOf = (element) => {
    const own = element.getAttribute('role');
    if (own) return own;
    if (element.matches('button, summary')) return 'button';
    if (element.matches('a[href]')) return 'link';
    if (element.matches('select, textarea')) return 'textbox';
    if (element.matches('input')) return { range: 'slider' }[element.type] ?? 'textbox';
    return '';
  };

  function* duplicateIds() {
    const seen = new Set();
    for (const { id } of document.querySelectorAll('[id]')) {
      if (seen.has(id)) yield `the id ${id} is there twice`;
      seen.add(id);
    }
  }

  function* references() {
    for (const name of REFERENCES) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        for (const id of element.getAttribute(name).split(/\s+/).filter(Boolean)) {
          if (!document.getElementById(id)) yield `${name} of ${label(element)} names ${id}, which is not there`;
        }
      }
    }
  }

  const owns = (parent, element) =>
    parent.contains(element) || (parent.getAttribute('aria-owns') ?? '').split(/\s+/).includes(element.id);

  function* roles() {
    for (const element of document.querySelectorAll('[role]')) {
      const role = element.getAttribute('role');
      if (!CONTROL_ROLES.has(role) && !OTHER_ROLES.has(role)) yield `${label(element)} has the role ${role}`;
      const state = REQUIRED_STATES[role];
      if (state && !element.hasAttribute(state)) yield `${label(element)} has no ${state}`;
      const wanted = REQUIRED_PARENTS[role];
      if (!wanted) continue;
      const parents = [...document.querySelectorAll(`[role="${wanted}"]`)];
      if (!parents.some((parent) => owns(parent, element))) {
        yield `${label(element)} is in no ${wanted}`;
      }
    }
  }

  /** Roles whose members are counted or chosen. */
  const MEMBERS = new Set(['option', 'tab', 'treeitem', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'radio', 'row', 'listitem']);

  function* counts() {
    for (const name of ['aria-posinset', 'aria-setsize', 'aria-selected']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!MEMBERS.has(roleOf(element))) yield `${label(element)} has ${name} as a ${roleOf(element)}`;
      }
    }
    for (const element of document.querySelectorAll('[aria-posinset]')) {
      const at = Number(element.getAttribute('aria-posinset'));
      const size = Number(element.getAttribute('aria-setsize'));
      if (!(at >= 1 && (size === -1 || at <= size))) yield `${label(element)} is number ${at} of ${size}`;
    }
  }

  function* names() {
    for (const element of document.querySelectorAll(`${FOCUSABLE}, [role]`)) {
      if (!isShown(element) || isHiddenFromReaders(element)) continue;
      const isControl = CONTROL_ROLES.has(roleOf(element)) || element.matches(FOCUSABLE);
      if (isControl && !nameOf(element)) yield `${label(element)} has no name`;
    }
    for (const element of document.querySelectorAll('img:not([alt]), [role=img]')) {
      if (!nameOf(element)) yield `${label(element)} has no text for its picture`;
    }
    for (const element of document.querySelectorAll('[aria-hidden="true"]')) {
      const inside = [...element.querySelectorAll(FOCUSABLE)].filter((one) => one.tabIndex >= 0 && isShown(one));
      if (inside.length > 0) yield `${label(inside[0])} takes the focus but is hidden from readers`;
    }
  }

  function* headings() {
    const found = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')].filter(
      (one) => isShown(one) && !isHiddenFromReaders(one) && !one.closest('dialog:not([open])'),
    );
    const level = (one) => Number(one.getAttribute('aria-level') ?? one.localName.slice(1));
    const firsts = found.filter((one) => level(one) === 1);
    if (firsts.length !== 1) yield `the page has ${firsts.length} headings of level 1`;
    let before = 0;
    for (const one of found) {
      if (!one.textContent.trim()) yield `${label(one)} is an empty heading`;
      if (level(one) > before + 1) yield `${label(one)} has level ${level(one)} after level ${before}`;
      before = level(one);
    }
  }

  function* landmarks() {
    if (!document.documentElement.lang) yield 'the page has no language';
    if (document.querySelectorAll('main').length !== 1) yield 'the page has not one main part';
    const viewport = document.querySelector('meta[name=viewport]')?.content ?? '';
    if (/user-scalable\s*=\s*no|maximum-scale/.test(viewport)) yield 'the page cannot be zoomed';
    const taken = new Set();
    for (const part of document.querySelectorAll('nav, aside, footer[aria-label], [role=region]')) {
      const name = nameOf(part);
      if (!part.getAttribute('aria-label') && !part.getAttribute('aria-labelledby')) {
        yield `${label(part)} is a part without a name`;
      }
      if (taken.has(name)) yield `two parts are called ${name}`;
      taken.add(name);
    }
  }

  /** The box that a finger can hit: that of the label for a control that fills it. */
  const targetOf = (element) => {
    const box = element.getBoundingClientRect();
    const holder = element.closest("label, .field");
    if (!holder) return box;
    const other = holder.getBoundingClientRect();
    return { width: Math.max(box.width, other.width), height: Math.max(box.height, other.height) };
  };

  function* targets() {
    for (const element of document.querySelectorAll(`${FOCUSABLE}, label`)) {
      if (!isShown(element) || isHiddenFromReaders(element)) continue;
      if (element.localName === 'label' && !element.control) continue;
      if (element.matches('.visually-hidden, .skip') || element.closest('dialog:not([open])')) continue;
      // A link or a button in a sentence has the height of its line.
      if (getComputedStyle(element).display === 'inline') continue;
      const { width, height } = targetOf(element);
      if (width + NEARLY_PX < MIN_TARGET_PX || height + NEARLY_PX < MIN_TARGET_PX) {
        yield `${label(element)} is ${Math.round(width)} × ${Math.round(height)} px`;
      }
    }
  }

  function* focusOrder() {
    for (const element of document.querySelectorAll('[tabindex]')) {
      if (element.tabIndex > 0) yield `${label(element)} jumps the queue of the Tab key`;
    }
    for (const [list, entries] of [['[role=listbox]', '[role=option]'], ['[role=tablist]', '[role=tab]'],
      ['.gallery', 'a.entry']]) {
      for (const one of document.querySelectorAll(list)) {
        const stops = [...one.querySelectorAll(entries)].filter((entry) => entry.tabIndex >= 0 && isShown(entry));
        if (stops.length > 1) yield `${label(one)} has ${stops.length} stops of the Tab key`;
      }
    }
  }

  /** A colour of a computed style: red, green and blue from 0 to 1, and opacity. */
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colours = new Map();
  const colourOf = (text) => {
    let colour = colours.get(text);
    if (!colour) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
      colour = { rgb: [r / 255, g / 255, b / 255], alpha: a / 255 };
      colours.set(text, colour);
    }
    return colour;
  };
  const over = (front, alpha, back) => front.map((part, at) => part * alpha + back[at] * (1 - alpha));

  /** The colour behind an element's text; `null` where a picture is behind it. */
  const groundOf = (element) => {
    const layers = [];
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      const { rgb, alpha } = colourOf(backgroundColor);
      if (alpha > 0) layers.push({ rgb, alpha });
      if (alpha > 0.99) break;
      if (backgroundImage !== 'none' && one !== element) return null;
    }
    const base = document.documentElement.matches(':root')
      ? colourOf(getComputedStyle(document.body).backgroundColor).rgb : [1, 1, 1];
    return layers.reduceRight((back, { rgb, alpha }) => over(rgb, alpha, back), base);
  };

  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  function* contrasts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !isShown(element) || isDisabled(element)) continue;
      if (element.closest('.visually-hidden, .skip, option, noscript, [data-reader], dialog:not([open])')) continue;
      const style = getComputedStyle(element);
      const { rgb, alpha } = colourOf(style.color);
      const ground = groundOf(element);
      if (!ground) continue;
      const size = parseFloat(style.fontSize);
      const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(style.fontWeight) >= BOLD);
      const found = contrast(over(rgb, alpha, ground), ground);
      if (found + 0.01 < (isLarge ? MIN_LARGE_CONTRAST : MIN_CONTRAST)) {
        yield `${label(element)} has a contrast of ${found.toFixed(2)}`;
      }
    }
  }

  const checks = [
    duplicateIds, references, roles, counts, names, headings, landmarks, targets, focusOrder, contrasts,
  ];
  return () => [...new Set(checks.flatMap((check) => [...check()]))];
})()
