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
  "nothing can be undone after %j, as this tab's commit numbers may belong to others",
  (problem) => {
    shellReport.problem(problem);
    expect(turnLast("undo")).toBe(false);
  },
);

test("undo still works after a failed merge or a change of the storage status", () => {
  shellReport.problem({ kind: "notAdopted", refusals: [] });
  shellReport.status({ kind: "saving" });
  expect(turnLast("undo")).toBe(true);
});
