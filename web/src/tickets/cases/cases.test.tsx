import { cleanup, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal, type Role } from "../../engine";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

const AREAS = { agent: "/agent", internal_esdm: "/internal-esdm", badan_usaha: "/badan-usaha" };

beforeEach(() => {
  openTestPortal({ role: "agent" });
  serveAssets();
});

async function openTicket(code: string, role: keyof typeof AREAS = "agent") {
  portal().dispatch({ session: { actAs: { role: role satisfies Role, person: undefined } } });
  const opened = portalAt(`${AREAS[role]}/tickets/${code}`);
  await screen.findByRole("heading", { name: "Percakapan" });
  return opened;
}

const panel = () => screen.findByRole("region", { name: "Tiket Terkait" });

test("m, a code and Enter merge, with the effect on the screen before", async () => {
  const { user } = await openTicket("R8K2AB");
  await panel();
  await user.keyboard("m");
  await user.type(await screen.findByRole("combobox", { name: "Tiket yang digabung" }), "p3nd9g");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.getByText("R8K2AB ditutup dan mengarah ke P3ND9G.")).toBeDefined();
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(readToasts().at(-1)?.text).toBe("Tiket R8K2AB digabung ke tiket P3ND9G.");
});

test("a code that is typed further is no choice any more", async () => {
  const { user } = await openTicket("R8K2AB");
  await panel();
  await user.keyboard("m");
  const field = await screen.findByRole("combobox", { name: "Tiket yang digabung" });
  await user.type(field, "P3ND9G");
  await user.type(field, "X{Enter}");
  expect(screen.queryByText("R8K2AB ditutup dan mengarah ke P3ND9G.")).toBeNull();
  expect(screen.getByRole("dialog")).toBeDefined();
  await user.type(field, "{Backspace}");
  await user.tab();
  expect(field).toHaveProperty("value", expect.stringMatching(/^P3ND9G ./));
  expect(screen.getByText("R8K2AB ditutup dan mengarah ke P3ND9G.")).toBeDefined();
});

test("the merge dialog offers tickets of the same company and tells the effect", async () => {
  const { user } = await openTicket("R8K2AB");
  await user.click(within(await panel()).getByRole("button", { name: "Gabungkan…" }));
  const dialog = within(await screen.findByRole("dialog"));
  const merge = dialog.getByRole("button", { name: "Gabungkan" });
  expect(merge.getAttribute("aria-disabled")).toBe("true");
  await user.click(dialog.getByRole("combobox", { name: "Tiket yang digabung" }));
  const offered = screen.getAllByRole("option").map((option) => option.textContent?.slice(0, 6));
  expect(offered.toSorted()).toEqual(["C1053D", "P3ND9G", "S0LV3D"]);
  await user.click(screen.getByRole("option", { name: /^P3ND9G/ }));
  expect(dialog.getByText("R8K2AB ditutup dan mengarah ke P3ND9G.")).toBeDefined();
  await user.click(dialog.getByRole("radio", { name: /^R8K2AB/ }));
  expect(dialog.getByText("P3ND9G ditutup dan mengarah ke R8K2AB.")).toBeDefined();
  await user.click(merge);
  expect(readToasts().at(-1)?.text).toBe("Tiket P3ND9G digabung ke tiket R8K2AB.");
  expect(within(await panel()).getByText("Gabungan dari")).toBeDefined();
});

