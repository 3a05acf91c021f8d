// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../base/clock.js';
import { Actions, tellRefusal } from '../store/actions.js';
import { loadIcons } from '../widgets/dom.js';
import { Inspector } from '../inspector/inspector.js';
import { LinkState } from './share/linkState.js';
import { showLinkedDevice } from './share/linkedDevice.js';
import { switchItems } from '../store/itemsChoice.js';
import { deviceTools } from './stage/deviceTools.js';
import { presetBeside } from './stage/devices.js';
import { first, place } from './firstPicture.js';
import { emptyStage } from './page/emptyStage.js';
import { ErrorBanner } from './page/errorBanner.js';
import { Figures } from './page/figures.js';
import { showFirstSteps } from './page/firstSteps.js';
import { giveKeysToStage, letGoOfButtons, letGoOfSheets, markPressedStage } from './page/freeKeys.js';
import { FollowBanner, VIEW_CLOSED } from './people/followBanner.js';
import { Gallery } from './gallery/gallery.js';
import { attachHistoryKeys, editsBadge } from './time/historyTools.js';
import { panelMemory } from './choices/memory.js';
import { parseState } from './choices/pageState.js';
import { WantedItem } from './choices/wantedItem.js';
import { Miniatures, captureRects, loadShipped } from './gallery/miniature.js';
import { MotionChoice } from './time/motionChoice.js';
import { Notices } from './page/notices.js';
import { PhonePanels } from '../widgets/phonePanels.js';
import { Sheets } from './page/sheets.js';
import { attachShortcuts, shortcutSheet } from './page/shortcuts.js';
import { SourceCard } from './page/sourceCard.js';
import { LAYOUT_KEYS } from './tools/layoutChips.js';
import { WantedSize } from './stage/wantedSize.js';
import { rehearse } from './rehearsal.js';
import { StageParts } from './stageParts.js';
import { toolKeys } from './stage/stageTools.js';
import { toggleKeyboard } from './stage/viewTraits.js';
import { TimeControl } from './time/timeControl.js';
import { Toasts } from '../widgets/toast.js';
import { InstrumentMenu } from './instruments/instrumentMenu.js';
import { themeButton, topBar } from './page/topBar.js';

/** @typedef {import('../store/elements/element.js').Element} StageElement */

/** All that a session may tell before the page's parts listen. */
const TOPICS = /** @type {const} */ ([
  'connection', 'stages', 'stage', 'view', 'values', 'presence', 'diagnostics', 'status', 'history',
  'selection', 'outline', 'held', 'source',
]);
/** Errors that are told elsewhere: those that end the connection by a notice on the stage, and the end of following. */
const TOLD_ELSEWHERE = new Set(['token', 'link-ended', 'version', 'handshake', VIEW_CLOSED]);

const { address, themes, connection, session, room, frame, playback, area } = first;
loadIcons();
const toasts = new Toasts(place('toasts'), place('announcer'));
const stageHost = place('stage');
const sides = { gallery: place('gallery'), inspector: place('inspector') };
const sheets = new Sheets(sides, place('scrim'));
const { scroller } = area;
const miniatures = new Miniatures();

