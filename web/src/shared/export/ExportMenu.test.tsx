import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReadPiece } from "../../engine";
import { clearToasts, readToasts } from "../toast/toast";
import { CsvExportButton } from "./CsvExportButton";

const MANY = 4_000_000;

/** A file of many pieces. */
const many = vi.fn<ReadPiece>((first, count) => ({
  kind: "ok",
  value: {
    name: "data.csv",
    bytes: new Uint8Array([49, 10]),
    first,
    written: Math.min(first + count, MANY),
    total: MANY,
  },
}));

beforeEach(() => {
  let now = 0;
  // Each call of the clock is a second later, so that the export seems slow.
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 1_000;
    return now;
  });
});

afterEach(() => {
  cleanup();
  clearToasts();
  vi.restoreAllMocks();
  many.mockClear();
});

const lastToast = () => readToasts().at(-1)?.text;

async function begin() {
  const user = userEvent.setup();
  render(
    <>
      <CsvExportButton read={many}>Export</CsvExportButton>
      <input aria-label="Cari" />
    </>,
  );
  const button = screen.getByRole("button", { name: "Export" });
  button.focus();
  await user.keyboard("{Enter}");
  return { user, button };
}

const panel = () => screen.findByRole("group", { name: "Menulis berkas CSV" });

test("shows the progress of a long export and focuses its 'Batalkan'", async () => {
  const { user, button } = await begin();
  expect(await panel()).toBeDefined();
  expect(screen.getByRole("progressbar", { name: /^Baris demi baris/ })).toBeDefined();
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Batalkan" }));

  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("group")).toBeNull());
  expect(lastToast()).toContain("Unduhan dibatalkan");
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-busy")).toBeNull();
  expect(many.mock.lastCall?.[0]).toBeLessThan(MANY);
});

test("the page can be used meanwhile, and Escape in it does not cancel", async () => {
  const { user } = await begin();
  const field = screen.getByRole("textbox", { name: "Cari" });
  await panel();
  await user.click(field);
  await user.keyboard("nikel{Escape}");
  expect(screen.getByRole("group")).toBeDefined();
  expect(field).toHaveProperty("value", "nikel");

  await user.click(screen.getByRole("button", { name: "Batalkan" }));
  await waitFor(() => expect(screen.queryByRole("group")).toBeNull());
  expect(lastToast()).toContain("Unduhan dibatalkan");
});
