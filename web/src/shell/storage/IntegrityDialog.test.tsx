import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { clearToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { openCore } from "../openCore";
import { closeDataTask } from "./dataTasks";

beforeAll(async () => {
  openTestPortal({ role: "agent" });
  await openCore();
});

beforeEach(() => {
  const { kind } = portal().dispatch({
    ticket: { setPriority: { ticket: "R8K2AB", priority: "low" } },
  });
  expect(kind).toBe("ok");
});

afterEach(() => {
  act(() => {
    closeDataTask();
    clearToasts();
  });
});

async function openCheck() {
  const user = userEvent.setup();
  portalAt("/agent/all-tickets");
  await user.click(await screen.findByRole("button", { name: "Cadangan dan atur ulang" }));
  await user.click(await screen.findByRole("menuitem", { name: "Keutuhan riwayat" }));
  const dialog = await screen.findByRole("dialog", { name: "Keutuhan riwayat" });
  return { user, dialog: within(dialog) };
}

test("says that the history is whole and compares a pasted head", async () => {
  const { user, dialog } = await openCheck();
  const sentence = "Riwayat utuh: tidak ada tindakan atau data yang berubah setelah dicatat.";
  expect((await dialog.findAllByText(sentence)).length).toBeGreaterThan(0);
  const shown = dialog.getByLabelText("Kepala riwayat");
  if (!(shown instanceof HTMLTextAreaElement)) throw new Error("not a text field");
  expect(shown.value).toMatch(/^[0-9a-f]{64}$/);

  const field = dialog.getByRole("textbox", { name: "Bandingkan dengan kepala" });
  await user.click(field);
  await user.paste("bukan kepala");
  const error = dialog.getByText("Kepala riwayat terdiri dari 64 angka 0-9 dan huruf a-f.", {
    selector: "[data-tone]",
  });
  expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(error.id);

  await user.clear(field);
  await user.paste(` ${shown.value.toUpperCase()} `);
  expect(field.getAttribute("aria-invalid")).toBeNull();
  const same = dialog.getByText(/^Sama dengan kepala setelah tindakan ke-1, /, {
    selector: '[role="note"] *',
  });
  expect(same.textContent).toMatch(/semua tindakan sampai itu tidak berubah\.$/);

  await user.clear(field);
  await user.paste("0".repeat(64));
  expect(dialog.getAllByText(/^Riwayat ini tidak pernah memiliki kepala itu/)).not.toEqual([]);
});

test("copies the head and is closed by the keyboard", async () => {
  const { user, dialog } = await openCheck();
  await user.click(await dialog.findByRole("button", { name: "Salin kepala" }));
  await screen.findByText("Kepala riwayat disalin.");
  const shown = dialog.getByLabelText("Kepala riwayat");
  expect(await navigator.clipboard.readText()).toBe(
    shown instanceof HTMLTextAreaElement ? shown.value : "",
  );
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});
