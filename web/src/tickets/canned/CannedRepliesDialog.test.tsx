import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

beforeEach(() => {
  openTestPortal({ role: "agent" });
  serveAssets();
});

async function openFromTicket() {
  const drawn = portalAt("/agent/tickets/R8K2AB");
  const composer = await screen.findByRole("region", { name: "Balas Ticket" });
  return { ...drawn, composer };
}

async function openDialog(user: ReturnType<typeof portalAt>["user"], place: HTMLElement) {
  await user.click(within(place).getByRole("button", { name: "Canned Replies" }));
  return within(await screen.findByRole("dialog", { name: "Canned Replies" }));
}

test("a picked reply is inserted at the cursor with its placeholders filled", async () => {
  const { user, composer } = await openFromTicket();
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Balasan" });
  await user.type(field, "awal akhir");
  field.setSelectionRange(5, 5);

  const dialog = await openDialog(user, composer);
  await user.click(dialog.getByRole("button", { name: "Sisipkan Laporan diterima" }));

  await waitFor(() => expect(field.value).toContain("Yth. PT Bara Khatulistiwa"));
  expect(field.value).toMatch(/^awal Yth\. .*R8K2AB.*Bagus Pratamaakhir$/s);
  expect(document.activeElement).toBe(field);
});

test("a slash at the beginning of a word opens the replies, and Enter inserts the first that the search finds", async () => {
  const { user } = await openFromTicket();
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Balasan" });
  await user.type(field, "dan/atau /");
  const dialog = within(await screen.findByRole("dialog", { name: "Canned Replies" }));
  expect(field.value).toBe("dan/atau ");
  await user.type(dialog.getByRole("searchbox", { name: "Cari balasan" }), "diterima{Enter}");
  await waitFor(() => expect(field.value).toMatch(/^dan\/atau Yth\. PT Bara Khatulistiwa/));
});

test("a slash stays in the text if no reply is chosen", async () => {
  const { user } = await openFromTicket();
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Balasan" });
  await user.type(field, "Lihat /");
  await screen.findByRole("dialog", { name: "Canned Replies" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(field.value).toBe("Lihat /"));
});

test("the side menu's dialog also inserts into the reply on the page", async () => {
  const { user } = await openFromTicket();
  const dialog = await openDialog(user, screen.getByRole("navigation", { name: "Menu utama" }));
  await user.click(dialog.getByRole("button", { name: "Sisipkan Masalah selesai" }));
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Balasan" });
  await waitFor(() => expect(field.value).toContain("21 November 2026"));
});

test("a search without a hit says so", async () => {
  const { user, composer } = await openFromTicket();
  const dialog = await openDialog(user, composer);
  await user.type(dialog.getByRole("searchbox"), "zzz");
  expect(dialog.getByText("No results found")).toBeDefined();
});

test("a reply is added, refused under a used title, changed, and deleted after a question", async () => {
  const { user, composer } = await openFromTicket();
  const dialog = await openDialog(user, composer);
  const write = async (title: string) => {
    await user.click(dialog.getByRole("button", { name: "Tambah balasan" }));
    await user.type(dialog.getByRole("textbox", { name: "Judul" }), title);
    await user.type(dialog.getByRole("textbox", { name: "Isi" }), "Salam,");
    await user.click(dialog.getByRole("button", { name: /\{agent\}/ }));
    await user.click(dialog.getByRole("button", { name: "Simpan" }));
  };
  await write("Penutup");
  expect(dialog.getByText("Salam,Bagus Pratama")).toBeDefined();

  await write("penutup");
  expect(dialog.getByText(/sudah dipakai/)).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Batal" }));

  await user.click(dialog.getByRole("button", { name: "Ubah Penutup" }));
  await user.type(dialog.getByRole("textbox", { name: "Judul" }), " surat");
  await user.click(dialog.getByRole("button", { name: "Simpan" }));
  expect(dialog.queryByText("Penutup")).toBeNull();

  await user.click(dialog.getByRole("button", { name: "Hapus Penutup surat" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Hapus" }));
  await waitFor(() => expect(dialog.queryByText("Penutup surat")).toBeNull());
});

test("an unknown placeholder is marked, and blocks sending until it is replaced", async () => {
  const { user, composer } = await openFromTicket();
  const dialog = await openDialog(user, composer);
  await user.click(dialog.getByRole("button", { name: "Tambah balasan" }));
  await user.type(dialog.getByRole("textbox", { name: "Judul" }), "Penutup");
  await user.click(dialog.getByRole("textbox", { name: "Isi" }));
  await user.paste("Hubungi {nama petugas}, {agent}");
  expect(dialog.getByText("{nama petugas} bukan isian otomatis.")).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Simpan" }));
  expect(dialog.getByText("Belum terisi: {nama petugas}")).toBeDefined();

  await user.click(dialog.getByRole("button", { name: "Sisipkan Penutup" }));
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Balasan" });
  await waitFor(() => expect(field.value).toBe("Hubungi {nama petugas}, Bagus Pratama"));
  const send = screen.getByRole("button", { name: /^Kirim Tiket/ });
  expect(send).toHaveProperty("disabled", true);
  const message = screen.getByText(/^Isi masih berisi \{nama petugas\}\./);
  expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(message.id);
  await user.clear(field);
  await user.type(field, "Hubungi Sari, Bagus Pratama");
  expect(send).toHaveProperty("disabled", false);
});

test("another tab's change appears beside the typed text", async () => {
  const { user, composer } = await openFromTicket();
  const dialog = await openDialog(user, composer);
  await user.click(dialog.getByRole("button", { name: "Ubah Laporan diterima" }));
  await user.type(dialog.getByRole("textbox", { name: "Judul" }), " baik");
  const answer = portal().readOnce("cannedReplies", { search: "", ticket: undefined });
  const groups = answer.kind === "ok" ? answer.value.groups : [];
  const replies = groups.flatMap((group) => group.replies);
  const id = replies.find(({ reply }) => reply.title === "Laporan diterima")?.reply.id;
  act(() => {
    portal().dispatch({ cannedReply: { save: { id, title: "Diterima", content: "Baik." } } });
  });
  expect(dialog.getByRole("note").textContent).toContain(
    "Judul baru saja diubah menjadi “Diterima”.",
  );
  expect(dialog.getByRole("textbox", { name: "Isi" })).toHaveProperty("value", "Baik.");
});
