// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * @typedef {{width: number, height: number}} WireSize in 1/64 pt
 * @typedef {{dx: number, dy: number}} WireVector in 1/64 pt
 * @typedef {{a: number, b: number, c: number, d: number, tx: number, ty: number,
 *   g?: number, h?: number, w?: number}} WireTransform with g, h and w when it has perspective
 * @typedef {{edge: number, lower: number, upper: number}} WirePin in 1/64 pt
 */
/**
 * An animation; `responseMs` and `dampingPerMille` belong to springs, and to the ends of a transition
 * that somebody has in hand. While it is in hand only `transition` and `progress` mean something. A cubic
 * Bézier has its two control points, in thousandths.
 * @typedef {object} WireAnimation
 * @property {keyof typeof curves} curve
 * @property {number} durationMs
 * @property {number} startMs of the server's monotonic clock
 * @property {number} [transition] its number
 * @property {number} [progress] in 1/4096 of the way
 * @property {number} [responseMs]
 * @property {number} [dampingPerMille]
 * @property {number} [x1] from 0 to 1000
 * @property {number} [y1]
 * @property {number} [x2] from 0 to 1000
 * @property {number} [y2]
 */
/**
 * What elements show.
 * @typedef {object} WireContent
 * @property {number} id
 * @property {number} style
 * @property {number} hue
 * @property {number | null} colour 0xRRGGBB
 * @property {string} title
 * @property {string} subtitle
 * @property {string} image
 * @property {number | null} selectedColour 0xRRGGBB of the ground while selected or highlighted
 * @property {boolean} isPlaceholder whether its data is still being loaded
 * @property {number | null} progress how much of the data is there, in percent
 * @property {ReturnType<typeof import('./listDecoder.js').readListContent> | null} list what a row of a list
 *   shows, in pt
 * @property {import('./figureDecoder.js').WireFigure | null} figure shape of the cell and what stands in it, in pt
 */
/**
 * An element's attributes; lengths in 1/64 pt, alpha in 1/255.
 * @typedef {object} WireAttributes
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} alpha
 * @property {number} zIndex
 * @property {boolean} isHidden
 * @property {WireTransform | null} transform
 * @property {number} content
 * @property {number} section
 * @property {number} item
 * @property {WirePin | null} pin
 * @property {number} state bits of `elementStates`
 * @property {number} slot number of the reusable view that shows the element
 * @property {number} orthogonalSectionId the orthogonal section that it moves with; 0 is none
 * @property {WireTrack[]} tracks how it looks at other offsets
 */
/**
 * How an element looks at other offsets along one axis.
 * @typedef {object} WireTrack
 * @property {number} axis one of `trackAxes`
 * @property {number} fields mask of `changeFields`: what the samples tell
 * @property {WireSample[]} samples by ascending offset
 */
/**
 * By how much an element's attributes differ at one offset; fields that the track does not name are 0.
 * @typedef {object} WireSample
 * @property {number} offset
 * @property {number} dx
 * @property {number} dy
 * @property {number} dWidth
 * @property {number} dHeight
 * @property {number} dAlpha
 * @property {WireTransform | null} transform
 */
/**
 * The attributes of an element, without its frame, that a mask of `changeFields` names.
 * @typedef {Partial<Omit<WireAttributes, 'x' | 'y' | 'width' | 'height'>>} NamedAttributes
 */
/**
 * The fields that changed: differences for the frame, new values for the rest. Values whose bit is
 * not set in `fields` mean nothing and may be absent.
 * @typedef {{fields: number, dx: number, dy: number, dWidth: number, dHeight: number}
 *   & NamedAttributes} AttributeChange with `fields` as a mask of `changeFields`
 */
/**
 * @typedef {{id: number, final: AttributeChange | null}} Removal
 * @typedef {{id: number, change: AttributeChange}} Update
 */
/**
 * An element that comes.
 * @typedef {object} Insertion
 * @property {number} id
 * @property {number} category 0 cell, 1 supplementary, 2 decoration
 * @property {string} kind
 * @property {string} key
 * @property {WireAttributes} attributes
 * @property {AttributeChange | null} initial
 */
/**
 * An orthogonal section; lengths in 1/64 pt. Its elements are told where they stand at the offset 0; at
 * another offset they stand further to the left, or up, by that offset.
 * @typedef {object} WireOrthogonalSection
 * @property {number} id
 * @property {string} key
 * @property {boolean} isVertical
 * @property {boolean} moves whether the offset holds also for clients that know the section already
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} lower
 * @property {number} upper
 * @property {number} offset
 * @property {number} behaviour
 * @property {number} bounce
 * @property {number} rate
 * @property {Rests[]} rests
 */
