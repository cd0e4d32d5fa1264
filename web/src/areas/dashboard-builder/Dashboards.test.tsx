import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { portal } from "../../engine";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";

const TICKETS = "Layanan Tiket";
const DRAFT = "Hasil Eksplorasi dan Cadangan";
const PIXEL = "data:image/png;base64,iVBORw0KGgo=";

beforeEach(() => {
  localStorage.clear();
  openTestPortal({ role: "dashboard_builder" });
});

const list = (name = "Daftar Dashboard") => screen.findByRole("list", { name });
const names = async (name?: string) =>
  within(await list(name))
    .getAllByRole("link")
    .map((link) => link.textContent);
const card = async (name: string) => {
  const link = within(await list()).getByRole("link", { name });
  const found = link.closest("article");
  if (found === null) throw new Error(`no card around ${name}`);
  return found;
};
const chooseFromMenu = async (
  { user }: Pick<ReturnType<typeof portalAt>, "user">,
  name: string,
  entry: string,
) => {
  await user.click(await screen.findByRole("button", { name: `Menu untuk ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
};
const lastToast = () => readToasts().at(-1)?.text;

describe("the menu", () => {
  test("counts the dashboards of each category, and the drafts", async () => {
    portalAt("/dashboard-builder");
    const menu = within(await screen.findByRole("navigation", { name: "Menu utama" }));
    const counted = (name: string) => {
      const id = menu.getByRole("link", { name }).getAttribute("aria-describedby");
      return document.getElementById(id ?? "")?.textContent;
    };
    for (const name of [
      "Operasi",
      "Audit",
      "Administrasi",
      "Lingkungan",
      "Keuangan",
      "Eksplorasi",
    ]) {
      expect(counted(name)).toMatch(/^[1-9]\d* dasbor$/);
    }
    const before = counted("Draft");
    portal().dispatch({ dashboard: { unpublish: { dashboard: await idOf(TICKETS) } } });
    await waitFor(() => expect(counted("Draft")).not.toBe(before));
  });
});

async function idOf(name: string) {
  const link = within(await list()).getByRole("link", { name });
  return link.dataset.dashboard ?? "";
}

describe("the list", () => {
  test("shows status, category, permission, age and number of widgets", async () => {
    portalAt("/dashboard-builder");
    const facts = within(await card(TICKETS));
    for (const word of ["Dipublikasi", "Administrasi", "Publik", "10 widget"]) {
      expect(facts.getByText(word)).toBeTruthy();
    }
    expect(facts.getByText("Hari ini").title).toContain("2026 pukul");
  });

  test("opens a dashboard on a click anywhere on its card", async () => {
    const { user, router } = portalAt("/dashboard-builder");
    const id = await idOf(TICKETS);
    await user.click(within(await card(TICKETS)).getByText("10 widget"));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/dashboard-builder/dashboard/${id}`),
    );
  });

  test("is searched and filtered through the address, and says if nothing matches", async () => {
    const { user, router } = portalAt("/dashboard-builder?q=layanan&kategori=Administrasi");
    expect(await names()).toEqual([TICKETS]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "draft");
    expect(router.state.location.search).toContain("status=draft");
    await user.click(await screen.findByRole("button", { name: "Hapus pencarian dan filter" }));
    expect(router.state.location.search).toBe("");
    expect((await names()).length).toBeGreaterThan(5);
  });

  test("shows all dashboards after a press on the total, which clears search and filters", async () => {
    const { user, router } = portalAt("/dashboard-builder?q=zzz&kategori=Administrasi");
    await user.click(await screen.findByRole("link", { name: /^Total/ }));
    expect(router.state.location.search).toBe("");
  });

  test("switches to a table and remembers the choice", async () => {
    const { user } = portalAt("/dashboard-builder");
    await list();
    await user.click(screen.getByRole("radio", { name: "Tampilan daftar" }));
    const table = within(screen.getByRole("table", { name: "Daftar Dashboard" }));
    expect(table.getByRole("link", { name: TICKETS })).toBeTruthy();
    expect(localStorage.getItem("portal-minerba.dashboards-look")).toBe("list");
    await user.click(table.getByRole("button", { name: "Nama" }));
    expect(table.getAllByRole("link")[0]?.textContent).toBe("Dokumen dan Data Tersedia");
    await user.click(screen.getByRole("radio", { name: "Tampilan kisi" }));
  });

  test("shows only drafts at their address, without a status filter", async () => {
    portalAt("/dashboard-builder/drafts");
    expect(await names("Draft")).toEqual([DRAFT]);
    expect(screen.queryByRole("combobox", { name: "Status" })).toBeNull();
    expect(screen.getByRole("combobox", { name: "Kategori" })).toBeTruthy();
  });

  test("ignores the case of a category in the address, and links in lower case", async () => {
    portalAt("/dashboard-builder/category/KEUANGAN");
    expect(await screen.findByRole("heading", { level: 1, name: "Keuangan" })).toBeTruthy();
    const link = await screen.findByRole("link", { name: /^Keuangan/ });
    expect(link.getAttribute("href")).toBe("/dashboard-builder/category/keuangan");
    expect(link.getAttribute("aria-current")).toBe("page");
  });

  test("shows a not-found page for an unknown category", async () => {
    portalAt("/dashboard-builder/category/lain");
    expect(await screen.findByRole("heading", { name: "Halaman tidak ditemukan" })).toBeTruthy();
  });

  test("shows a placeholder for a broken image", async () => {
    const form = {
      name: "Bergambar",
      description: "",
      category: "",
      permission: "",
      thumbnail: PIXEL,
    };
    portal().dispatch({ dashboard: { create: { form } } });
    portalAt("/dashboard-builder");
    const article = await card("Bergambar");
    const image = article.querySelector("img");
    expect(image?.src).toBe(PIXEL);
    if (image) fireEvent.error(image);
    expect(article.querySelector("img")).toBeNull();
    expect(article.querySelector("[data-placeholder]")).not.toBeNull();
  });
});

