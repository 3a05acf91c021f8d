// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { DisposableStack } from '../../base/disposable.js';
import { attachInput } from '../../gestures/input.js';
import { linkOrthogonalScrollers, linkScroller } from '../../gestures/scrolling/scrollLink.js';
import { ScrollRouter } from '../../gestures/scrolling/scrollRouter.js';
import { Session } from '../../store/session.js';
import { Playback } from '../../store/views/playback.js';
import { icon, make } from '../../widgets/dom.js';
import { StageActions } from '../interaction/stageActions.js';
import { DeviceFrame } from '../stage/deviceFrame.js';
import { StageArea } from '../stage/stageArea.js';
import { DeviceTheme } from './deviceTheme.js';
import { CAPTION_PX } from './packing.js';

/** @typedef {import('./deviceSets.js').Wanted} Wanted */
/**
 * What all devices of the page share.
 * @typedef {object} SideMeans
 * @property {HTMLElement} host
 * @property {Session} main the session of the first device
 * @property {Playback} playback of the first device
 * @property {import('../choices/themeSwitch.js').ThemeSwitch} themes
 * @property {import('../../store/actions.js').Tell} tell
 * @property {(text: string) => void} announce
 */

let made = 0;

/** A device beside the first one: a view of its own on the same stage, through the same connection. */
export class SideDevice {
  place = make('div', { class: 'side-device' });
  frame;
  session;
  theme;
  area;
  #stack = new DisposableStack();

  /**
   * @param {Wanted} wanted
   * @param {SideMeans} means
   * @param {object} events
   * @param {() => void} events.onChange its size or theme has changed
   * @param {(() => void) | null} events.onRemove `null` for a device that is not removed by itself
   * @param {(message: string) => void} events.onRefused the server gives it no view
   */
  constructor({ device, theme, traits }, means, { onChange, onRemove, onRefused }) {
    const { host, main, playback, themes } = means;
    made += 1;
    host.append(this.place);
    this.frame = new DeviceFrame(this.place, {
      device, idPrefix: `beside-${made}-`, room: { top: CAPTION_PX, side: 0, bottom: 0 },
    });
    if (traits) this.frame.traits = traits;
    this.theme = new DeviceTheme(themes, theme);
    this.session = new Session(main.connection);
    this.session.isBeside = true;
    const own = new Playback(this.session, systemClock);
    this.area = new StageArea(this.frame, this.session, own, this.theme);
    this.area.loadFontsAndSymbols();
    const { session, area, frame } = this;
    if (onRemove) this.place.append(
      make(
        'button',
        { type: 'button', class: 'button quiet square remove', 'aria-label': `Remove ${device.name}`, onclick: onRemove },
        icon('close'),
      ),
    );
    const takeViewport = () => session.setViewport({ ...frame.viewport, dark: this.theme.isDeviceDark });
    const follow = () => {
      if (main.stageId !== null && session.stageId !== main.stageId) session.openStage(main.stageId);
    };
    const stack = this.#stack;
    stack.add(linkScroller(area.scroller, session));
    stack.add(linkOrthogonalScrollers(area.orthogonalScrollers, session));
    stack.add(frame.on('change', () => [takeViewport(), onChange()]));
    stack.add(this.theme.on('change', () => [this.#showTheme(), takeViewport(), onChange()]));
    stack.add(playback.on('change', () => own.rate !== playback.rate && own.setRate(playback.rate)));
    stack.add(main.on('change', (topic) => topic === 'stage' && follow()));
    stack.add(session.on('change', (topic) => {
      if (topic === 'error' && session.view === null && session.lastError) onRefused(session.lastError.message);
    }));
    stack.add(this.#attachInput(new StageActions(session, area, means)));
    this.#showTheme();
    takeViewport();
    session.reducedMotion = main.reducedMotion;
    follow();
  }

  /** The device and its theme, to be remembered. */
  get wanted() {
    return { device: this.frame.device, theme: this.theme.choice, traits: this.frame.traits };
  }

  /** Whether everything that was sent is handled and painted. */
  get isIdle() {
    return this.session.idle() && this.area.isIdle;
  }

  dispose() {
    this.#stack.dispose();
    this.session.dispose();
    this.theme.dispose();
    this.frame.dispose();
    this.area.dispose();
    this.place.remove();
  }

  #showTheme() {
    const { choice } = this.theme;
    if (choice === 'page') delete this.place.dataset.theme;
    else this.place.dataset.theme = choice;
  }

  /** @param {StageActions} actions */
  #attachInput(actions) {
    const { area, session, frame } = this;
    return attachInput(frame.content, new ScrollRouter(area.scroller, area.orthogonalScrollers), {
      toPoint: (event) => area.pointOf(event),
      tap: (point) => area.select(area.elementAt(point)?.id ?? null, true),
      hover: (point) => area.hover(point && !area.isScrolling ? (area.elementAt(point)?.id ?? null) : null),
      touch: {
        elementAt: (point) => area.elementAt(point)?.id ?? null,
        tell: (phase, { x, y }, facts) => {
          const { offset } = area.scroller;
          if (session.drives) actions.touch(phase, { x: x + offset.x, y: y + offset.y }, facts);
        },
        wants: () => (session.drives ? (session.stage?.gestures ?? null) : null),
      },
    });
  }
}