/** @typedef {{count: number, first: number, last: number}} Rests equally far apart, ascending */
/**
 * Without a section it is gone.
 * @typedef {{id: number, section: WireOrthogonalSection | null}} OrthogonalSectionRecord
 */
/**
 * The changes of a view's elements between two revisions; a snapshot when `base` is null.
 * @typedef {object} Delta
 * @property {number} view
 * @property {number} revision
 * @property {number | null} base
 * @property {WireSize | null} contentSize
 * @property {WireAnimation | null} animation
 * @property {WireVector | null} offsetAdjustment added to the content offset
 * @property {OrthogonalSectionRecord[]} orthogonalSections
 * @property {WireContent[]} contents
 * @property {Removal[]} removed
 * @property {Update[]} updated
 * @property {Insertion[]} inserted
 */

/** First byte of a binary message. */
export const binaryKinds = Object.freeze({ snapshot: 1, delta: 2, file: 3 });

/** Which parts a delta has. */
export const deltaFlags = Object.freeze({
  contentSize: 1,
  animation: 2,
  contents: 4,
  removed: 8,
  updated: 16,
  inserted: 32,
  offsetAdjustment: 64,
  orthogonalSections: 128,
  known: 255,
});

/** Which optional parts a content has. */
export const contentBits = Object.freeze({
  colour: 1,
  subtitle: 2,
  image: 4,
  hue: 8,
  selectedColour: 16,
  placeholder: 32,
  list: 64,
  progress: 128,
  figure: 256,
  known: 511,
});

/** The states of the view that shows an element, as the collection view tells them. */
export const elementStates = Object.freeze({
  selected: 1,
  highlighted: 2,
  editing: 4,
  known: 7,
});

/** The byte of an insertion after its id. */
export const insertionShape = Object.freeze({
  categoryMask: 3,
  hasInitial: 4,
  followsPrevious: 8,
  known: 15,
  lastCategory: 2,
});

/** Numbers on the wire for transforms. */
export const transformForm = Object.freeze({ identity: 0, affine: 1, projective: 2 });

/** Numbers on the wire for curves. */
export const curves = Object.freeze({
  easeInOut: 1, spring: 2, interactive: 3, finish: 4, cancel: 5, cubic: 6,
});

/** The value of a control point's place for the whole. */
export const CUBIC_UNITS = 1000;

/** The value of an animation's `progress` for the whole way. */
export const PROGRESS_UNITS = 4096;

/** The mask of a change. */
export const changeFields = Object.freeze({
  origin: 1,
  size: 2,
  alpha: 4,
  zIndex: 8,
  hidden: 16,
  transform: 32,
  content: 64,
  position: 128,
  pin: 256,
  state: 512,
  slot: 1024,
  orthogonalSection: 2048,
  samples: 4096,
  known: 8191,
});

/** The fields that an insertion may tell beside its frame, slot and position. */
export const insertableFields =
  changeFields.alpha |
  changeFields.zIndex |
  changeFields.hidden |
  changeFields.transform |
  changeFields.content |
  changeFields.pin |
  changeFields.state |
  changeFields.orthogonalSection |
  changeFields.samples;

/** What scrolls along a track: the content, up and down or sideways, or the element's orthogonal section. */
export const trackAxes = Object.freeze({ vertical: 1, horizontal: 2, orthogonalSection: 3 });

/** The byte of an orthogonal section after its key, and the greatest values of its bytes. */
export const sectionBits = Object.freeze({ vertical: 1, moves: 2, known: 3 });
export const LAST_BEHAVIOUR = 5;
export const LAST_BOUNCE = 2;

/** The numbers that the next record of a list is relative to: each from the last record that had it. */
export class ChangePrediction {
  dx = 0;
  dy = 0;
  dWidth = 0;
  dHeight = 0;
  content = 0;
  section = 0;
  item = 0;
  orthogonalSectionId = 0;
}

/**
 * The attributes of an element at the origin without size, fully opaque.
 * @returns {WireAttributes}
 */
export function newAttributes() {
  return {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    alpha: 255,
    zIndex: 0,
    isHidden: false,
    transform: null,
    content: 0,
    section: 0,
    item: 0,
    pin: null,
    state: 0,
    slot: 0,
    orthogonalSectionId: 0,
    tracks: [],
  };
}
