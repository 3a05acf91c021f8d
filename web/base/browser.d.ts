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
declare var tesseraSocket: WebSocket | undefined;
