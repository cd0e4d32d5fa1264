import { cleanup, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Command, PortalCore } from "../core/pkg/portal_core";
import { openTestPortal } from "../testing/portal";
import { acting, portalAt } from "../testing/portalAt";
import { toast } from "../ui/feedback/toast";

beforeEach(() => openTestPortal({ role: "agent" }));

/** Lets the core refuse these roles, as it does when nobody has them. */
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

test("an area whose role nobody has says what to do, and nobody's role is changed", async () => {
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

test("an address of one type of auditor says so inside the area's frame", async () => {
  leaveNobodyAs("internal_auditor");
  portalAt("/auditor/internal");
  await heading("Belum ada auditor internal");
  expect(screen.getAllByRole("main")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Keluar" })).toBeTruthy();
});

test("the auditors' common addresses take the type that there is", async () => {
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

/** Works as this auditor, then loads the page anew: the core knows nothing of it any more. */
async function workAndReload(person: string, name: string) {
  openTestPortal({ role: "external_auditor", person });
  portalAt("/auditor/external");
  await deskOf(name);
  cleanup();
  openTestPortal();
}

describe("after a reload", () => {
  test("whoever acted last in this tab still does", async () => {
    await workAndReload(YOSEF, "Yosef Tandi");
    portalAt("/auditor/tabular");
    await deskOf("Yosef Tandi");
  });

  test("somebody who is no longer there is followed by the first of the same role", async () => {
    await workAndReload(YOSEF, "Yosef Tandi");
    sessionStorage.setItem("portal-minerba.acting", "external_auditor EXTERNAL999999");
    portalAt("/auditor/tabular");
    await deskOf("Dewi Paramita");
  });

  test("what the tab remembers of one area says nothing of another", async () => {
    await workAndReload(YOSEF, "Yosef Tandi");
    portalAt("/auditor/internal");
    await deskOf("Hendra Kusuma");
  });

  test.each(["", "external_auditor", "\n\n", "nobody 1"])("%j is no memory", async (kept) => {
    openTestPortal();
    sessionStorage.setItem("portal-minerba.acting", kept);
    portalAt("/auditor/tabular");
    await deskOf("Hendra Kusuma");
  });
});

test("what was said to one role is not left standing for the next", async () => {
  toast("“PNBP” ditugaskan kepada Hendra Kusuma.");
  portalAt("/auditor/external");
  await deskOf("Dewi Paramita");
  expect(screen.queryByText(/Hendra Kusuma/)).toBeNull();
});
