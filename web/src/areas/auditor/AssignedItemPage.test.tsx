import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { portal, type Role } from "../../engine";
import { readToasts } from "../../shared/toast/toast";
import { firstPage } from "../../testing/firstPage";
import { openTestPortal, renderAt } from "../../testing/portal";
import { AssignedItemPage } from "./AssignedItemPage";

/** Opens the first assigned item of this type as the first auditor of this role. */
function openFirst(role: Role, dataType: "tabular" | "document") {
  openTestPortal({ role });
  const desk = portal().readOnce("desk", {
    ...firstPage,
    category: undefined,
    only: dataType,
    tahapan: undefined,
    dataType: undefined,
    status: undefined,
  });
  const row = desk.kind === "ok" ? desk.value.rows[0] : undefined;
  if (row === undefined) throw new Error(`${role} has no ${dataType} item`);
  return { row, ...openItem(row.id) };
}

const openItem = (id: string) =>
  renderAt(<AssignedItemPage />, `/auditor/detail/${id}`, "/auditor/detail/:id");

const buttonNamed = (name: string) => screen.queryByRole("button", { name });

describe("an internal auditor", () => {
  test("starts and completes the assignment, and sees a message for each", async () => {
    const { user } = openFirst("internal_auditor", "tabular");
    expect(screen.getByText(/^Cocokkan setiap setoran/)).toBeDefined();
    const panel = screen.getByRole("region", { name: "Penugasan" });
    expect(panel.textContent).toContain("AuditorHendra KusumaTipe AuditorInternal");
    expect(buttonNamed("Selesai")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Mulai" }));
    expect(buttonNamed("Mulai")).toBeNull();
    expect(readToasts().at(-1)?.text).toContain("dimulai");
    await user.click(screen.getByRole("button", { name: "Selesai" }));
    expect(buttonNamed("Selesai")).toBeNull();
    expect(screen.getByText("Selesai pada")).toBeDefined();
  });

  test("searches and sorts the table", async () => {
    const { user, row, router } = openFirst("internal_auditor", "tabular");
    const table = screen.getByRole("table", { name: `Isi ${row.name}` });
    expect(screen.getByText("24 baris")).toBeDefined();
    const headings = within(table).getAllByRole("columnheader");
    const column = (name: string) => headings.findIndex(({ textContent }) => textContent === name);
    const heading = within(table).getByRole("columnheader", { name: "Volume (ton)" });
    await user.click(within(heading).getByRole("button", { name: "Volume (ton)" }));
    expect(heading.getAttribute("aria-sort")).toBe("ascending");
    expect(router.state.location.search).toMatch(/^\?sort=\d&dir=asc$/);
    expect(within(table).getAllByRole("row")[1]?.textContent).toContain("30.566,32");
    const total = () => within(table).getByRole("row", { name: /^Total / }).textContent;
    const all = total();

    await user.type(screen.getByRole("searchbox", { name: "Cari dalam tabel" }), "PK-003");
    expect(await screen.findByText("1 baris dari 24")).toBeDefined();
    const [, found, ...others] = within(table).getAllByRole("row");
    expect(others).toHaveLength(1);
    expect(found?.textContent).toContain("PK-003");
    expect(total()).not.toBe(all);
    const volume = within(found as HTMLElement).getAllByRole("cell")[column("Volume (ton)")];
    expect(volume?.textContent).toMatch(/^\d/);
    expect(total()).toContain(volume?.textContent);

    await user.click(screen.getByRole("button", { name: "Pilihan Download" }));
    expect(screen.getByRole("menuitem", { name: "Excel (1 dari 24 baris)" })).toBeDefined();
    expect(screen.getByRole("menuitem", { name: "Excel (24 baris)" })).toBeDefined();
    await user.keyboard("{Escape}");

    await user.type(screen.getByRole("searchbox", { name: "Cari dalam tabel" }), "x");
    await screen.findByText("Tidak ada baris yang cocok");
    await user.click(screen.getByText("Hapus pencarian"));
    expect(await screen.findByText("24 baris")).toBeDefined();
    expect(document.activeElement).not.toBe(document.body);
  });

  test("copies the selected rows for a spreadsheet", async () => {
    const { user, row } = openFirst("internal_auditor", "tabular");
    const table = screen.getByRole("table", { name: `Isi ${row.name}` });
    await within(table).findAllByRole("cell");
    const [, first, second] = within(table).getAllByRole("row");
    if (first === undefined || second === undefined)
      throw new Error("the table has fewer than two rows");
    await user.click(within(first).getAllByRole("cell")[0] ?? first);
    fireEvent.click(within(second).getAllByRole("cell")[0] ?? second, { shiftKey: true });
    expect(screen.getByText("2 baris dipilih")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Salin" }));
    const copied = (await navigator.clipboard.readText()).split("\n");
    expect(copied).toHaveLength(3);
    expect(copied[0]?.split("\t").slice(0, 2)).toEqual(["Tanggal Setor", "Kode Billing"]);
    expect(copied[1]?.split("\t").slice(0, 2)).toEqual(["2025-01-19", "082025000001"]);

    const [header] = within(table).getAllByRole("columnheader");
    if (header === undefined) throw new Error("the table has no columns");
    await user.click(within(header).getByRole("button", { name: "Tanggal Setor" }));
    await waitFor(() => expect(screen.queryByText("2 baris dipilih")).toBeNull());
  });

  test("finds words in a document and steps through them", async () => {
    const { user } = openFirst("internal_auditor", "document");
    await user.type(screen.getByRole("searchbox", { name: "Cari dalam dokumen" }), "izin{Enter}");
    expect(screen.getByText(/^2 dari \d+$/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Hasil sebelumnya" }));
    expect(screen.getByText(/^1 dari \d+$/)).toBeDefined();
  });

  test("jumps to a section of a document", async () => {
    const { user } = openFirst("internal_auditor", "document");
    const outline = screen.getByRole("navigation", { name: "Bagian dokumen" });
    const [, second] = within(outline).getAllByRole("button");
    if (second === undefined) throw new Error("the document has only one section");
    await user.click(second);
    expect(document.activeElement?.tagName).toBe("H3");
    expect(document.activeElement?.textContent).toBe(second.textContent);
  });
});

test.each(["tabular", "document"] as const)(
  "an external auditor can only read %s data, under a watermark",
  async (dataType) => {
    openFirst("external_auditor", dataType);
    for (const name of ["Mulai", "Selesai", "Download", "Salin"]) {
      expect(buttonNamed(name)).toBeNull();
    }
    expect(screen.queryByText("Catatan")).toBeNull();
    expect(screen.getByText("Auditor eksternal hanya dapat melihat")).toBeDefined();
    expect(screen.getAllByText("Dewi Paramita · 21 November 2026").length).toBeGreaterThan(0);
    const content =
      dataType === "tabular"
        ? await within(screen.getByRole("table", { name: /^Isi/ })).findAllByRole("cell")
        : screen.getAllByRole("heading", { level: 3 });
    expect(content[0] && fireEvent.copy(content[0])).toBe(false);
  },
);

test("unknown data and another auditor's data show the same page", () => {
  const { row, unmount } = openFirst("external_auditor", "tabular");
  unmount();
  openTestPortal({ role: "internal_auditor" });
  const foreign = openItem(row.id);
  const shown = foreign.container.textContent;
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Data tidak ditemukan");
  foreign.unmount();
  expect(openItem("ASSIGN_1").container.textContent).toBe(shown);
});
