// SPDX-License-Identifier: Apache-2.0
// Runs before the first paint and before the modules are there; not a module, because those wait for each other.
try {
  // So that a remembered theme does not flash.
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('tessera.theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  const device = localStorage.getItem('tessera.theme.device');
  if (device === 'light' || device === 'dark') dataset.deviceTheme = device;
  const wantsContrast = localStorage.getItem('tessera.contrast') === 'more';
  if (wantsContrast || matchMedia('(prefers-contrast: more)').matches) dataset.contrast = 'more';
} catch {
  // Storage may be forbidden; then the system's theme is used.
}
try {
  // The socket opens while the modules are loaded; `Connection` takes it over.
  const url = new URL('ws', document.baseURI);
  url.protocol = url.protocol.replace('http', 'ws');
  url.hash = '';
  const place = () => [location.hash, innerWidth, innerHeight, devicePixelRatio].join(' ');
  // What `said.js` kept, if this page would say the same again: then its answer comes by the connection that brought
  // the page, while the socket needs two round trips to open and to be answered.
  const kept = JSON.parse(sessionStorage.getItem('tessera.said') ?? 'null');
  const take = (/** @type {Response} */ answer) => (answer.ok ? answer.arrayBuffer() : null);
  const start = kept?.place === place() ? {
    said: kept.texts,
    answer: fetch('first', { headers: { 'tessera-said': kept.header } }).then(take).catch(() => null),
  } : null;
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  globalThis.tesseraSocket = { socket, start, place };
} catch {
  // Then `Connection` opens one, and tells what is wrong.
}
