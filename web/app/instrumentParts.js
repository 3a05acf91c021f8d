// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../base/clock.js';
import { Once } from '../base/once.js';
import { Compare } from './compare/compare.js';
import { AnswerFiles } from './answers/answerFiles.js';
import { DataFiles, filesIn } from './data/dataFiles.js';
import { DevicesBeside } from './devices/devicesBeside.js';
import { FilmStrip } from './devices/filmStrip.js';
import { MatrixSheet } from './matrix/matrixSheet.js';
import { ExportSheet } from './export/exportSheet.js';
import { DroppedFiles } from './interaction/droppedFiles.js';
import { BottomRoom } from './instruments/bottomRoom.js';
import { CardRoom } from './instruments/cardRoom.js';
import { Distances } from './instruments/distances.js';
import { GuideLines } from './instruments/guideLines.js';
import { GuidesCard } from './instruments/guidesCard.js';
import { ElementTree } from './instruments/elementTree.js';
import { Appearance } from './instruments/appearance.js';
import { PerformanceMeter } from './instruments/performanceMeter.js';
import { PerformanceStrip } from './instruments/performanceStrip.js';
import { Shelf } from './instruments/shelf.js';
import { traitWords } from './stage/viewTraits.js';
import { Tilt } from './instruments/tilt.js';
import { RoomParts } from './roomParts.js';
import { commandEntries } from './palette/commands.js';
import { deviceEntries } from './palette/deviceEntries.js';
import { resized } from './stage/devices.js';
import { RecordPill } from './recording/recordPill.js';
import { Recordings } from './recording/recordings.js';
import { Palette, attachPaletteKey } from './palette/palette.js';
import { elementEntries, parameterEntries, stageEntries } from './palette/stageEntries.js';

/** @typedef {import('../store/elements/element.js').Element} StageElement */
/** @typedef {import('../transport/messageTypes.js').ParameterDescriptor} ParameterDescriptor */
/**
 * @typedef {Omit<import('./palette/commands.js').CommandMeans, 'shelf' | 'appearance' | 'parts' | 'openRecording' | 'openData' | 'openAddress' | 'openAnswers'> & {
 *   host: HTMLElement,
 *   links: import('./share/linkState.js').LinkState,
 *   token: string | null,
 *   inspector: HTMLElement,
 *   parts: import('./stageParts.js').StageParts,
 *   area: import('./stage/stageArea.js').StageArea,
 *   motion: import('./time/motionChoice.js').MotionChoice,
 *   tell: import('../store/actions.js').Tell,
 *   announce: (text: string) => void,
 *   openStage: (id: string) => void,
 *   pick: (element: StageElement) => void,
 *   showParameter: (descriptor: ParameterDescriptor) => void}} InstrumentMeans
 */

/** The tools that show something in a card. */
const TOOLS_WITH_CARDS = new Set(['layouts', 'spacing', 'boxes', 'rects', 'reuse']);
/** The distances of the performance strip from the device and from the stage's edge, in CSS px. */
const STRIP_GAPS_PX = 18;
/** The distance of what says that the stage is recorded from what is above it, in CSS px. */
const PILL_GAP_PX = 10;
/** Height of the strip of pictures with its distance from the device, in CSS px. */
const FILM_ROOM_PX = 190;

/** What is shown when somebody asks for it: the instruments, and the palette that finds everything. */
export class InstrumentParts {
  shelf = new Shelf();
  /** @type {Palette} */
  palette;
  /** @type {RoomParts} */
  room;
  /** @type {Recordings} */
  recordings;
  /** @type {RecordPill} */
  record;
  #bottomRoom;
  /** @type {DroppedFiles} */
  dropped;
  /** @type {AnswerFiles} */
  answers;
  /** @type {DataFiles} */
  data;
  #means;
  #cards;
  // Each of these is a card or a sheet, which is made when it is opened.
  #appearance = new Once(() => this.#makeAppearance());
  #tilt = new Once(() => this.#makeTilt());
  #films = new Once(() => this.#makeFilms());
  #devices = new Once(() => this.#makeDevices());
  #matrix = new Once(() => this.#makeMatrix());
  #exports = new Once(() => this.#makeExports());