const parts = new StageParts({
  host: stageHost,
  area,
  frame,
  session,
  themes,
  toasts,
  onPick: (key) => pickElement(key),
});
const panels = new PhonePanels();
deviceTools(stageHost, frame, parts.tools, session, panels, () => void openPalette());
const following = new FollowBanner({
  host: stageHost, screen: frame.screen, session, scroller, tell: toasts.show.bind(toasts),
});
const help = shortcutSheet();
const figures = new Figures(scroller, systemClock);
place('figures').append(figures.element);
const motion = new MotionChoice();
const time = new TimeControl({
  foot: place('figures'),
  stage: stageHost,
  panels,
  canvas: frame.content,
  session,
  playback,
  area,
  annotations: parts.annotations,
  motion,
  announce: (text) => toasts.announce(text),
});
const actions = new Actions(session, {
  tell: (text, tone, action) => toasts.show(text, tone, action),
});
const inspector = new Inspector(place('inspector'), session, {
  actions,
  bringer: parts.bringing,
  infos: parts.infos,
  memory: panelMemory,
  onPickElement: (key) => pickElement(key),
  onClose: () => sheets.close(),
  tell: (text, tone) => toasts.show(text, tone),
});
room.on('change', (topic) => topic === 'role' && inspector.restrict(room.editRefusal));
inspector.restrict(room.editRefusal);
const gallery = new Gallery(place('gallery'), {
  session,
  miniatures,
  themes,
  onOpen: (id) => openStage(id),
});
const saving = {
  isPossible: () => room.mayEdit && !session.source && Boolean(session.stage) && !gallery.isShipped(session.stage?.stage ?? ''),
  open: () => void saveToFile(),
};
// On a phone the top bar has no room for it.
sides.inspector
  .querySelector('.sheet-close')
  ?.append(editsBadge(session, actions, saving, 'only-phone'), themeButton(themes, toasts, 'only-phone'));
emptyStage(frame.screen, session, () => inspector.insert());
const banner = new ErrorBanner(stageHost, session, {
  onPickElement: (key) => pickElement(key),
  tell: (text, tone) => toasts.show(text, tone),
});
new WantedSize(session, (device) => frame.show(device));
const sourceCard = new SourceCard(stageHost, session, (text, tone) => toasts.show(text, tone));
attachHistoryKeys(actions);
new Notices(stageHost, frame.screen, session, retry);
const links = new LinkState({
  session, room, scroller, area, frame, inspector, themes, tell: (text, tone, action) => toasts.show(text, tone, action),
});
topBar(place('top'), {
  session,
  room,
  actions,
  themes,
  toasts,
  onRetry: retry,
  onShare: share,
  saving,
  onHelp: help.toggle,
  onPalette: () => void openPalette(),
  onExport: () => void loaded.then(({ shelf }) => shelf.open('export'), tellUnloaded),
  instruments: new InstrumentMenu(() => loaded.then(({ shelf }) => shelf), tellUnloaded).element,
  onSheet: (name) => {
    panels.close();
    sheets.open(name);
  },
  panels: panels.buttons,
});

async function openPalette() {
  panels.close();
  try {
    (await loaded).palette.open();
  } catch {
    tellUnloaded();
  }
}

function tellUnloaded() {
  toasts.show('The commands could not be loaded; reload the page.', 'trouble');
}

/**
 * Opens a side where it is a sheet; elsewhere it is open anyway.
 * @param {'gallery' | 'inspector'} side
 */
function openSheet(side) {
  if (sheets.areSheets) sheets.open(side);
}

/** @param {'connection' | 'stage' | 'page' | 'compiler'} what */
function retry(what) {
  if (what === 'compiler') {
    session.act('stop', {}).catch((error) => toasts.show(error.message, 'trouble'));
  } else if (what === 'page') {
    location.reload();
  } else if (what === 'stage') {
    if (session.stageId !== null) session.openStage(session.stageId);
  } else if (connection.state === 'reconnecting') {
    connection.retryNow();
  } else {
    connection.start();
  }
}

/**
 * @param {string} id
 * @param {import('../base/geometry.js').Point | null} [offset] where its content is to stand
 */
function openStage(id, offset = null) {
  sheets.close();
  if (session.stageId !== id) session.openStage(id, offset);
  else if (offset) scroller.scrollTo(offset);
}

/** @param {string} key */
function pickElement(key) {
  const element = area.allElements.find((candidate) => candidate.key === key);
  if (!element) return toasts.show('The page does not hold that element; scroll closer to it.', 'trouble');
  sheets.close();
  area.select(element.id);
  area.reveal(element);
}

const wantedItem = new WantedItem(address.wanted?.item ?? null);

/**
 * Inspects the item for which the page was opened, when the item has arrived.
 * @param {StageElement[]} elements
 */
