// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { DisposableStack, listen } from '../../base/disposable.js';
import { linkOrthogonalScrollers, linkScroller } from '../../gestures/scrolling/scrollLink.js';
import { Playback } from '../../store/views/playback.js';
import { takeAppFonts } from '../../renderer/look/appFonts.js';
import { icon, make, segments } from '../../widgets/dom.js';
import { fillOf } from '../../widgets/numberText.js';
import { DeviceTheme } from '../devices/deviceTheme.js';
import { DeviceFrame } from '../stage/deviceFrame.js';
import { emptyStage } from '../page/emptyStage.js';
import { resized, presetOf } from '../stage/devices.js';
import { StageArea } from '../stage/stageArea.js';
import { clockText, spokenClock } from './clockText.js';
import { RecordingPlayer, SPEEDS } from './player.js';
import { PlayedComments } from './playedComments.js';
import { recordedFonts, recordedPictures } from './recordedFiles.js';

/** Room around the device in the player, in CSS px. */
const ROOM = { top: 28, side: 20, bottom: 12 };
/** Keys go forward and back by so much, in ms. */
const STEP_MS = 1000;
const LEAP_MS = 10_000;
/** The scrubber goes on this often, in ms. */
const TELL_MS = 100;

/** Plays a recording over the page, without a server. */
export class PlayerView {
  #player;
  #stack = new DisposableStack();
  #dialog;
  #place = make('div', { class: 'player-stage stage' });
  #play = make('button', { type: 'button', class: 'time-play', onclick: () => this.#player.toggle() });
  #scrubber = make('input', { type: 'range', class: 'range', min: 0, step: 1, 'aria-label': 'Time of the recording' });
  #time = make('span', { class: 'player-time' });
  #note = make('p', { class: 'hint', role: 'status' });
  #area;

  /**
   * @param {import('../../transport/recordingFile.js').Recording} recording
   * @param {import('../choices/themeSwitch.js').ThemeSwitch} themes
   * @param {() => void} onClose
   */
  constructor(recording, themes, onClose) {
    const player = new RecordingPlayer(recording, systemClock);
    this.#player = player;
    const { session, header } = player;
    const close = make(
      'button',
      { type: 'button', class: 'button quiet square', 'aria-label': 'Close the recording', onclick: () => this.close() },
      icon('close'),
    );
    const rates = segments({
      label: 'Speed of the recording',
      options: SPEEDS.map((rate) => ({ value: String(rate), label: `${rate}×` })),
      onChoose: (value) => player.setRate(Number(value)),
    });
    rates.choose('1');
    this.#dialog = make(
      'dialog',
      { class: 'player', 'aria-label': `Recording of ${header.title}` },
      make('header', {}, make('h2', {}, header.title || 'Recording'), make('span', { class: 'hint' }, madeText(header.madeAt)), close),
      this.#place,
      make('footer', {}, this.#play, this.#scrubber, this.#time, rates.element, this.#note),
    );
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    const stack = this.#stack;
    stack.add(takeAppFonts(recordedFonts(player.fonts)));
    const device = resized(presetOf('free'), session.viewport.width, session.viewport.height);
    const frame = new DeviceFrame(this.#place, { device, idPrefix: 'player-', room: ROOM });
    const theme = new DeviceTheme(themes, 'page');
    const playback = new Playback(session, systemClock);
    this.#area = new StageArea(frame, session, playback, theme);
    const area = this.#area;
    area.loadFontsAndSymbols();
    const pictures = recordedPictures(player.pictures);
    area.painting.images.takeOnly(pictures.addresses);
    emptyStage(frame.screen, session, null);
    stack.add(() => frame.dispose());
    stack.add(() => area.dispose());
    stack.add(() => theme.dispose());
    stack.add(() => pictures.dispose());
    stack.add(linkScroller(area.scroller, session));
    stack.add(linkOrthogonalScrollers(area.orthogonalScrollers, session));
    const comments = new PlayedComments(player.room, area, frame);
    this.#place.after(comments.element);
    const showDevice = () => {
      frame.showFollowed(session.viewport);
      const { dark } = session.viewport;
      const choice = dark === undefined ? 'page' : dark ? 'dark' : 'light';
      if (theme.choice !== choice) theme.choose(choice);
    };
    stack.add(session.on('change', (topic) => topic === 'view' && showDevice()));
    stack.add(player.on('jump', (offset) => area.scroller.jumpTo(offset)));
    stack.add(player.on('change', () => {
      // What moves in the picture runs as fast as the recording, and stands still with it.
      playback.setRate(player.isPlaying ? player.rate : 0);
      this.#show();
    }));
    stack.add(player.on('trouble', (words) => this.#tell(words)));
    // A hostile file must not leave a broken picture without a word.
    stack.add(listen(window, 'error', () => this.#tell('The recording contains something that cannot be shown.')));
    this.#scrubber.max = String(Math.round(player.durationMs));
    this.#scrubber.addEventListener('input', () => player.seek(Number(this.#scrubber.value)));
    this.#dialog.addEventListener('keydown', (event) => this.#key(event));
    this.#dialog.addEventListener('close', () => {
      this.#stack.dispose();
      this.#player.dispose();
      this.#dialog.remove();
      onClose();
    });
    this.#tell(player.damage ?? '');
    player.start();
    player.play();
    this.#play.focus();
    this.#tick();
  }

  /** For tests: what is shown. */
  get parts() {
    return { player: this.#player, area: this.#area };
  }

  close() {
    this.#dialog.close();
  }

  #tick() {
    if (!this.#dialog.open) return;
    this.#show();
    systemClock.schedule(() => this.#tick(), TELL_MS);
  }

  #show() {
    const { isPlaying, atMs, durationMs } = this.#player;
    const drawing = isPlaying ? 'pause' : 'play';
    if (this.#play.dataset.shows !== drawing) {
      this.#play.dataset.shows = drawing;
      this.#play.replaceChildren(icon(drawing));
      this.#play.setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
    }
    this.#scrubber.value = String(Math.round(atMs));
    this.#scrubber.style.setProperty('--fill', fillOf(atMs, { minimum: 0, maximum: durationMs || 1, step: 0 }));
    this.#scrubber.setAttribute('aria-valuetext', `${spokenClock(atMs)} of ${spokenClock(durationMs)}`);
    this.#time.textContent = `${clockText(atMs)} / ${clockText(durationMs)}`;
  }

  /** @param {string} words */
  #tell(words) {
    this.#note.textContent = words;
    this.#note.hidden = words === '';
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    event.stopPropagation();
    const player = this.#player;
    const step = event.shiftKey ? LEAP_MS : STEP_MS;
    const isButton = event.target instanceof HTMLButtonElement && event.target !== this.#play;
    const isChoice = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    if (event.key === 'Escape') this.close();
    else if (event.key === ' ' && !isButton && !isChoice) player.toggle();
    else if (isChoice) return;
    else if (event.key === 'ArrowLeft') player.seek(player.atMs - step);
    else if (event.key === 'ArrowRight') player.seek(player.atMs + step);
    else if (event.key === 'Home') player.seek(0);
    else if (event.key === 'End') player.seek(player.durationMs);
    else return;
    event.preventDefault();
  }
}

/** @param {string} madeAt */
function madeText(madeAt) {
  const date = new Date(madeAt);
  if (Number.isNaN(date.getTime())) return '';
  return `Recorded ${date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`;
}
