// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { ChangeNames } from './changeNames.js';
import { MotionPaths } from './motionPaths.js';
import { OnionSkin } from './onionSkin.js';
import { TimeBar } from './timeBar.js';
import { focusOf, timeCommand } from './timeKeys.js';
import { spokenMoment, stateWords } from './timeWords.js';

/** @typedef {import('../../store/session.js').Session} Session */

/**
 * @typedef {object} TimeSurroundings
 * @property {HTMLElement} foot parent of the controls
 * @property {HTMLElement} stage
 * @property {import('../../widgets/phonePanels.js').PhonePanels} panels
 * @property {HTMLElement} canvas
 * @property {Session} session
 * @property {import('../../store/views/playback.js').Playback} playback
 * @property {import('../stage/stageArea.js').StageArea} area
 * @property {import('../stage/annotations.js').Annotations} annotations
 * @property {import('./motionChoice.js').MotionChoice} motion
 * @property {(text: string) => void} announce
 */

/** The control of the stage's time: the bar below the stage, its keys, and what is read aloud. */
export class TimeControl {
  /** @type {TimeBar} */
  bar;
  #playback;
  #announce;
  #said = '';

  /** @param {TimeSurroundings} surroundings */
  constructor(surroundings) {
    const { foot, stage, panels, canvas, session, playback, area, motion } = surroundings;
    const { annotations, announce } = surroundings;
    this.#playback = playback;
    this.#announce = announce;
    const onion = new OnionSkin(session, playback, area, annotations);
    const paths = new MotionPaths(session, playback, area, annotations);
    const names = new ChangeNames(session);
    this.bar = new TimeBar({ playback, clock: systemClock, motion, names, onion, paths });
    foot.prepend(this.bar.element);
    area.on('frame', () => this.bar.showMoment());
    playback.on('change', () => {
      stage.toggleAttribute('data-replaying', playback.isReplaying);
      this.#say();
    });
    this.#attachKeys(canvas);
    panels.add({
      panel: foot,
      className: 'time-toggle',
      face: () => ({
        icon: 'time',
        word: 'Time',
        label: 'Time: replay, slow down',
        close: 'Close the time controls',
      }),
      onClose: () => playback.leave(),
    });
  }

  #say() {
    const words = stateWords(this.#playback);
    if (words === this.#said) return;
    if (this.#said || this.#playback.isReplaying) this.#announce(words);
    this.#said = words;
  }

  /** @param {HTMLElement} canvas */
  #attachKeys(canvas) {
    const listen = (/** @type {KeyboardEvent} */ event, /** @type {boolean} */ isFirst) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const focus = focusOf(event.target, this.bar.scrubber, canvas);
      // On the stage the space bar selects and scrolls, but not while a replay is held or runs.
      if (focus === 'text' || isFirst !== (focus === 'stage' && event.key === ' ')) return;
      const command = timeCommand(event, focus, this.#playback.isReplaying);
      if (!command) return;
      event.preventDefault();
      event.stopPropagation();
      this.run(command);
    };
    document.addEventListener('keydown', (event) => listen(event, true), { capture: true });
    document.addEventListener('keydown', (event) => listen(event, false));
  }

  /** @param {import('./timeKeys.js').TimeCommand} command */
  run(command) {
    const playback = this.#playback;
    if (command.does === 'step') this.#step(command.count);
    else if (command.does === 'toggle') playback.toggle();
    else if (command.does === 'loop') this.bar.toggleLoop();
    else if (command.does === 'toStart') playback.seek(0);
    else if (command.does === 'toEnd') playback.seek(playback.durationMs);
    else this.bar.toggleMark(command.does);
  }

  /** @param {number} count */
  #step(count) {
    const playback = this.#playback;
    playback.step(count);
    if (!playback.isReplaying) return;
    this.#announce(spokenMoment(playback.momentMs(systemClock.now()), playback.durationMs));
  }
}
