import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { dismissProblem, type StorageStatus, shellReport } from "../../engine/storage/status";
import { forgetStorageState } from "../../testing/forgetStorageState";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { holdUnsaved } from "./holdUnsaved";

beforeEach(() => {
  forgetStorageState();
  openTestPortal({ role: "agent" });
});

const isHeld = () => {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

test("leaving asks only while something is not stored", () => {
  holdUnsaved();
  const heldIn = (status: StorageStatus) => {
    shellReport.status(status);
    return isHeld();
  };
  expect(heldIn({ kind: "saved" })).toBe(false);
  expect(heldIn({ kind: "saving" })).toBe(true);
  expect(heldIn({ kind: "unsaved", reason: "quota", count: 1 })).toBe(true);
  expect(heldIn({ kind: "readOnly", reason: "newerTab" })).toBe(false);
  expect(heldIn({ kind: "memory", reason: "unavailable" })).toBe(false);
});

test("leaving asks while a notice of unstored actions is not dismissed", () => {
  holdUnsaved();
  shellReport.status({ kind: "readOnly", reason: "closed" });
  const problem = { kind: "notStored", count: 1 } as const;
  shellReport.problem(problem);
  expect(isHeld()).toBe(true);
  dismissProblem(problem);
  expect(isHeld()).toBe(false);
});

test("leaving asks after an action if data are in memory only", async () => {
  holdUnsaved();
  const { user } = portalAt("/agent/tickets/N4W7KD");
  act(() => shellReport.status({ kind: "memory", reason: "unavailable" }));
  expect(isHeld()).toBe(false);
  await user.click(await screen.findByRole("button", { name: "Take Ticket" }));
  expect(isHeld()).toBe(true);
});
