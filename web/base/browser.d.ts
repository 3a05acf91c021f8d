// SPDX-License-Identifier: Apache-2.0

// What browsers have and the types of TypeScript 4.8 do not know yet.

interface CanvasPath {
  roundRect(x: number, y: number, width: number, height: number, radii?: number | number[]): void;
}

/** What Safari tells of two fingers on a trackpad. */
interface GestureEvent extends MouseEvent {
  readonly scale: number;
  readonly rotation?: number;
}

interface HTMLElementEventMap {
  gesturestart: GestureEvent;
  gesturechange: GestureEvent;
  gestureend: GestureEvent;
}

interface CanvasTextDrawingStyles {
  textRendering: 'auto' | 'optimizeSpeed' | 'optimizeLegibility' | 'geometricPrecision';
}

/** A canvas that is not in the page; the page uses it to make pictures. */
declare class OffscreenCanvas {
  constructor(width: number, height: number);
  width: number;
  height: number;
  getContext(kind: '2d'): CanvasRenderingContext2D | null;
  transferToImageBitmap(): ImageBitmap;
  convertToBlob(options: { type: string; quality: number }): Promise<Blob>;
}

/** The socket that `boot.js` opens. */
declare var tesseraSocket: import('../transport/earlySocket.js').EarlySocket | undefined;

/** What WebCodecs have, as far as films need it. */
interface FilmConfiguration {
  codec: string;
  width: number;
  height: number;
  bitrate: number;
  framerate: number;
}

interface EncodedVideoChunk {
  readonly type: 'key' | 'delta';
  /** µs */
  readonly timestamp: number;
  readonly byteLength: number;
  copyTo(bytes: Uint8Array): void;
}

declare class VideoFrame {
  constructor(picture: CanvasImageSource, options: { timestamp: number; duration: number });
  close(): void;
}

declare class VideoEncoder extends EventTarget {
  static isConfigSupported(config: FilmConfiguration): Promise<{ supported: boolean }>;
  constructor(listeners: { output: (chunk: EncodedVideoChunk) => void; error: (error: Error) => void });
  readonly state: 'unconfigured' | 'configured' | 'closed';
  readonly encodeQueueSize: number;
  configure(config: FilmConfiguration): void;
  encode(frame: VideoFrame, options: { keyFrame: boolean }): void;
  flush(): Promise<void>;
  close(): void;
}
