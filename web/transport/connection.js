// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../base/clock.js';
import { Emitter } from '../base/emitter.js';
import { backoffMs } from './backoff.js';
import { ClockOffset } from './clockOffset.js';
import { decodeDelta } from './deltaDecoder.js';
import {
  closeCodes,
  decodeServerMessage,
  encodeClientMessage,
  PROTOCOL_VERSION,
} from './messages.js';
import { readFrames } from './socketFrames.js';

/** @typedef {import('./deltaLayout.js').Delta} Delta */
/** @typedef {import('./messageTypes.js').Commands} Commands */
/** @typedef {import('./messageTypes.js').Notes} Notes */
/** @typedef {import('./messageTypes.js').ServerMessage} ServerMessage */
/**
 * @typedef {object} ConnectionEvents
 * @property {(state: ConnectionState) => void} state
 * @property {() => void} greeted
 * @property {(message: ServerMessage) => void} message
 * @property {(delta: Delta, bytes: number) => void} delta
 * @property {(error: unknown, isDelta: boolean) => void} fault
 * @property {(kind: keyof Commands) => void} command
 */
/** @typedef {'connecting' | 'open' | 'reconnecting' | 'stopped' | 'refused'} ConnectionState */
/**
 * @typedef {object} ConnectionOptions
 * @property {string} url
 * @property {string} [token]
 * @property {string} [name] to show to others
 * @property {import('../base/clock.js').Clock} [clock]
 * @property {typeof WebSocket} [WebSocketClass]
 * @property {() => number} [random]
 * @property {(bytes: Uint8Array) => Delta} [decode]
 * @property {import('./earlySocket.js').EarlySocket | null} [earlySocket]
 */

/** Close codes after which another attempt would end the same way, with what to tell people. */
export const REFUSALS = new Map([
  [closeCodes.token, 'The server needs a token, and this address has no valid one.'],
  [closeCodes.version, 'The server speaks another version of the protocol. Reload the page.'],
  [closeCodes.replaced, 'Another page continues this session.'],
  [closeCodes.pageSaved, 'The page was saved. Reload it.'],
  [closeCodes.linkEnded, 'This link has ended. Ask for a new one.'],
]);

/** Pings right after opening, close together, so that the clocks agree soon. */
const FIRST_PINGS = 8;
const FIRST_PING_INTERVAL_MS = 60;
const PING_INTERVAL_MS = 5000;
/** A server that does not answer a ping within this time is gone. */
const DEAD_AFTER_MS = 10_000;
/** A socket that has not opened by then is given up. */
const OPENING_LIMIT_MS = 10_000;
/** After a connection that lasted this long, the delays between attempts start again from the first. */
const STABLE_MS = 2000;
/** From this many unsent bytes on, reports that can be left out are left out. */
const CONGESTED_BYTES = 64 * 1024;
const CLOSE_NORMAL = 1000;
/** The state of a socket that is open; while it opens it has a lower one. */
const OPEN = 1;

/**
 * The messages of a head start, or `null` if it was not welcome: then the socket hears the reason.
 * @param {(string | ArrayBuffer)[]} messages
 */
function welcoming(messages) {
  const [first] = messages;
  return typeof first === 'string' && decodeServerMessage(first).kind === 'welcome' ? messages : null;
}

/**
 * Keeps a WebSocket open: greets the server, reconnects, and measures the server's clock.
 *
 * Emits `state` when `state` changed, `greeted` when it has said hello and not heard the answer, `message` with each JSON message, `delta` with each decoded delta
 * and its length in bytes, `fault` with the error when something could not be read, and with whether
 * that was a delta, and `command` with the kind of each command that was sent.
 * @extends {Emitter<ConnectionEvents>}
 */
export class Connection extends Emitter {
  /** @type {ConnectionState} */
  state = 'stopped';
  /** Failed attempts in a row. */
  attempt = 0;
  /** When the next attempt is made, on the page's clock; `null` while none is planned. */
  /** @type {number | null} */
  retryAtMs = null;
  /** @type {{code: number, reason: string} | null} why the server refuses this page */
  refusal = null;
  /**
   * The name that the server gave this session; the page greets with it again after a reconnect.
   * @type {string | null}
   */
  session = null;
  /** @type {import('./messageTypes.js').ClientRole} what the server lets this page do */
  role = 'edit';
  #clockOffset = new ClockOffset();
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {import('./earlySocket.js').EarlySocket | null} */
  #earlySocket;
  /** @type {import('./earlySocket.js').HeadStart | null} whose answer is awaited before the socket is used */
  #start = null;
  /** @type {string[] | null} the commands of the head start that this page has not given, while it is asked for them */
  #said = null;
  #seq = 0;
  /** Whether commands may follow the greeting now. */
  #isGreeting = false;
  #pingCount = 0;
  /** @type {number | null} when the oldest unanswered ping was sent */
  #unansweredMs = null;
  #openedMs = -Infinity;
  /** @type {(() => void) | null} */
  #cancelTimer = null;

