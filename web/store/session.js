// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { DisposableStack } from '../base/disposable.js';
import { ActingSession } from './actingSession.js';
import { CommandLog } from './commandLog.js';
import { showIn } from './contentInsets.js';
import { afterChange, crowdOf } from './crowd.js';
import { closeWhenOpen, Departure } from './views/departure.js';
import { FIRST_STAGE, FirstStage } from './firstStage.js';
import { OtherHands } from './otherHands.js';
import { OwnViewport, PHONE } from './views/ownViewport.js';
import { ParameterEdits } from './parameterEdits.js';
import { ScrollReports } from './scrollReports.js';
import { refusalOf } from './stageActions.js';
import { withMiniature } from './stageList.js';
import { ScreenFeed } from './views/screenFeed.js';
import { ViewFeed } from './views/viewFeed.js';

/** @typedef {import('../base/geometry.js').Point} Point */
/** @typedef {import('../transport/messageTypes.js').Commands} Commands */
/** @typedef {import('../transport/messageTypes.js').ParameterValue} ParameterValue */
/** @typedef {import('../transport/messageTypes.js').ServerMessage} ServerMessage */
/** @typedef {import('../transport/messageTypes.js').ServerMessages} ServerMessages */
/** @typedef {import('../transport/messageTypes.js').ViewCommands} ViewCommands */
/** @typedef {import('../transport/messageTypes.js').Viewport} Viewport */
/** @typedef {import('./scrollReports.js').ScrollReport} ScrollReport */
/** @typedef {import('./sessionEvents.js').Topic} Topic */

/** Reports of scrolling and of a scrubbed value go out at most this often: 30 Hz, in ms. */
export const REPORT_INTERVAL_MS = 1000 / 30;
/** The server's error to followers of a view that its driver has closed. */
const VIEW_CLOSED = 'view-closed';

/** What this page knows of the server and of the stage that it shows. */
export class Session extends ActingSession {
  /** @type {number | null} the server's number for this client */ client = null;
  /** @type {import('../transport/messageTypes.js').StageEntry[]} */ stages = [];
  /** @type {string | null} the stage that this page wants; `stage` tells about it once it is open */
  stageId = null;
  /** @type {import('../transport/messageTypes.js').StageState | null} the open stage */
  stage = null;
  /** @type {Record<string, ParameterValue>} includes what this page set and is not acknowledged yet */ values = {};
  /** @type {import('../transport/messageTypes.js').Presence[]} people */ presence = [];
  /** @type {import('../transport/messageTypes.js').Presence[]} what records the stage */ recorders = [];
  /** The number of people on the stage, with those whom `presence` does not name. */ crowd = 0;
  /** @type {Omit<ServerMessages['status'], 'stage'> | null} */ status = null;
  /** @type {number | null} the part of a long change that is done, from 0 to 1; `null` without one */ working = null;
  /** @type {import('../transport/messageTypes.js').Diagnostic[]} */
  diagnostics = [];
  /** @type {Viewport} of the view that is shown: the own one or that of the followed driver */
  viewport = PHONE;
  /** Who else set parameters last. */ otherHands = new OtherHands();
  /** Whether this page drives the view that it shows. */ drives = false;
  /** @type {number | null} the view that is followed */
  follows = null;
  /** Whether its view is beside the page's main one. */ isBeside = false;
  /**
   * The last error; `isAnswer` when `act` rejected with it, so that the caller tells people.
   * @type {(import('./stageActions.js').Refusal & {isAnswer?: boolean}) | null}
   */
  lastError = null;
  /** @type {{code: number, reason: string} | null} why the server said goodbye */
  bye = null;
  #commands = new CommandLog();
  #opening = 0;
  #first = new FirstStage();
  #endSeq = 0;
  #disposables = new DisposableStack();
  /** @type {ScreenFeed} */ #screens = new ScreenFeed(() => this.#screenChanged());
  /** @type {ViewFeed} */
  #feed;
  /** @type {ParameterEdits} */
  #edits;
  /** @type {ScrollReports} */
  #reports;
  /** @type {OwnViewport} */
  #own;
  /** @type {Departure} */
  #departure;

