// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{isEvenOdd: boolean, steps: number[][]}} Outline steps: kind, then x and y of the points */
/** @typedef {{width: number, height: number, outline: Outline | null}} Shape */

/** The kinds of an outline's steps, as the wire has them. */
export const stepKinds = Object.freeze({ move: 0, line: 1, quadratic: 2, cubic: 3, close: 4 });
/** How many lines replace a curve where lines are needed. */
const LINES_OF_CURVE = 16;

const UNSTRETCHED = Object.freeze({ across: 1, down: 1 });

/** @type {WeakMap<Outline, number[][]>} */
const polygons = new WeakMap();

/**
 * Adds an outline to the context's path, stretched from the size it was made for to a box.
 * @param {CanvasRenderingContext2D | Path2D} path
 * @param {Shape} shape
 * @param {Box} box
 */
export function traceShape(path, { width, height, outline }, box) {
  if (!outline || width <= 0 || height <= 0) return path.rect(box.x, box.y, box.width, box.height);
  const across = box.width / width;
  const down = box.height / height;
  traceSteps(path, outline.steps, box, { across, down });
}

/**
 * Adds the steps of an outline to the context's path.
 * @param {CanvasRenderingContext2D | Path2D} path
 * @param {number[][]} steps
 * @param {{x: number, y: number}} corner from which the points of the steps count
 * @param {{across: number, down: number}} stretch
 */
export function traceSteps(path, steps, corner, { across, down } = UNSTRETCHED) {
  const { x, y } = corner;
  // A loop without arrays of its own, because shapes are traced in every frame.
  for (const [kind, a, b, c, d, e, f] of steps) {
    if (kind === stepKinds.move) path.moveTo(x + a * across, y + b * down);
    else if (kind === stepKinds.line) path.lineTo(x + a * across, y + b * down);
    else if (kind === stepKinds.quadratic) {
      path.quadraticCurveTo(x + a * across, y + b * down, x + c * across, y + d * down);
    } else if (kind === stepKinds.cubic) {
      const [endX, endY] = [x + e * across, y + f * down];
      path.bezierCurveTo(x + a * across, y + b * down, x + c * across, y + d * down, endX, endY);
    } else path.closePath();
  }
}

/**
 * Steps whose points count from somewhere else, and are stretched.
 * @param {number[][]} steps
 * @param {{x: number, y: number}} corner
 * @param {{across: number, down: number}} stretch
 * @returns {number[][]}
 */
export function placedSteps(steps, corner, { across, down }) {
  return steps.map(([kind, ...points]) => [
    kind,
    ...points.map((value, at) => (at % 2 === 0 ? corner.x + value * across : corner.y + value * down)),
  ]);
}

/**
 * How the context is to fill an outline.
 * @param {Shape} shape
 * @returns {CanvasFillRule}
 */
export function fillRuleOf({ outline }) {
  return outline?.isEvenOdd ? 'evenodd' : 'nonzero';
}

/**
 * Whether a point of a box is within the outline that is stretched to the box; always, without an outline.
 * @param {Shape | null | undefined} shape
 * @param {Box} box
 * @param {number} x
 * @param {number} y
 * @returns {boolean}
 */
export function shapeContains(shape, box, x, y) {
  if (!shape?.outline || box.width <= 0 || box.height <= 0) return true;
  const ownX = ((x - box.x) * shape.width) / box.width;
  const ownY = ((y - box.y) * shape.height) / box.height;
  let sum = 0;
  let count = 0;
  for (const corners of polygonsOf(shape.outline)) {
    for (let at = 0; at < corners.length; at += 2) {
      const next = (at + 2) % corners.length;
      const y0 = corners[at + 1];
      const y1 = corners[next + 1];
      if (y0 <= ownY === y1 <= ownY) continue;
      const x0 = corners[at];
      if (x0 + ((ownY - y0) / (y1 - y0)) * (corners[next] - x0) <= ownX) continue;
      sum += y0 <= ownY ? 1 : -1;
      count += 1;
    }
  }
  return shape.outline.isEvenOdd ? count % 2 === 1 : sum !== 0;
}

/**
 * The outline as closed polygons, each x, y, x, y, …
 * @param {Outline} outline
 * @returns {number[][]}
 */
function polygonsOf(outline) {
  const known = polygons.get(outline);
  if (known) return known;
  /** @type {number[][]} */
  const made = [];
  /** @type {number[]} */
  let own = [];
  for (const step of outline.steps) {
    if (step[0] === stepKinds.move) {
      own = [step[1], step[2]];
      made.push(own);
    } else if (step[0] <= stepKinds.cubic && own.length > 0) {
      addCurve(own, step.slice(1));
    } else if (own.length > 0) {
      // A part that continues after its end begins again where it began.
      own = own.slice(0, 2);
      made.push(own);
    }
  }
  polygons.set(outline, made);
  return made;
}

/**
 * @param {number[]} polygon
 * @param {number[]} points
 */
function addCurve(polygon, points) {
  const curve = [...polygon.slice(-2), ...points];
  if (points.length === 2) {
    polygon.push(...points);
    return;
  }
  for (let at = 1; at <= LINES_OF_CURVE; at += 1) {
    polygon.push(...pointOf(curve, at / LINES_OF_CURVE));
  }
}

/**
 * A point of a Bézier curve, by de Casteljau's rule.
 * @param {number[]} curve x, y, x, y, …
 * @param {number} part of its range
 */
function pointOf(curve, part) {
  let points = curve;
  while (points.length > 2) {
    const { length } = points;
    const last = points;
    points = last.slice(0, length - 2).map((value, at) => value + (last[at + 2] - value) * part);
  }
  return points;
}

/**
 * The steps of straight lines through some points each.
 * @param {[number, number][][]} lines
 * @returns {number[][]}
 */
export function straightSteps(lines) {
  const steps = [];
  for (const points of lines) {
    for (const point of points) {
      steps.push([point === points[0] ? stepKinds.move : stepKinds.line, point[0], point[1]]);
    }
  }
  return steps;
}
