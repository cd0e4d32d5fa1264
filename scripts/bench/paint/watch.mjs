/**
 * Runs in the page before anything else. `nextPaint()` waits for a key to be pressed, and for the frame that shows the last of what
 * it has changed on the screen; its value is how long after the key that frame was through, in ms, and the number of that frame
 * after the key, 1 for the very next.
 */
function watchKeys() {
  // The made-up tickets are nobody's data: they are not written down.
  Object.defineProperty(globalThis, "indexedDB", { value: undefined });

  /** After so many frames without a change nothing more comes. */
  const quietFrames = 6;

  const frameEnd = () =>
    new Promise((resolve) =>
      // Its callbacks run before a frame is painted; a message sent from there arrives after.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => resolve(performance.now());
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

  globalThis.nextPaint = async () => {
    let isChanged = false;
    const changes = new MutationObserver(() => {
      isChanged = true;
    });
    const what = { subtree: true, childList: true, characterData: true, attributes: true };
    changes.observe(document.body, what);
    const pressed = await keyPressed();
    let shown;
    for (let frame = 1, quiet = 0; quiet < quietFrames; frame += 1, quiet += 1) {
      const end = await frameEnd();
      if (frame > 1 && !isChanged) continue;
      shown = { took: end - pressed, frame };
      isChanged = false;
      quiet = 0;
    }
    changes.disconnect();
    return shown;
  };
}

export const watching = `(${watchKeys})();`;
