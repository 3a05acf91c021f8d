// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * An element as the renderer sees it; rectangles are in content coordinates, in points.
 * @typedef {object} SceneElement
 * @property {number} id
 * @property {number} category 0 cell, 1 supplementary, 2 decoration
 * @property {string} kind
 * @property {string} key
 * @property {number} section
 * @property {number} item
 * @property {SceneContent | null | undefined} content
 * @property {number} zIndex
 * @property {boolean} isHidden
 * @property {object | null} pin
 * @property {object | null} [tracks] how it changes with the scrolling
 * @property {Shown} shown
 * @property {number} [state] bits: 1 selected, 2 highlighted, 4 editing
 * @property {number} [slot] number of the reusable view that shows it
 * @property {import('./swipeLayout.js').RowAside | null} [aside] how far a row of a list is moved aside
 */

/**
 * How an element is shown at this moment.
 * @typedef {object} Shown
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} alpha
 * @property {{a: number, b: number, c: number, d: number, tx: number, ty: number} | null} transform
 * @property {number} [lift] how far it is lifted from the stage, from 0 to 1
 * @property {SceneContent | null} [was] a content of another kind that still fades out
 * @property {number} [wasLevel] how much of that is seen, from 0 to 1
 */

/**
 * What an element shows.
 * @typedef {object} SceneContent
 * @property {number} style 0 tile, 1 header, 2 footer, 3 glyph, 4 row, 5 list
 * @property {string} title
 * @property {string} subtitle
 * @property {number | null} colour 0xRRGGBB
 * @property {number} hue
 * @property {string} image
 * @property {number | null} [selectedColour] of the ground while selected or highlighted, 0xRRGGBB
 * @property {boolean} [isPlaceholder] whether the data is still being loaded
 * @property {number | null} [progress] how much of it is there, in percent
 * @property {import('./listContent.js').ListContent | null} [list] what a row of a list shows
 * @property {import('../../transport/figureDecoder.js').WireFigure | null} [figure] shape and parts of the cell
 */

/**
 * Everything that one frame shows.
 * @typedef {object} Scene
 * @property {SceneElement[]} elements in paint order
 * @property {{x: number, y: number}} offset
 * @property {{width: number, height: number}} viewport
 * @property {{top: number, left: number, bottom: number, right: number}} insets
 * @property {import('../look/theme.js').Theme} theme
 * @property {boolean} [isMirrored] whether tiles, headers and rows are read from right to left
 * @property {number | null} focusedId the selected element
 * @property {boolean} hasFocus whether the keyboard is on the canvas
 * @property {number | null} hoveredId
 * @property {Map<string, 'note' | 'warning' | 'error'>} diagnosticsByKey
 * @property {import('./scrollIndicator.js').Indicator[]} indicators
 * @property {'none' | 'reuse'} [overlayMode] what is painted on top of elements
 * @property {boolean} [hasNoPaper] whether elements are painted on what is there already
 * @property {import('../../transport/messageTypes.js').StageScreen | null} [screen] what an app's screen shows
 *   around the elements
 * @property {number} nowMs
 */

/**
 * A viewport and the device pixels that it covers.
 * @typedef {{widthPt: number, heightPt: number, widthPx: number, heightPx: number}} PaintSize
 */

/**
 * Paints scenes. An implementation keeps no state of the stage: it knows only the scene.
 * @typedef {object} Renderer
 * @property {(size: PaintSize) => void} resize
 * @property {(scene: Scene) => boolean} drawContent tells whether a picture or a state still fades
 * @property {(scene: Scene) => void} drawOverlay
 * @property {() => void} dispose
 */

export {};
