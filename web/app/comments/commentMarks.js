// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
import { pinOf } from './pins.js';

/** @typedef {import('../../transport/messageTypes.js').StageComment} StageComment */

/** More marks would cover the content; the rest is in the card. */
const MOST_MARKS = 60;

/** Marks on the elements that have open comments; pressing one shows the comment. */
export class CommentMarks {
  #room;
  #area;
  #frame;
  #layer = make('div', { class: 'comment-marks', role: 'group', 'aria-label': 'Comments on elements' });
  #onPick;
  /** @type {Map<string, HTMLElement>} by subject and id */
  #marks = new Map();

  /**
   * @param {import('../../store/room.js').Room} room
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../stage/deviceFrame.js').DeviceFrame} frame
   * @param {(comment: StageComment) => void} onPick
   */
  constructor(room, area, frame, onPick) {
    this.#room = room;
    this.#area = area;
    this.#frame = frame;
    this.#onPick = onPick;
    frame.screen.append(this.#layer);
    room.on('change', (topic) => topic === 'comments' && this.#follow());
    area.on('frame', () => this.#follow());
    this.#follow();
  }

  #follow() {
    const { openComments } = this.#room;
    if (openComments.length === 0 && this.#marks.size === 0) return;
    /** @type {Map<string, StageComment[]>} */
    const wanted = new Map();
    for (const comment of openComments) {
      const key = `${comment.pin.subject} ${comment.pin.id}`;
      wanted.set(key, [...(wanted.get(key) ?? []), comment]);
    }
    const seen = new Set();
    for (const element of this.#area.visible) {
      const pin = pinOf(element);
      const key = `${pin.subject} ${pin.id}`;
      const comments = wanted.get(key);
      if (!comments || seen.has(key) || seen.size >= MOST_MARKS) continue;
      seen.add(key);
      const mark = this.#marks.get(key) ?? this.#add(key);
      mark.textContent = String(comments.length);
      mark.title = comments[0].text;
      mark.setAttribute('aria-label', `${comments.length} on ${pin.title}: ${comments[0].text.slice(0, 80)}`);
      mark.onclick = () => this.#onPick(comments[0]);
      const { x, y, width } = this.#area.boxOf(element.shown);
      mark.style.transform = `translate(${x + width}px, ${y}px)`;
    }
    for (const [key, mark] of this.#marks) {
      if (seen.has(key)) continue;
      mark.remove();
      this.#marks.delete(key);
    }
  }

  /** @param {string} key */
  #add(key) {
    const mark = make('button', { type: 'button', class: 'comment-mark' });
    this.#marks.set(key, mark);
    this.#layer.append(mark);
    return mark;
  }
}
