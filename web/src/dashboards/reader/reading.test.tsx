import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type Command, portal, type Role } from "../../engine";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";

const SERVICE = "dash_1763604898133";

const names = async () =>
  within(await screen.findByRole("list", { name: "Dasbor" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

/** Dispatches a command as another role, then returns to `back`. */
function dispatchAs(role: Role, command: Command, back: Role) {
  act(() => {
    portal().dispatch({ session: { actAs: { role } } });
    const outcome = portal().dispatch(command);
    if (outcome.kind !== "ok") throw new Error("refused");
    portal().dispatch({ session: { actAs: { role: back } } });
  });
}

describe("'Dasbor'", () => {
  test("lists the readable dashboards, and the menu counts them", async () => {
    openTestPortal({ role: "badan_usaha" });
    portalAt("/badan-usaha/dashboards");
    const listed = await names();
    expect(listed).toContain("Layanan Tiket");
    expect(listed).not.toContain("Penugasan Auditor");
    const menu = within(screen.getByRole("navigation", { name: "Menu utama" }));
    const entry = menu.getByRole("link", { name: "Dasbor" });
    const counted = document.getElementById(entry.getAttribute("aria-describedby") ?? "");
    expect(counted?.textContent).toBe(`${listed.length} dashboard`);
  });

  test("is called 'Dasbor Diterbitkan' if 'Dasbor' is the start page", async () => {
    openTestPortal({ role: "cms_auditor" });
    portalAt("/cms-auditor");
    const menu = within(await screen.findByRole("navigation", { name: "Menu utama" }));
    expect(menu.getByRole("link", { name: "Dasbor" }).getAttribute("href")).toBe("/cms-auditor");
    expect(menu.getByRole("link", { name: "Dasbor Diterbitkan" }).getAttribute("href")).toBe(
      "/cms-auditor/dashboards",
    );
  });

  test("offers to clear a search without a hit", async () => {
    openTestPortal({ role: "agent" });
    const { user, router } = portalAt("/agent/dashboards?q=tidak-ada&kategori=Audit");
    await user.click(await screen.findByRole("button", { name: "Hapus pencarian dan filter" }));
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    expect(await names()).toContain("Layanan Tiket");
    expect(router.state.location.search).toBe("");
  });
});

describe("a dashboard for readers", () => {
  test("has no editing actions", async () => {
    openTestPortal({ role: "agent" });
    portalAt(`/agent/dashboards/${SERVICE}`);
    await screen.findByRole("region", { name: "Tiket per badan usaha" });
    const main = within(screen.getByRole("main"));
    for (const name of ["Edit", "Jadikan Draft", "Aksi lainnya"]) {
      expect(main.queryByRole("button", { name })).toBeNull();
      expect(main.queryByRole("link", { name })).toBeNull();
    }
    main.getByRole("button", { name: "Cetak" });
    main.getByRole("button", { name: "Simpan sebagai HTML" });
  });

  test("follows changes of the tickets", async () => {
    openTestPortal({ role: "agent" });
    portalAt(`/agent/dashboards/${SERVICE}`);
    const unresolved = within(await screen.findByRole("region", { name: "Belum selesai" }));
    unresolved.getByText("4");
    act(() => {
      portal().dispatch({ ticket: { setStatus: { ticket: "R8K2AB", status: "resolved" } } });
    });
    await waitFor(() => unresolved.getByText("3"));
  });

  test("disappears when it is unpublished", async () => {
    openTestPortal({ role: "agent" });
    portalAt(`/agent/dashboards/${SERVICE}`);
    await screen.findByRole("heading", { level: 1, name: "Layanan Tiket" });
    dispatchAs("dashboard_builder", { dashboard: { unpublish: { dashboard: SERVICE } } }, "agent");
    await screen.findByRole("heading", { level: 1, name: "Dasbor tidak ditemukan" });
    const back = screen.getByRole("link", { name: "Kembali ke Dasbor" });
    expect(back.getAttribute("href")).toBe("/agent/dashboards");
  });

  test("has a watermark for an external auditor, who exports nothing", async () => {
    openTestPortal({ role: "external_auditor" });
    portalAt(`/auditor/dashboards/${SERVICE}`);
    await screen.findByRole("region", { name: "Tiket per badan usaha" });
    const main = within(screen.getByRole("main"));
    expect(main.getAllByText("Dewi Paramita · 21 November 2026").length).toBeGreaterThan(0);
    expect(main.queryByRole("button", { name: "Simpan sebagai HTML" })).toBeNull();
    expect(main.queryByRole("button", { name: /^Unduh angka/ })).toBeNull();
    expect(main.queryByRole("button", { name: "Cetak" })).toBeNull();
  });
});
