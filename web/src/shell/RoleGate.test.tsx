import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { toast } from "../shared/toast/toast";
import { accountButton, openAccount } from "../testing/account";
import { openTestPortal } from "../testing/portal";
import { acting, portalAt } from "../testing/portalAt";
import { type Command, PortalCore } from "../wasm/pkg/portal_core";
import { actAs } from "./liveCore";

beforeEach(() => openTestPortal({ role: "agent" }));

/** Makes the core refuse these roles, as it does when nobody has them. */
function leaveNobodyAs(...roles: string[]) {
  const { dispatch } = PortalCore.prototype;
  vi.spyOn(PortalCore.prototype, "dispatch").mockImplementation(function (
    this: PortalCore,
    command: Command,
  ) {
    const isFor = (role: string) => JSON.stringify(command).includes(`"role":"${role}"`);
    if (!roles.some(isFor)) return dispatch.call(this, command);
    return { kind: "refused", refusal: { reason: "notFound", what: "person", id: "" } };
  });
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("explains an area whose role nobody has, and keeps the acting role", async () => {
  leaveNobodyAs("internal_auditor", "external_auditor");
  portalAt("/auditor/tabular");
  await heading("Belum ada auditor");
  expect(document.title).toBe("Belum ada auditor · Portal Minerba");
  expect(screen.getByText("Tambahkan auditor di Manajemen Auditor.")).toBeTruthy();
  const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link("Manajemen Auditor")).toBe("/cms-auditor/auditors");
  expect(link("Pilih peran")).toBe("/");
  expect(acting().role).toBe("agent");
});

test("explains a missing auditor type inside the area's frame", async () => {
  leaveNobodyAs("internal_auditor");
  portalAt("/auditor/internal");
  await heading("Belum ada auditor internal");
  expect(screen.getAllByRole("main")).toHaveLength(1);
  expect(await accountButton()).toBeTruthy();
});

test("opens the auditors' common addresses as the type that somebody has", async () => {
  leaveNobodyAs("internal_auditor");
  portalAt("/auditor/tabular");
  await screen.findByRole("heading", {
    level: 1,
    name: "Data yang di-assign untuk Dewi Paramita",
  });
  expect(acting().role).toBe("external_auditor");
});

const YOSEF = "EXTERNAL100002";

const deskOf = (name: string) =>
  screen.findByRole("heading", { level: 1, name: `Data yang di-assign untuk ${name}` });

/** Works as this auditor, then reloads the page: the core then starts without a person. */
async function workAndReload(person: string, name: string) {
  openTestPortal({ role: "external_auditor", person });
  portalAt("/auditor/external");
  await deskOf(name);
  cleanup();
  openTestPortal();
}

describe("after a reload", () => {
  test("keeps the person who acted last in this tab", async () => {
    await workAndReload(YOSEF, "Yosef Tandi");
    portalAt("/auditor/tabular");
    await deskOf("Yosef Tandi");
  });

  test("replaces a deleted person by the first of the same role", async () => {
    await workAndReload(YOSEF, "Yosef Tandi");
    for (const memory of [sessionStorage, localStorage]) {
      memory.setItem("portal-minerba.acting", "external_auditor EXTERNAL999999");
    }
    portalAt("/auditor/tabular");
    await deskOf("Dewi Paramita");
  });

  test("ignores the remembered person of another role", async () => {
    await workAndReload(YOSEF, "Yosef Tandi");
    portalAt("/auditor/internal");
    await deskOf("Hendra Kusuma");
  });

  test.each(["", "external_auditor", "\n\n", "nobody 1"])(
    "ignores the invalid memory %j",
    async (kept) => {
      openTestPortal();
      sessionStorage.setItem("portal-minerba.acting", kept);
      portalAt("/auditor/tabular");
      await deskOf("Hendra Kusuma");
    },
  );
});

/** Works as this auditor in one tab, then opens another. */
async function workAndOpenNewTab(person: string, name: string) {
  await workAndReload(person, name);
  sessionStorage.clear();
}

