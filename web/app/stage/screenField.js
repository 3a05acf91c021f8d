// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
import { editBetween, TypedText } from './typedText.js';

/**
 * Where the caret stands in a text that replaces another one: as far from the end as before, since an app that refuses or
 * reformats letters changes what is before it.
 * @param {string} before
 * @param {number} caret in the text before
 * @param {string} after
 * @returns {number}
 */
export function caretIn(before, caret, after) {
  return Math.max(0, after.length - (before.length - caret));
}

/**
 * A text as a line of a page shows it, with every letter at its place.
 * @param {string} text
 */
function lineOf(text) {
  return text.replace(/[\r\n]/g, ' ');
}

/** The line of the page in which people type into the field of an app's screen that has the keyboard. */
export class ScreenField {
  #session;
  #frame;
  #type;
  #typed = new TypedText();
  /** What the line showed when somebody typed last, or the app. */
  #shown = '';
  /**
   * Whether the text that was sent waits for its answer, or for the picture that belongs to the answer.
   * @type {'answer' | 'picture' | null}
   */
  #awaits = null;
  /** Whether an input method is at work on letters that it may still replace. */
  #isComposing = false;
  /** Whether the last press was beside the screen, so that keys are those of the page. */
  #isPressedElsewhere = false;
  element = make('input', { class: 'screen-field', hidden: true, autocomplete: 'off', spellcheck: 'false' });

  /**
   * @param {import('../../store/session.js').Session} session
   * @param {import('./deviceFrame.js').DeviceFrame} frame
   * @param {(text: string) => Promise<unknown>} type gives the app the whole text
   */
  constructor(session, frame, type) {
    this.#session = session;
    this.#frame = frame;
    this.#type = type;
    const { element } = this;
    element.addEventListener('input', () => this.#take(element.value, element.selectionEnd ?? element.value.length));
    element.addEventListener('keydown', (event) => {
      const { value } = element;
      // A line break is the return key of the keyboard on a device.
      if (event.key === 'Enter') this.#take(`${value}\n`, value.length + 1);
      // The next key is the stage's, as Escape, which leads back.
      if (event.key === 'Enter' || event.key === 'Escape') frame.content.focus({ preventScroll: true });
      event.stopPropagation();
    });
    element.addEventListener('compositionstart', () => {
      this.#isComposing = true;
    });
    element.addEventListener('compositionend', () => {
      this.#isComposing = false;
      this.#showText();
    });
    document.addEventListener('pointerdown', ({ target }) => {
      this.#isPressedElsewhere = !(target instanceof Node && frame.screen.contains(target));
    }, { capture: true });
    document.addEventListener('keydown', (event) => this.#leadHere(event), { capture: true });
    session.on('change', () => this.#settle());
    session.on('settled', () => this.#settle());
    frame.on('layout', () => this.#place());
    frame.on('change', () => this.#place());
  }

  /** Shows the app's field, or nothing. */
  show() {
    const { element } = this;
    const field = this.#field;
    const wasHidden = element.hidden;
    element.hidden = !field;
    this.#frame.isTyping = Boolean(field && field.hasKeyboard !== false);
    if (!field) return;
    this.#place();
    element.setAttribute('aria-label', field.label || 'Text');
    if (this.#awaits === null && this.#typed.isKnown) this.#typed.answered(field.text);
    this.#showText();
    if (wasHidden && this.#isFree) element.focus({ preventScroll: true });
  }

  /** The app's field that has the keyboard. */
  get #field() {
    return this.#session.drives ? (this.#session.screen?.field ?? null) : null;
  }

  /**
   * Somebody typed.
   * @param {string} text of the line, perhaps with the return key
   * @param {number} caret
   */
  #take(text, caret) {
    this.#typed.type(editBetween(this.#shown, text, caret));
    this.#shown = this.element.value;
    this.#send();
  }

  async #send() {
    const text = this.#awaits === null ? this.#typed.next() : null;
    if (text === null) return;
    this.#awaits = 'answer';
    await this.#type(text);
    this.#awaits = 'picture';
    this.#settle();
  }

  /** Takes the app's text once it is that after the answer; an older one lacks what was typed. */
  #settle() {
    if (this.#awaits !== 'picture' || !this.#session.isSettled) return;
    this.#awaits = null;
    const field = this.#field;
    if (field) this.#typed.answered(field.text);
    else this.#typed = new TypedText();
    this.#showText();
    this.#send();
  }

  #showText() {
    const { element } = this;
    const text = lineOf(this.#typed.text);
    if (this.#isComposing || element.value === text) return;
    const caret = caretIn(element.value, element.selectionEnd ?? element.value.length, text);
    element.value = this.#shown = text;
    if (document.activeElement === element) element.setSelectionRange(caret, caret);
  }

  /** Whether nothing of the page beside the screen has the focus; somebody may be typing there. */
  get #isFree() {
    const { activeElement } = document;
    return !activeElement || activeElement === document.body || this.#frame.screen.contains(activeElement);
  }

  /**
   * An app's field stays the one that gets letters when people touch something else on the screen.
   * @param {KeyboardEvent} event
   */
  #leadHere(event) {
    const { element } = this;
    const { target, key, ctrlKey, metaKey } = event;
    if (element.hidden || this.#isPressedElsewhere || ctrlKey || metaKey) return;
    if (target !== document.body && target !== this.#frame.content) return;
    if (key.length !== 1 && key !== 'Backspace') return;
    // The browser types into what has the focus after this.
    element.focus({ preventScroll: true });
    event.stopPropagation();
  }

  #place() {
    const field = this.#session.screen?.field;
    if (!field) return;
    const { zoom } = this.#frame;
    const { style } = this.element;
    style.left = `${field.x * zoom}px`;
    style.top = `${field.y * zoom}px`;
    style.width = `${field.width * zoom}px`;
    style.height = `${field.height * zoom}px`;
    style.fontSize = `${field.size * zoom}px`;
  }
}
