// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { make } from '../../widgets/dom.js';
import { fileName, saveFile, sizeText } from '../export/saveFile.js';
import { Recorder } from './recorder.js';
import { clockText } from './clockText.js';

/** @typedef {import('../../store/session.js').Session} Session */

/** The time that is told goes on this often, in ms. */
const TELL_MS = 500;

/** Says that the stage is being recorded, and ends that. */
export class RecordPill {
  #recorder;
  #tell;
  #onClose;
  /** @type {(() => void) | null} */
  #cancel = null;
  #time = make('span', { class: 'record-time' });
  element = make(
    'div',
    { class: 'record-pill', role: 'group', 'aria-label': 'Recording' },
    make('span', { class: 'record-light', 'aria-hidden': 'true' }),
    make('strong', {}, 'Recording'),
    this.#time,
    make('button', { type: 'button', class: 'button primary', onclick: () => this.#onClose() }, 'Stop and save'),
  );

  /**
   * @param {Session} session
   * @param {object} events
   * @param {import('../../store/actions.js').Tell} events.tell
   * @param {() => void} events.onClose
   */
  constructor(session, { tell, onClose }) {
    this.#recorder = new Recorder(session, systemClock);
    this.#tell = tell;
    this.#onClose = onClose;
    this.#recorder.on('stop', (why) => {
      this.#tell(why, 'trouble');
      this.#onClose();
    });
  }

  get recorder() {
    return this.#recorder;
  }

  /** @param {HTMLElement} host */
  start(host) {
    if (!this.#recorder.start()) {
      this.#tell('There is nothing to record: no stage is open.', 'trouble');
      return this.#onClose();
    }
    host.append(this.element);
    this.#show();
  }

  /** Ends the recording and saves it. */
  async stop() {
    const hasBegun = this.#cancel !== null;
    this.#cancel?.();
    this.#cancel = null;
    this.element.remove();
    const { title, durationMs } = this.#recorder;
    const bytes = await this.#recorder.stop();
    if (!bytes && hasBegun) this.#tell('Nothing was saved: the recording ended before its first picture.');
    if (!bytes) return;
    const name = fileName(title, '.tessera');
    saveFile(new Blob([bytes], { type: 'application/octet-stream' }), name);
    this.#tell(`${name} saved: ${clockText(durationMs)}, ${sizeText(bytes.length)}. Drop it on any page of Tessera to play it.`);
  }

  #show() {
    const { durationMs, bytes } = this.#recorder;
    this.#time.textContent = `${clockText(durationMs)} · ${sizeText(bytes)}`;
    this.#cancel = systemClock.schedule(() => this.#show(), TELL_MS);
  }
}
