// SPDX-License-Identifier: Apache-2.0
// @ts-check

// What a row of a list shows, as the wire tells it (`transport/listDecoder.js`): lengths in pt.

/**
 * A colour as 0xRRGGBBAA.
 * @typedef {{light: number, dark: number}} ListColour
 */
/**
 * @typedef {object} ListText
 * @property {string} string
 * @property {number} size pt
 * @property {import('../../base/text.js').Font['weight']} weight
 * @property {ListColour} colour
 * @property {number} alignment 0 natural, 1 centre, 2 justified
 * @property {number} lineLimit 0 for any number
 */
/**
 * @typedef {object} ListImage
 * @property {string} name path of a file, or a symbol's name
 * @property {boolean} isSymbol
 * @property {number} width
 * @property {number} height
 * @property {number} slotWidth
 * @property {number} slotHeight
 * @property {ListColour} tint
 * @property {number} cornerRadius
 */
/**
 * @typedef {object} ListAccessory
 * @property {number} kind one of `accessoryKinds`
 * @property {number} width
 * @property {number} height
 * @property {number} slotWidth
 * @property {ListColour} tint
 * @property {ListColour | null} ground
 * @property {ListText | null} text
 * @property {boolean} isHidden
 * @property {boolean} isOn
 * @property {boolean} showsLine
 */
/**
 * @typedef {object} ListSeparator
 * @property {number | null} leading `null` begins at the text
 * @property {number} trailing
 * @property {ListColour} colour
 */
/**
 * @typedef {{top: number, leading: number, bottom: number, trailing: number}} ListInsets
 */
/**
 * @typedef {object} ListBackground
 * @property {ListColour | null} colour
 * @property {ListInsets} insets
 * @property {number} topRadius
 * @property {number} bottomRadius
 * @property {ListColour | null} stroke
 * @property {number} strokeWidth
 * @property {boolean} isBlurred
 * @property {ListShadow | null} [shadow]
 */
/**
 * The shadow of a background. Lengths are in pt.
 * @typedef {object} ListShadow
 * @property {number} x to the right
 * @property {number} y downwards
 * @property {number} radius the deviation of a Gaussian
 * @property {number} opacity 0 to 1
 * @property {ListColour} colour
 * @property {number[][] | null} [outline] what throws it in place of the background, from the
 *   background's upper left corner; each step is its kind, then x and y of its points
 */
/**
 * @typedef {object} ListContent
 * @property {ListImage | null} image
 * @property {ListText | null} text
 * @property {ListText | null} secondaryText
 * @property {ListInsets} margins
 * @property {number} minimumHeight
 * @property {number} imageToText
 * @property {number} textToSecondaryHorizontal
 * @property {number} textToSecondaryVertical
 * @property {boolean} prefersSideBySide
 * @property {number} opacity 0 to 1
 * @property {number} indentation
 * @property {boolean} indentsAccessories
 * @property {ListAccessory[]} leading
 * @property {ListAccessory[]} trailing
 * @property {number} accessorySpacing
 * @property {ListSeparator | null} topSeparator
 * @property {ListSeparator | null} bottomSeparator
 * @property {ListBackground} background
 * @property {boolean} isRightToLeft
 * @property {boolean} hasLeadingActions whether the row can be moved aside where reading starts
 * @property {boolean} hasTrailingActions the same for the other side
 */

/** The values of `ListAccessory.kind`. */
export const accessoryKinds = Object.freeze({
  checkmark: 0,
  disclosureIndicator: 1,
  detail: 2,
  delete: 3,
  insert: 4,
  multiselect: 5,
  label: 6,
  outlineDisclosure: 7,
  popUpMenu: 8,
  reorder: 9,
  custom: 10,
});