  /** @param {import('../transport/connection.js').Connection} connection */
  constructor(connection) {
    super();
    this.connection = connection;
    const { clock } = connection;
    this.#feed = new ViewFeed(connection);
    this.#edits = new ParameterEdits(clock, REPORT_INTERVAL_MS, (edit) => this.#sendSet(edit));
    this.#reports = new ScrollReports(clock, REPORT_INTERVAL_MS, (report) => this.#scroll(report));
    this.#own = new OwnViewport(clock, (viewport) => this.#sendViewport(viewport));
    this.#departure = new Departure(connection.session, (view, next) => this.#command('close', { view, ...(next ? { next } : {}) }));
    const stack = this.#disposables;
    stack.add(connection.on('state', () => this.#connectionChanged()));
    stack.add(connection.on('greeted', () => this.#open()));
    stack.add(connection.on('message', (message) => this.#receive(message)));
    stack.add(connection.on('delta', (delta, bytes) => this.#applyDelta(delta, bytes)));
    stack.add(connection.on('fault', (error, isDelta) => this.#fault(error, isDelta)));
  }

  /** Stops listening and sending, and closes the view; the connection stays. */
  dispose() {
    if (this.#opening > 0) closeWhenOpen(this.connection, this.#opening);
    this.#closeView();
    this.#departure.end();
    this.emit('change', 'view');
    this.#disposables.dispose();
    this.#reports.drop();
    this.#own.drop();
    this.#edits.reset();
    this.actions.connectionLost();
  }

  /** Whether changes are shown at once instead of animated. */
  get reducedMotion() { return this.#feed.reducedMotion; }
  set reducedMotion(value) { this.#feed.reducedMotion = value; }

  /** The view that is shown; `null` until the server has opened it. */
  get view() { return this.#feed.view; }

  /** What is shown of an app's screen around the collection view; `null` without one. */
  get screen() { return this.#screens.shown; }

  /** The parameters that this page sets. */
  get edits() { return this.#edits; }

  /**
   * Opens a stage with this page's own view, in place of the one that is open.
   * @param {string} id
   * @param {import('../base/geometry.js').Point | null} [offset] where its content is to stand, in pt
   */
  openStage(id, offset = null) {
    this.#closeView();
    this.#enter(id, null, offset);
  }

  /**
   * Opens a stage, of which nothing is known yet.
   * @param {string} id
   * @param {number | null} follows the view that is followed there
   * @param {import('../base/geometry.js').Point | null} offset
   */
  #enter(id, follows, offset) {
    this.follows = follows;
    this.#own.offset = offset;
    this.#edits.reset();
    this.stageId = id;
    this.stage = this.status = this.working = null;
    this.values = {};
    this.otherHands.clear();
    Object.assign(this, { presence: [], recorders: [], crowd: 0 });
    this.diagnostics = [];
    this.actions.forgetStage();
    this.#open();
    this.emit('change', 'stage');
  }

  /** What asks for a stage with the own view, as after a reload. */
  opening = (/** @type {string} */ stage, /** @type {Point | null} */ offset) => this.#own.asking(stage, offset);

  /**
   * Shows the view of another client of the stage.
   * @param {number} viewId
   */
  follow(viewId) {
    this.#closeView();
    this.follows = viewId;
    this.#open();
    this.emit('change', 'view');
  }

  /**
   * Goes back to this page's own view.
   * @param {Point} [offset] where it is to stand, else as before
   */
  stopFollowing(offset) {
    if (this.follows === null) return;
    this.#own.offset = offset ?? this.#own.offset;
    this.#closeView();
    this.follows = null;
    this.#open();
    this.emit('change', 'view');
  }

  /**
   * Sets a layout parameter for everyone; this page shows it at once.
   * @param {string} key
   * @param {ParameterValue | null} value `null` goes back to the layout file's value
   * @param {import('../transport/messageTypes.js').GesturePhase} [phase] where in a gesture the change stands
   * @param {boolean} [animated]
   */
  setParameter(key, value, phase = 'end', animated = true) {
    this.#edits.set({ key, value, phase, animated });
    this.#showValues();
  }

  /** @param {Viewport} viewport the size of the own view, which is told */
  setViewport(viewport) {
    if (!this.#own.take(viewport) || this.follows !== null) return;
    this.#showViewport(viewport);
    this.#own.tell();
  }

  /**
   * Reports where the own view, or a section in it, stands: at most 30 times a second, but `end` and `idle` at once.
   * @param {ScrollReport} report
   */
  reportScroll(report) {
    if (!this.drives) return;
    if (report.orthogonalSection === undefined) this.#own.offset = report.offset;
    this.#reports.push(report);
  }

  /** Whether the server has handled all that was sent, and the page shows it. */
  get isSettled() {
    if (this.connection.state !== 'open' || !this.#commands.isEmpty) return false;
    if (this.#reports.isWaiting || this.#own.isWaiting || this.#edits.isWaiting) return false;
    return this.stageId === null || Boolean(this.view && !this.#opening && this.stage && this.#feed.isCurrent);
  }
  /** Whether also nothing moves by itself. */
  idle() {
    if (!this.isSettled || this.stageId === null) return this.isSettled;
    return !this.screen?.isChanging && !this.view?.animating(this.connection.clock.now());
  }

  /** @type {<Kind extends keyof Commands>(kind: Kind, members: Commands[Kind]) => number} */
  #command = (kind, members) => {
    const seq = this.connection.sendCommand(kind, members);
    this.#commands.sent(seq);
    return seq;
  };

  #connectionChanged() {
    if (this.connection.state !== 'open') {
      this.#commands.clear();
      this.#edits.connectionLost();
      this.#departure.connectionLost();
      this.actions.connectionLost();
      this.#opening = 0;
      this.#endSeq = 0;
    }
    this.emit('change', 'connection');
  }

  /** @param {ServerMessage} message */
  #receive(message) {
    if ('stage' in message && message.stage !== this.stageId && message.kind !== 'opened') return;
    const { kind, ...members } = message;
    const react = /** @type {((members: object) => void) | undefined} */ (this.#reactions[kind]);
    react?.(members);
    const topic = this.actions.take(message, this.view?.view);
    if (topic) this.emit('change', topic);
  }

  /** @type {{[Kind in keyof ServerMessages]?: (members: ServerMessages[Kind]) => void}} */
  #reactions = {
    welcome: (welcome) => this.#welcome(welcome),
    stages: ({ stages }) => this.#set({ stages }, 'stages'),
    miniature: (news) => this.#set({ stages: withMiniature(this.stages, news) }, 'miniatures'),
    opened: (opened) => this.#opened(opened),
    stage: (stage) => {
      this.stage = stage;
      if (!stage.isScreen) this.#screens.forget();
      this.#edits.replace(stage.values);
      this.emit('change', 'stage');
      this.#showValues();
    },
    values: ({ values, by }) => {
      this.#edits.learn(values);
      if (this.otherHands.note(values, by, this)) this.emit('change', 'values');
      this.#showValues();
    },
    ack: (ack) => this.#acknowledge(ack),
    error: (error) => this.#refused(error),
    target: ({ view, seq, offset }) => {
      if (view === this.view?.view && seq === this.#endSeq) this.emit('target', { offset });
    },
    offset: ({ view, ...motion }) => {
      if (view !== this.view?.view) return;
      const { orthogonalSection: id, offset } = motion;
      if (typeof id === 'number') this.emit('orthogonalOffset', { id, offset });
      else this.#screens.tellPlace(() => this.emit('offset', motion));
    },
    screen: ({ view, ...screen }) => this.#screens.take(screen, view === this.view?.view && this.view),
    aside: ({ view, ...aside }) => {
      if (view === this.view?.view) this.emit('aside', aside);
    },
    moved: ({ view, next }) => view === this.follows && this.#goAlong(next),
    viewport: ({ view, viewport }) => {
      if (view === this.view?.view && !this.drives) this.#showViewport(viewport);
    },
    presence: ({ clients, count }) => this.#set(crowdOf(clients, count), 'presence'),
    presenceChange: (change) => this.#set(afterChange([...this.presence, ...this.recorders], change), 'presence'),
    diagnostics: ({ items }) => this.#set({ diagnostics: this.actions.losses.judge(this.source, items) }, 'diagnostics'),
    status: ({ state, message, attempt }) => this.#set({ status: { state, message, attempt } }, 'status'),
    working: ({ share }) => this.#set({ working: share }, 'status'),
    bye: ({ code, reason }) => this.#set({ bye: { code, reason } }, 'connection'),
  };

  /**
   * @param {Partial<Session>} fields
   * @param {Topic} topic
   */
  #set(fields, topic) {
    Object.assign(this, fields);
    this.emit('change', topic);
  }

  /** @param {ServerMessages['welcome']} welcome */
  #welcome({ client, stages, session }) {
    this.#departure.greeted(session);
    this.client = client;
    this.bye = null;
    this.stages = stages;
    if (this.stageId === FIRST_STAGE) {
      [this.stageId, this.#opening] = this.#first.learn(stages, this.#opening);
    }
    // This comes first, because a listener may open another stage.
    if (this.stageId !== null && !this.#opening) this.#open();
    this.emit('change', 'stages');
  }

  /** Asks for the view that this page wants, also when it holds that view already. */
  #open() {
    if (this.stageId === null) return;
    this.#opening = this.#command('open', {
      stage: this.stageId,
      viewport: this.#own.ask(),
      offset: this.#own.start,
      ...(this.follows === null ? {} : { follow: this.follows }),
      ...(this.isBeside ? { beside: true } : {}),
      ...(this.view ? { resume: this.view.view, resumeRev: this.view.revision } : {}),
    });
  }

  #closeView() {
    this.#edits.flush();
    this.#reports.drop();
    if (this.view && this.drives) this.#departure.leave(this.view.view);
    else if (this.view && this.connection.state === 'open') this.#command('close', { view: this.view.view });
    this.#feed.drop();
    this.#screens.forget();
    this.actions.forgetEvents();
    this.drives = false;
    this.#opening = 0;
    this.#endSeq = 0;
  }

  /** @param {ServerMessages['opened']} opened */
  #opened({ seq, view, drives, viewport, offset, resumed }) {
    if (!this.#commands.has(seq)) return; // another session of this connection asked
    this.#commands.answer(seq);
    if (seq !== this.#opening) return void this.#command('close', { view });
    this.#opening = 0;
    if (!this.#feed.take(view, resumed)) {
      this.emit('offset', { offset, velocity: { x: 0, y: 0 }, phase: 'idle', isStart: true });
    }
    this.drives = drives;
    this.#showViewport(drives ? this.#own.viewport : viewport);
    this.#edits.resend();
    this.actions.opened();
    if (drives && this.#own.hasChanged) this.#own.tell();
    this.#departure.end({ stage: this.stageId ?? '', view });
    this.emit('opened');
  }

  /**
   * @param {import('../transport/deltaLayout.js').Delta} delta
   * @param {number} bytes
   */
  #applyDelta(delta, bytes) {
    let applied;
    try {
      // The rows of another list are no other places of the same rows.
      if (delta.base === null && this.#screens.bringsOtherList(delta.revision)) this.view?.forgetShown();
      applied = this.#feed.apply(delta);
    } catch (error) {
      return this.#fault(error, true);
    }
    if (!applied) return;
    if (applied.adjustment) this.emit('adjust', applied.adjustment);
    this.#screens.advance(delta.revision, applied.adjustment !== null);
    if (delta.contentSize) this.#showInsets();
    this.emit('delta', { bytes, ...applied });
    this.emit('change', 'view');
  }

  /**
   * @param {unknown} error
   * @param {boolean} isDelta whether it was a delta: then a snapshot is needed
   */
  #fault(error, isDelta) {
    this.#set({ lastError: refusalOf(error) }, 'error');
    if (isDelta) this.#feed.resync();
  }

  /** @param {{seq: number, view?: number, rev?: number}} ack */
  #acknowledge({ seq, view, rev }) {
    this.#commands.acknowledge(seq);
    this.#edits.acknowledge(seq);
    this.actions.acknowledge(seq);
    this.#departure.acknowledge(seq);
    this.#feed.acknowledge(view, rev);
    this.#showValues();
    if (this.isSettled) this.emit('settled');
  }

  /** @param {{seq?: number, code: string, field: string, message: string}} error */
  #refused(error) {
    let isAnswer = false;
    if (this.#first.isNeedless(error.seq) || this.#departure.isNeedless(error.seq)) return this.#commands.answer(error.seq ?? 0);
    if (error.seq !== undefined) {
      if (!this.#commands.has(error.seq)) return;
      this.#commands.answer(error.seq);
      this.#edits.refuse(error.seq);
      isAnswer = this.actions.refuse(error.seq, error);
      if (error.seq === this.#opening) {
        if (this.#departure.makesRoom(error.code)) return this.#open();
        this.#goOwnWay();
      }
      this.#showValues();
    } else if (error.code === VIEW_CLOSED && this.follows !== null) {
      this.#goOwnWay();
    }
    this.#set({ lastError: isAnswer ? { ...error, isAnswer } : error }, 'error');
  }

  /**
   * Who is followed has gone on in another view, and has closed the one before.
   * @param {import('../transport/messageTypes.js').NextView} next
   */
  #goAlong({ stage, view }) {
    this.#feed.drop();
    if (stage !== this.stageId) return this.#enter(stage, view, null);
    this.follows = view;
    this.#open();
    this.emit('change', 'view');
  }

  /** The followed view is gone, or the server does not know the held one: asks for an own view. */
  #goOwnWay() {
    const canDoWithout = this.follows !== null || this.view !== null;
    this.#opening = 0;
    this.follows = null;
    this.#feed.drop();
    this.drives = false;
    if (canDoWithout) this.#open();
    this.emit('change', 'view');
  }

  #showValues() {
    const values = this.#edits.effective;
    if (JSON.stringify(values) === JSON.stringify(this.values)) return;
    this.values = values;
    this.#showInsets();
    this.emit('change', 'values');
  }

  /** @param {Viewport} viewport */
  #showViewport(viewport) {
    this.viewport = viewport;
    this.#showInsets();
    this.emit('change', 'view');
  }

  #showInsets = () => this.view && showIn(this.view, this.viewport, this.values, this.screen);

  #screenChanged = () => [this.#showInsets(), this.emit('change', 'screen')];

  /** @param {Viewport} viewport */
  #sendViewport(viewport) {
    if (!this.view || !this.drives) return;
    this.#command('viewport', { view: this.view.view, viewport });
  }

  /** @param {ScrollReport} report */
  #scroll({ orthogonalSection, offset, velocity, phase, proposed }) {
    if (!this.view || !this.drives) return;
    if ((phase === 'drag' || phase === 'decelerate') && this.connection.isCongested) return;
    // Members that are undefined are left out of the message.
    const members = { view: this.view.view, orthogonalSection, offset, velocity, phase, proposed };
    const seq = this.#command('scroll', members);
    if (phase === 'end' && orthogonalSection === undefined) this.#endSeq = seq;
  }

  /**
   * @param {keyof ViewCommands} kind
   * @param {ViewCommands[keyof ViewCommands]} [members]
   */
  sendAction(kind, members) {
    const isMoot = kind === 'touch' && this.connection.role !== 'edit'; // it would be refused
    if (!this.view || this.#opening || this.connection.state !== 'open' || isMoot) return null;
    return this.#command(kind, { view: this.view.view, ...members });
  }

  /** @param {import('./parameterEdits.js').Edit} edit */
  #sendSet(edit) {
    if (!this.view || this.#opening) return 0;
    return this.#command('set', { view: this.view.view, ...edit });
  }
}
