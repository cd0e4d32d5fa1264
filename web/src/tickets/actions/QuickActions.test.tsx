import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { portal } from "../../engine";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";
import { linkToShare } from "./sharing";

beforeEach(() => openTestPortal({ role: "agent" }));
afterEach(() => vi.unstubAllGlobals());

async function openTicket(id: string) {
  const { user } = portalAt(`/agent/tickets/${id}`);
  const side = within(await screen.findByRole("complementary", { name: "Rincian tiket" }));
  const press = (name: string) => user.click(side.getByRole("button", { name }));
  return { user, press };
}

test("Print Ticket prints the page once, with all attributes and the name of the person", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const { press } = await openTicket("P3ND9G");
  await press("Print Ticket");
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const page = screen.getByRole("main");
  const printed = "Portal Minerba. Dicetak oleh Bagus Pratama, 21 November 2026 pukul 09.05 WIB";
  expect(within(page).getByText(printed)).toBeTruthy();
  expect(page.textContent).toContain("Diperbarui20 November 2026 pukul 09.05 WIB");
  expect(page.textContent).toContain("LabelPNBP");
});

test("Share Ticket copies the code, or code, title and link, and says so", async () => {
  const written = vi.fn(async (_text: string) => {});
  const { user, press } = await openTicket("P3ND9G");
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(written);
  await press("Share Ticket");
  const dialog = within(await screen.findByRole("dialog", { name: "Share Ticket" }));

  await user.click(dialog.getByRole("button", { name: "Salin kode" }));
  expect(written).toHaveBeenLastCalledWith("P3ND9G");
  expect(dialog.getByRole("status").textContent).toContain("Kode tiket sudah disalin.");

  await user.click(dialog.getByRole("button", { name: "Salin kode, judul, dan tautan" }));
  const [text] = written.mock.lastCall ?? [];
  expect(text).toMatch(/^P3ND9G · Selisih tarif PNBP .*\n.*\/agent\/tickets\/P3ND9G$/);
  dialog.getByText("Tautan hanya membuka tiket ini di peramban yang menyimpan data portal ini.");
});

test("only a page opened from a file has no link to share", () => {
  expect(linkToShare("#/agent/tickets/P3ND9G", "file:///D:/portal-minerba.html#/agent")).toBe(
    undefined,
  );
  expect(linkToShare("/portal/agent/tickets/P3ND9G", "https://esdm.example/portal/")).toBe(
    "https://esdm.example/portal/agent/tickets/P3ND9G",
  );
});

test("a page that may not copy selects the text and names the alternative", async () => {
  const { user, press } = await openTicket("P3ND9G");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  document.execCommand = () => false;
  await press("Share Ticket");
  const dialog = within(await screen.findByRole("dialog", { name: "Share Ticket" }));
  await user.click(dialog.getByRole("button", { name: "Salin kode" }));
  expect((await dialog.findByText(/tekan Ctrl\+C/)).getAttribute("role")).toBe("status");
  expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: "Kode tiket" }));
});

test("an export whose code cannot be loaded says so", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status: 503 }));
  const { press } = await openTicket("C1053D");
  await press("Export to PDF");
  await waitFor(() => expect(readToasts().at(-1)?.text).toMatch(/^PDF gagal dibuat\./));
});

function watchDownloads() {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return "blob:tiket";
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { saved, names };
}

test("Export to PDF saves a PDF named after code and day", async () => {
  serveAssets();
  const { saved, names } = watchDownloads();
  const { press } = await openTicket("P3ND9G");
  await press("Export to PDF");

  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 5000 });
  expect(names).toEqual(["Tiket_P3ND9G_2026-11-21.pdf"]);
  expect((await saved[0]?.text())?.slice(0, 5)).toBe("%PDF-");
  expect(readToasts().at(-1)?.text).toBe("PDF tersimpan sebagai Tiket_P3ND9G_2026-11-21.pdf.");
});

test("a PDF with boxes for characters counts them, and suggests printing", async () => {
  serveAssets();
  const { saved } = watchDownloads();
  const content = "baris😀 الشكوى";
  portal().dispatch({
    ticket: { reply: { ticket: "P3ND9G", content, status: undefined, attachments: [] } },
  });
  const { press } = await openTicket("P3ND9G");
  await press("Export to PDF");

  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 5000 });
  expect(readToasts().at(-1)?.text).toBe(
    "PDF tersimpan sebagai Tiket_P3ND9G_2026-11-21.pdf. 7 karakter ditampilkan sebagai □ karena tidak tersedia pada jenis huruf PDF. Gunakan Print Ticket untuk mencetaknya dengan jenis huruf perangkat Anda.",
  );
});
