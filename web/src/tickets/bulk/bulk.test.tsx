import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { portal } from "../../engine";
import * as downloads from "../../platform/download";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";

const at = async (address: string) => {
  const opened = portalAt(address);
  await screen.findByRole("table");
  return opened;
};

const box = (code: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: `Pilih ${code}` });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("checkbox", { name: /^Pilih [0-9A-Z]{6}$/ })
    .filter(({ checked }) => checked)
    .map((each) => each.getAttribute("aria-label")?.slice(6));
const bar = () => screen.findByRole("region", { name: "Tiket terpilih" });
const link = (code: string) => screen.getByRole("link", { name: code });
/** Closes the result by the button under it; the other one is above it. */
const close = (user: UserEvent) =>
  user.click(screen.getAllByRole("button", { name: "Tutup" }).at(-1) ?? document.body);
const status = (id: string) => {
  const answer = portal().readOnce("ticketDetail", id);
  return answer.kind === "ok" ? answer.value.status : undefined;
};

beforeEach(() => openTestPortal({ role: "agent" }));

describe("choosing rows", () => {
  test("a click chooses one, Shift and a click all between, and the header the page", async () => {
    const { user } = await at("/agent/all-tickets");
    await user.click(box("R8K2AB"));
    await user.keyboard("{Shift>}");
    await user.click(box("S0LV3D"));
    await user.keyboard("{/Shift}");
    expect(chosen()).toEqual(["R8K2AB", "P3ND9G", "B4L1KX", "S0LV3D"]);
    const head = screen.getByRole<HTMLInputElement>("checkbox", { name: /halaman ini/ });
    expect([head.checked, head.indeterminate]).toEqual([false, true]);
    await user.click(head);
    expect(chosen()).toHaveLength(6);
    expect(head.checked).toBe(true);
    await user.click(head);
    expect(chosen()).toEqual([]);
  });

  test("x chooses the focused row, Shift+x and Shift with arrows a range, Escape none", async () => {
    const { user } = await at("/agent/all-tickets");
    link("R8K2AB").focus();
    await user.keyboard("x");
    expect(chosen()).toEqual(["R8K2AB"]);
    expect(document.activeElement).toBe(link("R8K2AB"));
    await user.keyboard("jj{Shift>}X{/Shift}");
    expect(chosen()).toEqual(["R8K2AB", "P3ND9G", "B4L1KX"]);
    await user.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(chosen()).toEqual(["R8K2AB", "P3ND9G"]);
    expect(document.activeElement).toBe(link("P3ND9G"));
    await bar();
    await user.keyboard("{Escape}");
    expect(chosen()).toEqual([]);
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Tiket terpilih" })).toBeNull(),
    );
  });

  test("Tab reaches the link of a row, and Left its checkbox", async () => {
    const { user } = await at("/agent/all-tickets");
    expect(box("R8K2AB").tabIndex).toBe(-1);
    link("R8K2AB").focus();
    await user.keyboard("{ArrowLeft} ");
    expect(document.activeElement).toBe(box("R8K2AB"));
    expect(chosen()).toEqual(["R8K2AB"]);
  });

  test("stays in another order and ends with another search, which says so", async () => {
    const { user } = await at("/agent/all-tickets");
    await user.click(box("R8K2AB"));
    await user.click(screen.getByRole("button", { name: "Kode Tiket" }));
    expect(chosen()).toEqual(["R8K2AB"]);
    expect(screen.getByText("1 tiket dipilih.")).toBeDefined();
    await user.type(screen.getByRole("searchbox", { name: "Cari tiket" }), "pnbp");
    await user.clear(screen.getByRole("searchbox", { name: "Cari tiket" }));
    expect(chosen()).toEqual([]);
    expect(screen.getByText(/^Pilihan tiket dibatalkan/)).toBeDefined();
  });

  test("says which chosen tickets the list does not find any more", async () => {
    const { user } = await at("/agent/open");
    await user.click(box("R8K2AB"));
    await user.click(box("B4L1KX"));
    act(() => {
      portal().dispatch({ ticket: { setStatus: { ticket: "R8K2AB", status: "closed" } } });
    });
    const note = await screen.findByText(/^1 tidak lagi cocok dengan daftar ini/);
    await user.click(within(note).getByRole("button", { name: "Lepas yang tidak cocok" }));
    expect(within(await bar()).getByText("1 tiket dipilih")).toBeDefined();
  });

  test("a company has neither checkboxes nor a worklist", async () => {
    openTestPortal({ role: "badan_usaha" });
    await at("/badan-usaha/tickets");
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Tiket berikutnya" })).toBeNull();
  });
});

