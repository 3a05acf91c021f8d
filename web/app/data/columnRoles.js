// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { isNumber, lengthOf } from './plainTable.js';

/** @typedef {import('./plainTable.js').PlainTable} PlainTable */
/** @typedef {import('../../transport/messageTypes.js').DeliveryItem} DeliveryItem */
/** @typedef {'title' | 'subtitle' | 'image' | 'width' | 'height' | 'colour'} Role */
/** @typedef {Record<Role, number>} Roles the column of each role; −1 for none */

/** What a column can be for an item, with the words for it, and names that mean it in some languages, the best first. */
export const ROLES = /** @type {const} */ ([
  ['title', 'Title', [
    'title', 'name', 'fullname', 'displayname', 'label', 'headline', 'heading', 'product', 'caption', 'firstname', 'filename',
    'titel', 'überschrift', 'bezeichnung', 'produkt', 'artikel', 'vorname', 'titre', 'nom', 'produit', 'título', 'nombre', 'producto',
    'text',
  ]],
  ['subtitle', 'Subtitle', [
    'subtitle', 'description', 'summary', 'detail', 'details', 'byline', 'author', 'artist', 'role', 'company', 'email', 'city',
    'price', 'category', 'date', 'untertitel', 'beschreibung', 'kurzbeschreibung', 'autor', 'künstler', 'rolle', 'firma', 'stadt',
    'ort', 'preis', 'kategorie', 'datum', 'soustitre', 'auteur', 'ville', 'prix', 'catégorie', 'subtítulo', 'descripción', 'ciudad',
    'precio', 'categoría', 'fecha',
  ]],
  ['image', 'Picture', [
    'image', 'picture', 'photo', 'thumbnail', 'thumb', 'avatar', 'portrait', 'headshot', 'cover', 'artwork', 'poster', 'logo', 'icon',
    'img', 'images', 'pictures', 'photos', 'bild', 'foto', 'bilder', 'fotos', 'titelbild', 'vorschaubild', 'imagen',
  ]],
  ['width', 'Width', ['width', 'w', 'imagewidth', 'breite', 'bildbreite', 'largeur', 'ancho']],
  ['height', 'Height', ['height', 'h', 'imageheight', 'höhe', 'hoehe', 'bildhöhe', 'hauteur', 'alto']],
  ['colour', 'Colour', ['colour', 'color', 'hex', 'tint', 'background', 'farbe', 'farbwert', 'couleur']],
]);
/** Rows that are looked at when no name of a column means a role. */
const SAMPLE = 50;
/** Values that tell what their column is, whatever its name. */
const PICTURE_VALUE = /^data:image\/|\.(png|jpe?g|gif|webp|avif)$/i;
const COLOUR_VALUE = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const MOST_TEXT_BYTES = 4096;
const MOST_LENGTH = 100_000;

/**
 * The columns that names mean; without names, those with such values, and the first texts.
 * @param {PlainTable} table
 * @returns {Roles}
 */
export function rolesOf({ columns, rows }) {
  const plain = columns.map(plainName);
  const last = columns.map((name) => plainName(name.split('.').at(-1) ?? ''));
  /** @type {Roles} */
  const roles = { title: -1, subtitle: -1, image: -1, width: -1, height: -1, colour: -1 };
  const taken = new Set();
  const take = (/** @type {Role} */ role, /** @type {number} */ column) => {
    if (column < 0 || taken.has(column)) return;
    roles[role] = column;
    taken.add(column);
  };
  for (const [role, , names] of ROLES) {
    const found = [plain, last].flatMap((all) => names.map((name) => all.indexOf(name))).find((at) => at >= 0) ?? -1;
    take(role, found);
  }
  const firstOf = (/** @type {RegExp} */ pattern) => {
    // The last column is for the title.
    if (columns.length - taken.size <= (roles.title < 0 ? 1 : 0)) return -1;
    return columns.findIndex((_, at) => {
      const values = rows.slice(0, SAMPLE).map((row) => (row[at] ?? '').trim()).filter(Boolean);
      return !taken.has(at) && values.length > 0 && values.every((value) => pattern.test(value));
    });
  };
  if (roles.image < 0) take('image', firstOf(PICTURE_VALUE));
  if (roles.colour < 0) take('colour', firstOf(COLOUR_VALUE));
  const firstText = () => {
    const isText = (/** @type {number} */ at) => rows.slice(0, SAMPLE).some((row) => (row[at] ?? '').trim() !== '' && !isNumber(row[at]));
    return columns.findIndex((_, at) => !taken.has(at) && isText(at));
  };
  if (roles.title < 0) take('title', firstText());
  if (roles.title < 0) take('title', columns.findIndex((_, at) => !taken.has(at)));
  if (roles.subtitle < 0) take('subtitle', firstText());
  return roles;
}

