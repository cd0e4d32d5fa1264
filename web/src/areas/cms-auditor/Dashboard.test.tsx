import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";
import { Dashboard } from "./Dashboard";

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

function deleteAssignments() {
  for (;;) {
    const answer = portal().readOnce("cmsDashboard");
    const [newest] = answer.kind === "ok" ? answer.value.recent : [];
    if (newest === undefined) return;
    portal().dispatch({ assignment: { delete: { assignment: newest.id } } });
  }
}

test("each counter links to its list, with the texts of the specification", () => {
  renderAt(<Dashboard />, "/cms-auditor");
  const cards = within(screen.getByRole("region", { name: "Ringkasan CMS" })).getAllByRole("link");
  expect(cards.map((card) => card.getAttribute("href"))).toEqual([
    "/cms-auditor/documents",
    "/cms-auditor/query",
    "/cms-auditor/assignments",
    "/cms-auditor/auditors",
  ]);
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringMatching(/^Total Dokumen\d+\+12 bulan ini$/),
    expect.stringMatching(/^Dataset Tabular\d+\+5 bulan ini$/),
    expect.stringMatching(/^Penugasan Aktif\d+\d+ menunggu$/),
    expect.stringMatching(/^Auditor Tersedia\d+\d+ internal, \d+ eksternal$/),
  ]);
});

test("the shortcuts link to a stage and show its counts", () => {
  renderAt(<Dashboard />, "/cms-auditor");
  const shortcut = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
  expect(shortcut(/^Operasi Produksi/)).toBe("/cms-auditor/query?tahapan=Operasi%20Produksi");
  expect(shortcut(/^Feasibility Study 2 datasets available/)).toBe(
    "/cms-auditor/query?tahapan=Feasibility%20Study",
  );
  expect(shortcut(/^Perizinan 3 companies, 4 documents/)).toBe(
    "/cms-auditor/documents?tahapan=Perizinan",
  );
  expect(shortcut(/^Pengadministrasian 2 companies, 3 documents/)).toBe(
    "/cms-auditor/documents?tahapan=Pengadministrasian",
  );
});

test("the five newest assignments are in a table, with a link to all", () => {
  renderAt(<Dashboard />, "/cms-auditor");
  const table = screen.getByRole("table", { name: "Penugasan Terbaru" });
  expect(within(table).getAllByRole("row")).toHaveLength(1 + 5);
  expect(screen.getByRole("link", { name: "Lihat semua" }).getAttribute("href")).toBe(
    "/cms-auditor/assignments",
  );
});

test("an empty list of assignments says so", () => {
  deleteAssignments();
  renderAt(<Dashboard />, "/cms-auditor");
  expect(screen.getByText("Belum ada penugasan")).toBeDefined();
});
