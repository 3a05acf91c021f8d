// SPDX-License-Identifier: Apache-2.0

// What browsers have and the types of TypeScript 4.8 do not know yet.

interface CanvasPath {
  roundRect(x: number, y: number, width: number, height: number, radii?: number | number[]): void;
}

interface CanvasTextDrawingStyles {
  textRendering: 'auto' | 'optimizeSpeed' | 'optimizeLegibility' | 'geometricPrecision';
}
