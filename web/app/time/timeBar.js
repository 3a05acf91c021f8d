// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make, segments } from '../../widgets/dom.js';
import { fillOf } from '../../widgets/numberText.js';
import { RATES } from '../../store/views/playback.js';
import { durationText, momentBeside, rateText, spokenMoment } from './timeWords.js';

/** Marks below the scrubber are this far apart, in ms. */
const TICK_MS = 100;

/**
 * A mark that can be switched on, and its button.
 * @typedef {{isOn: boolean}} Mark
 */

/** The controls of time below the stage: play, speed, a scrubber over the recorded change, marks. */
export class TimeBar {
  #playback;
  #clock;
  #motion;
  #names;
  #play = button('time-play', () => this.#playback.toggle());
  #back = button('square step', () => this.#playback.step(-1), 'step-back');
  #on = button('square step', () => this.#playback.step(1), 'step-on');
  #loop = button('square', () => this.toggleLoop(), 'loop');
  #now = button('time-now', () => this.#playback.leave());
  #rates;
  #scrubber;
  #moment = make('span', { class: 'moment' });
  #start = make('span', { class: 'start' });
  #end = make('span');
  #track;
  #anyway;
  /** @type {Record<'onion' | 'paths', {mark: Mark, button: HTMLElement}>} */
  #marks;
  #drawing = '';