  /** @param {InstrumentMeans} means */
  constructor(means) {
    this.#means = means;
    const { shelf } = this;
    const { themes, host } = means;
    this.#cards = new CardRoom(host, means.frame);
    this.#bottomRoom = new BottomRoom(host, means.frame);
    this.#fill();
    this.#addTree();
    this.#addCompare();
    this.#addDevices();
    this.#addMatrix();
    this.#addGuides();
    this.room = this.#addRoom();
    this.#addExport();
    this.record = this.#addRecord();
    this.recordings = new Recordings(themes, means.tell);
    this.dropped = new DroppedFiles(means.frame.content);
    this.dropped.add(this.recordings.taker);
    this.answers = new AnswerFiles(means);
    this.dropped.add(this.answers.taker);
    this.data = new DataFiles(means);
    this.dropped.add(this.data.taker);
    this.dropped.onFolder = (folder) =>
      void filesIn(folder).then((files) => this.data.openFolder(folder.name, files), () => means.tell('The folder cannot be read.', 'trouble'));
    this.dropped.onBeside = (files) => void means.parts.bringing.bringFiles(files);
    means.parts.bringing.elsewhere = {
      take: (files) => this.dropped.take(files),
      openAddress: () => this.data.openAddress(),
    };
    this.palette = new Palette((query) => this.#entriesFor(query));
    attachPaletteKey(this.palette);
    shelf.on('change', ({ label }, isOpen) => means.announce(`${label} ${isOpen ? 'shown' : 'closed'}`));
    // A tool's card lies where those of the instruments lie.
    means.parts.tools.on('change', (tool) => {
      if (tool !== 'move') shelf.clearCards();
      this.#cards.show(TOOLS_WITH_CARDS.has(tool));
    });
  }

  get appearance() {
    return this.#appearance.part;
  }

  get tilt() {
    return this.#tilt.part;
  }

  get films() {
    return this.#films.part;
  }

  get devices() {
    return this.#devices.part;
  }

  get matrix() {
    return this.#matrix.part;
  }

  get exports() {
    return this.#exports.part;
  }

  /** The keys of the instruments, for `attachShortcuts`. */
  get keys() {
    const toggles = Object.fromEntries(
      this.shelf.instruments.flatMap(({ id, keys }) => (keys ? [[keys.toLowerCase(), this.#toggler(id)]] : [])),
    );
    return { ...toggles, h: () => this.room.toggleHand() };
  }

  /** @param {string} id */
  #toggler(id) {
    return (/** @type {Event} */ event) => {
      // The letter must not be written into a field that gets the focus.
      event.preventDefault();
      this.shelf.toggle(id);
    };
  }

  /** Whether nothing of the instruments moves or waits. */
  get isIdle() {
    const waiting = [this.#devices.made, this.#matrix.made, this.#exports.made].some((part) => part?.isIdle === false);
    return !waiting && !this.#tilt.made?.isMoving && !this.#films.made?.isBusy;
  }

  #fill() {
    const { shelf } = this;
    const { host, frame, themes, area, session, parts } = this.#means;
    const meter = new PerformanceMeter({ session, area, watch: parts.watch, clock: systemClock });
    const strip = new PerformanceStrip(meter, {
      clock: systemClock, theme: () => themes.theme, onClose: () => shelf.close('performance'),
    });
    shelf.add({
      id: 'tilt', label: 'Layers in 3D', words: 'tilt exploded z-index wireframe', icon: 'layers', keys: 'Z', hasCard: true,
      open: () => {
        parts.tools.choose('move');
        this.tilt.open();
      },
      close: () => this.tilt.close(),
    });
    shelf.add({
      id: 'performance', label: 'Performance', words: 'strip graphs layout time bytes frames round trip', icon: 'graph',
      keys: 'F', hasCard: false,
      open: () => {
        host.append(strip.element);
        host.toggleAttribute('data-strip', true);
        strip.watchHeight((height) => this.#bottomRoom.keep('strip', height + STRIP_GAPS_PX));
        strip.start();
      },
      close: () => {
        strip.stop();
        strip.element.remove();
        host.toggleAttribute('data-strip', false);
        this.#bottomRoom.keep('strip', 0);
      },
    });
    shelf.add({
      id: 'appearance', label: 'Appearance', words: 'theme light dark contrast colour by', icon: 'colour', keys: 'X',
      hasCard: true,
      open: () => this.#showCard(this.appearance.card),
      close: () => this.#hideCard(this.appearance.card),
    });
  }

  #makeAppearance() {
    const { area, themes } = this.#means;
    return new Appearance(area, themes, () => this.shelf.close('appearance'));
  }

  #makeTilt() {
    const { host, area, motion, announce, frame } = this.#means;
    return new Tilt(host, area, {
      isCalm: () => motion.isCalm,
      announce,
      focusStage: () => frame.content.focus({ preventScroll: true }),
      onClose: () => this.shelf.close('tilt'),
    });
  }

  #addTree() {
    const { shelf } = this;
    const { session, area, parts, pick } = this.#means;
    const { annotations } = parts;
    const tree = new Once(() => new ElementTree({ session, area, annotations, pick, onClose: () => shelf.close('tree') }));
    shelf.add({
      id: 'tree', label: 'Element tree', words: 'outline hierarchy views elements', icon: 'tree', keys: 'Y', hasCard: true,
      open: () => {
        this.#showCard(tree.part.card);
        tree.part.start();
      },
      close: () => {
        tree.part.stop();
        this.#hideCard(tree.part.card);
      },
    });
  }

  #addGuides() {
    const { shelf } = this;
    const { session, area, frame, parts } = this.#means;
    const { card, guides } = new GuidesCard(session, area, () => shelf.close('guides'));
    new GuideLines(guides, area, frame, parts.annotations);
    new Distances(session, area, parts.annotations, parts.tools, guides);
    shelf.add({
      id: 'guides', label: 'Grid and guides', words: 'measure ruler lines snap', icon: 'kind-grid', keys: 'G', hasCard: true,
      open: () => this.#showCard(card),
      close: () => this.#hideCard(card),
    });
    // Guides that this browser remembers are shown from the start.
    guides.emit('change');
  }

  #addCompare() {
    const { shelf } = this;
    const { session, actions, area, parts, tell, announce, pick, frame, themes } = this.#means;
    const { annotations, layouts } = parts;
    const onClose = () => shelf.close('compare');
    const device = () => deviceWords(frame, themes);
    const compare = new Once(() => new Compare({ session, actions, area, annotations, layouts, tell, announce, pick, onClose, device }));
    shelf.add({
      id: 'compare', label: 'Compare', words: 'pin state swap onion skin difference arrows versions', icon: 'compare',
      keys: 'C', hasCard: true,
      open: () => {
        this.#showCard(compare.part.card);
        compare.part.open();
      },
      close: () => {
        compare.part.close();
        this.#hideCard(compare.part.card);
      },
    });
  }