  /** @param {ConnectionOptions} options */
  constructor({
    url,
    token,
    name,
    clock = systemClock,
    WebSocketClass = globalThis.WebSocket,
    random = Math.random,
    decode = decodeDelta,
    earlySocket = null,
  }) {
    super();
    this.url = url;
    this.token = token;
    this.name = name;
    this.clock = clock;
    this.WebSocketClass = WebSocketClass;
    this.random = random;
    this.decode = decode;
    this.#earlySocket = earlySocket;
  }

  /** Round trip of the fastest of the last pings, in ms; `NaN` before the first answer. */
  get rttMs() {
    return this.#clockOffset.rttMs;
  }

  /** Whether so much is unsent that reports should be left out. */
  get isCongested() {
    return (this.#socket?.bufferedAmount ?? 0) > CONGESTED_BYTES;
  }

  /** Number of the last command. */
  get lastSeq() {
    return this.#seq;
  }

  /** The server's clock, in ms. */
  serverNow() {
    return this.clock.now() + this.#clockOffset.offsetMs;
  }

  /**
   * The page's time for a time of the server's clock.
   * @param {number} serverMs
   */
  toLocalMs(serverMs) {
    return serverMs - this.#clockOffset.offsetMs;
  }

  /** Connects, and connects again whenever the connection ends. */
  start() {
    if (this.state === 'stopped' || this.state === 'refused') {
      this.refusal = null;
      this.attempt = 0;
      this.#connect('connecting');
    }
  }

  /** Says goodbye and stays away. */
  stop() {
    this.send('bye');
    this.#forgetSocket(CLOSE_NORMAL);
    this.#enter('stopped');
  }

  /** Makes the next attempt now, for example because the network is back. */
  retryNow() {
    if (this.state === 'reconnecting' && this.retryAtMs !== null) this.#connect('reconnecting');
  }

  /**
   * Sends a message; it is lost while the connection is not open.
   * @template {keyof Notes} Kind
   * @param {Kind} kind
   * @param {Notes[Kind]} [members]
   * @returns {boolean} whether it was handed to the socket
   */
  send(kind, members) {
    if (this.state !== 'open') return false;
    this.#socket?.send(encodeClientMessage(kind, members));
    return true;
  }

  /**
   * Sends a message that the server acknowledges.
   * @template {keyof Commands} Kind
   * @param {Kind} kind
   * @param {Commands[Kind]} members
   * @returns {number} its number, or 0 when the connection is neither open nor has just been greeted
   */
  sendCommand(kind, members) {
    if (this.#said) return this.#sayAgain(this.#said, kind, members);
    if (this.state !== 'open' && !this.#isGreeting) return 0;
    this.#seq += 1;
    this.#socket?.send(encodeClientMessage(kind, { seq: this.#seq, ...members }));
    this.emit('command', kind);
    return this.#seq;
  }

  /**
   * Gives the number of a command that the head start has said already, or 0 if it has said another one.
   * @template {keyof Commands} Kind
   * @param {string[]} said
   * @param {Kind} kind
   * @param {Commands[Kind]} members
   */
  #sayAgain(said, kind, members) {
    const seq = this.#seq + 1;
    if (said[0] !== encodeClientMessage(kind, { seq, ...members })) return 0;
    said.shift();
    this.#seq = seq;
    this.emit('command', kind);
    return seq;
  }

  /** @param {ConnectionState} state */
  #connect(state) {
    this.retryAtMs = null;
    this.#enter(state);
    const early = this.#takeEarly();
    const socket = early?.socket ?? new this.WebSocketClass(this.url);
    this.#socket = socket;
    this.#start = early?.start ?? null;
    socket.binaryType = 'arraybuffer';
    const ifCurrent = (/** @type {() => void} */ react) => {
      if (this.#socket === socket) react();
    };
    socket.onopen = () => ifCurrent(() => this.#greet());
    socket.onmessage = ({ data }) => ifCurrent(() => this.#receive(data));
    socket.onclose = ({ code, reason }) => ifCurrent(() => this.#closed(code, reason));
    socket.onerror = () => {};
    this.#wait(OPENING_LIMIT_MS, () => this.#lose());
    if (socket.readyState === OPEN) this.#greet();
    const start = this.#start;
    start?.answer.then((bytes) => ifCurrent(() => this.#takeAnswer(start, bytes)));
  }

  /** @returns {import('./earlySocket.js').EarlySocket | null} unless it has closed or was used */
  #takeEarly() {
    const early = this.#earlySocket;
    this.#earlySocket = null;
    if (!early || early.socket.readyState > OPEN) return null;
    // Who greets otherwise would wait in vain.
    return early.start?.said[0] === this.greeting ? early : { ...early, start: null };
  }

  /**
   * Takes what the head start brought, as if the socket had; then the socket continues that session.
   * @param {import('./earlySocket.js').HeadStart} start
   * @param {ArrayBuffer | null} bytes
   */
  #takeAnswer({ said }, bytes) {
    const messages = bytes && this.#read(false, () => welcoming(readFrames(bytes)));
    if (messages) {
      this.#said = said.slice(1);
      this.emit('greeted');
      const isWanted = this.#said.length === 0;
      this.#said = null;
      if (isWanted) for (const data of messages) this.#receive(data);
    }
    this.#start = null;
    if (this.#socket?.readyState === OPEN) this.#greet();
  }

  /** What a page says first that continues no session. */
  get greeting() {
    return this.#hello(null);
  }

  /** @param {string | null} session */
  #hello(session) {
    const { token, name } = this;
    return encodeClientMessage('hello', { protocol: PROTOCOL_VERSION, token, name, session: session ?? undefined });
  }

  #greet() {
    if (this.#start) return;
    this.#socket?.send(this.#hello(this.session));
    // What is sent now arrives with the greeting, a round trip before what waits for the answer.
    this.#isGreeting = true;
    this.emit('greeted');
    this.#isGreeting = false;
  }

  /** @param {string | ArrayBuffer} data */
  #receive(data) {
    if (typeof data !== 'string') {
      const delta = this.#read(true, () => this.decode(new Uint8Array(data)));
      if (delta) this.emit('delta', delta, data.byteLength);
      return;
    }
    const message = this.#read(false, () => decodeServerMessage(data));
    if (message?.kind === 'welcome') this.#welcome(message);
    if (message?.kind === 'pong') this.#pong(message);
    else if (message) this.emit('message', message);
  }

  /**
   * @template T
   * @param {boolean} isDelta
   * @param {() => T} decode
   * @returns {T | null}
   */
  #read(isDelta, decode) {
    try {
      return decode();
    } catch (error) {
      this.emit('fault', error, isDelta);
      return null;
    }
  }

  /** @param {{session: string, clock: number, role?: import('./messageTypes.js').ClientRole}} welcome */
  #welcome(welcome) {
    this.session = welcome.session;
    this.role = welcome.role ?? 'edit';
    this.#clockOffset.reset(welcome.clock, this.clock.now());
    // Nothing can be sent before the socket is open.
    if (this.#start) return;
    this.#openedMs = this.clock.now();
    this.#pingCount = 0;
    this.#unansweredMs = null;
    this.#enter('open');
    this.#ping();
  }

  #ping() {
    const nowMs = this.clock.now();
    if (this.#unansweredMs !== null && nowMs - this.#unansweredMs >= DEAD_AFTER_MS) {
      this.#lose();
      return;
    }
    this.send('ping', { c: nowMs });
    this.#unansweredMs ??= nowMs;
    this.#pingCount += 1;
    const isEarly = this.#pingCount < FIRST_PINGS;
    this.#wait(isEarly ? FIRST_PING_INTERVAL_MS : PING_INTERVAL_MS, () => this.#ping());
  }

  /** @param {{c: number, s: number}} pong */
  #pong({ c, s }) {
    this.#unansweredMs = null;
    this.#clockOffset.add(c, s, this.clock.now());
  }

  /** Gives up a socket that does not answer. */
  #lose() {
    this.#forgetSocket();
    this.#retryLater();
  }

