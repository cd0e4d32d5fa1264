// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { refuseStrayDrops } from "./strayDrops";

refuseStrayDrops();

/** True if the browser would handle the event itself. */
function drag(name: "dragover" | "drop", types: readonly string[], target: EventTarget) {
  const event = new Event(name, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types, dropEffect: "copy" } });
  return target.dispatchEvent(event);
}

test("a file dropped outside of a file field does not open in the browser", () => {
  for (const name of ["dragover", "drop"] as const) {
    expect(drag(name, ["Files"], document.body)).toBe(false);
    expect(drag(name, ["text/plain"], document.body), "text is the browser's business").toBe(true);
  }
});