function showWanted(elements) {
  const element = wantedItem.find(elements);
  if (!element) return;
  area.select(element.id);
  toasts.announce(`Opened for ${element.content?.title || element.key}`);
}

/** Tells that the item for which the page was opened is not there, when the stage is. */
function tellMissing() {
  if (!session.view || session.view.revision === 0 || !session.idle()) return;
  const words = wantedItem.missing();
  if (words) toasts.show(words, 'trouble');
}

async function share() {
  panels.close();
  try {
    (await loaded).room.share.open();
  } catch {
    toasts.show('Sharing could not be loaded; reload the page.', 'trouble');
  }
}

async function saveToFile() {
  sheets.close();
  try {
    (await loaded).shelf.open('save');
  } catch {
    toasts.show('Saving could not be loaded; reload the page.', 'trouble');
  }
}

let knowsShipped = false;
void loadShipped(miniatures).then(() => {
  knowsShipped = true;
  gallery.paintAll();
  if (area.isIdle) keepMiniature();
});

/** Keeps the picture of one's own file as the file says it: without edits, from where it begins. */
function keepMiniature() {
  const { stage, viewport, history } = session;
  if (!stage || session.follows !== null || playback.isReplaying || session.transition) return;
  const { offset, range } = scroller;
  const isMoved = offset.x !== range.min.x || offset.y !== range.min.y;
  const isEdited = (history?.edits ?? 0) > 0;
  // To find the colours of all its pictures takes a while.
  if (!knowsShipped || gallery.isShipped(stage.stage)) return;
  if (isEdited || (isMoved && miniatures.has(stage.stage))) return;
  const rects = captureRects(area.visible, offset, viewport, viewport.insets, area.pictureColours);
  if (miniatures.keep(stage.stage, rects)) gallery.paint(stage.stage);
}

session.on('delta', (delta) => figures.showDelta(delta));
session.on('change', (topic) => {
  if (topic === 'stages') tellUnknownStage();
  if (topic === 'stage' && session.stageId !== null) address.show(session.stageId);
  const isFollowing = session.follows !== null && session.view !== null;
  if (topic === 'view') frame.showFollowed(isFollowing ? session.viewport : null);
  const error = topic === 'error' ? session.lastError : null;
  if (error && !error.isAnswer && !TOLD_ELSEWHERE.has(error.code)) {
    tellRefusal(toasts.show.bind(toasts), session, error);
  }
});
area.on('frame', ({ elements, frameMs }) => {
  showWanted(elements);
  figures.showFrame({
    inView: elements.length,
    held: session.view?.elements.size ?? 0,
    rttMs: connection.rttMs,
    frameMs,
  });
  if (area.selected) inspector.select(area.selected);
});
area.on('rest', tellMissing);
area.on('rest', keepMiniature);
// The stage's own picture comes first.
area.on('rest', () => gallery.showSheet());
area.on('select', (element) => inspector.select(element));

const showMotion = () => {
  scroller.reducedMotion = motion.isCalm;
  area.orthogonalScrollers.reducedMotion = motion.isCalm;
  session.reducedMotion = motion.isCalm;
  frame.isCalm = motion.isCalm;
};
motion.on('change', showMotion);
showMotion();

let isTold = false;
/** Tells once that the address names a stage that is not there. */
function tellUnknownStage() {
  if (isTold || session.stages.length === 0) return;
  isTold = true;
  if (first.namesUnknownStage) toasts.show(`There is no stage ${address.stage}.`, 'trouble');
}
tellUnknownStage();
if (session.stageId !== null && session.stage) address.show(session.stageId);

addEventListener('hashchange', () => {
  if (address.namesOtherToken) return location.reload();
  const { stage } = address;
  if (stage && !session.stages.some(({ id }) => id === stage)) {
    // What is shown stays.
    toasts.show(`There is no stage ${stage}.`, 'trouble');
    return address.show(session.stageId ?? '');
  }
  const state = parseState(location.hash);
  showLinkedDevice(frame, state);
  if (stage) openStage(stage, state.offset);
  links.take(location.hash);
  // The link to the stage's place on the page, and links without a stage, leave the present one in the address.
  if (!stage && session.stageId !== null) address.show(session.stageId);
});
links.take(address.first);
addEventListener('online', () => connection.retryNow());

