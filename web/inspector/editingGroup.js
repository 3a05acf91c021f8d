// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../widgets/dom.js';

/**
 * Controls that change the stage. The browser disables all of them together where nothing may be changed, whatever each
 * of them would be by itself.
 * @param {...Node} children
 * @returns {HTMLFieldSetElement}
 */
export function editingGroup(...children) {
  return make('fieldset', { class: 'editing', role: 'presentation' }, ...children);
}

/**
 * Allows the controls of an editing group, or says why they are disabled.
 * @param {HTMLFieldSetElement} group
 * @param {string} reason empty where they may be used
 * @param {string} describedBy the id of the element that shows the reason
 */
export function allowEditing(group, reason, describedBy) {
  group.disabled = reason !== '';
  group.title = reason;
  group.setAttribute('role', group.disabled ? 'group' : 'presentation');
  if (group.disabled) group.setAttribute('aria-describedby', describedBy);
  else group.removeAttribute('aria-describedby');
}
