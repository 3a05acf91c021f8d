// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { Carry } from '../../gestures/carry.js';
import { errorText, tellRefusal, troubleOf } from '../../store/actions.js';
import { countOf, fileThing, sampleThing, thingsOf } from './broughtThings.js';

/** @typedef {import('../../transport/messageTypes.js').DeliveryItem} DeliveryItem */
/**
 * @typedef {{phase: 'progress', progress: number} | {phase: 'done', item: DeliveryItem} | {phase: 'failed'}}
 *   Delivery
 */
/** @typedef {import('../../gestures/pointers/targets.js').Phase} Phase */
/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('./broughtThings.js').Thing} Thing */
/** @typedef {import('../../store/session.js').Session} Session */

/** The most things that are put down at once. */
const MOST_THINGS = 32;
/** Numbers of drops are whole numbers below this. */
const DROP_BOUND = 2 ** 32;
/** The progress of a thing is sent at most once in this time, in ms. */
const PROGRESS_INTERVAL_MS = 100;

/**
 * Brings things from outside the page onto the stage: files and text by the browser's own drag and drop,
 * and samples from the panels. Placeholders stand for them until they are read.
 */
export class Bringing {
  #session;
  #area;
  #tell;
  #announce;
  #random;
  #carry;
  /** Whether the stage refused the drag that is over it, which was told. */
  #wasRefused = false;
  /** How many things a drag carries over the stage. */
  #count = 0;
  /**
   * The step that was sent last.
   * @type {Promise<unknown>}
   */
  #told = Promise.resolve();
  /**
   * Ends when things that were brought by a key or a button are put down.
   * @type {Promise<void>}
   */
  #turn = Promise.resolve();
  /**
   * What takes tables and recordings among files, and shows tables of an address; it comes later than the rest of the page.
   * @type {{take: (files: readonly File[]) => boolean, openAddress: () => void} | null}
   */
  elsewhere = null;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {object} means
   * @param {HTMLElement} means.canvas
   * @param {HTMLElement} means.host is marked while things are carried
   * @param {import('../../store/actions.js').Tell} means.tell
   * @param {(text: string) => void} means.announce
   * @param {() => number} [means.random] from 0 to below 1
   */
  constructor(session, area, { canvas, host, tell, announce, random = Math.random }) {
    this.#session = session;
    this.#area = area;
    this.#tell = tell;
    this.#announce = announce;
    this.#random = random;
    const targets = {
      tell: (/** @type {Phase} */ phase, /** @type {Point} */ point) => {
        // `#drop` tells the end, with the titles of the things.
        if (phase !== 'ended') this.#step(phase, point);
      },
      show: () => {},
    };
    this.#carry = new Carry(area.scroller, targets, area.orthogonalScrollers);
    area.addTicker((nowMs) => this.#carry.tick(nowMs));
    this.#listen(canvas, host);
  }

  /** Whether things can be put down now. */
  get isReady() {
    const { drives, connection, view } = this.#session;
    return Boolean(drives && view) && connection.state === 'open' && !this.#area.isReplaying;
  }

  /**
   * Puts a sample down at the inspected element, or in the middle of the viewport.
   * @param {import('./broughtThings.js').SampleKind} kind
   */
  bringSample(kind) {
    return this.#bring([sampleThing(kind)]);
  }

  /**
   * Puts files down, as `bringSample`.
   * @param {Iterable<File>} files
   */
  bringFiles(files) {
    const all = [...files];
    if (this.elsewhere?.take(all)) return Promise.resolve();
    this.#tellWhyNot(all.length);
    return this.#bring(all.map(fileThing));
  }

  /** Asks for the address of a table. */
  openAddress() {
    this.elsewhere?.openAddress();
  }

  /**
   * Brings one thing after the other, because a view can have only one drag over it.
   * @param {Thing[]} things
   */
  #bring(things) {
    this.#turn = this.#turn.then(() => {
      if (!this.isReady || things.length === 0 || this.#carry.isCarrying) return;
      this.#count = Math.min(things.length, MOST_THINGS);
      const point = this.#place();
      this.#step('began', point);
      return this.#drop(things, point);
    });
    return this.#turn;
  }

  /**
   * The place for things that are brought by a key or a button, in pt of the content.
   * @returns {Point}
   */
  #place() {
    const { selected, scroller } = this.#area;
    const { offset, viewport } = scroller;
    const middle = { x: offset.x + viewport.width / 2, y: offset.y + viewport.height / 2 };
    if (!selected || selected.leaving) return middle;
    const { x, y, width, height } = selected.frame;
    const own = { x: x + width / 2, y: y + height / 2 };
    const isSeen =
      Math.abs(own.x - middle.x) < viewport.width / 2 &&
      Math.abs(own.y - middle.y) < viewport.height / 2;
    return isSeen ? own : middle;
  }

  /**
   * @param {HTMLElement} canvas
   * @param {HTMLElement} host
   */
  #listen(canvas, host) {
    const over = (/** @type {DragEvent} */ event) => {
      const count = this.isReady && event.dataTransfer ? countOf(event.dataTransfer) : 0;
      if (count === 0 || !event.dataTransfer) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      const point = this.#area.pointOf(event);
      this.#area.hover(this.#area.elementAt(point)?.id ?? null);
      if (this.#carry.isCarrying) return this.#carry.move(point);
      this.#count = Math.min(count, MOST_THINGS);
      host.dataset.bringing = '';
      this.#carry.begin(point, this.#inContent(point));
    };
    const left = () => {
      delete host.dataset.bringing;
      this.#area.hover(null);
    };
    canvas.addEventListener('dragenter', over);
    canvas.addEventListener('dragover', over);
    canvas.addEventListener('dragleave', () => {
      left();
      this.#wasRefused = false;
      this.#carry.end('cancelled');
    });
    canvas.addEventListener('drop', (event) => {
      // A drag that came while the stage could take nothing begins where it ends.
      if (!this.#carry.isCarrying && !this.#wasRefused) over(event);
      left();
      this.#wasRefused = false;
      if (!event.dataTransfer) return;
      if (!this.#carry.isCarrying) return this.#tellWhyNot(countOf(event.dataTransfer));
      event.preventDefault();
      this.#carry.move(this.#area.pointOf(event));
      const { middle } = this.#carry;
      this.#carry.forget();
      const things = thingsOf(event.dataTransfer);
      if (things.length === 0) this.#step('cancelled', middle);
      else this.#drop(things, middle);
    });
  }

  /**
   * Says why nothing was put down.
   * @param {number} count of the things
   */
  #tellWhyNot(count) {
    if (count === 0) return;
    const { connection, drives } = this.#session;
    if (connection.state !== 'open') return this.#tell('Nothing can be put down while there is no connection', 'trouble');
    if (!drives) return this.#tell('Nothing can be put down on a view that you follow', 'trouble');
    if (this.#area.isReplaying) this.#tell('Nothing can be put down while a change is replayed', 'trouble');
  }

  /** @param {Point} point in pt of the viewport */
  #inContent({ x, y }) {
    const { offset } = this.#area.scroller;
    return { x: x + offset.x, y: y + offset.y };
  }

  /**
   * Tells the stage where the drag is.
   * @param {'began' | 'moved' | 'cancelled'} phase
   * @param {Point} point
   */
  #step(phase, point) {
    const step = phase === 'began' ? { phase, point, count: this.#count } : { phase, point };
    const told = this.#session.act('bring', step);
    this.#told = phase === 'began' ? told : this.#told;
    told.catch((error) => {
      if (phase === 'began' && this.#carry.isCarrying) this.#refused(error);
    });
  }

  /** @param {import('../../store/actions.js').Trouble} error */
  #refused(error) {
    this.#wasRefused = true;
    this.#carry.forget();
    tellRefusal(this.#tell, this.#session, error);
  }

  /**
   * Puts things down, and then reads them.
   * @param {Thing[]} all
   * @param {Point} point
   */
  async #drop(all, point) {
    const things = all.slice(0, MOST_THINGS);
    if (things.length < all.length) {
      this.#tell(`Only the first ${MOST_THINGS} of ${all.length} things are dropped`, 'trouble');
    }
    const drop = Math.floor(this.#random() * DROP_BOUND);
    const titles = things.map(({ title }) => title);
    try {
      await this.#told;
      await this.#session.act('bring', { phase: 'ended', point, drop, titles });
    } catch (error) {
      return this.#refused(troubleOf(error));
    }
    this.#announce(`Dropped ${titles.join(', ')}; waiting for the content`);
    things.forEach((thing, index) => this.#deliver(thing, drop, index));
  }

  /**
   * Reads a thing and tells the stage the result.
   * @param {Thing} thing
   * @param {number} drop
   * @param {number} index
   */
  async #deliver(thing, drop, index) {
    const send = (/** @type {Delivery} */ members) =>
      this.#session.act('deliver', { drop, index, ...members });
    const progress = new Throttle(systemClock, PROGRESS_INTERVAL_MS, (/** @type {number} */ share) => {
      send({ phase: 'progress', progress: share }).catch(() => {});
    });
    let item;
    try {
      item = await thing.load((share) => progress.push(share));
    } catch (error) {
      progress.drop();
      send({ phase: 'failed' }).catch(() => {});
      const why = troubleOf(error).message || 'it cannot be read';
      return this.#tell(`“${thing.title}” could not be loaded: ${why}`, 'trouble');
    }
    progress.drop();
    try {
      await send({ phase: 'done', item });
      this.#announce(`${item.title} is loaded`);
    } catch (error) {
      this.#tell(errorText(troubleOf(error)), 'trouble');
    }
  }
}
