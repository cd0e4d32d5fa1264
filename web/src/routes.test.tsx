import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Role } from "./engine";
import { openTestPortal } from "./testing/portal";
import { acting, portalAt } from "./testing/portalAt";

const TICKET = "P3ND9G";

/** Address, where it leads, the acting role there, the document's title. */
const ADDRESSES: readonly [string, string, Role, string][] = [
  ["/badan-usaha", "/badan-usaha/tickets", "badan_usaha", "All Tickets · Badan Usaha"],
  ["/badan-usaha/tickets/", "/badan-usaha/tickets/", "badan_usaha", "All Tickets · Badan Usaha"],
  ["/badan-usaha/create-ticket", "=", "badan_usaha", "Form Pengajuan Keluhan · Badan Usaha"],
  ["/badan-usaha/follow-up", "=", "badan_usaha", "Tindak Lanjut · Badan Usaha"],
  ["/badan-usaha/follow-up/TL_1", "=", "badan_usaha", "Temuan tidak ditemukan · Badan Usaha"],
  ["/internal-esdm", "/internal-esdm/all-tickets", "internal_esdm", "All Tickets · Internal ESDM"],
  ["/internal-esdm/pending", "=", "internal_esdm", "Pending · Internal ESDM"],
  ["/internal-esdm/open", "=", "internal_esdm", "Open · Internal ESDM"],
  ["/internal-esdm/resolved", "=", "internal_esdm", "Resolved · Internal ESDM"],
  ["/internal-esdm/closed", "=", "internal_esdm", "Closed · Internal ESDM"],
  ["/internal-esdm/reassign", "=", "internal_esdm", "Re-assign Ticket · Internal ESDM"],
  ["/internal-esdm/settings", "=", "internal_esdm", "Pengaturan · Internal ESDM"],
  ["/internal-esdm/waiting", "=", "internal_esdm", "Menunggu saya · Internal ESDM"],
  ["/internal-esdm/unassigned", "=", "internal_esdm", "Belum ditugaskan · Internal ESDM"],
  ["/internal-esdm/create-ticket", "=", "internal_esdm", "Form Pengajuan Keluhan · Internal ESDM"],
  ["/agent", "/agent/all-tickets", "agent", "Semua Tiket · Agent"],
  ["/agent/new", "=", "agent", "New Tickets · Agent"],
  ["/agent/open", "=", "agent", "Open Tickets · Agent"],
  ["/agent/pending", "=", "agent", "Pending Tickets · Agent"],
  ["/agent/resolved", "=", "agent", "Resolved Tickets · Agent"],
  ["/agent/closed", "=", "agent", "Closed Tickets · Agent"],
  ["/agent/my-tickets", "=", "agent", "Tiket saya · Agent"],
  ["/agent/waiting", "=", "agent", "Menunggu saya · Agent"],
  ["/agent/unassigned", "=", "agent", "Belum ditugaskan · Agent"],
  ["/auditor", "/auditor/internal", "internal_auditor", "Internal Auditor · Auditor"],
  ["/auditor/external", "=", "external_auditor", "External Auditor · Auditor"],
  ["/auditor/detail/A-1", "=", "internal_auditor", "Data tidak ditemukan · Auditor"],
  ["/auditor/tabular", "=", "internal_auditor", "Data Tabular · Auditor"],
  ["/auditor/document", "=", "internal_auditor", "Data Document · Auditor"],
  ["/auditor/category/perizinan", "=", "internal_auditor", "Perizinan · Auditor"],
  ["/auditor/category/feasibility-study", "=", "internal_auditor", "Feasibility Study · Auditor"],
  ["/auditor/category/lain", "=", "internal_auditor", "Tahapan tidak ditemukan · Auditor"],
  ["/cms-auditor", "=", "cms_auditor", "Dasbor CMS Auditor · CMS Auditor"],
  ["/cms-auditor/query", "=", "cms_auditor", "Query Data Tabular · CMS Auditor"],
  ["/cms-auditor/documents", "=", "cms_auditor", "Repositori Dokumen · CMS Auditor"],
  ["/cms-auditor/assignments", "=", "cms_auditor", "Manajemen Penugasan · CMS Auditor"],
  ["/cms-auditor/reviews", "=", "cms_auditor", "Reviu Pemeriksaan · CMS Auditor"],
  ["/cms-auditor/auditors", "=", "cms_auditor", "Manajemen Auditor · CMS Auditor"],
  ["/dashboard-builder", "=", "dashboard_builder", "Daftar Dashboard · Dashboard Builder"],
  ["/dashboard-builder/create", "=", "dashboard_builder", "Create Dashboard · Dashboard Builder"],
  [
    "/dashboard-builder/dashboard/dash_1763604898133",
    "=",
    "dashboard_builder",
    "Layanan Tiket · Dashboard Builder",
  ],
  [
    "/dashboard-builder/edit/dash_1763604898133",
    "=",
    "dashboard_builder",
    "Ubah Layanan Tiket · Dashboard Builder",
  ],
  [
    "/dashboard-builder/edit/dash_1",
    "=",
    "dashboard_builder",
    "Dasbor tidak ditemukan · Dashboard Builder",
  ],
  [
    "/dashboard-builder/category/keuangan",
    "=",
    "dashboard_builder",
    "Keuangan · Dashboard Builder",
  ],
  ["/dashboard-builder/published", "=", "dashboard_builder", "Dipublikasi · Dashboard Builder"],
  ["/dashboard-builder/drafts", "=", "dashboard_builder", "Draft · Dashboard Builder"],
  ["/badan-usaha/dashboards", "=", "badan_usaha", "Dasbor · Badan Usaha"],
  ["/internal-esdm/dashboards", "=", "internal_esdm", "Dasbor · Internal ESDM"],
  ["/agent/dashboards", "=", "agent", "Dasbor · Agent"],
  ["/auditor/dashboards", "=", "internal_auditor", "Dasbor · Auditor"],
  ["/cms-auditor/dashboards", "=", "cms_auditor", "Dasbor Diterbitkan · CMS Auditor"],
  ["/agent/dashboards/dash_1763604898133", "=", "agent", "Layanan Tiket · Agent"],
  ["/agent/dashboards/dash_1", "=", "agent", "Dasbor tidak ditemukan · Agent"],
  ["/agent/nowhere", "=", "agent", "Halaman tidak ditemukan · Agent"],
];

