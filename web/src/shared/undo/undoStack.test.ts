// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { type Command, portal, type Role, readView } from "../../engine";
import { shellReport } from "../../engine/storage/status";
import { openTestPortal } from "../../testing/portal";
import { clearToasts, readToasts, toastOffer } from "../toast/toast";
import {
  announceDone,
  announceReplaced,
  clearUndoStack,
  tellOvertaken,
  turnLast,
} from "./undoStack";

beforeEach(() => openTestPortal({ role: "agent", person: "agent-1" }));

function done(command: Command, text: string, onTurned?: (isDone: boolean) => void) {
  const outcome = portal().dispatch(command);
  if (outcome.kind !== "ok") throw new Error(JSON.stringify(outcome));
  announceDone(outcome.commit, text, { onTurned });
}

const prioritize = (priority: "low" | "medium" | "high") =>
  done({ ticket: { setPriority: { ticket: "R8K2AB", priority } } }, `Prioritas ${priority}.`);

const addLabel = (name: string) => done({ label: { save: { id: undefined, name } } }, name);

const actAs = (role: Role, person: string) =>
  portal().dispatch({ session: { actAs: { role, person } } });

function priority() {
  const answer = readView("ticketDetail", "R8K2AB");
  return answer.kind === "ok" ? answer.value.priority : undefined;
}

function labels() {
  const answer = readView("labels");
  return answer.kind === "ok" ? answer.value.labels.map(({ label }) => label.name) : [];
}

const offers = (label: string) =>
  readToasts().filter(({ action }) => action?.label === label).length;

const press = (label: string) =>
  readToasts()
    .findLast(({ action }) => action?.label === label)
    ?.action?.onSelect();

test("undoes the last commit first and redoes in the original order", () => {
  prioritize("medium");
  prioritize("low");
  expect(turnLast("undo")).toBe(true);
  expect(priority()).toBe("medium");
  expect(turnLast("undo")).toBe(true);
  expect(priority()).toBe("high");
  expect(turnLast("undo")).toBe(false);
  turnLast("redo");
  expect(priority()).toBe("medium");
  turnLast("redo");
  expect(priority()).toBe("low");
  expect(turnLast("redo")).toBe(false);
});

test("a toast about a commit warns while the commit cannot be stored", () => {
  prioritize("medium");
  const warning = () => readToasts().at(-1)?.warning?.get();
  expect(warning()).toBeUndefined();
  for (const status of [
    { kind: "unsaved", reason: "failed", count: 1 },
    { kind: "memory", reason: "unavailable" },
  ] as const) {
    shellReport.status(status);
    expect(warning()).toBe("Belum tersimpan: hanya ada di halaman ini.");
  }
  shellReport.status({ kind: "saved" });
  expect(warning()).toBeUndefined();
});

test("undoes an uncommitted change in its turn, while its toast is shown", () => {
  clearToasts();
  const putBack = vi.fn();
  const remove = () =>
    toastOffer("Lampiran dihapus.", { label: "Urungkan", onSelect: putBack, isUndo: true });
  prioritize("medium");
  remove();
  addLabel("Sesudahnya");
  turnLast("undo");
  expect(putBack).not.toHaveBeenCalled();
  expect(turnLast("undo")).toBe(true);
  expect(putBack).toHaveBeenCalledOnce();
  expect(priority()).toBe("medium");
  turnLast("undo");
  expect(putBack).toHaveBeenCalledOnce();
  expect(priority()).toBe("high");
});

test("a new commit ends the possibility to redo", () => {
  addLabel("Satu");
  turnLast("undo");
  addLabel("Dua");
  expect(turnLast("redo")).toBe(false);
  expect(labels()).toContain("Dua");
  expect(offers("Ulangi")).toBe(0);
});

test("several undos in a row share one toast about the last", () => {
  clearToasts();
  for (const name of ["Satu", "Dua", "Tiga"]) addLabel(name);
  for (let count = 0; count < 3; count += 1) turnLast("undo");
  expect(readToasts().map(({ text }) => text)).toEqual([
    "Diurungkan. Label “Satu” tidak ada lagi.",
  ]);
  press("Ulangi");
  expect(labels()).toContain("Satu");
});

