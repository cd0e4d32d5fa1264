import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { raiseCrashNotice } from "../../engine/core/crashNotice";
import { accountButton, openAccount } from "../../testing/account";
import { fitWindow, USUAL_WIDTH } from "../../testing/fitWindow";
import { openTestPortal } from "../../testing/portal";
import { acting, portalAt } from "../../testing/portalAt";

beforeEach(() => openTestPortal());

const menu = () => screen.findByRole("navigation", { name: "Menu utama" });

const entry = async (name: string) => within(await menu()).getByRole("link", { name });

const describedAs = (element: HTMLElement) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;

describe("the side menu", () => {
  test("names its entries by their labels and describes them by live counts", async () => {
    const { user } = portalAt("/agent/tickets/N4W7KD");
    const fresh = await entry("New");
    expect(describedAs(fresh)).toBe("1 tiket");
    await user.click(await screen.findByRole("button", { name: "Take Ticket" }));
    await waitFor(() => expect(describedAs(fresh)).toBe("0 tiket"));
    expect(describedAs(await entry("Open"))).toBe("3 tiket");
  });

  test("highlights the business entity's status filter of the address", async () => {
    portalAt("/badan-usaha/tickets?status=pending");
    expect((await entry("Pending")).getAttribute("aria-current")).toBe("page");
    expect((await entry("All Tickets")).getAttribute("aria-current")).toBeNull();
  });

  test("highlights no ministry entry for an address below it", async () => {
    portalAt("/internal-esdm/tickets/P3ND9G");
    const links = within(await menu()).getAllByRole("link");
    expect(links.filter((link) => link.hasAttribute("aria-current"))).toEqual([]);
  });
});

describe("the menu of actions on all data", () => {
  const data = () => screen.queryByRole("button", { name: "Cadangan dan atur ulang" });

  test("is shown in an area", async () => {
    portalAt("/auditor");
    await menu();
    expect(data()).not.toBeNull();
  });

  test.each([
    ["/auditor/external", "external_auditor"],
    ["/badan-usaha/tickets", "badan_usaha"],
  ] as const)("is hidden at %s from a role that may take no data out", async (address, role) => {
    portalAt(address);
    await menu();
    expect(acting().role).toBe(role);
    expect(data()).toBeNull();
  });
});

describe("the bar", () => {
  const items = async (role: "menuitem" | "menuitemradio") =>
    (await screen.findAllByRole(role)).map((item) => item.getAttribute("aria-labelledby"));

  test("shows the acting person and, for the ministry, the role once", async () => {
    const { user } = portalAt("/internal-esdm/open");
    expect(await screen.findByText("Ratna Wulandari")).toBeTruthy();
    expect(screen.getByText("ratna.wulandari@esdm.example")).toBeTruthy();
    expect(screen.getAllByText(/Internal ESDM/)).toHaveLength(1);
    expect(screen.getByText("Administrator Internal ESDM")).toBeTruthy();
    await openAccount(user);
    expect(await items("menuitem")).toHaveLength(2);
    expect(await items("menuitemradio")).toHaveLength(3);
    expect(screen.queryByRole("group", { name: "Ganti pengguna" })).toBeNull();
  });

  test("'Ganti pengguna' acts as another company and opens its list", async () => {
    const { router, user } = portalAt("/badan-usaha/tickets/P3ND9G");
    await openAccount(user);
    const people = within(await screen.findByRole("group", { name: "Ganti pengguna" }));
    await user.click(people.getByRole("menuitemradio", { name: "PT Nikel Halmahera Raya" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/badan-usaha/tickets"));
    expect(acting().person.id).toBe("bu-nikel");
    await waitFor(async () =>
      expect((await accountButton()).textContent).toContain("PT Nikel Halmahera Raya"),
    );
  });

  test("'Keluar' leads to the role selector", async () => {
    const { router, user } = portalAt("/cms-auditor/query");
    await openAccount(user);
    await user.click(await screen.findByRole("menuitem", { name: "Keluar" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  });

  test("stores the chosen theme and applies it to the page", async () => {
    const { user } = portalAt("/dashboard-builder");
    await openAccount(user);
    await user.click(await screen.findByRole("menuitemradio", { name: "Tema gelap" }));
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem("portal-minerba.theme")).toBe("dark");
    await openAccount(user);
    const theme = await screen.findByRole("menuitemradio", { name: "Tema gelap" });
    expect(theme.getAttribute("aria-checked")).toBe("true");
    await user.click(screen.getByRole("menuitemradio", { name: "Tema otomatis" }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

describe("the rail", () => {
  const press = (name: string) => screen.findByRole("button", { name });

  afterEach(() => fitWindow(USUAL_WIDTH));

  test("is chosen on a wide window and remembered", async () => {
    fitWindow(1440);
    const { user } = portalAt("/agent/open");
    await user.click(await press("Ciutkan menu"));
    expect(await press("Lebarkan menu")).toBeTruthy();
    cleanup();
    portalAt("/agent/open");
    expect(await press("Lebarkan menu")).toBeTruthy();
    expect((await entry("Open")).getAttribute("aria-current")).toBe("page");
  });

  test("opens its entries over the page where a wide menu has no room", async () => {
    fitWindow(1439);
    const { user } = portalAt("/agent/open");
    await user.click(await press("Lebarkan menu"));
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await user.click(within(drawer).getByRole("link", { name: "Pending" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("after a crash of the core", () => {
  test("shows a notice until it is dismissed", async () => {
    const { user } = portalAt("/agent/open");
    await menu();
    act(() => raiseCrashNotice());
    expect((await screen.findByRole("alert")).textContent).toContain("Data Anda telah dipulihkan");
    await user.click(screen.getByRole("button", { name: "Tutup pesan" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