const heading = () => screen.findByRole("heading", { level: 1 });

describe("every address of §2.2", () => {
  test.each(ADDRESSES)("%s shows its screen as its role", async (address, end, role, title) => {
    openTestPortal({ role: role === "cms_auditor" ? "agent" : "cms_auditor" });
    const { router } = portalAt(address);
    // A dialog with its own address hides the heading of the screen under it.
    await screen.findByRole("heading", { level: 1, hidden: true });
    await waitFor(() => expect(document.title).toBe(`${title} · Portal Minerba`));
    expect(router.state.location.pathname).toBe(end === "=" ? address : end);
    expect(acting().role).toBe(role);
  });

  test.each([
    ["/badan-usaha/tickets/", "badan_usaha"],
    ["/internal-esdm/tickets/", "internal_esdm"],
    ["/agent/tickets/", "agent"],
  ])("%s{id} shows the ticket", async (path, role) => {
    openTestPortal();
    portalAt(path + TICKET);
    await heading();
    await waitFor(() => expect(document.title).toContain(TICKET));
    expect(acting().role).toBe(role);
  });

  test("an address outside every area offers the seven roles and keeps the role", async () => {
    openTestPortal({ role: "agent" });
    portalAt("/tidak/ada");
    expect(await heading()).toHaveProperty("textContent", "Halaman tidak ditemukan");
    expect(screen.getByText("/tidak/ada")).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(7);
    expect(acting().role).toBe("agent");
  });
});

describe("roles by address", () => {
  test("keeps a person who has the area's role", async () => {
    openTestPortal({ role: "badan_usaha", person: "bu-nikel" });
    portalAt("/badan-usaha/tickets");
    await heading();
    expect(acting().person.id).toBe("bu-nikel");
  });

  test("the auditors' common addresses keep the acting auditor type", async () => {
    openTestPortal({ role: "external_auditor" });
    portalAt("/auditor/tabular");
    await heading();
    expect(acting().role).toBe("external_auditor");
  });

  test("changes the role between areas before the next screen is drawn", async () => {
    openTestPortal({ role: "agent" });
    const { router } = portalAt("/agent/open");
    await heading();
    await act(() => router.navigate("/auditor/external"));
    await screen.findByRole("heading", {
      level: 1,
      name: "Data yang di-assign untuk Dewi Paramita",
    });
    expect(acting().role).toBe("external_auditor");
  });

  test("a redirect leaves no history entry", async () => {
    openTestPortal();
    const { router } = portalAt("/");
    await heading();
    await act(() => router.navigate("/agent"));
    await screen.findByRole("heading", { level: 1, name: "Semua Tiket" });
    await act(() => router.navigate(-1));
    await screen.findByRole("heading", { level: 1, name: "Portal Minerba" });
    expect(router.state.location.pathname).toBe("/");
  });
});

describe("arriving at a screen", () => {
  test("moves the focus to its heading, but leaves it alone on the first screen", async () => {
    openTestPortal();
    const { router } = portalAt("/agent/new");
    const first = await heading();
    expect(document.activeElement).not.toBe(first);
    await act(() => router.navigate("/agent/closed"));
    const next = await screen.findByRole("heading", { level: 1, name: "Closed Tickets" });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });
});
