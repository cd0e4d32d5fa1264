import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { shellReport } from "../../engine/storage/status";
import { announceDone, turnLast } from "../../shared/undo/undoStack";
import { forgetStorageState } from "../../testing/forgetStorageState";
import { openTestPortal } from "../../testing/portal";
import { forgetReplaced } from "./forgetReplaced";

beforeEach(() => {
  forgetStorageState();
  openTestPortal({ role: "agent" });
  forgetReplaced();
  const outcome = portal().dispatch({ label: { save: { id: undefined, name: "Baru" } } });
  if (outcome.kind !== "ok") throw new Error(outcome.kind);
  announceDone(outcome.commit, "Label dibuat.");
});

test.each([
  { kind: "replacedElsewhere", lost: 0 },
  { kind: "notReplaced", lost: 0 },
  { kind: "damaged", lost: 1, isSample: false },
] as const)(
  "after %j nothing of what this tab did can be taken back: its numbers are others' now",
  (problem) => {
    shellReport.problem(problem);
    expect(turnLast("undo")).toBe(false);
  },
);

test("after what could not be merged, or a change of how things stand, it still can", () => {
  shellReport.problem({ kind: "notAdopted", refusals: [] });
  shellReport.status({ kind: "saving" });
  expect(turnLast("undo")).toBe(true);
});
