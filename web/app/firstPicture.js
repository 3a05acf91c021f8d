// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../base/clock.js';
import { Playback } from '../store/views/playback.js';
import { FIRST_STAGE } from '../store/firstStage.js';
import { Room } from '../store/room.js';
import { Session } from '../store/session.js';
import { Connection } from '../transport/connection.js';
import { closeCodes, encodeClientMessage } from '../transport/messages.js';
import { Address, offsetIn } from './choices/address.js';
import { rememberSaid } from './choices/said.js';
import { ThemeSwitch } from './choices/themeSwitch.js';
import { linkOrthogonalScrollers, linkScroller } from '../gestures/scrolling/scrollLink.js';
import { guestName } from './people/guestName.js';
import { showLinkedDevice } from './share/linkedDevice.js';
import { DeviceFrame } from './stage/deviceFrame.js';
import { StageArea } from './stage/stageArea.js';

/** After this time the rest of the page comes even without a picture, in ms. */
const LONGEST_WAIT_MS = 4000;

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
export function place(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}

/**
 * What the first picture needs. Everything else comes later, in `main.js`, so that a slow line shows the
 * stage before its panels.
 */
class FirstPicture {
  address = new Address();
  themes = new ThemeSwitch();
  connection = new Connection({
    url: this.address.socket,
    token: this.address.token ?? undefined,
    name: guestName(),
    earlySocket: globalThis.tesseraSocket,
  });
  session = new Session(this.connection);
  room = new Room(this.session);
  frame = new DeviceFrame(place('stage'));
  /** This comes before the stage, because the stage uses it with every change. */
  playback = new Playback(this.session, systemClock);
  area = new StageArea(this.frame, this.session, this.playback, this.themes);

  /**
   * Resolves when the picture is there, or when none can be expected soon. Until then nothing else is loaded,
   * because it would take the line from the picture.
   * @type {Promise<void>}
   */
  shown = new Promise((resolve) => this.#awaitPicture(resolve));

  constructor() {
    const { frame, session, themes, area, connection } = this;
    linkScroller(area.scroller, session);
    linkOrthogonalScrollers(area.orthogonalScrollers, session);
    const { stage, wanted, state } = this.address;
    showLinkedDevice(frame, state);
    const takeViewport = () => session.setViewport({ ...frame.viewport, dark: themes.isDeviceDark });
    frame.on('change', takeViewport);
    themes.on('change', takeViewport);
    takeViewport();
    // A stage is asked for with the greeting, before the server has listed its stages.
    if (stage) session.openStage(stage, wanted?.offset ?? state.offset);
    else session.openStage(FIRST_STAGE);
    window.addEventListener('pagehide', () => rememberSaid(this.#said));
    connection.on('state', () => {
      if (connection.refusal?.code === closeCodes.pageSaved) location.reload();
    });
    session.on('change', (topic) => {
      // The session is still handling the welcome; it can open a stage after that.
      if (topic === 'stages') queueMicrotask(() => this.#openFirst());
    });
  }

  /** What this page says first when it is loaded again; `null` if it is not known where it will be. */
  get #said() {
    const { session, connection, address } = this;
    const { stage } = address;
    if (connection.state !== 'open' || stage === null || address.namesOtherToken) return null;
    return [connection.greeting, encodeClientMessage('open', { seq: 1, ...session.opening(stage, offsetIn(location.hash)) })];
  }

  /** Whether the address names a stage that the server does not have. */
  get namesUnknownStage() {
    const { stages } = this.session;
    const { stage } = this.address;
    return Boolean(stage) && stages.length > 0 && !stages.some((entry) => entry.id === stage);
  }

  /** @param {() => void} resolve */
  #awaitPicture(resolve) {
    const { area, session, connection } = this;
    systemClock.schedule(resolve, LONGEST_WAIT_MS);
    const stop = area.on('frame', ({ elements }) => {
      if (!session.view || session.view.revision === 0) return;
      // How long the first cells take is measured by this mark.
      if (elements.length > 0) performance.mark('first-picture');
      stop();
      resolve();
    });
    session.on('change', () => {
      const isDown = connection.state === 'refused' || connection.state === 'reconnecting';
      if (isDown || session.lastError || session.diagnostics.length > 0) resolve();
    });
  }

  #openFirst() {
    const { session, address } = this;
    const isLost = session.stage === null && session.stageId === address.stage && this.namesUnknownStage;
    if (session.stages.length === 0 || (session.stageId !== null && !isLost)) return;
    const wanted = session.stages.find((entry) => entry.id === address.stage);
    session.openStage((wanted ?? session.stages[0]).id, wanted ? address.wanted?.offset ?? address.state.offset : null);
  }
}

export const first = new FirstPicture();
