// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../../base/emitter.js';
import { read, write } from '../choices/memory.js';

const KEY = 'tessera.motion';
const ANYWAY = 'anyway';

/**
 * Whether the stage is animated: as the system says, unless people want to see motion anyway. Emits
 * `change`.
 * @extends {Emitter<{change: () => void}>}
 */
export class MotionChoice extends Emitter {
  #system;
  #playsAnyway = read(KEY) === ANYWAY;

  /** @param {MediaQueryList} [system] matches if the system asks for reduced motion */
  constructor(system = matchMedia('(prefers-reduced-motion: reduce)')) {
    super();
    this.#system = system;
    system.addEventListener('change', () => this.emit('change'));
  }

  /** Whether the system asks for reduced motion. */
  get isReducedBySystem() {
    return this.#system.matches;
  }

  /** Whether the stage is animated in spite of that. */
  get playsAnyway() {
    return this.#playsAnyway;
  }

  set playsAnyway(playsAnyway) {
    this.#playsAnyway = playsAnyway;
    write(KEY, playsAnyway ? ANYWAY : null);
    this.emit('change');
  }

  /** Whether changes must be shown at once. */
  get isCalm() {
    return this.isReducedBySystem && !this.#playsAnyway;
  }
}
