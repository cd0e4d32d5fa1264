import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { portal } from "../../engine";
import { longTable } from "../../testing/longTable";
import { openTestPortal, renderAt } from "../../testing/portal";
import { DataGrid } from "./DataGrid";

const rowsDrawn = () => screen.getByRole("table").querySelectorAll("tr[data-row]").length;

async function openLongTable() {
  openTestPortal({ role: "cms_auditor" });
  const subject = await longTable(1_000);
  renderAt(<DataGrid subject={subject} caption="Isi" canCopy />, "/");
}

test("a long table draws only the rows near the window", async () => {
  await openLongTable();
  await vi.waitFor(() => expect(rowsDrawn()).toBeGreaterThan(15));
  expect(rowsDrawn()).toBeLessThanOrEqual(30);
});

test("200 rows are printed with a note, and removed afterwards", async () => {
  await openLongTable();
  const before = 25;
  await vi.waitFor(() => expect(rowsDrawn()).toBe(before));
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(rowsDrawn()).toBe(200);
  expect(screen.getByText("Tercetak: baris 1–200 dari 1.000.")).toBeDefined();
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(rowsDrawn()).toBe(before);
});

test("rows without a file are reported as lost, with advice", async () => {
  await openLongTable();
  await vi.waitFor(() => expect(rowsDrawn()).toBe(25));
  act(
    () =>
      void portal().attempt(() => {
        throw new WebAssembly.RuntimeError("unreachable");
      }),
  );
  expect(await screen.findByText("Baris dataset ini tidak ada")).toBeDefined();
  expect(screen.getByText(/ganti isinya lewat Unggah data atau pulihkan cadangan/)).toBeDefined();
  expect(screen.queryByText(/sedang dibaca/)).toBeNull();
});