test("offers to put data back for the last replacement only", () => {
  clearToasts();
  announceReplaced("Sekali.", () => {});
  announceReplaced("Dua kali.", () => {});
  expect(readToasts().map(({ text }) => text)).toEqual(["Dua kali."]);
  clearUndoStack();
  expect(readToasts()).toEqual([]);
});

test("announces an action that changes nothing without a button", () => {
  prioritize("high");
  expect(readToasts().at(-1)).toEqual({
    key: expect.any(Number),
    text: "Prioritas high.",
    tone: "success",
  });
  expect(turnLast("undo")).toBe(false);
});

test("does not undo over another person's later change, and says whose and when", () => {
  prioritize("low");
  clearToasts();
  actAs("agent", "agent-2");
  prioritize("medium");
  actAs("agent", "agent-1");
  expect(turnLast("undo")).toBe(true);
  expect(priority()).toBe("medium");
  const said = readToasts().at(-1);
  expect(said?.tone).toBe("danger");
  expect(said?.text).toMatch(
    /^Tidak dapat diurungkan: Siti Rahmawati sudah mengubahnya pada .*2026.* Yang terbaru tetap berlaku; ubah lagi bila perlu\.$/,
  );
});

/** Runs a command as if it came from another window. */
function elsewhere(command: Command) {
  actAs("agent", "agent-2");
  const { living } = portal();
  const known = living.seq();
  const outcome = portal().dispatch(command);
  if (outcome.kind !== "ok" || outcome.commit === undefined) throw new Error("not done");
  actAs("agent", "agent-1");
  living.rewind(known);
  living.batch(() => living.follow([outcome.commit?.entry ?? new Uint8Array()]));
  tellOvertaken();
}

test("another person's overwriting change amends the toast and removes its button", () => {
  clearToasts();
  addLabel("Satu");
  prioritize("low");
  elsewhere({ ticket: { setPriority: { ticket: "R8K2AB", priority: "medium" } } });
  expect(priority()).toBe("medium");
  expect(readToasts()).toMatchObject([
    { text: "Satu", tone: "success", action: { label: "Urungkan" } },
    {
      ...{ text: "Prioritas low.", tone: "warning", action: undefined },
      detail: "Siti Rahmawati lalu mengubah Prioritas: Low → Medium.",
    },
  ]);
});

test("another person's change of another field leaves the toasts", () => {
  clearToasts();
  prioritize("low");
  elsewhere({ ticket: { setStatus: { ticket: "R8K2AB", status: "pending" } } });
  expect(readToasts()).toMatchObject([{ tone: "success", action: { label: "Urungkan" } }]);
});

test("a commit that cannot be undone does not block earlier ones", () => {
  addLabel("Satu");
  prioritize("low");
  actAs("agent", "agent-2");
  prioritize("medium");
  actAs("agent", "agent-1");
  turnLast("undo");
  expect(labels()).toContain("Satu");
  turnLast("undo");
  expect(labels()).not.toContain("Satu");
  expect(priority()).toBe("medium");
});

test("does not undo another person's commit", () => {
  addLabel("Satu");
  actAs("agent", "agent-2");
  expect(turnLast("undo")).toBe(false);
  actAs("agent", "agent-1");
  expect(turnLast("undo")).toBe(true);
  expect(labels()).not.toContain("Satu");
});

test("undoes an older commit from its toast and keeps the later one", () => {
  addLabel("Satu");
  addLabel("Dua");
  readToasts()
    .find(({ text }) => text === "Satu")
    ?.action?.onSelect();
  expect(labels()).not.toContain("Satu");
  expect(labels()).toContain("Dua");
  turnLast("undo");
  expect(labels()).not.toContain("Dua");
});

test("an undo by key withdraws the commit's undo button", () => {
  addLabel("Satu");
  turnLast("undo");
  expect(readToasts().map(({ action }) => action?.label)).toEqual(["Ulangi"]);
  press("Ulangi");
  expect(labels()).toContain("Satu");
  expect(readToasts().map(({ action }) => action?.label)).toEqual(["Urungkan"]);
});

