import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readToasts } from "../../../shared/toast/toast";
import { openTestPortal } from "../../../testing/portal";
import { portalAt } from "../../../testing/portalAt";

const SERVICE = "dash_1763604898133";
const WIDGET = "Belum selesai";

beforeEach(() => openTestPortal({ role: "dashboard_builder" }));

async function removeWidget() {
  const drawn = portalAt(`/dashboard-builder/edit/${SERVICE}`);
  const widget = await screen.findByRole("group", { name: WIDGET });
  await drawn.user.click(within(widget).getByRole("button", { name: "Hapus" }));
  return drawn;
}

const isUnsaved = () => screen.queryByText(/^Perubahan belum (?:disimpan|diterbitkan)/) !== null;

test("the dashboard's page mentions unsaved edits and links to the editor", async () => {
  const { user, router } = await removeWidget();
  await user.click(screen.getByRole("button", { name: "Batal" }));
  const question = await screen.findByRole("alertdialog", { name: "Perubahan belum disimpan" });
  await user.click(within(question).getByRole("button", { name: "Simpan sebagai draf" }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/dashboard-builder/dashboard/${SERVICE}`),
  );
  expect(await screen.findByText(/draf perubahan yang belum disimpan/)).toBeDefined();
  await user.click(screen.getByRole("link", { name: "Lanjutkan perubahan" }));
  await screen.findByText("Draf dipulihkan");
  await user.click(screen.getByRole("button", { name: "Simpan" }));
  await user.click(screen.getByRole("button", { name: "Batal" }));
  await screen.findByRole("heading", { level: 1, name: "Layanan Tiket" });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Batal" })).toBeNull());
  expect(screen.queryByText(/draf perubahan yang belum disimpan/)).toBeNull();
});

test("undoing a save leaves the canvas unchanged and unsaved until redo", async () => {
  const { user } = await removeWidget();
  await user.click(screen.getByRole("button", { name: "Simpan" }));
  expect(isUnsaved()).toBe(false);

  act(() => readToasts().at(-1)?.action?.onSelect());
  expect(isUnsaved()).toBe(true);
  expect(screen.queryByRole("group", { name: WIDGET })).toBeNull();

  act(() => readToasts().at(-1)?.action?.onSelect());
  expect(isUnsaved()).toBe(false);
});
