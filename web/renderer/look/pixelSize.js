// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * Device pixels of a box. The observer's own count is used only when it is within a pixel of the computed
 * one, because it ignores an emulated pixel ratio.
 * @param {{width: number, height: number}} cssBox
 * @param {{inlineSize: number, blockSize: number} | undefined} deviceBox
 * @param {number} devicePixelRatio
 * @returns {{widthPx: number, heightPx: number}}
 */
export function devicePixelsOf(cssBox, deviceBox, devicePixelRatio) {
  const width = cssBox.width * devicePixelRatio;
  const height = cssBox.height * devicePixelRatio;
  const isClose =
    deviceBox !== undefined &&
    Math.abs(deviceBox.inlineSize - width) <= 1 &&
    Math.abs(deviceBox.blockSize - height) <= 1;
  return {
    widthPx: Math.max(1, isClose ? deviceBox.inlineSize : Math.round(width)),
    heightPx: Math.max(1, isClose ? deviceBox.blockSize : Math.round(height)),
  };
}

/**
 * Tells how many device pixels an element covers, now and whenever that changes.
 * @param {Element} element
 * @param {(size: {widthPx: number, heightPx: number}) => void} tell
 * @returns {() => void} stops it
 */
export function observePixelSize(element, tell) {
  const report = (/** @type {ResizeObserverEntry | undefined} */ entry) => {
    const box = entry?.contentRect ?? element.getBoundingClientRect();
    tell(devicePixelsOf(box, entry?.devicePixelContentBoxSize?.[0], globalThis.devicePixelRatio));
  };
  const observer = new ResizeObserver((entries) => report(entries[entries.length - 1]));
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
  const stopRatio = observePixelRatio(() => report(undefined));
  return () => {
    observer.disconnect();
    stopRatio();
  };
}

/**
 * @param {() => void} onChange
 * @returns {() => void}
 */
function observePixelRatio(onChange) {
  /** @type {MediaQueryList} */
  let query;
  const change = () => {
    arm();
    onChange();
  };
  const arm = () => {
    query?.removeEventListener('change', change);
    query = matchMedia(`(resolution: ${globalThis.devicePixelRatio}dppx)`);
    query.addEventListener('change', change);
  };
  arm();
  return () => query.removeEventListener('change', change);
}
