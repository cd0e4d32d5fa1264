import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { portal } from "../../engine";
import { rememberActing } from "../../shared/lastActing";
import { openTestPortal } from "../../testing/portal";
import { acting, portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";
import { openCore } from "../openCore";

beforeEach(async () => {
  serveAssets();
  openTestPortal();
  await openCore();
});

const ROLES = [
  ["Badan Usaha", "badan_usaha", "/badan-usaha/tickets"],
  ["Internal ESDM", "internal_esdm", "/internal-esdm/all-tickets"],
  ["Agent", "agent", "/agent/all-tickets"],
  ["Internal Auditor", "internal_auditor", "/auditor/internal"],
  ["External Auditor", "external_auditor", "/auditor/external"],
  ["CMS Auditor", "cms_auditor", "/cms-auditor"],
  ["Dashboard Builder", "dashboard_builder", "/dashboard-builder"],
] as const;

const tickets = () => {
  const answer = portal().readOnce("ticketCounts");
  return answer.kind === "ok" ? answer.value.closed : undefined;
};

describe("the role selector", () => {
  test.each(ROLES)("'%s' chooses its role and goes to its area", async (name, role, path) => {
    const { router, user } = portalAt("/");
    await user.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(acting().role).toBe(role);
  });

  test("has seven roles and describes each apart from its name", async () => {
    portalAt("/");
    await screen.findByRole("heading", { level: 1, name: "Portal Minerba" });
    const roles = within(screen.getByRole("main")).getAllByRole("listitem");
    expect(roles).toHaveLength(7);
    for (const role of roles) {
      const button = within(role).getByRole("button");
      expect(button.getAttribute("aria-describedby")).toBeTruthy();
    }
  });
});

describe("the figures", () => {
  const described = (name: string) =>
    (screen.getByRole("button", { name }).getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" ");

  test("describe each role and follow what happens", async () => {
    portalAt("/");
    await screen.findByText("9 dasbor");
    expect(described("Agent")).toContain("1 tiket baru");
    expect(described("CMS Auditor")).toContain("3 penugasan menunggu");
    act(() => {
      portal().dispatch({ session: { actAs: { role: "agent" } } });
      portal().dispatch({ ticket: { take: { ticket: "N4W7KD" } } });
    });
    await waitFor(() => expect(described("Agent")).toContain("0 tiket baru"));
  });

  test("'Lanjutkan sebagai …' is not offered for a person whom the core does not know", async () => {
    rememberActing({ role: "external_auditor", person: "EXTERNAL999999", name: "Sari" });
    portalAt("/");
    await screen.findByText("9 dasbor");
    expect(screen.queryByRole("button", { name: /^Lanjutkan/ })).toBeNull();
  });
});

describe("'Atur ulang'", () => {
  async function closeOneAndAsk() {
    portal().dispatch({ ticket: { close: { ticket: "R8K2AB" } } });
    expect(tickets()).toBe(2);
    const { user } = portalAt("/");
    await user.click(await screen.findByRole("button", { name: "Atur ulang" }));
    return { user, dialog: await screen.findByRole("alertdialog") };
  }

  test("brings the sample data back after a confirmation", async () => {
    const { user, dialog } = await closeOneAndAsk();
    await user.click(within(dialog).getByRole("button", { name: "Atur ulang" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(tickets()).toBe(1);
  });

  test("changes nothing when cancelled", async () => {
    const { user, dialog } = await closeOneAndAsk();
    await user.click(within(dialog).getByRole("button", { name: "Batal" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(tickets()).toBe(2);
  });
});