describe("the menu of a card", () => {
  test("publishes the dashboard, names its readers, and makes it a draft again", async () => {
    const at = portalAt("/dashboard-builder");
    await chooseFromMenu(at, DRAFT, "Publikasi");
    expect(lastToast()).toBe(`“${DRAFT}” diterbitkan. Pembaca: Staf internal kementerian.`);
    expect(within(await card(DRAFT)).getByText("Dipublikasi")).toBeTruthy();
    await chooseFromMenu(at, DRAFT, "Jadikan Draft");
    expect(within(await card(DRAFT)).getByText("Draft")).toBeTruthy();
  });

  test("duplicates, and focuses the copy", async () => {
    const at = portalAt("/dashboard-builder");
    await chooseFromMenu(at, TICKETS, "Duplikat");
    const copy = await screen.findByRole("link", { name: `${TICKETS} (Copy)` });
    await waitFor(() => expect(document.activeElement).toBe(copy));
    expect(within(await card(`${TICKETS} (Copy)`)).getByText("Draft")).toBeTruthy();
  });

  test("asks with the text of §8 before deleting, and keeps the focus in the list", async () => {
    const at = portalAt("/dashboard-builder");
    await chooseFromMenu(at, TICKETS, "Hapus");
    const question = await screen.findByRole("alertdialog", {
      name: `Apakah Anda yakin ingin menghapus dashboard "${TICKETS}"?`,
    });
    await at.user.click(within(question).getByRole("button", { name: "Hapus" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(await names()).not.toContain(TICKETS);
    await waitFor(() => expect(document.activeElement?.closest("article")).not.toBeNull());
  });

  test("exports a definition in valid JSON", async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return "blob:berkas";
    });
    vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
    const at = portalAt("/dashboard-builder");
    await chooseFromMenu(at, TICKETS, "Ekspor");
    const text = (await saved[0]?.text()) ?? "";
    expect(text.endsWith("}\n")).toBe(true);
    expect(JSON.parse(text)).toMatchObject({ name: TICKETS, category: "Administrasi" });
    expect(lastToast()).toBe(`Berkas Dashboard_${TICKETS}.json diunduh.`);
    vi.restoreAllMocks();
  });
});
