// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * Loads the styles that the first picture does without: the joined page names them, at their place among the others.
 * @returns {Promise<void>} resolves when they are there, or cannot be got
 */
export function loadLaterStyles() {
  const place = document.querySelector('meta[name="later-styles"]');
  if (!(place instanceof HTMLMetaElement)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = place.content;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    place.replaceWith(link);
  });
}