  /**
   * @param {number} code
   * @param {string} reason
   */
  #closed(code, reason) {
    this.#forgetSocket();
    const refusal = REFUSALS.get(code);
    if (refusal === undefined) return this.#retryLater();
    this.refusal = { code, reason: reason || refusal };
    this.#enter('refused');
  }

  #retryLater() {
    const nowMs = this.clock.now();
    if (this.state === 'open' && nowMs - this.#openedMs >= STABLE_MS) this.attempt = 0;
    const delayMs = backoffMs(this.attempt, this.random);
    this.attempt += 1;
    this.retryAtMs = nowMs + delayMs;
    this.#wait(delayMs, () => this.#connect('reconnecting'));
    this.#enter('reconnecting');
  }

  /** @param {number} [code] */
  #forgetSocket(code) {
    const socket = this.#socket;
    this.#socket = null;
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.retryAtMs = null;
    // A socket that is still opening throws when it is closed with a code in some browsers.
    if (socket && socket.readyState <= 1) socket.close(...(code ? [code] : []));
  }

  /**
   * Sets the one timer: at any moment there is only one thing to wait for.
   * @param {number} delayMs
   * @param {() => void} action
   */
  #wait(delayMs, action) {
    this.#cancelTimer?.();
    this.#cancelTimer = this.clock.schedule(action, delayMs);
  }

  /** @param {ConnectionState} state */
  #enter(state) {
    if (this.state === state && state !== 'reconnecting') return;
    this.state = state;
    this.emit('state', state);
  }
}
