// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** A first word that is no name of a field or a file. */
const FIRST_WORD = /^[a-z]+(?=[ ,])/;

/** What a sentence ends with. */
const END = /[.!?…:]["”’)]*$/;

/**
 * Words of the server, which come after something else on a terminal, as a sentence of their own.
 * @param {string} words
 */
export function sentence(words) {
  return words.replace(FIRST_WORD, (word) => word[0].toUpperCase() + word.slice(1));
}

/**
 * The same with its full stop, as troubles are told.
 * @param {string} words
 */
export function fullSentence(words) {
  const said = sentence(words);
  return END.test(said) ? said : `${said}.`;
}
