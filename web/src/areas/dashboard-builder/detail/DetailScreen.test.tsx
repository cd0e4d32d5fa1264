import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { portal } from "../../../engine";
import { openTestPortal } from "../../../testing/portal";
import { portalAt } from "../../../testing/portalAt";

const SERVICE = "dash_1763604898133";

const at = (id: string) => portalAt(`/dashboard-builder/dashboard/${id}`);
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const fact = (term: string) => screen.getByText(term).nextElementSibling;

async function choose({ user }: Pick<ReturnType<typeof portalAt>, "user">, entry: string) {
  await user.click(await screen.findByRole("button", { name: "Aksi lainnya" }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
}

function emptyDashboard() {
  const outcome = portal().dispatch({
    dashboard: {
      create: {
        form: {
          name: "Kosong",
          description: "",
          category: "Operasi",
          permission: "private",
          thumbnail: "",
        },
      },
    },
  });
  if (outcome.kind !== "ok" || !outcome.commit) throw new Error("the dashboard was not created");
  return outcome.commit.subject.id;
}

beforeEach(() => openTestPortal({ role: "dashboard_builder" }));

describe("a dashboard's page", () => {
  test("shows its facts at the top", async () => {
    at(SERVICE);
    await heading("Layanan Tiket");
    for (const badge of ["Dipublikasi", "Publik"]) {
      expect(within(screen.getByRole("main")).getByText(badge)).toBeTruthy();
    }
    expect(within(screen.getByRole("main")).getByText("Administrasi")).toBeTruthy();
    expect(screen.getByText(/^Tiket badan usaha menurut status/)).toBeTruthy();
    expect(fact("Pembuat")?.textContent).toBe("Lestari Putri");
    expect(fact("Dibuat")?.textContent).toMatch(/^\d+ \w+ 2026$/);
    expect(fact("Diperbarui")?.textContent).toBe("Hari ini");
    expect(fact("Diperbarui")?.getAttribute("title")).toMatch(/ pukul /);
    expect(screen.getByText("10 widget")).toBeTruthy();
  });

  test("draws its widgets in reading order", async () => {
    at(SERVICE);
    await screen.findByRole("region", { name: "Tiket per badan usaha" });
    const main = within(screen.getByRole("main"));
    const titles = main.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    expect(titles).toHaveLength(10);
    expect(titles.slice(0, 2)).toEqual(["Tiket masuk bulan ini", "Belum selesai"]);
  });

  test("is published and unpublished with the same button", async () => {
    const { user } = at(SERVICE);
    await user.click(await screen.findByRole("button", { name: "Jadikan Draft" }));
    const publish = await screen.findByRole("button", { name: "Publikasi" });
    expect(document.activeElement).toBe(publish);
    await user.click(publish);
    await screen.findByRole("button", { name: "Jadikan Draft" });
  });

  test("opens the copy after 'Duplikat'", async () => {
    const { user, router } = at(SERVICE);
    await choose({ user }, "Duplikat");
    await heading("Layanan Tiket (Copy)");
    expect(router.state.location.pathname).not.toContain(SERVICE);
    expect(screen.getByRole("button", { name: "Publikasi" })).toBeTruthy();
  });

  test("asks before deletion and returns to the list", async () => {
    const { user, router } = at(SERVICE);
    await choose({ user }, "Hapus");
    const dialog = await screen.findByRole("alertdialog", {
      name: 'Apakah Anda yakin ingin menghapus dashboard "Layanan Tiket"?',
    });
    await user.click(within(dialog).getByRole("button", { name: "Hapus" }));
    await heading("Daftar Dashboard");
    expect(router.state.location.pathname).toBe("/dashboard-builder");
  });

  test.each(["dashboard", "edit"])("reports an unknown dashboard at %s/…", async (screenOf) => {
    portalAt(`/dashboard-builder/${screenOf}/dash_0`);
    await heading("Dasbor tidak ditemukan");
    const back = screen.getByRole("link", { name: "Kembali ke Daftar Dashboard" });
    expect(back.getAttribute("href")).toBe("/dashboard-builder");
  });

  test("links to the editor if the dashboard is empty", async () => {
    const id = emptyDashboard();
    at(id);
    await screen.findByText("Dasbor ini masih kosong");
    const edit = screen.getByRole("link", { name: "Susun widget" });
    expect(edit.getAttribute("href")).toBe(`/dashboard-builder/edit/${id}`);
  });

  test("is printed in paper width, and returns to its layout", async () => {
    const { user } = at(SERVICE);
    await screen.findByRole("region", { name: "Tiket per badan usaha" });
    const board = document.querySelector("[data-board]");
    const print = vi.fn(() => expect(board?.hasAttribute("data-paper")).toBe(true));
    vi.stubGlobal("print", print);
    await user.click(screen.getByRole("button", { name: "Cetak" }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 7000 });
    await waitFor(() => expect(board?.hasAttribute("data-paper")).toBe(false));
    vi.unstubAllGlobals();
  });
});
