// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Emitter } from '../../base/emitter.js';
import { INDICATOR_STAY_MS } from '../../base/feel.js';
import { mirrored, mirroredRect } from '../../base/mirror.js';
import { Throttle } from '../../base/throttle.js';
import { OrthogonalScrollers } from '../../gestures/scrolling/orthogonalScrollers.js';
import { Scroller } from '../../gestures/scrolling/scroller.js';
import { byElement } from '../../inspector/diagnosticsPanel.js';
import { AccessibleTree, TREE_INTERVAL_MS } from '../../renderer/scene/accessibleTree.js';
import { Canvas2dRenderer } from '../../renderer/canvas2d.js';
import { FrameLoop } from '../../renderer/frameLoop.js';
import { groundedTheme } from '../../renderer/look/groundedTheme.js';
import { observePixelSize } from '../../renderer/look/pixelSize.js';
import { indicatorAlpha, indicatorsFor } from '../../renderer/scene/scrollIndicator.js';
import { contentInsets } from '../../store/contentInsets.js';
import { itemsKnown } from '../../store/itemsChoice.js';
import { RecordedChange } from '../../store/changes/recordedChange.js';
import { Blanks } from './blanks.js';
import { LookAhead } from './lookAhead.js';
import { Outlines } from './outlines.js';
import { offsetRevealing } from './revealing.js';
import { extentOf, indicatedAxes, isMirrored, selectsSeveral, withGhosts } from './sceneParts.js';

/** @typedef {import('../../renderer/scene/renderer.js').Scene} Scene */
/** @typedef {Scene['elements'][number]} SceneElement */
/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */

/** Time between two pictures of a shimmering skeleton. */
const SHIMMER_INTERVAL_MS = 33;

/**
 * @typedef {object} StageAreaEvents
 * @property {(frame: {elements: StageElement[], painted: readonly SceneElement[], frameMs: number}) => void} frame
 * @property {() => void} rest
 * @property {() => void} overlay
 * @property {(element: StageElement | null) => void} select
 */

/**
 * The stage's picture: gives the view's elements at the scroller's offset to the renderer, once for each
 * frame in which something changed.
 *
 * Emits `frame` with {elements, painted (with skeletons), frameMs} after each painted frame, `rest` when nothing moves any more,
 * `overlay` when only the overlay was painted, and `select` when another element is the selected one.
 * @extends {Emitter<StageAreaEvents>}
 */
export class StageArea extends Emitter {
  #frame;
  #session;
  #playback;
  #themes;
  #renderer;
  #tree;
  #loop;
  /** @type {Throttle<null>} */ #trees;
  /** @type {StageElement[]} what the viewport shows, in paint order */
  #visible = [];
  /** @type {Session['view']} the view that was shown last */
  #view = null;
  /** @type {number | undefined} of the list that an app shows, whose elements have nothing to do with another one's */
  #listNumber;
  #wasMoving = false;
  #movedMs = -Infinity;
  #isShimmering = false;
  #stopSizes = () => {};
  #blanks = new Blanks();
  /** @type {Map<string, 'note' | 'warning' | 'error'>} */ #diagnostics = new Map();
  /** @type {Set<(nowMs: number) => boolean>} */ #tickers = new Set();
  /** @type {(() => SceneElement[]) | null} */ #ghosts = null;
  /** @type {((elements: SceneElement[]) => SceneElement[]) | null} */ #recolour = null;
  /** @type {((elements: SceneElement[]) => SceneElement[]) | null} */ #instead = null;
  #ahead;
  /** @type {'none' | 'reuse'} what is painted on top of elements; set by `showOverlay` */
  overlayMode = 'none';
  outlines = new Outlines();
  scroller = new Scroller();
  /** The scrollers of the orthogonal sections. */
  orthogonalScrollers = new OrthogonalScrollers();

  /**
   * @param {import('./deviceFrame.js').DeviceFrame} frame
   * @param {Session} session
   * @param {import('../../store/views/playback.js').Playback} playback
   * @param {Pick<import('../choices/themeSwitch.js').ThemeSwitch, 'deviceTheme' | 'on'>} themes
   */
  constructor(frame, session, playback, themes) {
    super();
    this.#frame = frame;
    this.#session = session;
    this.#playback = playback;
    this.#themes = themes;
    const onImage = () => this.#loop.invalidate('content');
    this.#renderer = new Canvas2dRenderer(frame.picture, frame.overlay, { onImage });
    this.#ahead = new LookAhead(systemClock, (rect) => this.#view?.visible(rect) ?? [], this.#renderer);
    this.#tree = new AccessibleTree(frame.content, frame.texts, frame.idPrefix);
    this.#loop = new FrameLoop((work) => this.#paint(work));
    this.#trees = new Throttle(systemClock, TREE_INTERVAL_MS, () => this.#updateTree());
    this.#listen();
  }

