/**
 * Runs in the page first. Sets `painted` when the element of `selector` is usable and painted, in ms since the
 * navigation. Waits while the page has the global `unless`.
 */
function notePainted(selector, unless) {
  const isUsable = () => {
    if (unless in globalThis) return false;
    const found = document.querySelector(selector);
    if (found === null || found.disabled || !found.checkVisibility()) return false;
    const { left, top, width, height } = found.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && found.contains(at);
  };
  // In an animation frame, where reading positions causes no extra layout. The message arrives after the paint.
  const lookInFrame = (then) =>
    requestAnimationFrame(() => {
      if (!isUsable()) return lookInFrame(then);
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => then(performance.now());
      port1.postMessage(undefined);
    });
  globalThis.painted = new Promise((resolve) => {
    const waiting = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      waiting.disconnect();
      lookInFrame(resolve);
    });
    waiting.observe(document, { childList: true, subtree: true });
  });
}

function refuseWorkers() {
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error("not here"));
}

/** The script that a page runs before its own. */
export const noting = (selector, unless = "") =>
  `(${notePainted})(${JSON.stringify(selector)}, ${JSON.stringify(unless)});`;
export const refusingWorkers = `globalThis.isSecureContext && (${refuseWorkers})();`;
