// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../base/clock.js';
import { errorText } from '../store/actions.js';
import { ElementInfo } from '../store/elementInfo.js';
import { EventWatch } from '../store/eventWatch.js';
import { LayoutSwitch } from '../store/layoutSwitch.js';
import { Annotations } from './stage/annotations.js';
import { Arranging } from './interaction/arranging.js';
import { BoxesTool } from './tools/boxesTool.js';
import { Bringing } from './interaction/bringing.js';
import { ElementTip } from './tools/elementTip.js';
import { FollowedSwipe } from './interaction/followedSwipe.js';
import { GroupMarks } from './tools/groupMarks.js';
import { HeldKey } from '../gestures/heldKey.js';
import { IndexStrip } from './stage/indexStrip.js';
import { LayoutsTool } from './tools/layoutsTool.js';
import { Pinching } from './interaction/pinching.js';
import { ProbeTool } from './tools/probeTool.js';
import { RectangleSelection } from './interaction/rectangleSelection.js';
import { ReuseTool } from './tools/reuseTool.js';
import { ScreenHands } from './stage/screenHands.js';
import { SceneOpener } from './interaction/sceneOpener.js';
import { SpacingCard } from './tools/spacingCard.js';
import { SpacingHandles } from './tools/spacingHandles.js';
import { SpacingTool } from './tools/spacingTool.js';
import { StageActions } from './interaction/stageActions.js';
import { announceStage } from './page/stageAnnouncer.js';
import { attachStageInput } from './stageInput.js';
import { StageMenu } from './interaction/stageMenu.js';
import { ToolChoice } from './stage/stageTools.js';
import { Swiping } from './interaction/swiping.js';

/** Tools that show the facts about an element on which the pointer rests. */
const READING_TOOLS = new Set(['spacing', 'reuse']);

/** @typedef {import('./stage/stageArea.js').StageArea} StageArea */
/** @typedef {import('./stage/deviceFrame.js').DeviceFrame} DeviceFrame */
/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../store/elements/element.js').Element} StageElement */
/**
 * @typedef {object} StageSurroundings
 * @property {HTMLElement} host
 * @property {StageArea} area
 * @property {DeviceFrame} frame
 * @property {Session} session
 * @property {import('./choices/themeSwitch.js').ThemeSwitch} themes
 * @property {import('../widgets/toast.js').Toasts} toasts
 * @property {(key: string) => void} onPick an element that is shown in a list
 */

/** Everything that acts on the stage itself: input, menus, tools, tips. */
export class StageParts {
  tools = new ToolChoice();
  /** @type {StageActions} */
  actions;
  /** @type {StageMenu} */
  menu;
  /** @type {ProbeTool} */
  probe;
  /** @type {BoxesTool} */
  boxes;
  /** @type {GroupMarks} */
  marks;
  /** @type {LayoutSwitch} */
  layouts;
  /** @type {LayoutsTool | null} */
  #layoutsTool = null;
  #makeLayoutsTool;
  /** @type {Pinching} */
  pinching;
  /** @type {ElementInfo} */
  infos;
  /** @type {EventWatch} */
  watch;
  /** @type {Annotations} */
  annotations;
  /** @type {Swiping} */
  swiping;
  /** @type {IndexStrip} */
  index;
  /** @type {Bringing} */
  bringing;
  #tip;
  #handles;
  #trace;
  #area;
  /** @type {ScreenHands} */
  #screen;
  #asking = new HeldKey('Alt', () => this.#measure());

