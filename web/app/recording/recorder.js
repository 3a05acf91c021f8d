// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../../base/emitter.js';
import { isOwnPath, pathsOf } from '../../renderer/pictures/imageStore.js';
import { isFontPath } from '../../renderer/look/appFonts.js';
import { RECORDER } from '../../store/crowd.js';
import { decodeDelta } from '../../transport/deltaDecoder.js';
import { PROTOCOL_VERSION, decodeServerMessage, encodeClientMessage } from '../../transport/messages.js';
import { RECORDED_KINDS } from '../../transport/recordedMessages.js';
import { RecordingWriter } from '../../transport/recordingFile.js';

/** @typedef {import('../../store/session.js').Session} Session */

/** Pictures and fonts of a recording: how many of each, and their bytes together. */
const MOST = Object.freeze({
  picture: { files: 400, bytes: 96 * 1024 * 1024 },
  font: { files: 32, bytes: 32 * 1024 * 1024 },
});
const PICTURE = /\.(?:png|jpe?g|webp|gif)$/i;
const CLOSE_NORMAL = 1000;

/**
 * Records what a view shows: as one more client, which follows the view, so the file has exactly what a follower gets.
 * Emits `change` while it grows, and `stop` with words when it ended by itself, or none.
 * @extends {Emitter<{change: () => void, stop: (why: string) => void}>}
 */
export class Recorder extends Emitter {
  #session;
  #clock;
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {RecordingWriter | null} */
  #writer = null;
  #startMs = 0;
  /** @type {Set<string>} */
  #pictures = new Set();
  /** @type {Set<string>} */
  #fonts = new Set();
  #WebSocketClass;

  /**
   * @param {Session} session
   * @param {import('../../base/clock.js').Clock} clock
   * @param {typeof WebSocket} [WebSocketClass]
   */
  constructor(session, clock, WebSocketClass = globalThis.WebSocket) {
    super();
    this.#session = session;
    this.#clock = clock;
    this.#WebSocketClass = WebSocketClass;
    session.on('change', (topic) => {
      const isElse = topic === 'stage' && this.isRecording && session.stageId !== this.#stage;
      if (isElse) this.#end('Another stage was opened, so the recording has ended.');
    });
  }

  #stage = '';
  title = '';

  get isRecording() {
    return this.#socket !== null;
  }

  get bytes() {
    return this.#writer?.bytes ?? 0;
  }

  get durationMs() {
    return this.#writer ? this.#clock.now() - this.#startMs : 0;
  }

  /**
   * Begins, if a view is shown.
   * @returns {boolean} whether it has begun
   */
  start() {
    const { view, stageId, stage, connection, viewport } = this.#session;
    if (this.isRecording || !view || stageId === null || !stage || connection.state !== 'open') return false;
    this.#stage = stageId;
    this.title = stage.title;
    this.#writer = null;
    this.#pictures.clear();
    this.#fonts.clear();
    const socket = new this.#WebSocketClass(connection.url);
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      const { token } = connection;
      socket.send(encodeClientMessage('hello', { protocol: PROTOCOL_VERSION, token, name: RECORDER }));
      const { dark: _, ...size } = viewport;
      const offset = { x: 0, y: 0 };
      socket.send(encodeClientMessage('open', { seq: 1, stage: stageId, viewport: size, offset, follow: view.view }));
    };
    socket.onmessage = ({ data }) => this.#socket === socket && this.#take(data);
    socket.onclose = () => this.#socket === socket && this.#end('The server ended the recording.');
    socket.onerror = () => {};
    this.emit('change');
    return true;
  }

  /**
   * Ends, and gives the file; with its pictures and fonts, which are loaded now.
   * @returns {Promise<Uint8Array | null>} `null` if nothing was recorded
   */
  async stop() {
    const durationMs = this.durationMs;
    this.#close();
    const writer = this.#writer;
    this.#writer = null;
    this.emit('change');
    if (!writer || writer.count === 0) return null;
    // A wrong font changes each line, a missing picture only its place.
    await addFiles(writer, 'font', this.#fonts);
    await addFiles(writer, 'picture', this.#pictures);
    return writer.finish(durationMs);
  }

  /** @param {string | ArrayBuffer} data */
  #take(data) {
    const atMs = this.#clock.now() - this.#startMs;
    if (typeof data !== 'string') {
      const bytes = new Uint8Array(data);
      const delta = decodeDelta(bytes);
      this.#socket?.send(encodeClientMessage('seen', { view: delta.view, rev: delta.revision }));
      this.#findFiles(delta.contents);
      return this.#add('delta', atMs, bytes);
    }
    const message = decodeServerMessage(data);
    if (message.kind === 'welcome') {
      this.#startMs = this.#clock.now();
      this.#writer = new RecordingWriter({ title: this.title, madeAt: new Date().toISOString(), clock: message.clock });
    } else if (message.kind === 'error') {
      this.#end(`The recording has ended: ${message.message}`);
    } else if (RECORDED_KINDS.has(message.kind)) {
      if (message.kind === 'screen') this.#findFiles(message.layers);
      this.#add('text', atMs, new TextEncoder().encode(data));
    }
  }

  /**
   * @param {'text' | 'delta'} kind
   * @param {number} atMs
   * @param {Uint8Array} bytes
   */
  #add(kind, atMs, bytes) {
    if (!this.#writer) return;
    if (!this.#writer.add(kind, atMs, bytes)) return this.#end('The recording is as long as one may be.');
    this.emit('change');
  }

  /** @param {string} why */
  #end(why) {
    this.#close();
    this.emit('stop', why);
  }

  #close() {
    const socket = this.#socket;
    this.#socket = null;
    if (socket && socket.readyState <= 1) socket.close(CLOSE_NORMAL);
  }

  /** @param {unknown} value of a message, in which pictures and fonts are named */
  #findFiles(value) {
    if (typeof value === 'string') {
      if (isFontPath(value)) addUpTo(this.#fonts, value, MOST.font.files);
      else if (PICTURE.test(value) && isOwnPath(value)) {
        for (const path of pathsOf(value)) addUpTo(this.#pictures, path, MOST.picture.files);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const one of Object.values(value)) this.#findFiles(one);
    }
  }
}

/**
 * @param {Set<string>} paths
 * @param {string} path
 * @param {number} most
 */
function addUpTo(paths, path, most) {
  if (paths.size < most) paths.add(path);
}

/**
 * @param {RecordingWriter} writer
 * @param {'picture' | 'font'} kind
 * @param {Iterable<string>} paths
 */
async function addFiles(writer, kind, paths) {
  let room = MOST[kind].bytes;
  for (const path of paths) {
    const bytes = await loaded(path);
    if (!bytes || bytes.length > room || !writer.addFile(kind, path, bytes)) continue;
    room -= bytes.length;
  }
}

/**
 * A file of this server, which is mostly in the browser's cache.
 * @param {string} path
 * @returns {Promise<Uint8Array | null>}
 */
async function loaded(path) {
  try {
    const answer = await fetch(path);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
