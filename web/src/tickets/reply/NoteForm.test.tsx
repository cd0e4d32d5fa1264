import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { dispatch, readView } from "../../engine";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

beforeEach(() => {
  openTestPortal({ role: "agent" });
  serveAssets();
});

const ADDRESS = "/agent/tickets/R8K2AB";
const tab = (name: RegExp) => screen.findByRole("tab", { name });
const noteTab = () => tab(/^Catatan internal/);
const replyTab = () => tab(/^Balasan/);
const field = (name: string) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
const noteField = () => field("Catatan internal");
const replyField = () => field("Balasan");
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Simpan catatan" });

function last() {
  const answer = readView("ticketDetail", "R8K2AB");
  if (answer.kind === "refused") throw new Error("R8K2AB is not in the sample data");
  return answer.value.conversation.at(-1);
}

test("a note is saved with its own button, and changes no status", async () => {
  const { user } = portalAt(ADDRESS);
  await user.click(await noteTab());
  const text = await noteField();
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(text.placeholder).toBe("Hanya terlihat oleh kementerian dan agen");
  expect(screen.queryByRole("button", { name: /^Kirim Tiket/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Pilih Status" })).toBeNull();
  expect(save().disabled).toBe(true);
  await user.type(text, "Tunggu direktorat.");
  await user.click(save());
  expect(last()?.voice).toBe("note");
  expect(readToasts().at(-1)?.text).toBe("Catatan internal disimpan.");
  expect(text.value).toBe("");
});

test("the two modes keep their drafts apart, and the hidden one is marked", async () => {
  const { user } = portalAt(ADDRESS);
  await user.type(await replyField(), "Untuk perusahaan");
  await user.click(await noteTab());
  expect((await noteField()).value).toBe("");
  expect((await replyTab()).textContent).toContain("ada draf");
  await user.type(await noteField(), "Untuk kami");
  await user.click(await replyTab());
  expect((await replyField()).value).toBe("Untuk perusahaan");
  expect((await noteTab()).textContent).toContain("ada draf");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(last()?.content).toBe("Untuk perusahaan");
  await user.click(await noteTab());
  expect((await noteField()).value).toBe("Untuk kami");
});

test("`n` and `r` open the modes; arrows move along the tabs", async () => {
  const { user } = portalAt(ADDRESS);
  await replyField();
  await user.click(screen.getByRole("heading", { level: 1 }));
  await user.keyboard("n");
  await waitFor(async () => expect(document.activeElement).toBe(await noteField()));
  await user.click(screen.getByRole("heading", { level: 1 }));
  await user.keyboard("r");
  await waitFor(async () => expect(document.activeElement).toBe(await replyField()));
  (await replyTab()).focus();
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(await noteTab());
  await noteField();
});

test("undo of a note fills the form again", async () => {
  const { user } = portalAt(ADDRESS);
  await user.click(await noteTab());
  await user.type(await noteField(), "Salah tiket.");
  await user.click(save());
  await user.click(await screen.findByRole("button", { name: "Urungkan" }));
  expect((await noteField()).value).toBe("Salah tiket.");
  expect(last()?.voice).not.toBe("note");
});

test("a message is quoted into the open mode, and a note only into a note", async () => {
  const { user } = portalAt(ADDRESS);
  await replyField();
  const quote = async (name: RegExp) => {
    const [entry] = screen.getAllByRole("article", { name });
    await user.click(within(entry ?? document.body).getByRole("button", { name: "Kutip" }));
  };
  await quote(/^PT Bara Khatulistiwa/);
  const reply = await replyField();
  await waitFor(() => expect(reply.value).not.toBe(""));
  expect(reply.value).toMatch(/^> \*\*PT Bara Khatulistiwa\*\*, .*:\n> /);
  const before = reply.value;

  await user.click(await noteTab());
  await user.type(await noteField(), "RAHASIA");
  await user.click(save());
  await user.click(await replyTab());
  await quote(/^Catatan internal/);
  const note = await noteField();
  await waitFor(() => expect(note.value).toContain("> RAHASIA"));
  await user.click(await replyTab());
  expect((await replyField()).value).toBe(before);
});

test("a closed ticket takes notes but no reply", async () => {
  portalAt("/agent/tickets/C1053D");
  await noteField();
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.queryByRole("textbox", { name: "Balasan" })).toBeNull();
});

test("one's own note is changed and deleted", async () => {
  const { user } = portalAt(ADDRESS);
  await user.click(await noteTab());
  await user.type(await noteField(), "Satu");
  await user.click(save());
  await user.click(await screen.findByRole("button", { name: "Ubah catatan" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ubah catatan internal" }));
  const text = dialog.getByRole("textbox", { name: /^Isi catatan/ });
  fireEvent.change(text, { target: { value: "Dua" } });
  await user.click(dialog.getByRole("button", { name: "Simpan catatan" }));
  expect(last()?.content).toBe("Dua");
  await user.click(screen.getByRole("button", { name: "Hapus catatan" }));
  expect(last()?.voice).not.toBe("note");
});

test("a company has one mode, and no word of notes", async () => {
  const note = { ticket: "R8K2AB", content: "RAHASIA", attachments: [] };
  dispatch({ ticket: { addNote: note } });
  dispatch({ session: { actAs: { role: "badan_usaha" } } });
  portalAt("/badan-usaha/tickets/R8K2AB");
  await replyField();
  expect(screen.queryByRole("tab")).toBeNull();
  expect(document.body.textContent).not.toMatch(/RAHASIA|catatan internal/i);
});