  /** @param {StageSurroundings} surroundings */
  constructor({ host, area, frame, session, themes, toasts, onPick }) {
    const { tools } = this;
    const tell = toasts.show.bind(toasts);
    const announce = (/** @type {string} */ text) => toasts.announce(text);
    const onClose = () => tools.choose('move');
    this.#area = area;
    this.infos = new ElementInfo(session);
    this.watch = EventWatch.of(session);
    this.actions = new StageActions(session, area, { tell, announce });
    this.menu = new StageMenu(session, area, frame, this.actions, onPick);
    this.probe = new ProbeTool(session, area, this.actions, { onClose, onPick });
    this.boxes = new BoxesTool(session, area, this.actions, { onClose });
    this.marks = new GroupMarks(session, area, frame, this.actions);
    this.layouts = new LayoutSwitch(session, systemClock);
    const nameOfClient = (/** @type {number} */ client) => nameIn(session.presence, client);
    this.#makeLayoutsTool = () => new LayoutsTool(this.layouts, { onClose, nameOfClient, announce });
    // A pinch may be refused, too.
    this.layouts.on('refused', (error) => tell(errorText(error), 'trouble'));
    this.pinching = new Pinching({ session, tools, layouts: this.layouts, announce });
    host.append(this.pinching.element);
    this.layouts.on('change', () => area.invalidate('content'));
    this.layouts.on('progress', () => area.invalidate('content'));
    this.annotations = new Annotations(frame, area, themes);
    const { annotations } = this;
    const select = (/** @type {string[]} */ items) => this.actions.select(items, 'add');
    const selection = new RectangleSelection(area, annotations, select);
    const reuse = new ReuseTool(session, area, { onClose });
    const boxOf = (/** @type {StageElement} */ element) => boxIn(host, area, frame, element);
    this.#tip = new ElementTip(host, { infos: this.infos, boxOf });
    const means = { host, tools, annotations, tell, announce };
    this.arranging = new Arranging(session, area, means);
    new FollowedSwipe(session, area);
    this.swiping = new Swiping(session, area, { actions: this.actions, tools, announce });
    const { arranging, swiping } = this;
    const scenes = new SceneOpener(session, area, {
      canvas: frame.content,
      actions: this.actions,
      tell,
    });
    this.menu.onActivated = (activity) => scenes.take(activity);
    const opener = (/** @type {import('../gestures/input.js').KeyPress} */ event) => scenes.key(event);
    const screen = this.#screen = new ScreenHands(session, frame, () => area.invalidate());
    screen.onMenu = (menu, byKey) => this.menu.show(menu, byKey);
    attachStageInput(area, frame, session, { ...this, arranging, swiping, selection, screen, opener });
    this.bringing = new Bringing(session, area, { canvas: frame.content, host, tell, announce });
    this.index = new IndexStrip(session, { screen: frame.screen, announce });
    announceStage(session, announce);
    this.#handles = new SpacingHandles(session, area, frame);
    this.#trace = new SpacingCard(session, area, this.infos, { onClose });
    this.#showTools(host, annotations, new SpacingTool(session, area), reuse);
    area.on('frame', () => this.#showTip());
    area.on('overlay', () => this.#showTip());
  }

  /** The card of the stage's layouts, which is made when somebody uses it or its keys. */
  get layoutsTool() {
    this.#layoutsTool ??= this.#makeLayoutsTool();
    return this.#layoutsTool;
  }

  /** Whether all requests about the stage are answered. */
  get isIdle() {
    const asks = this.probe.isAsking || this.boxes.isAsking || this.marks?.isAsking;
    return !asks && !this.index?.isAsking && !this.pinching.isBusy && !this.swiping?.isMoving;
  }

  /**
   * Escape on the stage, after what is open over it: ends the tool first, then leads back in an app, then deselects.
   * @param {boolean} hasSelection
   */
  escape(hasSelection) {
    if (this.layouts.isHeld) return this.layouts.cancel();
    if (this.tools.current !== 'move') return this.tools.choose('move');
    if (this.#screen.goBack()) return;
    if (hasSelection) this.actions.deselect();
    this.#area.select(null);
  }

  /**
   * @param {HTMLElement} host
   * @param {Annotations} annotations
   * @param {SpacingTool} spacing
   * @param {ReuseTool} reuse
   */
  #showTools(host, annotations, spacing, reuse) {
    /** @type {(() => void)[]} */
    let undo = [];
    this.tools.on('change', (/** @type {string} */ tool) => {
      for (const action of undo) action();
      undo = [];
      this.#measure();
      this.#area.showOverlay(tool === 'reuse' ? 'reuse' : 'none');
      host.dataset.tool = tool;
      if (tool === 'rects') {
        host.append(this.probe.element);
        undo = [annotations.add(this.probe.paint), () => this.probe.element.remove()];
        undo.push(() => this.probe.clear());
      } else if (tool === 'boxes') {
        host.append(this.boxes.element);
        undo = [annotations.add(this.boxes.paint), () => this.boxes.element.remove()];
      } else if (tool === 'layouts') {
        host.append(this.layoutsTool.element);
        undo = [() => this.layouts.release(), () => this.layoutsTool.element.remove()];
      } else if (tool === 'spacing') {
        host.append(this.#trace.element);
        undo = [annotations.add(spacing.paint), () => this.#trace.element.remove()];
      } else if (tool === 'reuse') {
        host.append(reuse.element);
        undo = [() => reuse.element.remove(), () => this.watch.want('reuse', false)];
        this.watch.want('reuse', true);
      }
      reuse.isOn = tool === 'reuse';
      this.#handles.isOn = tool === 'spacing';
      this.#trace.isOn = tool === 'spacing';
      this.boxes.isOn = tool === 'boxes';
    });
  }

  /** An app's screen shows outlines only while somebody measures. */
  #measure() {
    this.#area.outlines.isMeasuring = this.tools.current !== 'move' || this.#asking.isHeld;
    this.#area.invalidate('overlay');
  }

  #showTip() {
    const { hovered, selected, isScrolling } = this.#area;
    // From a selected element to another one, the distances are shown instead.
    const isMeasuring = selected !== null && hovered !== null && selected.id !== hovered.id;
    const isAsked = this.#asking.isHeld && this.tools.current === 'move' && !isMeasuring;
    const isReading = isAsked || READING_TOOLS.has(this.tools.current);
    const isFree = !isScrolling && !this.menu.isOpen && !this.swiping.isOpen;
    this.#tip.hover(isReading && isFree ? hovered : null, { isAsked });
  }
}

/**
 * The name of a client.
 * @param {{client: number, name: string}[]} presence
 * @param {number} client
 */
function nameIn(presence, client) {
  return presence.find((one) => one.client === client)?.name || 'Another client';
}

/**
 * Where an element lies in the stage.
 * @param {HTMLElement} host
 * @param {StageArea} area
 * @param {DeviceFrame} frame
 * @param {StageElement} element
 * @returns {import('../base/geometry.js').Rect} CSS px
 */
function boxIn(host, area, { content }, { shown }) {
  const canvas = content.getBoundingClientRect();
  const stage = host.getBoundingClientRect();
  const box = area.boxOf(shown);
  return { ...box, x: canvas.left - stage.left + box.x, y: canvas.top - stage.top + box.y };
}