test("a closed ticket that should stay is refused with a sentence", async () => {
  const { user } = await openTicket("R8K2AB");
  await user.click(within(await panel()).getByRole("button", { name: "Gabungkan…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("combobox", { name: "Tiket yang digabung" }));
  await user.click(screen.getByRole("option", { name: /^C1053D/ }));
  await user.click(dialog.getByRole("radio", { name: /^C1053D/ }));
  expect(dialog.getByText(/^Tiket yang tetap sudah ditutup\./)).toBeDefined();
});

test("the company is led from the merged ticket to the one that goes on", async () => {
  portal().dispatch({ ticket: { merge: { into: "R8K2AB", tickets: ["S0LV3D"] } } });
  const { user } = await openTicket("S0LV3D", "badan_usaha");
  expect(screen.queryByRole("textbox", { name: "Balasan" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Digabung ke tiket R8K2AB" }));
  expect(await screen.findByRole("textbox", { name: "Balasan" })).toBeDefined();
  expect(screen.getAllByText(/^dari tiket/).length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Gabungkan…" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Jadikan tiket baru" })).toBeNull();
});

test("a link is added and removed by the ministry", async () => {
  const { user } = await openTicket("R8K2AB", "internal_esdm");
  await user.click(within(await panel()).getByRole("button", { name: "Tautkan…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: "Duplikat dari" }));
  await user.type(dialog.getByRole("combobox", { name: "Tiket lain" }), "akun pengguna");
  await user.click(screen.getByRole("option", { name: /^N4W7KD/ }));
  await user.click(dialog.getByRole("button", { name: "Tautkan" }));
  const linked = within(await panel());
  expect(linked.getByText("Duplikat dari")).toBeDefined();
  await user.click(linked.getByRole("button", { name: "Lepas tautan dengan N4W7KD" }));
  expect(within(await panel()).queryByRole("link", { name: /^N4W7KD/ })).toBeNull();
});

test("a message of the company becomes a ticket", async () => {
  const { user } = await openTicket("R8K2AB");
  await user.click(screen.getByRole("button", { name: "Jadikan tiket baru" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "Judul" }), "Hal lain");
  await user.click(dialog.getByRole("button", { name: "Buat tiket" }));
  expect(dialog.getByText("Kategori wajib diisi.")).toBeDefined();
  await user.selectOptions(dialog.getByRole("combobox", { name: "Kategori" }), "Umum");
  await user.click(dialog.getByRole("button", { name: "Buat tiket" }));
  expect(within(await panel()).getByRole("link", { name: /Hal lain$/ })).toBeDefined();
});

test("the company rates the answer and changes its words", async () => {
  const { user } = await openTicket("S0LV3D", "badan_usaha");
  expect(screen.getByText(/^Dapat dibuka kembali sampai 25 November 2026\.$/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Puas" }));
  expect(screen.getByRole("button", { name: "Puas", pressed: true })).toBeDefined();
  await user.type(screen.getByRole("textbox", { name: "Satu kalimat untuk kami" }), "Cepat{Enter}");
  expect(screen.getAllByText("Puas: Cepat").length).toBeGreaterThan(0);
});

test("what was typed about a case waits until it is sent, and returns with an undo", async () => {
  const { user } = await openTicket("R8K2AB");
  await user.click(screen.getByRole("button", { name: "Jadikan tiket baru" }));
  await user.type(await screen.findByRole("textbox", { name: "Judul" }), "Hal lain");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Batal" }));
  await user.click(screen.getByRole("button", { name: "Jadikan tiket baru" }));
  expect(await screen.findByRole("textbox", { name: "Judul" })).toHaveProperty("value", "Hal lain");
  await user.selectOptions(screen.getByRole("combobox", { name: "Kategori" }), "Umum");
  await user.click(screen.getByRole("button", { name: "Buat tiket" }));
  await user.click(screen.getByRole("button", { name: "Jadikan tiket baru" }));
  expect(await screen.findByRole("textbox", { name: "Judul" })).toHaveProperty("value", "");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Batal" }));

  await user.click(within(await panel()).getByRole("button", { name: "Tautkan…" }));
  await user.click(await screen.findByRole("radio", { name: "Duplikat dari" }));
  await user.type(screen.getByRole("combobox", { name: "Tiket lain" }), "N4W7KD");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Batal" }));
  await user.click(within(await panel()).getByRole("button", { name: "Tautkan…" }));
  const chosen = await screen.findByRole<HTMLInputElement>("combobox", { name: "Tiket lain" });
  expect(chosen.value).toMatch(/^N4W7KD /);
  expect(screen.getByRole("radio", { name: "Duplikat dari", checked: true })).toBeDefined();
});

test("an unsent word about the answer waits", async () => {
  const { user } = await openTicket("S0LV3D", "badan_usaha");
  await user.click(screen.getByRole("button", { name: "Tidak puas" }));
  await user.type(screen.getByRole("textbox", { name: "Satu kalimat untuk kami" }), "Lama");
  cleanup();
  await openTicket("S0LV3D", "badan_usaha");
  const kept = await screen.findByRole("textbox", { name: "Satu kalimat untuk kami" });
  expect(kept).toHaveProperty("value", "Lama");
  expect(screen.getByText("Draf dipulihkan")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Tidak puas" }));
  expect(screen.getAllByText("Tidak puas: Lama").length).toBeGreaterThan(0);
  expect(screen.queryByText("Draf dipulihkan")).toBeNull();
});

test("a ticket that was closed long ago leads to a follow-up", async () => {
  const { user } = await openTicket("C1053D", "badan_usaha");
  expect(screen.queryByRole("button", { name: "Buka kembali" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Ajukan tiket lanjutan" }));
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: "Judul" });
  expect(title.value).toBe("Lanjutan: Permintaan salinan bukti kirim laporan triwulan");
  expect(screen.getByText(/^Tiket ini melanjutkan tiket C1053D/)).toBeDefined();
});

test("similar tickets of the company stand beside the form", async () => {
  portal().dispatch({ session: { actAs: { role: "badan_usaha", person: undefined } } });
  const { user } = portalAt("/badan-usaha/create-ticket");
  const title = await screen.findByRole("textbox", { name: "Judul" });
  await user.type(title, "Peta wilayah izin bergeser");
  const similar = await screen.findByRole("region", { name: "Tiket Anda yang serupa" });
  const link = within(similar).getByRole("link", { name: /^Peta wilayah izin bergeser/ });
  expect(link.getAttribute("target")).toBe("_blank");
  await user.clear(title);
  expect(screen.queryByRole("region", { name: "Tiket Anda yang serupa" })).toBeNull();
});