  /** Frees the pictures, after the device was taken from the page. */
  dispose() {
    this.#stopSizes();
    this.#trees.drop();
    this.#renderer.dispose();
  }

  /** Loads the fonts and symbols on the stage; until they are there, texts are in the system's font. */
  loadFontsAndSymbols() {
    this.#renderer.loadFontsAndSymbols();
  }

  /** Elements that the viewport shows, in paint order. */
  get visible() {
    return this.#visible;
  }

  /** The same as they are painted. */
  get painted() {
    const elements = this.#instead?.(this.#visible) ?? this.#visible;
    return this.#recolour ? this.#recolour(elements) : elements;
  }

  /** The scene and the pictures, for painters of the same elements at other places. */
  get painting() {
    return { scene: this.#scene(systemClock.now(), 0), images: this.#renderer.images };
  }

  /** The colours of a picture's halves, if it is there. */
  pictureColours = (/** @type {string} */ path) => this.#renderer.images.coloursOf(path);

  /** All elements that the page holds. */
  get allElements() {
    return [...(this.#view?.elements.values() ?? [])];
  }

  /** Whether all that is known has been painted and nothing moves. */
  get isIdle() {
    return !this.isScrolling && !this.#loop.isContentDirty && this.#renderer.isSettled;
  }

  /** Whether the content, or an orthogonal section in it, moves. */
  get isScrolling() {
    return this.scroller.isMoving || this.orthogonalScrollers.isMoving;
  }

  get hoveredId() { return this.outlines.hoveredId; }
  get selectedId() { return this.outlines.selectedId; }

  /** @returns {StageElement | null} */
  get selected() {
    return this.#element(this.selectedId);
  }

  /** @returns {StageElement | null} */
  get hovered() {
    if (this.#playback.isReplaying) {
      return this.#visible.find(({ id }) => id === this.hoveredId) ?? null;
    }
    return this.#element(this.hoveredId);
  }

  /** Whether a moment of a change is shown instead of the present. */
  get isReplaying() {
    return this.#playback.isReplaying;
  }

  /**
   * Asks a function before each picture for elements to paint below the cells.
   * @param {(() => SceneElement[]) | null} ghosts
   */
  showGhosts(ghosts) {
    this.#ghosts = ghosts;
    this.invalidate();
  }

  /**
   * Paints elements in other colours than their own.
   * @param {((elements: SceneElement[]) => SceneElement[]) | null} recolour
   */
  showColours(recolour) {
    this.#recolour = recolour;
    this.invalidate();
  }

  /**
   * Paints other elements instead of those in view.
   * @param {((elements: SceneElement[]) => SceneElement[]) | null} instead
   */
  showInstead(instead) {
    this.#instead = instead;
    this.invalidate();
  }

  /**
   * Calls a function before each frame; while it returns true, another frame follows.
   * @param {(nowMs: number) => boolean} tick
   */
  addTicker(tick) {
    this.#tickers.add(tick);
  }

  /**
   * Whether a point lies on the screen.
   * @param {{x: number, y: number}} point in pt of the viewport
   */
  isInView({ x, y }) {
    const { width, height } = this.scroller.viewport;
    return x >= 0 && y >= 0 && x < width && y < height;
  }

  /**
   * The topmost element at a point of the viewport.
   * @param {{x: number, y: number}} point in pt
   * @returns {StageElement | null}
   */
  elementAt({ x, y }) {
    const { offset } = this.scroller;
    if (this.#playback.isReplaying) {
      return RecordedChange.elementAt(x + offset.x, y + offset.y, this.#visible);
    }
    return this.#view?.elementAt(x + offset.x, y + offset.y) ?? null;
  }

  /** The lines at which an inverted list is mirrored. */
  get mirror() { return this.#session.screen?.mirror ?? null; }

  /**
   * The point of the viewport under a pointer, as the content is laid out: an inverted list is mirrored.
   * @param {{clientX: number, clientY: number}} event
   * @returns {{x: number, y: number}} pt
   */
  pointOf({ clientX, clientY }) {
    const box = this.#frame.content.getBoundingClientRect();
    const { zoom } = this.#frame;
    return mirrored(this.mirror, { x: (clientX - box.left) / zoom, y: (clientY - box.top) / zoom });
  }

  /**
   * Where a rectangle of the content is seen on the device.
   * @param {import('../../base/geometry.js').Rect} rect in pt
   * @returns {import('../../base/geometry.js').Rect} CSS px from the picture's corner
   */
  boxOf({ x, y, width, height }) {
    const { offset } = this.scroller;
    const { zoom } = this.#frame;
    const seen = mirroredRect(this.mirror, { x: x - offset.x, y: y - offset.y, width, height });
    return { x: seen.x * zoom, y: seen.y * zoom, width: width * zoom, height: height * zoom };
  }

  /**
   * Asks for layers to be painted in the next frame.
   * @param {'content' | 'overlay' | 'all'} [layer]
   */
  invalidate(layer = 'all') {
    this.#loop.invalidate(layer);
  }

  /**
   * Chooses what is painted on top of elements.
   * @param {'none' | 'reuse'} mode
   */
  showOverlay(mode) {
    this.overlayMode = mode;
    this.invalidate('overlay');
  }

  /** @param {number | null} id */
  hover(id) {
    if (this.hoveredId === id) return;
    this.outlines.hoveredId = id;
    this.#loop.invalidate('overlay');
  }

  /**
   * @param {number | null} id
   * @param {boolean} [isTapped] whether a tap on the stage selects it
   */
  select(id, isTapped = false) {
    this.outlines.select(id, isTapped);
    this.#trees.push(null);
    this.#loop.invalidate('overlay');
    this.emit('select', this.selected);
  }

  /**
   * Scrolls an element into view.
   * @param {StageElement} element
   */
  reveal(element) {
    const { orthogonalSection: section, frame } = element;
    if (section) {
      const length = section.isVertical ? frame.height : frame.width;
      this.orthogonalScrollers.reveal(section, section.along(element), length);
    }
    const { viewport } = this.#session;
    this.scroller.scrollTo(offsetRevealing(element, this.scroller.offset, viewport, this.#insets));
  }

  #listen() {
    const { scroller } = this;
    const session = this.#session;
    this.#frame.on('change', () => this.#frameChanged());
    this.#frame.on('layout', () => this.#frameChanged());
    this.#themes.on('change', () => this.invalidate());
    this.#playback.on('change', () => this.invalidate());
    this.#stopSizes = observePixelSize(this.#frame.picture, (size) => this.#resize(size));
    session.on('change', (topic) => this.#changed(topic));
    scroller.on('move', () => {
      this.#movedMs = systemClock.now();
      this.invalidate();
    });
    scroller.on('placed', () => this.invalidate());
    this.orthogonalScrollers.on('move', () => this.invalidate());
    scroller.on('idle', () => {
      this.invalidate('overlay');
      systemClock.schedule(() => this.invalidate('overlay'), INDICATOR_STAY_MS);
    });
    for (const type of ['focus', 'blur']) {
      this.#frame.content.addEventListener(type, () => this.invalidate('overlay'));
    }
  }

  /** @param {string} topic */
  #changed(topic) {
    if (topic === 'view' || topic === 'stage' || topic === 'values' || topic === 'screen') {
      if (this.#view !== this.#session.view || this.#listNumber !== this.#session.screen?.list) this.#viewChanged();
      this.#takeExtent();
      this.invalidate();
    }
    if (topic === 'selection' || topic === 'outline') this.#trees.push(null);
    if (topic === 'diagnostics' || topic === 'stage' || topic === 'screen') {
      this.#diagnostics = byElement(this.#session.diagnostics ?? [], Boolean(this.#session.screen));
      this.invalidate('overlay');
    }
  }

  /** @param {number | null} id */
  #element(id) {
    return (id !== null && this.#view?.elements.get(id)) || null;
  }

  #viewChanged() {
    this.#view = this.#session.view;
    this.#listNumber = this.#session.screen?.list;
    this.#blanks.forget();
    this.outlines.hoveredId = null;
    this.select(null);
  }

  get #insets() {
    const { viewport, values, view } = this.#session;
    return contentInsets(viewport, values, view?.contentWidth ?? 0, this.#session.screen);
  }

  #takeExtent() {
    const extent = extentOf(this.#session, this.#insets);
    if (extent) this.scroller.setExtent(extent);
  }

  #frameChanged() {
    const { content } = this.#frame;
    const { width, height } = content.getBoundingClientRect();
    const ratio = devicePixelRatio;
    this.#resize({ widthPx: Math.round(width * ratio), heightPx: Math.round(height * ratio) });
    this.#trees.push(null);
  }

  /** @param {{widthPx: number, heightPx: number}} size */
  #resize(size) {
    const { device } = this.#frame;
    this.#renderer.resize({ widthPt: device.width, heightPt: device.height, ...size });
    this.invalidate();
    // A canvas is blank after it was resized; painting in the same task avoids the flash.
    this.#loop.paintNow(systemClock.now());
  }

  /**
   * @param {import('../../renderer/frameLoop.js').FrameWork} work
   * @returns {boolean} whether something still moves
   */
  #paint({ nowMs, content, overlay }) {
    const startMs = systemClock.now();
    let isTicking = false;
    for (const tick of this.#tickers) isTicking = tick(nowMs) || isTicking;
    const movesSection = this.orthogonalScrollers.tick(nowMs);
    const hasScrolled = this.scroller.tick(nowMs) || movesSection;
    this.#playback.tick(nowMs);
    const isAnimating = this.#playback.animating(nowMs);
    const isMoving = isAnimating || this.isScrolling;
    const alpha = indicatorAlpha(nowMs - this.#movedMs);
    const isFading = alpha > 0 && alpha < 1;
    if (content || hasScrolled || isAnimating || this.#wasMoving) {
      this.#playback.present(nowMs, this.scroller.offset, this.#visible);
      const scene = this.#scene(nowMs, alpha);
      const ghosts = [...(this.#ghosts?.() ?? []), ...this.#blanksOf(scene, isMoving)];
      const elements = withGhosts(scene.elements, ghosts);
      if (this.#renderer.drawContent({ ...scene, elements })) this.#loop.invalidate('content');
      else if (this.#renderer.isShimmering) this.#shimmer();
      this.#renderer.drawOverlay(scene);
      this.#ahead.spend(scene, startMs);
      this.emit('frame', { elements: this.#visible, painted: elements, frameMs: systemClock.now() - startMs });
    } else if (overlay || isFading) {
      this.#renderer.drawOverlay(this.#scene(nowMs, alpha));
      this.emit('overlay');
    }
    if (!isMoving && (content || this.#wasMoving)) this.#rested();
    this.#wasMoving = isMoving;
    if (isFading) this.#loop.invalidate('overlay');
    return isMoving || isTicking;
  }

  /**
   * @param {Scene} scene
   * @param {boolean} isMoving
   */
  #blanksOf({ elements, offset, viewport }, isMoving) {
    const { contentWidth, contentHeight } = this.#view ?? {};
    // In both directions there is no axis along which the picture could be repeated.
    const isVertical = this.scroller.axes.y;
    if (!contentWidth || !contentHeight || isVertical === this.scroller.axes.x) return [];
    const content = { width: contentWidth, height: contentHeight };
    const isAnswered = this.#session.idle();
    return this.#blanks.of({ elements, offset, viewport, content, isVertical, isMoving, isAnswered });
  }

  /** Paints skeletons again after a while; between two pictures the stage is at rest. */
  #shimmer() {
    if (this.#isShimmering) return;
    this.#isShimmering = true;
    systemClock.schedule(() => {
      this.#isShimmering = false;
      this.#loop.invalidate('content');
    }, SHIMMER_INTERVAL_MS);
  }

  #rested() {
    this.#trees.push(null);
    this.emit('rest');
  }

  /**
   * @param {number} nowMs
   * @param {number} alpha of the scroll indicators
   * @returns {Scene}
   */
  #scene(nowMs, alpha) {
    const { scroller } = this;
    const { viewport, screen } = this.#session;
    const { device } = this.#frame;
    const { contentWidth: width = 0, contentHeight: height = 0 } = this.#view ?? {};
    const axes = indicatedAxes(scroller.axes, screen);
    return {
      elements: this.painted,
      offset: scroller.offset,
      viewport: { width: device.width, height: device.height },
      insets: viewport.insets,
      theme: groundedTheme(this.#themes.deviceTheme, this.#session.stage?.ground),
      isMirrored: isMirrored(this.#session),
      ...this.outlines.shown(screen !== null, this.#frame.content.matches(':focus-visible'), this.#diagnostics),
      indicators: indicatorsFor({
        viewport: { width: device.width, height: device.height },
        content: { width, height },
        offset: scroller.offset,
        insets: screen ? this.#insets : viewport.insets,
        axes,
        alpha,
      }),
      overlayMode: this.overlayMode,
      screen,
      nowMs,
    };
  }

  #updateTree() {
    if (this.isScrolling) return;
    // Whoever follows another client, or jumps, moves without scrolling.
    if (systemClock.now() - this.#movedMs < TREE_INTERVAL_MS) return this.#trees.push(null);
    const { stage } = this.#session;
    this.#tree.update(this.#visible, {
      focusedId: this.selectedId,
      isMultiple: selectsSeveral(this.#session.values ?? {}),
      ...itemsKnown(this.#session),
      offset: this.scroller.offset,
      mirror: this.mirror,
      zoom: this.#frame.zoom,
      label: stage ? `${stage.title}, ${this.#visible.length} elements in view` : 'Stage',
    });
  }
}