test("calls `onTurned` after each undo and redo", () => {
  const heard: boolean[] = [];
  done({ label: { save: { id: undefined, name: "Satu" } } }, "Satu", (isDone) =>
    heard.push(isDone),
  );
  turnLast("undo");
  turnLast("redo");
  turnLast("undo");
  expect(heard).toEqual([false, true, false]);
});

test("undoes nothing after all data were replaced", () => {
  addLabel("Satu");
  clearUndoStack();
  expect(readToasts()).toEqual([]);
  expect(turnLast("undo")).toBe(false);
});

test("undoes nothing of the new data after another tab replaced everything", () => {
  const elsewhere = portal().living.snapshot();
  addLabel("Satu");
  if (elsewhere === undefined) throw new Error("no snapshot");
  portal().living.load(elsewhere);
  portal().dispatch({ label: { save: { id: undefined, name: "Dua" } } });
  expect(turnLast("undo")).toBe(true);
  expect(labels()).toContain("Dua");
  expect(readToasts().at(-1)?.text).toBe("Tindakan ini tidak dapat diurungkan lagi.");
  expect(turnLast("undo")).toBe(false);
});

/** Simulates a reload: memory is lost, stored data remain, and commits are numbered again. */
function reload() {
  const kept = sessionStorage.getItem("portal-minerba.undo");
  const stored = portal().living.snapshot();
  clearUndoStack();
  if (kept !== null) sessionStorage.setItem("portal-minerba.undo", kept);
  if (stored === undefined) throw new Error("no snapshot");
  portal().living.load(stored);
}

test("undoes and redoes in order after a reload", () => {
  prioritize("medium");
  prioritize("low");
  reload();
  expect(turnLast("undo")).toBe(true);
  expect(priority()).toBe("medium");
  expect(readToasts().at(-1)?.text).toBe("Diurungkan. Prioritas R8K2AB kembali Medium.");
  reload();
  expect(turnLast("redo")).toBe(true);
  expect(priority()).toBe("low");
  expect(turnLast("undo")).toBe(true);
  expect(turnLast("undo")).toBe(true);
  expect(priority()).toBe("high");
  expect(turnLast("undo")).toBe(false);
});

test("after a reload does not undo commits of another person or tab", () => {
  addLabel("Satu");
  portal().dispatch({ label: { save: { id: undefined, name: "Dari tab lain" } } });
  reload();
  actAs("agent", "agent-2");
  expect(turnLast("undo")).toBe(false);
  actAs("agent", "agent-1");
  expect(turnLast("undo")).toBe(true);
  expect(labels()).toContain("Dari tab lain");
  expect(labels()).not.toContain("Satu");
  expect(turnLast("undo")).toBe(false);
});

test("after a reload finds a commit that has another number", () => {
  const start = portal().living.snapshot();
  addLabel("Satu");
  const own = portal().living.recent().entries[0];
  if (start === undefined || own === undefined) throw new Error("not made");
  portal().living.load(start);
  vi.setSystemTime(Date.now() + 60_000);
  portal().dispatch({ label: { save: { id: undefined, name: "Lebih dulu" } } });
  portal().living.adopt([{ entry: own, commit: undefined }]);
  reload();
  expect(turnLast("undo")).toBe(true);
  expect(labels()).toContain("Lebih dulu");
  expect(labels()).not.toContain("Satu");
});

test("after a reload undoes nothing if everything was replaced", () => {
  const elsewhere = portal().living.snapshot();
  addLabel("Satu");
  if (elsewhere === undefined) throw new Error("no snapshot");
  portal().living.load(elsewhere);
  vi.setSystemTime(Date.now() + 60_000);
  portal().dispatch({ label: { save: { id: undefined, name: "Dua" } } });
  reload();
  expect(turnLast("undo")).toBe(false);
  expect(labels()).toContain("Dua");
});

test.each([
  "",
  "nonsense",
  "{}",
  '[1, null, {"text": "x"}]',
  '[{"text":"x","by":"y","isDone":true,"commit":{}}]',
])("an invalid stored list counts as empty: %s", (stored) => {
  sessionStorage.setItem("portal-minerba.undo", stored);
  expect(turnLast("undo")).toBe(false);
});