describe("a bulk change", () => {
  test("shows its effect before it is made, the result after it, and is undone at once", async () => {
    const { user } = await at("/agent/all-tickets");
    await user.click(screen.getByRole("checkbox", { name: /halaman ini/ }));
    await bar();
    await user.keyboard("s");
    const dialog = screen.getByRole("dialog", { name: "Ubah status 6 tiket" });
    const apply = within(dialog).getByRole("button", { name: /^Terapkan ke/ });
    expect(apply.getAttribute("aria-disabled")).toBe("true");
    await user.click(within(dialog).getByRole("radio", { name: "Buka kembali" }));
    const preview = within(within(dialog).getByRole("region", { name: "Pratinjau" }));
    expect(preview.getAllByRole("heading").map((each) => each.textContent)).toEqual([
      "2 tiket tidak dapat diubah",
      "2 tiket akan berubah",
      "2 tiket sudah sesuai dan tidak berubah",
    ]);
    expect(preview.getByText("Status New tidak memungkinkan perubahan ini.")).toBeDefined();
    await user.click(within(dialog).getByRole("button", { name: "Terapkan ke 2 tiket" }));
    const result = await screen.findByRole("dialog", { name: "2 tiket berubah" });
    expect(within(result).getByText("Resolved", { exact: false })).toBeDefined();
    expect(status("C1053D")).toBe("open");
    await close(user);
    expect(chosen()).toEqual([]);
    const notice = readToasts().at(-1);
    expect(notice?.text).toBe("Status 2 tiket sekarang Open.");
    act(() => notice?.action?.onSelect());
    expect([status("S0LV3D"), status("C1053D")]).toEqual(["resolved", "closed"]);
    expect(readToasts().at(-1)?.text).toBe("Diurungkan. 2 tiket kembali seperti sebelumnya.");
  });

  test("changes all that match, and notices that others match now", async () => {
    const { user } = await at("/agent/open");
    await user.click(box("R8K2AB"));
    await user.click(within(await bar()).getByRole("button", { name: "Pilih semua 2 yang cocok" }));
    expect(chosen()).toEqual(["R8K2AB", "B4L1KX"]);
    act(() => {
      portal().dispatch({ ticket: { take: { ticket: "N4W7KD" } } });
    });
    expect(within(await bar()).getByText("Yang cocok kini 3.")).toBeDefined();
    await user.keyboard("p");
    const dialog = screen.getByRole("dialog", { name: "Ubah prioritas 2 tiket" });
    await user.click(within(dialog).getByRole("radio", { name: "Low" }));
    expect(within(dialog).getByText(/^Tiket yang cocok kini 3, bukan 2\./)).toBeDefined();
    await user.click(within(dialog).getByRole("button", { name: "Batal" }));
    await user.click(within(await bar()).getByRole("button", { name: "Pilih semua 3 yang cocok" }));
    await user.keyboard("p");
    await user.keyboard("l");
    await user.click(screen.getByRole("button", { name: "Terapkan ke 2 tiket" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(readToasts().at(-1)?.text).toBe("Prioritas 2 tiket sekarang Low.");
  });

  test("c closes the chosen rows at once, and the notice leads to the result and undoes it", async () => {
    const { user } = await at("/agent/all-tickets");
    link("N4W7KD").focus();
    await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await bar();
    await user.keyboard("c");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(chosen()).toEqual([]);
    expect(["N4W7KD", "R8K2AB", "P3ND9G"].map(status)).toEqual(["closed", "closed", "closed"]);
    const notice = readToasts().at(-1);
    expect(notice?.text).toBe("Status 3 tiket sekarang Closed.");
    act(() => notice?.open?.onSelect());
    const result = within(await screen.findByRole("dialog", { name: "3 tiket berubah" }));
    expect(result.getByText("R8K2AB")).toBeDefined();
    await close(user);
    act(() => notice?.action?.onSelect());
    expect(["N4W7KD", "R8K2AB", "P3ND9G"].map(status)).toEqual(["new", "open", "pending"]);
  });

  test("c says that nothing was closed, and leaves a choice of all that match to its preview", async () => {
    const { user } = await at("/agent/all-tickets");
    await user.click(box("C1053D"));
    await bar();
    await user.keyboard("c");
    expect(await screen.findByText("1 tiket sudah sesuai sebelumnya")).toBeDefined();
    await close(user);
    await user.click(box("R8K2AB"));
    await user.click(within(await bar()).getByRole("button", { name: /^Pilih semua 6/ }));
    await user.keyboard("c");
    expect(screen.getByRole("dialog", { name: "Ubah status 6 tiket" })).toBeDefined();
    expect(status("R8K2AB")).toBe("open");
  });

  test("the result of each ticket can be read on another page", async () => {
    const { user, router } = await at("/agent/all-tickets");
    await user.click(box("R8K2AB"));
    await user.click(within(await bar()).getByRole("button", { name: "Close Ticket" }));
    await act(() => router.navigate("/agent/tickets/N4W7KD"));
    await screen.findByRole("heading", { level: 1, name: /Akun/ });
    act(() => readToasts().at(-1)?.open?.onSelect());
    expect(await screen.findByRole("dialog", { name: "1 tiket berubah" })).toBeDefined();
  });

  test("adds labels, and assigns to an agent", async () => {
    const { user } = await at("/agent/all-tickets");
    await user.click(box("N4W7KD"));
    await user.click(box("B4L1KX"));
    await bar();
    await user.keyboard("l");
    await user.click(screen.getByRole("checkbox", { name: "PNBP" }));
    await user.click(screen.getByRole("button", { name: "Terapkan ke 2 tiket" }));
    expect(readToasts().at(-1)?.text).toBe("Label PNBP ditambahkan ke 2 tiket.");
    await user.click(box("N4W7KD"));
    await user.click(box("B4L1KX"));
    await bar();
    await user.keyboard("a");
    await user.click(screen.getByRole("radio", { name: /Siti Rahmawati/ }));
    await user.click(screen.getByRole("button", { name: "Terapkan ke 2 tiket" }));
    expect(readToasts().at(-1)?.text).toBe("2 tiket ditugaskan kepada Siti Rahmawati.");
  });

  test("the ministry exports the chosen tickets only", async () => {
    openTestPortal({ role: "internal_esdm" });
    const save = vi.spyOn(downloads, "download").mockImplementation(() => undefined);
    const { user } = await at("/internal-esdm/all-tickets");
    await user.click(box("R8K2AB"));
    await user.click(within(await bar()).getByRole("button", { name: "Ekspor" }));
    await user.click(screen.getByRole("menuitem", { name: "CSV" }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0]).toBe("tiket_semua_pilihan_2026-11-21.csv");
  });
});

describe("the worklist", () => {
  test("w opens the next ticket, says why, and goes on from it", async () => {
    const { user, router } = await at("/agent/all-tickets");
    await user.keyboard("w");
    await waitFor(() => expect(router.state.location.pathname).toBe("/agent/tickets/R8K2AB"));
    expect(readToasts().at(-1)?.text).toBe("Prioritas High, menunggu jawaban Anda 8 jam.");
    await screen.findByRole("heading", { level: 1, name: /RKAB revisi/ });
    await user.keyboard("w");
    await waitFor(() => expect(router.state.location.pathname).toBe("/agent/tickets/N4W7KD"));
  });

  test("says that nothing waits", async () => {
    const { user } = await at("/agent/all-tickets");
    act(() => {
      for (const ticket of ["R8K2AB", "N4W7KD"])
        portal().dispatch({ ticket: { setStatus: { ticket, status: "closed" } } });
    });
    await user.click(screen.getByRole("button", { name: "Tiket berikutnya" }));
    expect(readToasts().at(-1)?.text).toMatch(/^Tidak ada tiket yang menunggu Anda\./);
  });
});
