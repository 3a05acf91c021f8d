// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { DataPanel } from './dataPanel.js';
import { diagnosticsSection } from './diagnosticsPanel.js';
import { icon, make } from '../widgets/dom.js';
import { ElementPanel } from './elementPanel.js';
import { presentElement } from '../store/elements/presentElement.js';
import { facts, length } from '../widgets/facts.js';
import { LogPanel } from './logPanel.js';
import { ParameterList } from './parameterList.js';
import { SourcePanel } from './sourcePanel.js';
import { allowEditing, editingGroup } from './editingGroup.js';
import { Tabs } from '../widgets/tabs.js';

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../store/elements/element.js').Element} StageElement */

/** Topics after which all panels update. */
const WIDE_TOPICS = new Set([
  'connection', 'stage', 'stages', 'view', 'history', 'selection', 'outline', 'source', 'diagnostics',
]);

/**
 * @typedef {object} InspectorParts
 * @property {import('../store/actions.js').Actions} actions
 * @property {import('../store/elementInfo.js').ElementInfo} infos
 * @property {{read: (key: string) => string | null, write: (key: string, value: string) => void}}
 *   memory
 * @property {import('./bringGroup.js').Bringer} bringer
 * @property {(key: string) => void} onPickElement
 * @property {() => void} onClose
 * @property {(text: string, tone?: 'good' | 'trouble') => void} tell
 */

/** The panel at the right: the layout, the collection view, data, one element, the log. */
export class Inspector {
  #session;
  #onPickElement;
  #layout;
  #source;
  #collection;
  /** @type {DataPanel | null} made when it is needed first */
  #data = null;
  #dataPanel = make('div');
  #makeData;
  #element;
  /** @type {LogPanel | null} made when it is needed first */
  #log = null;
  #logPanel = make('div', { class: 'log' });
  #makeLog;
  #tabs;
  #diagnostics = make('div', { class: 'diagnostics' });
  /** What a link that does not allow changes says above the numbers. */
  #restriction = make('p', { class: 'hint restriction', id: 'editing-refusal', hidden: true });
  #reason = '';
  /** @type {HTMLFieldSetElement[]} */
  #editing = [];
  #layoutFacts = make('div');
  #noBehaviour = make('p', { class: 'hint padded' }, 'There is nothing to set for this stage.');
  #strip;
  /** @type {StageElement | null} */
  #selected = null;
  #isScheduled = false;

