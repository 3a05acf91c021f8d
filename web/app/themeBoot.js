// SPDX-License-Identifier: Apache-2.0
// Runs before the first paint, so that a remembered theme does not flash. Not a module for that.
try {
  const theme = localStorage.getItem('tessera.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; then the system's theme is used.
}
