// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { diagnosticsSection } from './diagnosticsPanel.js';
import { icon, make } from './dom.js';
import { count, elementFacts, facts } from './facts.js';
import { ParameterList } from './parameterList.js';

/** The panel at the right: parameters, diagnostics, data and the selected element. */
export class Inspector {
  #session;
  #parameters;
  #diagnostics = make('div');
  #data = make('div');
  #selected = make('div', { class: 'selected' });
  #onPickElement;
  #lastFacts = '';

  /**
   * @param {HTMLElement} host
   * @param {any} session
   * @param {{onPickElement: (key: string) => void, onClose: () => void}} events
   */
  constructor(host, session, { onPickElement, onClose }) {
    this.#session = session;
    this.#onPickElement = onPickElement;
    this.#parameters = new ParameterList(session);
    const close = make(
      'button',
      { type: 'button', class: 'button quiet square', 'aria-label': 'Close', onclick: onClose },
      icon('close'),
    );
    host.replaceChildren(
      make('div', { class: 'sheet-close' }, close),
      this.#diagnostics,
      this.#parameters.element,
      this.#data,
      this.#selected,
    );
    session.on('change', (/** @type {string} */ topic) => this.#changed(topic));
    this.#showAll();
    this.select(null);
  }

  /**
   * Shows what is known of an element.
   * @param {any | null} element
   */
  select(element) {
    const pairs = element ? elementFacts(element) : null;
    const text = JSON.stringify(pairs);
    if (text === this.#lastFacts) return;
    this.#lastFacts = text;
    this.#selected.toggleAttribute('data-filled', element !== null);
    const title = element ? element.content?.title || element.key : '';
    this.#selected.replaceChildren(
      make(
        'section',
        { class: 'section', 'aria-label': 'Selected element' },
        make('h2', { class: 'heading' }, title ? `Selected · ${title}` : 'Selected'),
        pairs ? facts(pairs) : make('p', { class: 'hint' }, 'Click an element to inspect it.'),
      ),
    );
  }

  /** @param {string} topic */
  #changed(topic) {
    if (topic === 'stage' || topic === 'stages') this.#showAll();
    if (topic === 'values') this.#parameters.update();
    if (topic === 'diagnostics') this.#showDiagnostics();
  }

  #showAll() {
    this.#parameters.update();
    this.#showDiagnostics();
    this.#showData();
  }

  #showDiagnostics() {
    const items = this.#session.diagnostics ?? [];
    if (items.length === 0) this.#diagnostics.replaceChildren();
    else this.#diagnostics.replaceChildren(diagnosticsSection(items, this.#onPickElement));
  }

  #showData() {
    const stage = this.#session.stage;
    this.#selected.hidden = !stage;
    if (!stage) {
      this.#data.replaceChildren(
        make(
          'section',
          { class: 'section' },
          make('h2', { class: 'heading' }, 'Inspector'),
          make('p', { class: 'hint' }, 'Open a stage to tune its layout.'),
        ),
      );
      return;
    }
    const pairs = /** @type {[string, string, boolean?][]} */ ([
      ['Items', count(stage.items)],
      ['Sections', count(stage.sections)],
      ['Layout', stage.layoutSource || stage.layout],
      ['Source', stage.dataSource],
      ['Credit', stage.dataCredit],
    ]).filter(([, value]) => value !== '' && value !== undefined);
    this.#data.replaceChildren(
      make(
        'section',
        { class: 'section', 'aria-label': 'Data' },
        make('h2', { class: 'heading' }, 'Data'),
        facts(pairs),
      ),
    );
  }
}
