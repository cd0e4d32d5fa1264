/**
 * Runs in the page before anything else. `painted` is there once what `selector` finds can be used and the frame that shows
 * it is through: by the page's own clock, which begins with the navigation. Not while the page has the global `unless`.
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
  // Within a frame, where asking for places costs no layout that would not be made anyway. Its callbacks run before it is
  // painted; a message sent from there arrives after.
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

/** What a page runs before anything of its own. */
export const noting = (selector, unless = "") =>
  `(${notePainted})(${JSON.stringify(selector)}, ${JSON.stringify(unless)});`;
export const refusingWorkers = `globalThis.isSecureContext && (${refuseWorkers})();`;
