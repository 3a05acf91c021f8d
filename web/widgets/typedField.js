// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * Which values an input takes, and how it shows them.
 * @template Value
 * @typedef {object} TypedField
 * @property {HTMLInputElement} input
 * @property {HTMLElement} [frame] turns red over wrong text; else the input's field
 * @property {() => Value} value the current one
 * @property {(text: string) => Value | null} parse
 * @property {(value: Value) => string} format
 * @property {(value: Value) => Value} [bound] limits a value to its bounds
 * @property {(value: Value) => string | null} [refusal] why a typed value is not taken; `null` where it is
 * @property {(text: string, value: Value | null) => string | null} [remark] why a typed text that is not refused gives another
 *   value, or none
 * @property {(words: string) => void} [refuse] tells why a typed value was not taken as it is
 * @property {(value: Value) => void} commit
 * @property {(from: Value, event: KeyboardEvent) => Value | null} [step] the value after another key;
 *   `null` for keys that do not belong to the field
 */

/**
 * Connects an input with a value: Enter or leaving the input commits, Escape restores what was typed over.
 * @template Value
 * @param {TypedField<Value>} field
 * @returns {() => void} shows the current value, unless somebody is typing
 */
export function attachTypedField(field) {
  const { input, value, parse, format, commit, bound = (/** @type {Value} */ one) => one } = field;
  const refusalOf = (/** @type {Value | null} */ typed) => (typed === null ? null : field.refusal?.(typed) ?? null);
  let isTyping = false;
  const mark = (/** @type {boolean} */ isWrong) => {
    const frame = field.frame ?? input.closest('.field') ?? input;
    frame.classList.toggle('wrong', isWrong);
    input.setAttribute('aria-invalid', String(isWrong));
  };
  const show = () => {
    if (isTyping) return;
    input.value = format(value());
    mark(false);
  };
  const take = () => {
    if (!isTyping) return;
    const typed = parse(input.value);
    const refusal = refusalOf(typed);
    const remark = refusal ?? field.remark?.(input.value, typed) ?? null;
    isTyping = false;
    if (remark !== null) field.refuse?.(remark);
    if (refusal === null && typed !== null && bound(typed) !== value()) commit(bound(typed));
    show();
  };
  const step = (/** @type {KeyboardEvent} */ event) => {
    const from = isTyping ? (parse(input.value) ?? value()) : value();
    const next = field.step?.(from, event) ?? null;
    if (next === null) return false;
    event.preventDefault();
    isTyping = false;
    commit(next);
    show();
    return true;
  };
  input.addEventListener('focus', () => input.select());
  input.addEventListener('input', () => {
    isTyping = true;
    const typed = parse(input.value);
    mark(typed === null || refusalOf(typed) !== null);
  });
  input.addEventListener('blur', take);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') {
      take();
      input.select();
    } else if (event.key === 'Escape') {
      // Where nothing was typed there is nothing to restore, and the key closes what the field is in.
      if (!isTyping && input.closest('.tool-card, [data-open]')) return;
      isTyping = false;
      show();
      input.blur();
    } else if (!step(event)) {
      return;
    }
    event.stopPropagation();
  });
  return show;
}
