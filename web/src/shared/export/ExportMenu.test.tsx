import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReadPiece, ReadSheet } from "../../engine";
import * as engine from "../../engine";
import { clearToasts, readToasts } from "../toast/toast";
import { ExportMenu } from "./ExportMenu";

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

const sheet = vi.fn<ReadSheet>();
const rows = { csv: many, sheet };

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
      <ExportMenu label="Export" rows={rows} />
      <input aria-label="Cari" />
    </>,
  );
  const button = screen.getByRole("button", { name: "Export" });
  button.focus();
  await user.keyboard("{Enter}");
  return { user, button };
}

const panel = () => screen.findByRole("group", { name: "Menulis berkas" });

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

test("a part of the rows is offered beside all of them, each with its number", async () => {
  const user = userEvent.setup();
  const part = { shown: 6, total: 1_024, all: rows };
  render(<ExportMenu label="Export" rows={rows} part={part} />);
  await user.click(screen.getByRole("button", { name: "Pilihan Export" }));
  expect(screen.getAllByRole("menuitem").map((entry) => entry.textContent)).toEqual([
    "Excel (6 dari 1.024 baris)",
    "CSV (6 dari 1.024 baris)",
    "Excel (1.024 baris)",
    "CSV (1.024 baris)",
  ]);
  expect(screen.getByRole("group", { name: "Semua baris" })).toBeDefined();
});

test("without rows the button says why and opens nothing", async () => {
  const user = userEvent.setup();
  render(<ExportMenu label="Export" rows={undefined} reason="Belum ada hasil." />);
  const button = screen.getByRole("button", { name: "Export", description: "Belum ada hasil." });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await user.click(button);
  expect(many).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Pilihan Export" })).toBeNull();
});

const refusals = [
  [
    { problem: "tooManyRows", max: 1_048_575 },
    /paling banyak 1\.048\.576 baris .* unduh sebagai CSV/,
  ],
  [{ problem: "columnCount", max: 16_384 }, /paling banyak 16\.384 kolom/],
  [
    { problem: "cellTooLong", row: 1_200, header: "Uraian", max: 32_767 },
    /^Baris 1\.200, kolom “Uraian”/,
  ],
  [{ problem: "failed" }, /unduh sebagai CSV/],
  [{ problem: "notLoaded" }, /sambungan jaringan/],
] as const;

test.each(refusals)("%j is told with the way out", async (problem, told) => {
  vi.spyOn(engine, "writeSheet").mockResolvedValue({ kind: "unwritten", problem });
  const user = userEvent.setup();
  render(<ExportMenu label="Export" rows={rows} />);
  await user.click(screen.getByRole("button", { name: "Pilihan Export" }));
  await user.click(screen.getByRole("menuitem", { name: "Excel" }));
  await waitFor(() => expect(lastToast()).toMatch(told));
});
