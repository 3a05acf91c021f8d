// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { placesAround } from './spacingModel.js';
import { parameterOf } from './spacingParameters.js';
import { boundsOf } from './spacingTool.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('./spacingParameters.js').SpaceParameter} SpaceParameter */
/** @typedef {{space: import('./spacingModel.js').Space, parameter: SpaceParameter | null}} MadeSpace */

/** Frames come in units of 1/64 pt. */
const TOUCHING = 1 / 64;

/**
 * The spaces around a cell, up to the nearest element or to the edges of the content, each with the parameter that makes
 * it, if one is known: between cells of a section a spacing, else an inset of the section. Where there is no space, one
 * of length 0 tells which parameter would make it.
 * @param {StageElement} element
 * @param {import('../../store/session.js').Session} session
 * @param {import('../stage/stageArea.js').StageArea} area
 * @returns {MadeSpace[]}
 */
export function spacesOfElement(element, { view, stage, values }, { visible }) {
  if (!view || !stage || element.category !== 0 || element.shown.transform) return [];
  const near = visible.filter((one) => !one.leaving && one.category === 0 && one.section === element.section);
  const others = near.map((one) => boundsOf(one));
  const rect = others[near.indexOf(element)];
  if (!rect) return [];
  const content = { width: view.contentWidth, height: view.contentHeight };
  const { orthogonalSection } = element;
  const along = orthogonalSection && (orthogonalSection.isVertical ? 'vertical' : 'horizontal');
  const place = { section: element.section, scrolls: along ?? stage.scrolls, values };
  // Another layout than the file's own has other parameters.
  const parameters = (stage.choice ?? '') === '' ? stage.parameters : [];
  const all = visible.filter((one) => !one.leaving && one.category !== 2 && one !== element).map(boundsOf);
  const nearest = placesAround(rect, all, content);
  return placesAround(rect, others, content).map((space) => {
    // A header, or another section, may be nearer than what belongs to the section.
    const between = nearest.find(({ side, length }) => side === space.side && length < space.length - TOUCHING);
    if (!between) return { space, parameter: parameterOf(space, parameters, place) };
    /** @type {import('./spacingModel.js').Space} */
    const toIt = { ...between, to: 'edge' };
    return { space: toIt, parameter: parameterOf(toIt, parameters, place) };
  }).filter(({ space, parameter }) => space.length > TOUCHING || parameter);
}