  /**
   * @param {HTMLElement} host
   * @param {Session} session
   * @param {InspectorParts} parts
   */
  constructor(host, session, { actions, bringer, infos, memory, onPickElement, onClose, tell }) {
    this.#session = session;
    this.#onPickElement = onPickElement;
    this.#layout = new ParameterList(session, 'layout', tell);
    this.#source = new SourcePanel(session, tell);
    this.#collection = new ParameterList(session, 'collection', tell);
    this.#makeData = () => new DataPanel(session, actions, bringer, this.#dataPanel);
    this.#element = new ElementPanel(session, actions, infos);
    this.#makeLog = () => new LogPanel(session, actions, memory, this.#logPanel);
    this.#strip = make('button', {
      type: 'button',
      class: 'selected-strip',
      hidden: true,
      onclick: () => this.#tabs.show('element'),
    });
    this.#tabs = this.#makeTabs(memory);
    const panels = make('div', { class: 'tab-panels' }, ...this.#panels);
    host.replaceChildren(
      make('div', { class: 'sheet-close' }, closeButton(onClose), make('h2', { class: 'sheet-title' }, 'Inspector')),
      this.#tabs.element,
      this.#diagnostics,
      this.#restriction,
      panels,
      this.#strip,
    );
    session.on('change', (/** @type {string} */ topic) => this.#changed(topic));
    this.#showAll();
    this.select(null);
  }

  /** Inserts items as the data panel's button does. */
  insert() {
    this.#neededData.insert();
  }

  get #neededData() {
    if (this.#data) return this.#data;
    const data = this.#makeData();
    this.#data = data;
    this.#editing.push(data.editing);
    allowEditing(data.editing, this.#reason, this.#restriction.id);
    return data;
  }

  /**
   * Says why nothing can be changed here.
   * @param {string} reason empty where everything can be
   */
  restrict(reason) {
    this.#reason = reason;
    this.#restriction.hidden = reason === '';
    this.#restriction.textContent = reason;
    for (const group of this.#editing) allowEditing(group, reason, this.#restriction.id);
  }

  /** The panel that is shown. */
  get panel() {
    return this.#tabs.open;
  }

  /**
   * Shows a panel.
   * @param {'layout' | 'collection' | 'data' | 'element' | 'log'} id
   */
  open(id) {
    this.#tabs.show(id);
  }

  /**
   * Goes to the control of a parameter.
   * @param {{key: string, panel?: 'layout' | 'collection' | 'data'}} descriptor
   */
  showParameter({ key, panel = 'layout' }) {
    this.open(panel);
    this.#showAll();
    if (panel !== 'data') (panel === 'layout' ? this.#layout : this.#collection).focus(key);
  }

  /**
   * Shows the facts about an element.
   * @param {StageElement | null} element
   */
  select(element) {
    this.#selected = element;
    this.#element.select(element);
    this.#showStrip();
  }

  /** @returns {HTMLElement[]} in the order of their tabs */
  get #panels() {
    return [
      this.#layoutPanel,
      this.#collectionPanel,
      this.#dataPanel,
      this.#element.element,
      this.#logPanel,
    ];
  }

  #layoutPanel = make('div');
  #collectionPanel = make('div');

  /** @param {InspectorParts['memory']} memory */
  #makeTabs(memory) {
    const { choice, numbers } = this.#source;
    const ofLayout = editingGroup(choice, this.#layout.element, numbers, this.#layout.inherited);
    const ofView = editingGroup(this.#collection.element);
    this.#editing = [ofLayout, ofView, this.#element.editing];
    this.#layoutPanel.append(ofLayout, this.#layoutFacts);
    this.#collectionPanel.append(ofView, this.#noBehaviour);
    const [layout, collection, data, element, log] = this.#panels;
    return new Tabs(
      [
        { id: 'layout', label: 'Layout', help: 'The parameters of the layout', panel: layout },
        {
          id: 'collection',
          label: 'View',
          help: 'The behaviour of the collection view',
          panel: collection,
        },
        { id: 'data', label: 'Data', help: 'Items and sections, and actions on them', panel: data },
        { id: 'element', label: 'Element', help: 'The selected element', panel: element },
        { id: 'log', label: 'Log', help: 'The calls of the collection view', panel: log },
      ],
      {
        label: 'Inspector',
        open: memory.read('tab'),
        onOpen: (id) => {
          memory.write('tab', id);
          this.#opened(id);
        },
      },
    );
  }

  /** @param {string} id */
  #opened(id) {
    if (id === 'log') this.#log ??= this.#makeLog();
    if (this.#log) this.#log.isOpen = id === 'log';
    // The first panel opens while this constructor still runs.
    queueMicrotask(() => this.#showAll());
  }

  /** @param {string} topic */
  #changed(topic) {
    if (topic === 'values') this.#showParameters();
    if (topic === 'events') this.#log?.update();
    if (WIDE_TOPICS.has(topic)) this.#showSoon();
  }

  /** Many deltas may come in a second; the panels update once a frame, after the stage's picture. */
  #showSoon() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => setTimeout(() => {
      this.#isScheduled = false;
      this.#showAll();
    }));
  }

  #showAll() {
    this.#showParameters();
    this.#source.update();
    this.#showDiagnostics();
    this.#showLayout();
    if (this.#tabs.open === 'element') this.#element.update();
    if (this.#tabs.open === 'log') this.#log?.update();
    this.#showStrip();
  }

  #showParameters() {
    this.#layout.update();
    if (this.#tabs.open === 'data') this.#neededData.update();
    if (this.#tabs.open !== 'collection') return;
    this.#collection.update();
    this.#noBehaviour.hidden = !this.#collection.isEmpty;
  }

  #lastDiagnostics = '';

  #showDiagnostics() {
    const items = this.#session.diagnostics ?? [];
    const text = JSON.stringify(items);
    if (text === this.#lastDiagnostics) return;
    this.#lastDiagnostics = text;
    if (items.length === 0) this.#diagnostics.replaceChildren();
    else this.#diagnostics.replaceChildren(diagnosticsSection(items, this.#onPickElement));
  }

  #lastLayout = '';

  #showLayout() {
    const { stage } = this.#session;
    const text = JSON.stringify([stage?.layout, stage?.layoutSource]);
    if (text === this.#lastLayout) return;
    this.#lastLayout = text;
    if (!stage) {
      const hint = make('p', { class: 'hint padded' }, 'Open a stage to change its layout.');
      this.#layoutFacts.replaceChildren(hint);
      return;
    }
    /** @type {[string, string][]} */
    const pairs = [['Class', stage.layout], ['File', stage.layoutSource]];
    this.#layoutFacts.replaceChildren(
      make(
        'section',
        { class: 'section', 'aria-label': 'About the layout' },
        make('h2', { class: 'heading' }, 'About'),
        facts(pairs.filter(([, value]) => value)),
      ),
    );
  }

  #lastStrip = '';

  /** The chosen element in one line, for panels that do not show it themselves. */
  #showStrip() {
    const element = presentElement(this.#selected, this.#session.view?.elements);
    const isShown = element !== null && !['element', 'log'].includes(this.#tabs.open);
    this.#strip.hidden = !isShown;
    if (!isShown) return;
    const title = element.content?.title || element.kind || element.key;
    const size = `${length(element.width)} × ${length(element.height)}`;
    const text = `${title} ${element.section}-${element.item} ${size}`;
    if (text === this.#lastStrip) return;
    this.#lastStrip = text;
    this.#strip.setAttribute('aria-label', `Inspect ${title}`);
    this.#strip.replaceChildren(
      make('span', { class: 'title' }, title),
      make('span', { class: 'measure' }, `${element.section} – ${element.item} · ${size}`),
      icon('right'),
    );
  }
}

/** @param {() => void} onclick */
function closeButton(onclick) {
  const members = { type: 'button', class: 'button quiet square', 'aria-label': 'Close', onclick };
  return make('button', members, icon('close'));
}
