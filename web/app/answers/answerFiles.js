// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
import { AnswerSheet } from './answerSheet.js';
import { AnswerError, MOST_FILE_BYTES, answersOf } from './recordedFiles.js';

/** @typedef {import('./answerSheet.js').AnswerMeans} AnswerMeans */
/** @typedef {import('./recordedFiles.js').RecordedAnswer} RecordedAnswer */

const RECORDING = /\.har$/i;
const BODY = /\.json$/i;
/** Files that are something else. */
const OTHERS = /\.(?:layout|data|schema|tokens)\.json$|^tessera\.json$/i;
/** Files that are read at once. */
const MOST_FILES = 100;

/** Takes recorded answers that people drop or choose, for the requests of an app. */
export class AnswerFiles {
  #means;

  /** @param {AnswerMeans} means */
  constructor(means) {
    this.#means = means;
  }

  /** Takes recordings anywhere, and JSON files on the screen of an app. */
  get taker() {
    const isAnswer = (/** @type {File} */ { name }) => RECORDING.test(name) || (this.#hasApp && BODY.test(name) && !OTHERS.test(name));
    return {
      takes: (/** @type {readonly File[]} */ files) => this.#isReady && files.length > 0 && files.every(isAnswer),
      open: (/** @type {readonly File[]} */ files) => void this.open(files),
    };
  }

  get #isReady() {
    const { session } = this.#means;
    return session.connection.state === 'open' && session.view !== null;
  }

  get #hasApp() {
    const { source, stage } = this.#means.session;
    return source !== null && stage?.isScreen === true;
  }

  /** Lets people choose files. */
  choose() {
    const input = make('input', { type: 'file', accept: '.json,.har', multiple: true });
    input.addEventListener('change', () => void this.open([...(input.files ?? [])]));
    input.click();
  }

  /** @param {readonly File[]} files */
  async open(files) {
    const { session, tell } = this.#means;
    if (files.length === 0) return;
    if (session.source === null) return tell('Recorded answers are for the requests of an app; this stage has none.', 'trouble');
    /** @type {RecordedAnswer[]} */
    const answers = [];
    const troubles = files.length > MOST_FILES ? [`Only the first ${MOST_FILES} of ${files.length} files are read.`] : [];
    for (const file of files.slice(0, MOST_FILES)) {
      try {
        const read = answersOf(file.name, await textOf(file));
        answers.push(...read.answers);
        troubles.push(...read.troubles);
      } catch (error) {
        troubles.push(`${file.name}: ${error instanceof AnswerError ? error.message : 'The file cannot be read.'}`);
      }
    }
    if (answers.length > 0) new AnswerSheet(answers, troubles, this.#means);
    else tell(troubles.join(' '), 'trouble');
  }
}

/** @param {File} file */
async function textOf(file) {
  if (file.size > MOST_FILE_BYTES) {
    throw new AnswerError(`The file has ${file.size} bytes, but may have at most ${MOST_FILE_BYTES}.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new AnswerError('The text is not UTF-8.');
  }
}
