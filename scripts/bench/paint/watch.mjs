/**
 * Runs in the page before anything else. `nextPaint()` waits for a key to be pressed, and for the frame that shows the last of what
 * it has changed on the screen; its value is how long after the key that frame was through, in ms, and in which of the frames that
 * the screen has begun since: 1 for the very next. What has changed below the window's edge is not on the screen.
 */
function watchKeys() {
  // The made-up tickets are nobody's data: they are not written down.
  Object.defineProperty(globalThis, "indexedDB", { value: undefined });

  /** After so many frames without a change nothing more comes. */
  const quietFrames = 6;

  /** In ms; headless Chromium has no other. */
  const frameLength = 1_000 / 60;

  const nextFrame = () =>
    new Promise((resolve) =>
      // Its callbacks run before a frame is painted; a message sent from there arrives after.
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

  /** A page that is busy skips frames: they count as well. One that the screen began just before the key may still show it. */
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

  /** What was taken away stood below this. */
  const endsOnScreen = (node) => node.isConnected && boxOf(node).bottom < innerHeight;

  globalThis.nextPaint = async () => {
    const changed = new Set();
    const before = new Set();
    const note = (records) => {
      for (const record of records) {
        const { target, addedNodes, removedNodes, previousSibling, attributeName } = record;
        // Where a link leads to is not to be seen.
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