  #addExport() {
    this.shelf.add({
      id: 'export', label: 'Export', words: 'save picture png svg json frames film video webm swift layout file download',
      icon: 'export', keys: 'W', hasCard: false,
      open: () => this.exports.open(),
      close: () => this.exports.close(),
    });
  }

  #makeExports() {
    const { session, area, playback, tell } = this.#means;
    return new ExportSheet({ session, area, playback }, { tell, onClose: () => this.shelf.close('export') });
  }

  #addRecord() {
    const { shelf } = this;
    const { session, host, tell } = this.#means;
    const pill = new RecordPill(session, { tell, onClose: () => shelf.close('record') });
    shelf.add({
      id: 'record', label: 'Record the session', words: 'recording tessera file capture demo', icon: 'record', hasCard: false, goesOn: true,
      open: () => {
        pill.start(host);
        this.#bottomRoom.keep('pill', pill.element.offsetHeight > 0 ? pill.element.offsetHeight + PILL_GAP_PX : 0);
      },
      close: () => {
        void pill.stop();
        this.#bottomRoom.keep('pill', 0);
      },
    });
    return pill;
  }

  #makeFilms() {
    const { session, themes, frame, tell } = this.#means;
    return new FilmStrip({
      main: session,
      themes,
      onChoose: ({ width, device }) => {
        if (frame.isPhone) tell('Here the device is this screen.');
        else frame.show(device ?? resized(frame.device, width, frame.device.height));
      },
      onRoom: (isShown) => {
        this.devices.kept = isShown ? FILM_ROOM_PX : 0;
      },
    });
  }

  #addDevices() {
    const { host, parts } = this.#means;
    this.shelf.add({
      id: 'devices', label: 'Devices side by side',
      words: 'several screens sizes widths sweep film strip tablets phones keyboard text size',
      icon: 'devices', keys: 'M', hasCard: true,
      open: () => {
        parts.tools.choose('move');
        host.append(this.films.strip);
        this.devices.open();
      },
      close: () => {
        this.films.clear();
        this.films.strip.remove();
        this.devices.close();
      },
    });
  }

  #makeDevices() {
    const { host, session, area, playback, themes, frame, tell, announce } = this.#means;
    const { scroller } = area;
    return new DevicesBeside({ host, main: session, scroller, playback, themes, tell, announce }, frame, {
      more: [this.films.controls],
      onClose: () => this.shelf.close('devices'),
    });
  }

  #addMatrix() {
    const { parts } = this.#means;
    this.shelf.add({
      id: 'matrix', label: 'Matrix', words: 'sizes text sizes directions themes keyboard right to left accessibility dark all at once',
      icon: 'matrix', keys: 'J', hasCard: true,
      open: () => {
        parts.tools.choose('move');
        this.matrix.open();
      },
      close: () => this.matrix.close(),
    });
  }

  #makeMatrix() {
    const { host, session, actions, playback, themes, frame, tell, announce } = this.#means;
    return new MatrixSheet({ host, main: session, actions, playback, themes, tell, announce }, frame, () => this.shelf.close('matrix'));
  }

  #addRoom() {
    const { host, room, area, frame, actions, parts, links, token, tell, pick, showParameter } = this.#means;
    return new RoomParts({
      host, room, area, frame, actions, inspector: this.#means.inspector, shelf: this.shelf, tools: parts.tools, links, token, tell, showParameter,
      showCard: (card) => this.#showCard(card),
      hideCard: (card) => this.#hideCard(card),
      pickElement: (key) => {
        const element = area.allElements.find((one) => one.key === key);
        if (element) pick(element);
      },
    });
  }

  /** @param {HTMLElement} card */
  #showCard(card) {
    const { host, parts } = this.#means;
    parts.tools.choose('move');
    host.append(card);
    this.#cards.show(true);
  }

  /** @param {HTMLElement} card */
  #hideCard(card) {
    const { host, frame } = this.#means;
    const hadFocus = card.contains(document.activeElement);
    card.remove();
    this.#cards.show(false);
    if (hadFocus && host.isConnected) frame.content.focus({ preventScroll: true });
  }

  /** @param {string} query */
  #entriesFor(query) {
    const { session, room, area, openStage, pick, showParameter } = this.#means;
    return [
      ...commandEntries({ ...this.#means, shelf: this.shelf, appearance: this.appearance, openRecording: () => this.recordings.choose(), openData: () => this.data.choose(), openAddress: () => this.data.openAddress(), openAnswers: () => this.answers.choose() }),
      ...(this.#means.frame.isPhone ? [] : deviceEntries(this.devices, () => this.shelf.open('devices'))),
      ...this.room.entries(query),
      ...parameterEntries(session, query, showParameter, room.mayEdit),
      ...stageEntries(session, openStage),
      ...elementEntries(area.allElements, pick),
    ];
  }
}

/**
 * A device and what it is set to, in words.
 * @param {import('./stage/deviceFrame.js').DeviceFrame} frame
 * @param {import('./choices/themeSwitch.js').ThemeSwitch} themes
 */
function deviceWords({ device, traits }, themes) {
  const { name, width, height } = device;
  const size = `${Math.round(width)} × ${Math.round(height)}`;
  return [name === '' ? size : `${name}, ${size}`, ...traitWords(traits), ...(themes.isDeviceDark ? ['Dark'] : [])].join(', ');
}
