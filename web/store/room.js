// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../base/emitter.js';

/** @typedef {import('../transport/messageTypes.js').ClientRole} ClientRole */
/** @typedef {import('../transport/messageTypes.js').ServerMessage} ServerMessage */
/** @typedef {import('../transport/messageTypes.js').StageComment} StageComment */
/** @typedef {import('../transport/messageTypes.js').StageVersion} StageVersion */
/** @typedef {import('../transport/messageTypes.js').StageLinks} StageLinks */
/** @typedef {import('../transport/messageTypes.js').CommentPin} CommentPin */
/** @typedef {{item?: string, point?: import('../base/geometry.js').Point}} CursorPlace */
/** @typedef {'role' | 'links' | 'comments' | 'versions' | 'unsaved' | 'cursors' | 'fetched'} RoomTopic */

/**
 * What people on a stage leave for each other, and what this page may do. Emits `change` with what is new.
 * @extends {Emitter<{change: (topic: RoomTopic) => void}>}
 */
export class Room extends Emitter {
  /** @type {ClientRole} */
  role = 'edit';
  /** @type {StageLinks | null} `null` until somebody asks */
  links = null;
  /** @type {StageComment[]} in the order in which they were written */
  comments = [];
  /** @type {StageVersion[]} oldest first */
  versions = [];
  /** @type {import('../transport/messageTypes.js').UnsavedValues | null} what would be written into the file; `null` until somebody asks */
  unsaved = null;
  /** @type {import('../transport/messageTypes.js').FetchedText | null} what an address had, of those that were asked for */
  fetched = null;
  /** @type {Map<number, CursorPlace>} where others point, by client */
  cursors = new Map();
  /** @type {string | null} */
  #stage = null;

  /** @param {import('./session.js').Session} session */
  constructor(session) {
    super();
    this.session = session;
    session.connection.on('message', (message) => this.#take(message));
    session.on('change', (topic) => {
      if (topic === 'stage' && session.stageId !== this.#stage) this.#forget();
      if (topic === 'presence') this.#keepPresent();
    });
  }

  get mayComment() {
    return this.role !== 'look';
  }

  get mayEdit() {
    return this.role === 'edit';
  }

  /** Why this page may not edit, as the server says it; empty when it may. */
  get editRefusal() {
    if (this.mayEdit) return '';
    return `With this link, one may ${this.mayComment ? 'look and comment' : 'look'}; ask for a link with which one may edit.`;
  }

  /** Comments that are still open and no answers. */
  get openComments() {
    return this.comments.filter(({ resolved, answers }) => !resolved && answers === undefined);
  }

  /** Whether this page's hand is raised. */
  get hasHandUp() {
    const { presence, client } = this.session;
    return Boolean(presence.find((person) => person.client === client)?.hand);
  }

  /**
   * The comments on a thing, without answers.
   * @param {CommentPin['subject']} subject
   * @param {string} id
   */
  commentsOn(subject, id) {
    return this.comments.filter(({ pin, answers }) => answers === undefined && pin.subject === subject && pin.id === id);
  }

  /** @param {number} id */
  answersTo(id) {
    return this.comments.filter(({ answers }) => answers === id);
  }

  /** @param {boolean} isUp */
  raise(isUp) {
    return this.session.act('hand', { up: isUp });
  }

  #forget() {
    this.#stage = this.session.stageId;
    this.comments = [];
    this.versions = [];
    this.unsaved = null;
    this.cursors.clear();
    for (const topic of /** @type {const} */ (['comments', 'versions', 'cursors'])) this.emit('change', topic);
  }

  #keepPresent() {
    const present = new Set(this.session.presence.map(({ client }) => client));
    let isLess = false;
    for (const client of this.cursors.keys()) {
      if (!present.has(client)) isLess = this.cursors.delete(client) || isLess;
    }
    if (isLess) this.emit('change', 'cursors');
  }

  /** @param {ServerMessage} told */
  #take(told) {
    if (told.kind === 'welcome') {
      this.role = told.role ?? 'edit';
      this.links = null;
      return this.emit('change', 'role');
    }
    if (told.kind === 'links') {
      this.links = told;
      return this.emit('change', 'links');
    }
    const isHere = 'stage' in told && told.stage === this.session.stageId;
    if (told.kind === 'opened') this.#opened(told.stage);
    else if (!isHere) return;
    else if (told.kind === 'comments') this.#show('comments', told.comments);
    else if (told.kind === 'commented') this.#show('comments', merged(this.comments, told));
    else if (told.kind === 'versions') this.#show('versions', told.versions);
    else if (told.kind === 'cursor') this.#point(told);
    else if (told.kind === 'unsaved') {
      this.unsaved = told;
      this.emit('change', 'unsaved');
    } else if (told.kind === 'fetched') {
      this.fetched = told;
      this.emit('change', 'fetched');
    }
  }

  /**
   * The server tells after this what there is; without anything it says nothing.
   * @param {string} stage
   */
  #opened(stage) {
    if (stage !== this.session.stageId) return;
    this.#stage = stage;
    this.#show('comments', []);
    this.#show('versions', []);
  }

  /**
   * @template {'comments' | 'versions'} Topic
   * @param {Topic} topic
   * @param {Room[Topic]} list
   */
  #show(topic, list) {
    Object.assign(this, { [topic]: list });
    this.emit('change', topic);
  }

  /** @param {{client: number} & CursorPlace} told */
  #point({ client, item, point }) {
    if (point) this.cursors.set(client, { item, point });
    else this.cursors.delete(client);
    this.emit('change', 'cursors');
  }
}

/**
 * Comments after a change.
 * @param {StageComment[]} before
 * @param {{comments: StageComment[], gone: number[]}} change
 * @returns {StageComment[]}
 */
export function merged(before, { comments, gone }) {
  const left = new Set([...gone, ...comments.map(({ id }) => id)]);
  return [...before.filter(({ id }) => !left.has(id)), ...comments].sort((one, other) => one.id - other.id);
}
