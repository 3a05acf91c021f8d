// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { read, write } from '../choices/memory.js';

const KEY = 'tessera.name';
const COLOURS = 'Amber Coral Indigo Jade Olive Rose Ruby Sage Teal Violet'.split(' ');
const ANIMALS = 'Badger Crane Falcon Gecko Heron Ibex Lynx Marten Otter Wren'.split(' ');

/**
 * A name for a person who gave none.
 * @param {() => number} random from 0 to below 1
 * @returns {string} such as `Teal Otter`
 */
export function makeName(random) {
  const pick = (/** @type {string[]} */ list) => list[Math.floor(random() * list.length)];
  return `${pick(COLOURS)} ${pick(ANIMALS)}`;
}

/**
 * The name of this browser's person; a made name is kept.
 * @returns {string}
 */
export function guestName() {
  const kept = read(KEY);
  if (kept) return kept;
  const name = makeName(Math.random);
  write(KEY, name);
  return name;
}

/**
 * One or two letters for an avatar.
 * @param {string} name
 * @returns {string}
 */
export function initials(name) {
  const words = name.trim().split(/\s+/).filter((word) => word !== '');
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  const text = letters.map((word) => Array.from(word)[0]).join('');
  return text.toUpperCase() || '?';
}
