/**
 * Runs in the page first. `nextPaint()` waits for a key and for the frame with its last visible change. Returns ms
 * after the key, and the number of frames (1: the next one). Changes below the window's edge do not count.
 */
function watchKeys() {
  // No database, so that the made-up tickets are not stored.
  Object.defineProperty(globalThis, "indexedDB", { value: undefined });

  /** After this many unchanged frames nothing more comes. */
  const quietFrames = 6;

  /** In ms; headless Chromium always draws at 60 Hz. */
  const frameLength = 1_000 / 60;

  const nextFrame = () =>
    new Promise((resolve) =>
      // Animation frame callbacks run before the paint; the message arrives after it.
      requestAnimationFrame((begun) => {
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => resolve({ begun, end: performance.now() });
        port1.postMessage(undefined);
      }),
    );

  const keyPressed = () =>
    new Promise((resolve) =>
      addEventListener("keydown", ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      }),
    );

  /** Frames that a busy page skips count too. A frame begun just before the key may still show it. */
  function framesUntil({ begun, end }, pressed) {
    const first = begun - frameLength * Math.floor((begun - pressed) / frameLength);
    return Math.max(1, Math.floor((end - first) / frameLength) + 1);
  }

  const boxOf = (node) =>
    (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect() ?? new DOMRect();

  const isOnScreen = (node) => {
    const { top, bottom } = boxOf(node);
    return node.isConnected && bottom > 0 && top < innerHeight;
  };

  /** Tests the element before a removed one: if that ends on the screen, the removal is visible. */
  const endsOnScreen = (node) => node.isConnected && boxOf(node).bottom < innerHeight;

  globalThis.nextPaint = async () => {
    const changed = new Set();
    const before = new Set();
    const note = (records) => {
      for (const record of records) {
        const { target, addedNodes, removedNodes, previousSibling, attributeName } = record;
        // The target of a link is not visible.
        if (attributeName === "href") continue;
        if (addedNodes.length > 0) for (const node of addedNodes) changed.add(node);
        else if (removedNodes.length > 0) before.add(previousSibling ?? target);
        else changed.add(target);
      }
    };
    const changes = new MutationObserver(note);
    const what = { subtree: true, childList: true, characterData: true, attributes: true };
    changes.observe(document.body, what);
    const pressed = await keyPressed();
    let shown;
    for (let frame = 1, quiet = 0; quiet < quietFrames; frame += 1, quiet += 1) {
      const painted = await nextFrame();
      const isShown = [...changed].some(isOnScreen) || [...before].some(endsOnScreen);
      changed.clear();
      before.clear();
      if (frame > 1 && !isShown) continue;
      shown = { took: painted.end - pressed, frames: framesUntil(painted, pressed) };
      quiet = 0;
    }
    changes.disconnect();
    return shown;
  };
}

export const watching = `(${watchKeys})();`;
