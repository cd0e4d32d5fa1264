import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal, readView } from "../../engine";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { readToasts } from "../toast/toast";
import { announceDone } from "./undoStack";

beforeEach(() => openTestPortal({ role: "agent" }));

const UNDO = "{Control>}z{/Control}";

function addLabel(by?: string) {
  const outcome = portal().dispatch({ label: { save: { id: undefined, name: "Mendesak" } } });
  if (outcome.kind === "ok") announceDone(outcome.commit, "Label disimpan.", { by });
}

function hasLabel() {
  const answer = readView("labels");
  return answer.kind === "ok" && answer.value.labels.some(({ label }) => label.name === "Mendesak");
}

async function open() {
  const drawn = portalAt("/agent/all-tickets");
  await screen.findByRole("heading", { level: 1 });
  addLabel();
  return drawn;
}

test.each([
  ["Ctrl", UNDO, "{Control>}y{/Control}"],
  ["Ctrl", UNDO, "{Control>}{Shift>}z{/Shift}{/Control}"],
  ["Cmd", "{Meta>}z{/Meta}", "{Meta>}{Shift>}z{/Shift}{/Meta}"],
])("undoes and redoes the last action with %s and announces both", async (_, undo, redo) => {
  const { user } = await open();
  const said = within(
    within(screen.getByRole("region", { name: "Pemberitahuan" })).getByRole("status"),
  );
  await user.keyboard(undo);
  expect(hasLabel()).toBe(false);
  expect(said.getByText("Diurungkan. Label “Mendesak” tidak ada lagi.")).toBeDefined();
  await user.keyboard(redo);
  expect(hasLabel()).toBe(true);
  expect(said.getByText("Diulangi. Label “Mendesak” ada kembali.")).toBeDefined();
});

test("another person's action is neither announced nor undone", async () => {
  const { user } = portalAt("/agent/all-tickets");
  await screen.findByRole("heading", { level: 1 });
  addLabel("agent agt-lain");
  expect(readToasts()).toEqual([]);
  await user.keyboard(UNDO);
  expect(hasLabel()).toBe(true);
});

test("leaves Ctrl+Z to a text field", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("searchbox"));
  await user.keyboard(UNDO);
  expect(hasLabel()).toBe(true);
});

test("undoes nothing behind a dialog", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Label" }));
  await user.click(await screen.findByRole("heading", { name: "Label" }));
  await user.keyboard(UNDO);
  expect(hasLabel()).toBe(true);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard(UNDO);
  expect(hasLabel()).toBe(false);
});

test("leaves the key to the browser if there is nothing to undo", async () => {
  await open();
  await screen.findByRole("button", { name: /^Urungkan/ });
  const press = () => {
    const event = new KeyboardEvent("keydown", { key: "z", ctrlKey: true, cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press(), press()]).toEqual([true, false]);
});