giveKeysToStage(frame.content, () => !playback.isReplaying);
letGoOfButtons();
letGoOfSheets();
markPressedStage();
const steps = showFirstSteps({ connection, room, session, area, frame, pinching: parts.pinching });

const isSwitching = () => parts.tools.current === 'layouts';
const layoutKeys = Object.fromEntries([...LAYOUT_KEYS, '[', ']'].map((key) => [key, () => parts.layoutsTool.keys(isSwitching)[key]()]));
const showBeside = (/** @type {1 | -1} */ way) =>
  frame.showPreset(presetBeside(frame.device.id, way).id);
attachShortcuts({
  '?': () => help.toggle(),
  d: () => themes.choose(themes.isDark ? 'light' : 'dark'),
  r: () => frame.rotate(),
  q: () => toggleKeyboard(frame, (text) => toasts.show(text)),
  i: () => {
    const words = switchItems(session);
    if (words) toasts.announce(words);
  },
  '/': (event) => {
    event.preventDefault();
    gallery.focusSearch();
  },
  ...toolKeys(parts.tools),
  ...layoutKeys,
  '[': () => (isSwitching() ? layoutKeys['[']() : showBeside(-1)),
  ']': () => (isSwitching() ? layoutKeys[']']() : showBeside(1)),
  Enter: (event) => {
    if (event.target === document.body) following.takeOver();
  },
  Escape: () => {
    if (panels.close() || sourceCard.close() || banner.close()) return;
    if (sheets.isOpen) sheets.close();
    else if (playback.isReplaying) playback.leave();
    else if (session.follows !== null) session.stopFollowing();
    else if (instruments?.shelf.closeLast() || steps.close()) return;
    else parts.escape((session.selection?.count ?? 0) > 0);
  },
});

/** @type {import('./instrumentParts.js').InstrumentParts | null} */
let instruments = null;
/** They come in when somebody asks for them, so the page is alive before they are loaded. */
const loaded = import('./instrumentParts.js').then(({ InstrumentParts }) => {
  instruments = new InstrumentParts({
    host: stageHost,
    area,
    session,
    room,
    links,
    token: address.token,
    inspector: sides.inspector,
    actions,
    parts,
    frame,
    themes,
    playback,
    time,
    motion,
    tell: (text, tone, action) => toasts.show(text, tone, action),
    announce: (text) => toasts.announce(text),
    share,
    help: help.toggle,
    searchStages: () => {
      openSheet('gallery');
      gallery.focusSearch();
    },
    showPanel: (panel) => {
      openSheet('inspector');
      inspector.open(panel);
    },
    showParameter: (descriptor) => {
      openSheet('inspector');
      inspector.showParameter(descriptor);
    },
    openStage,
    pick: ({ key }) => pickElement(key),
  });
  attachShortcuts(instruments.keys);
  Object.assign(tessera, { instruments });
  return instruments;
});
// Who asks for them is told; for all others the page works without them.
loaded.catch(() => {});

for (const one of document.querySelectorAll('.boot')) one.remove();
rehearse((work) => (globalThis.requestIdleCallback ?? setTimeout)(work));
// What was told while these parts were still being loaded is told again.
for (const topic of TOPICS) session.emit('change', topic);
area.invalidate();

/** For tests and for people in the browser's console. */
const tessera = {
  session,
  room,
  scroller,
  frame,
  actions,
  inspector,
  area,
  parts,
  playback,
  time,
  /** Whether all that was sent is handled, shown and painted, and nothing moves. */
  idle: () => session.idle() && area.isIdle && parts.isIdle && instruments?.isIdle && !playback.isPlaying,
  view: () => session.view,
};
Object.assign(globalThis, { tessera });