describe("in a new tab", () => {
  test.each(["/auditor/external", "/auditor/tabular", "/auditor/category/penjualan"])(
    "%s opens as the person who acted last on this device",
    async (address) => {
      await workAndOpenNewTab(YOSEF, "Yosef Tandi");
      portalAt(address);
      await waitFor(() => expect(acting().person.name).toBe("Yosef Tandi"));
    },
  );

  test("opens a link to an item as the person to whom it is assigned", async () => {
    await workAndOpenNewTab(YOSEF, "Yosef Tandi");
    portalAt("/auditor/detail/ASSIGN_1763518474071");
    await screen.findByRole("link", { name: "Kembali ke daftar data" });
    expect(acting().person.id).toBe(YOSEF);
    expect(screen.queryByText("Data tidak ditemukan")).toBeNull();
  });

  test("keeps the second dashboard administrator", async () => {
    openTestPortal({ role: "dashboard_builder", person: "dash-2" });
    portalAt("/dashboard-builder");
    await heading("Daftar Dashboard");
    cleanup();
    openTestPortal();
    sessionStorage.clear();
    portalAt("/dashboard-builder/drafts");
    await waitFor(() => expect(acting().person.id).toBe("dash-2"));
  });

  test("keeps the tab's own person when another tab changes its person", async () => {
    await workAndReload("EXTERNAL100001", "Dewi Paramita");
    localStorage.setItem("portal-minerba.acting", `external_auditor ${YOSEF}`);
    portalAt("/auditor/tabular");
    await deskOf("Dewi Paramita");
  });

  test("a role's button picks the last person of the role, else the first", async () => {
    await workAndOpenNewTab(YOSEF, "Yosef Tandi");
    actAs("external_auditor");
    expect(acting().person.id).toBe(YOSEF);
    actAs("internal_auditor");
    expect(acting().person.name).toBe("Hendra Kusuma");
    localStorage.setItem("portal-minerba.acting", "external_auditor EXTERNAL999999");
    actAs("external_auditor");
    expect(acting().person.name).toBe("Dewi Paramita");
  });
});

describe("an item that the acting person cannot see", () => {
  const main = async () => within(await screen.findByRole("main"));

  test("shows the acting person, and the item after a switch to another person", async () => {
    openTestPortal({ role: "external_auditor", person: "EXTERNAL100001" });
    const address = "/auditor/detail/ASSIGN_1763518474071";
    const { router, user } = portalAt(address);
    await heading("Data tidak ditemukan");
    const page = await main();
    page.getByText("Dewi Paramita");
    await user.click(page.getByRole("button", { name: "Pilih pengguna lain" }));
    await user.click(await screen.findByRole("menuitemradio", { name: /Yosef Tandi/ }));
    await screen.findByRole("link", { name: "Kembali ke daftar data" });
    expect(router.state.location.pathname).toBe(address);
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  });

  test("offers the other auditor type, and the top bar's menu shows the item too", async () => {
    openTestPortal({ role: "internal_auditor" });
    const address = "/auditor/detail/ASSIGN_1763518474071";
    const { router, user } = portalAt(address);
    await heading("Data tidak ditemukan");
    await user.click((await main()).getByRole("button", { name: "Buka sebagai External Auditor" }));
    expect(acting().person.name).toBe("Dewi Paramita");
    await openAccount(user);
    await user.click(await screen.findByRole("menuitemradio", { name: /Yosef Tandi/ }));
    await screen.findByRole("link", { name: "Kembali ke daftar data" });
    expect(router.state.location.pathname).toBe(address);
  });

  test.each([
    ["/badan-usaha/tickets/B4L1KX", "badan_usaha", /CV Timah Selat Gaspar/, "Kembali"],
    ["/dashboard-builder/dashboard/PRIVATE", "dashboard_builder", /Wira Hardanto/, undefined],
  ] as const)("%s offers the switch", async (address, role, other, found) => {
    openTestPortal({ role });
    const { router, user } = portalAt(address);
    await user.click(await screen.findByRole("button", { name: "Pilih pengguna lain" }));
    await user.click(await screen.findByRole("menuitemradio", { name: other }));
    if (found) await screen.findByRole("link", { name: found });
    expect(router.state.location.pathname).toBe(address);
    expect(acting().person.name).toMatch(other);
  });
});

test("clears the toasts of the previous role", async () => {
  toast("“PNBP” ditugaskan kepada Hendra Kusuma.");
  portalAt("/auditor/external");
  await deskOf("Dewi Paramita");
  expect(screen.queryByText(/Hendra Kusuma/)).toBeNull();
});
