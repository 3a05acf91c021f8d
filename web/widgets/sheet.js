// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * Shows a sheet over the page until it is closed: by its own buttons, by Escape or by a press beside it. It is removed then.
 * Keys in it are not those of the page.
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} first what has the focus
 * @param {() => void} [onClose]
 */
export function openSheet(dialog, first, onClose) {
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  dialog.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    onClose?.();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  first.focus();
}
