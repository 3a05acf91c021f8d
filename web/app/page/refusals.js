// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { closeCodes } from '../../transport/messages.js';
import { make } from '../../widgets/dom.js';
import { withoutToken } from '../choices/address.js';

/** @typedef {{code: number, reason: string}} Refusal */
/**
 * What helps after a refusal: another link, the page anew, or the same connection again.
 * @typedef {'link' | 'page' | 'connection'} Help
 */
/** @typedef {{title: string, short: string, help: Help}} RefusalWords `short` is for the top bar */

/** @type {RefusalWords} */
const OTHERS = { title: 'The server refused this page', short: '', help: 'connection' };
/** @type {ReadonlyMap<number, RefusalWords>} */
const WORDS = new Map([
  [closeCodes.linkEnded, { title: 'This link has ended', short: 'This link has ended', help: 'link' }],
  [closeCodes.token, { title: 'This address opens nothing here', short: 'A link is needed', help: 'link' }],
  [closeCodes.version, { title: 'This page is an old one', short: 'The page is old', help: 'page' }],
  [closeCodes.pageSaved, { title: 'This page was changed', short: 'The page was changed', help: 'page' }],
  [closeCodes.replaced, { title: 'Open in another window', short: 'Open in another window', help: 'connection' }],
]);

/**
 * What people are told of a refusal, and what helps.
 * @param {Refusal | null} refusal
 * @returns {RefusalWords}
 */
export function wordsFor(refusal) {
  return WORDS.get(refusal?.code ?? 0) ?? OTHERS;
}

/** The word of a button for what helps. */
export const HELP_WORDS = Object.freeze({ page: 'Reload', connection: 'Continue here' });

/**
 * The address in what people paste: that of a page, whatever stands around it.
 * @param {string} text
 * @returns {URL | null}
 */
export function pastedLink(text) {
  const found = /https?:\/\/\S+/.exec(text)?.[0];
  try {
    return found ? new URL(found) : null;
  } catch {
    return null;
  }
}

/**
 * A field for another link; on the server's own machine, also the way in without one.
 * @param {Location} place
 * @returns {HTMLElement}
 */
export function linkForm(place) {
  const field = make('input', {
    type: 'text', inputMode: 'url', 'aria-label': 'New link', placeholder: 'Paste a new link', autocomplete: 'off', spellcheck: false,
    oninput: () => (trouble.textContent = ''),
  });
  const trouble = make('p', { class: 'link-trouble', role: 'alert' });
  const form = make(
    'form',
    {
      class: 'link-form',
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const link = pastedLink(field.value);
        if (link) return go(place, link);
        trouble.textContent = 'A link begins with http:// or https://.';
        field.focus();
      },
    },
    field,
    make('button', { type: 'submit', class: 'button primary' }, 'Open'),
  );
  const own = make(
    'button', { type: 'button', class: 'button', onclick: () => go(place, new URL(withoutToken(place.href))) },
    'Open without a link',
  );
  return make('div', { class: 'link-help' }, form, trouble, isLoopback(place.hostname) && own);
}

/**
 * Goes to an address, also if only its fragment is another one.
 * @param {Location} place
 * @param {URL} link
 */
function go(place, link) {
  const isHere = link.origin === place.origin && link.pathname === place.pathname;
  place.href = link.href;
  if (isHere) place.reload();
}

/**
 * Whether a name is that of the machine itself.
 * @param {string} name
 */
export function isLoopback(name) {
  return name === 'localhost' || name === '[::1]' || name.startsWith('127.');
}
