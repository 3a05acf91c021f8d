// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
import { RecordingError, readRecording, recordingBounds } from '../../transport/recordingFile.js';
import { PlayerView } from './playerView.js';

/** The ending of a recording's name. */
export const RECORDING_SUFFIX = '.tessera';

/** Opens recordings: from a file that somebody chose or dropped. */
export class Recordings {
  #themes;
  #tell;
  /** @type {PlayerView | null} */
  #view = null;

  /**
   * @param {import('../choices/themeSwitch.js').ThemeSwitch} themes
   * @param {import('../../store/actions.js').Tell} tell
   */
  constructor(themes, tell) {
    this.#themes = themes;
    this.#tell = tell;
  }

  /** The recording that is shown. */
  get view() {
    return this.#view;
  }

  /** Takes recordings that are dropped on the page. */
  get taker() {
    return {
      takes: (/** @type {readonly File[]} */ files) => files.some(({ name }) => name.toLowerCase().endsWith(RECORDING_SUFFIX)),
      open: (/** @type {readonly File[]} */ files) => {
        const file = files.find(({ name }) => name.toLowerCase().endsWith(RECORDING_SUFFIX));
        if (file) void this.open(file);
      },
    };
  }

  /** Lets people choose a file. */
  choose() {
    const input = make('input', { type: 'file', accept: RECORDING_SUFFIX });
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) void this.open(file);
    });
    input.click();
  }

  /** @param {File} file */
  async open(file) {
    this.#view?.close();
    try {
      if (file.size > recordingBounds.bytes) throw new RecordingError('The file is larger than a recording may be.');
      const recording = readRecording(new Uint8Array(await file.arrayBuffer()));
      const view = new PlayerView(recording, this.#themes, () => {
        // Another one may have been opened in the meantime.
        if (this.#view === view) this.#view = null;
      });
      this.#view = view;
    } catch (error) {
      const words = error instanceof RecordingError ? error.message : 'The file cannot be read.';
      this.#tell(`${file.name}: ${words}`, 'trouble');
    }
  }
}