/**
 * The items that rows become, and what could not be used, in words with row and column.
 * @param {PlainTable} table
 * @param {Roles} roles
 * @returns {{items: DeliveryItem[], troubles: string[]}}
 */
export function itemsOf({ rows }, roles) {
  /** @type {string[]} */
  const troubles = [];
  const items = rows.map((row, at) => {
    const text = (/** @type {Role} */ role) => (row[roles[role]] ?? '').trim();
    const trouble = (/** @type {Role} */ role, /** @type {string} */ words) =>
      troubles.push(`Row ${at + 1}, column ${roles[role] + 1}: ${words}`);
    /** @type {DeliveryItem} */
    const item = { title: cut(text('title')) };
    if (text('subtitle')) item.subtitle = cut(text('subtitle'));
    for (const role of /** @type {const} */ (['width', 'height'])) {
      if (!text(role)) continue;
      const value = lengthOf(text(role));
      if (value !== null && value >= 0 && value <= MOST_LENGTH) item[role] = value;
      else trouble(role, `“${cut(text(role), 40)}” is no length from 0 to ${MOST_LENGTH}`);
    }
    const colour = text('colour') && colourOf(text('colour'));
    if (colour) item.colour = colour;
    else if (text('colour')) trouble('colour', `“${cut(text('colour'), 40)}” is no colour such as #3a7bd5`);
    const image = text('image');
    if (/^([a-z][a-z0-9+.-]*:)?\/\//i.test(image)) trouble('image', 'pictures of other hosts are not loaded');
    else if (image && new TextEncoder().encode(image).length <= MOST_TEXT_BYTES) item.image = image;
    else if (image) trouble('image', 'the picture is too large to be in the file');
    return item;
  });
  return { items, troubles };
}

/**
 * Items in groups that each fit into one message.
 * @param {readonly DeliveryItem[]} items
 * @param {number} mostBytes
 * @param {number} mostItems
 * @returns {DeliveryItem[][]}
 */
export function chunksOf(items, mostBytes, mostItems) {
  const encoder = new TextEncoder();
  /** @type {DeliveryItem[][]} */
  const chunks = [];
  let bytes = Infinity;
  for (const item of items) {
    const length = encoder.encode(JSON.stringify(item)).length + 1;
    if (bytes + length > mostBytes || (chunks.at(-1)?.length ?? 0) >= mostItems) {
      chunks.push([]);
      bytes = 0;
    }
    chunks.at(-1)?.push(item);
    bytes += length;
  }
  return chunks;
}

/** @param {string} name */
function plainName(name) {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  // `photo_url`, and `photo.src` of an object, are about the photo.
  return plain.replace(/(?<=.)(?:url|src)$/u, '');
}

/** @param {string} text */
function colourOf(text) {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? [];
  if (digits.length === 3) return `#${[...digits].map((one) => one + one).join('')}`.toLowerCase();
  return digits ? `#${digits}`.toLowerCase() : null;
}

/**
 * A text of a number of bytes at most, without half a letter at its end.
 * @param {string} text
 * @param {number} [most]
 */
function cut(text, most = MOST_TEXT_BYTES) {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= most) return text;
  return new TextDecoder().decode(bytes.subarray(0, most)).replace(/\ufffd+$/, '');
}