  /**
   * @param {object} parts
   * @param {import('../../store/views/playback.js').Playback} parts.playback
   * @param {import('../../base/clock.js').Clock} parts.clock
   * @param {import('./motionChoice.js').MotionChoice} parts.motion
   * @param {import('./changeNames.js').ChangeNames} parts.names
   * @param {Mark} parts.onion
   * @param {Mark} parts.paths
   */
  constructor({ playback, clock, motion, names, onion, paths }) {
    this.#playback = playback;
    this.#clock = clock;
    this.#motion = motion;
    this.#names = names;
    this.#marks = {
      onion: { mark: onion, button: button('square', () => this.toggleMark('onion'), 'onion') },
      paths: { mark: paths, button: button('square', () => this.toggleMark('paths'), 'paths') },
    };
    this.#rates = segments({
      label: 'Speed of the stage',
      options: RATES.map((rate) => ({ value: String(rate), label: rateText(rate) })),
      onChoose: (value) => playback.setRate(Number(value)),
    });
    this.#scrubber = this.#makeScrubber();
    this.#track = this.#makeTrack();
    this.#anyway = this.#makeAnyway();
    this.element = this.#assemble();
    playback.on('change', () => this.show());
    motion.on('change', () => this.show());
    this.show();
  }

  /** The slider that is dragged through time. */
  get scrubber() {
    return this.#scrubber;
  }

  /** Updates everything, also the moment. */
  show() {
    const playback = this.#playback;
    const { recordedChange: change, isReplaying, isLooping, hasNews, rate, durationMs } = playback;
    const isMissing = change === null;
    for (const one of [this.#play, this.#back, this.#on, this.#loop]) one.disabled = isMissing;
    this.#scrubber.disabled = isMissing;
    this.#scrubber.max = String(durationMs || 1);
    this.#track.style.setProperty('--tick', `${(TICK_MS / (durationMs || TICK_MS)) * 100}%`);
    this.#track.toggleAttribute('data-empty', isMissing);
    this.#start.textContent = (change && this.#names.of(change)) ?? 'Last change';
    this.#start.title = this.#start.textContent;
    this.#end.textContent = isMissing ? '' : durationText(durationMs);
    this.#rates.choose(String(rate));
    press(this.#loop, isLooping);
    for (const { mark, button: one } of Object.values(this.#marks)) press(one, mark.isOn);
    this.element.toggleAttribute('data-replaying', isReplaying);
    this.#now.disabled = !isReplaying;
    this.#now.toggleAttribute('data-news', hasNews);
    const words = hasNews ? 'The stage has changed in the meantime: show it' : 'Show the stage as it is now';
    this.#now.title = `${words} (Esc)`;
    this.#anyway.element.hidden = !this.#motion.isReducedBySystem;
    document.documentElement.toggleAttribute('data-still', this.#motion.isReducedBySystem);
    this.#anyway.input.checked = this.#motion.playsAnyway;
    this.showMoment();
  }

  /** Updates the moment. */
  showMoment() {
    const { durationMs, recordedChange: change, isReplaying, isPlaying } = this.#playback;
    const atMs = this.#playback.momentMs(this.#clock.now());
    const runs = isReplaying ? isPlaying : change !== null && atMs < durationMs;
    this.#showPlay(runs, isReplaying);
    const text = change ? momentBeside(atMs, durationMs, isReplaying) : 'No change yet';
    if (this.#moment.textContent === text && this.#scrubber.value === String(atMs)) return;
    this.#moment.textContent = text;
    this.#scrubber.value = String(change ? atMs : 0);
    const rule = { minimum: 0, maximum: durationMs || 1, step: 0 };
    this.#scrubber.style.setProperty('--fill', fillOf(change ? atMs : 0, rule));
    this.#scrubber.setAttribute('aria-valuetext', spokenMoment(atMs, durationMs));
  }

  /** Switches the loop on or off. */
  toggleLoop() {
    this.#playback.setLooping(!this.#playback.isLooping);
  }

  /** @param {'onion' | 'paths'} name */
  toggleMark(name) {
    const { mark } = this.#marks[name];
    mark.isOn = !mark.isOn;
    this.show();
  }

  /**
   * @param {boolean} runs
   * @param {boolean} isReplaying
   */
  #showPlay(runs, isReplaying) {
    const drawing = runs ? 'pause' : 'play';
    const words = runs ? 'Pause' : isReplaying ? 'Continue' : 'Replay the last change';
    // This runs after each frame of the stage.
    if (this.#play.getAttribute('aria-label') !== words) {
      this.#play.title = `${words} (Space)`;
      this.#play.setAttribute('aria-label', words);
    }
    if (drawing === this.#drawing) return;
    this.#drawing = drawing;
    this.#play.replaceChildren(icon(drawing));
  }

  #makeScrubber() {
    const scrubber = make('input', {
      type: 'range',
      class: 'range scrubber',
      min: '0',
      max: '1',
      step: 'any',
      'aria-label': 'Time within the last change',
      title: 'Drag through the last change; ← and → go by 1/60 s',
    });
    scrubber.addEventListener('input', () => this.#playback.seek(Number(scrubber.value)));
    return scrubber;
  }

  #makeTrack() {
    return make(
      'div',
      { class: 'time-track' },
      this.#scrubber,
      make(
        'div',
        { class: 'ends' },
        this.#start,
        this.#moment,
        this.#end,
      ),
    );
  }

  /** The switch for people who want to see motion although their system asks for little. */
  #makeAnyway() {
    const input = make('input', {
      type: 'checkbox',
      class: 'switch',
      role: 'switch',
      onchange: () => {
        this.#motion.playsAnyway = input.checked;
      },
    });
    const title = 'Your system asks for reduced motion; the stage is not animated unless this is on';
    // Where there is little room, only the middle word is seen.
    const more = (/** @type {string} */ text) => make('span', { class: 'more-words' }, text);
    const words = make('span', {}, more('Play '), make('span', { class: 'word' }, 'motion'), more(' anyway'));
    const element = make('label', { class: 'motion-anyway', title }, input, words);
    return { element, input };
  }

  #assemble() {
    label(this.#back, 'One step back', 'One step of 1/60 s back (,)', ',');
    label(this.#on, 'One step forward', 'One step of 1/60 s forward (.)', '.');
    label(this.#loop, 'Loop', 'Replay the last change again and again (L)', 'l');
    const { onion, paths } = this.#marks;
    const skin = 'Onion skin: the start and the end of each element (O)';
    label(onion.button, 'Onion skin', skin, 'o');
    label(paths.button, 'Paths', 'Paths of the elements; dots are 1/60 s apart (P)', 'p');
    this.#play.setAttribute('aria-keyshortcuts', 'Space');
    this.#now.append(make('i'), 'Now');
    const marks = [this.#loop, onion.button, paths.button];
    return make(
      'div',
      { class: 'time', role: 'group', 'aria-label': 'Time' },
      make('div', { class: 'time-steps' }, this.#back, this.#play, this.#on),
      this.#rates.element,
      this.#track,
      this.#now,
      make('div', { class: 'time-marks' }, ...marks),
      this.#anyway.element,
    );
  }
}

/**
 * @param {string} className
 * @param {() => void} onclick
 * @param {string} [drawing]
 * @returns {HTMLButtonElement}
 */
function button(className, onclick, drawing) {
  const look = className === 'time-play' ? className : `button quiet ${className}`;
  return make('button', { type: 'button', class: look, onclick }, drawing && icon(drawing));
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} help
 * @param {string} key
 */
function label(element, name, help, key) {
  element.setAttribute('aria-label', name);
  element.title = help;
  element.setAttribute('aria-keyshortcuts', key);
}

/**
 * @param {HTMLElement} element
 * @param {boolean} isPressed
 */
function press(element, isPressed) {
  element.setAttribute('aria-pressed', String(isPressed));
}
