import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { type Command, PortalCore } from "../core/pkg/portal_core";
import { openTestPortal } from "../testing/portal";
import { acting, portalAt } from "../testing/portalAt";

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

const heading = () => screen.findByRole("heading", { level: 1, name: "Belum ada auditor" });

test("an area whose role nobody has says what to do, and nobody's role is changed", async () => {
  leaveNobodyAs("internal_auditor", "external_auditor");
  portalAt("/auditor/tabular");
  await heading();
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
  await heading();
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
