// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { errorText, troubleOf } from '../../store/actions.js';
import { make } from '../../widgets/dom.js';
import { fileThing } from '../interaction/broughtThings.js';
import { AddressSheet } from './addressSheet.js';
import { DataSheet, sendItems } from './dataSheet.js';
import { TokenSheet } from './tokenSheet.js';
import { readTokens } from './designTokens.js';
import { TableError } from './delimitedText.js';
import { MOST_BYTES, tableOf } from './plainTable.js';

/** @typedef {{session: import('../../store/session.js').Session, room: import('../../store/room.js').Room, actions: import('../../store/actions.js').Actions, tell: import('../../store/actions.js').Tell}} DataMeans */

const TABLE = /\.(?:csv|tsv|json)$/i;
/** Files that are more than a table. */
const OTHERS = /\.(?:layout|data|schema)\.json$/i;
/** Design tokens, as the format names its files. */
const TOKENS = /\.(?:tokens|tokens\.json)$/i;
const PICTURE = /\.(?:png|jpe?g|webp|gif|avif)$/i;
/** Pictures of one folder that become items. */
const MOST_PICTURES = 200;

/** Takes tables and folders of pictures that people drop or choose, and shows them on the stage. */
export class DataFiles {
  #means;

  /** @param {DataMeans} means */
  constructor(means) {
    this.#means = means;
  }

  /** Takes tables that are dropped on the page. */
  get taker() {
    const isTable = (/** @type {File} */ { name }) =>
      TOKENS.test(name) || (TABLE.test(name) && !OTHERS.test(name));
    return {
      takes: (/** @type {readonly File[]} */ files) => this.#isReady && files.length === 1 && isTable(files[0]),
      open: (/** @type {readonly File[]} */ [file]) => void this.open(file),
    };
  }

  get #isReady() {
    const { session } = this.#means;
    return session.connection.state === 'open' && session.view !== null;
  }

  /** Lets people choose a file. */
  choose() {
    const input = make('input', { type: 'file', accept: '.csv,.tsv,.json,.tokens' });
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) void this.open(file);
    });
    input.click();
  }

  /** Says that this page may not bring data, if so. */
  #isRefused() {
    const { editRefusal } = this.#means.room;
    if (editRefusal !== '') this.#means.tell(editRefusal, 'trouble');
    return editRefusal !== '';
  }

  /** @param {File} file */
  async open(file) {
    if (this.#isRefused()) return;
    try {
      if (file.size > MOST_BYTES) throw new TableError(`The file has ${file.size} bytes, but may have at most ${MOST_BYTES}.`);
      this.#show(file.name, await textOf(file));
    } catch (error) {
      const words = error instanceof TableError ? error.message : 'The file cannot be read.';
      this.#means.tell(`${file.name}: ${words}`, 'trouble');
    }
  }

  /** Lets people name an address, whose table the server gets. */
  openAddress() {
    if (!this.#isReady || this.#isRefused()) return;
    new AddressSheet(this.#means.room, (name, text) => this.#show(name, text));
  }

  /**
   * @param {string} name
   * @param {string} text
   * @throws {TableError} with words for people
   */
  #show(name, text) {
    if (TOKENS.test(name)) new TokenSheet(name, readTokens(text), this.#means);
    else new DataSheet(name, tableOf(text, name), this.#means);
  }

  /**
   * Shows the pictures of a folder instead of the stage's data.
   * @param {string} name of the folder
   * @param {readonly File[]} files
   */
  async openFolder(name, files) {
    if (this.#isRefused()) return;
    const { session, actions, tell } = this.#means;
    const pictures = files.filter((file) => PICTURE.test(file.name)).sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
    if (pictures.length === 0) return tell(`${name} has no pictures: it needs PNG, JPEG, WebP, GIF or AVIF files.`, 'trouble');
    const items = [];
    /** @type {string[]} */
    const lost = [];
    for (const file of pictures.slice(0, MOST_PICTURES)) {
      try {
        items.push(await fileThing(new File([file], file.name, { type: file.type || typeOf(file.name) })).load(() => {}));
      } catch {
        lost.push(file.name);
      }
    }
    const [first = ''] = lost;
    if (lost.length > 0) tell(`${lost.length === 1 ? first : `${first} and ${lost.length - 1} more`} cannot be shown: too large, or no picture.`, 'trouble');
    if (items.length === 0) return;
    try {
      await sendItems(session, items, true);
      const rest = pictures.length > MOST_PICTURES ? `The first ${MOST_PICTURES} of ${pictures.length}` : `${items.length}`;
      tell(`${rest} pictures of ${name} are shown`, 'good', actions.undoOffer());
    } catch (error) {
      tell(errorText(troubleOf(error)), 'trouble');
    }
  }
}

/**
 * The text of a file. Spreadsheets write tables in the form of the system, too.
 * @param {File} file
 */
async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isWide) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new TableError('The file is no text.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** @param {string} name */
function typeOf(name) {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}

/**
 * The files of a folder that was dropped, and of those within it.
 * @param {FileSystemDirectoryEntry} folder
 * @param {number} [depth]
 * @returns {Promise<File[]>}
 */
export async function filesIn(folder, depth = 0) {
  const reader = folder.createReader();
  /** @type {File[]} */
  const files = [];
  for (;;) {
    /** @type {FileSystemEntry[]} */
    const some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0 || files.length > 10 * MOST_PICTURES) return files;
    for (const entry of some) {
      if (entry.isDirectory && depth < 4) {
        files.push(...(await filesIn(/** @type {FileSystemDirectoryEntry} */ (entry), depth + 1)));
      } else if (entry.isFile && PICTURE.test(entry.name)) {
        files.push(await new Promise((resolve, reject) => /** @type {FileSystemFileEntry} */ (entry).file(resolve, reject)));
      }
    }
  }
}
