import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { keepFile } from "../../engine/files/storedFiles";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

beforeEach(() => {
  openTestPortal({ role: "agent" });
  serveAssets();
});

const PDF = new File(["%PDF-1.7"], "panduan.pdf", { type: "application/pdf" });

/** Stores a reply with a file, as the form does. */
async function storeReply(title: string, content: string) {
  const facts = {
    name: PDF.name,
    size: PDF.size,
    head: [...new Uint8Array(await PDF.arrayBuffer())],
  };
  const outcome = portal().dispatch({
    cannedReply: { save: { id: undefined, title, content, files: [facts] } },
  });
  if (outcome.kind !== "ok") throw new Error("not stored");
  for (const { id } of outcome.attachments) await keepFile(id, PDF);
}

async function openTicket() {
  const { user } = portalAt("/agent/tickets/R8K2AB");
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Balasan" });
  return { user, field };
}

const list = () => screen.queryByRole("listbox", { name: "Canned Replies" });
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "");

test("letters after :: offer replies, and Enter puts one in their place", async () => {
  const { user, field } = await openTicket();
  await user.type(field, "Salam, ::");
  expect(list()).toBeNull();
  await user.type(field, "mas");
  expect(list()).not.toBeNull();
  expect(active(field)?.textContent).toMatch(/^Masalah selesai/);
  await user.keyboard("{Enter}");
  expect(field.value).toMatch(/^Salam, Yth\. PT Bara Khatulistiwa,.*R8K2AB/s);
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(field);
});

test("the keys of sending pick one of several, and do not send it unread", async () => {
  const { user, field } = await openTicket();
  await user.type(field, "::sala");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(field.value).toContain("masalah pada tiket R8K2AB");
  expect(list()).toBeNull();
});

test("the keys of sending send the only reply, whose whole text the list shows", async () => {
  const { user, field } = await openTicket();
  await user.type(field, "::selesai");
  expect(list()?.textContent).toContain("dengan status Belum selesai.\n\nSalam,\nBagus Pratama");
  expect(
    screen.getByText(/^Enter menyisipkan\. Ctrl\+Enter menyisipkan dan langsung/),
  ).toBeDefined();
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(field.value).toBe(""));
  expect(readToasts().at(-1)?.text).toMatch(/^Balasan terkirim\./);
});

test("the keys of sending only insert a text that is too long for the list", async () => {
  const save = { id: undefined, title: "Panjang", content: "kata ".repeat(100), files: [] };
  portal().dispatch({ cannedReply: { save } });
  const { user, field } = await openTicket();
  await user.type(field, "::panjang");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(field.value).toMatch(/^kata kata/);
});

test("arrows choose among the replies, and Tab inserts one", async () => {
  const { user, field } = await openTicket();
  await user.type(field, "::a");
  const options = within(screen.getByRole("listbox")).getAllByRole("option");
  expect(options).toHaveLength(3);
  await user.keyboard("{ArrowUp}");
  expect(active(field)).toBe(options[2]);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(active(field)).toBe(options[1]);
  await user.keyboard("{Tab}");
  expect(document.activeElement).toBe(field);
  expect(field.value).toMatch(/^Yth\..*masalah pada tiket R8K2AB/s);
});

test("Escape closes the list and leaves the text, and times and addresses open none", async () => {
  const { user, field } = await openTicket();
  await user.type(field, "::lap");
  await user.keyboard("{Escape}");
  expect(list()).toBeNull();
  await user.type(field, "or");
  expect(list()).toBeNull();
  expect(field.value).toBe("::lapor");
  await user.type(field, " fe80::lap ::zzz");
  expect(list()).toBeNull();
  await user.type(field, " ::lap");
  expect(list()).not.toBeNull();
});

test("the files of a reply are attached to the message", async () => {
  await storeReply("Panduan", "Terlampir panduannya.");
  const { user, field } = await openTicket();
  await user.type(field, "::pandu");
  await user.keyboard("{Enter}");
  const files = await screen.findByRole("list", { name: "Berkas terlampir" });
  expect(files.textContent).toContain("panduan.pdf");
  await user.click(screen.getByRole("button", { name: /^Kirim Tiket/ }));
  await waitFor(() => expect(field.value).toBe(""));
  expect(await screen.findByText("Terlampir panduannya.")).toBeDefined();
});

test("an internal note takes replies too", async () => {
  const { user } = await openTicket();
  await user.click(screen.getByRole("tab", { name: "Catatan internal" }));
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Catatan internal" });
  await user.type(field, "::selesai");
  await user.keyboard("{Enter}");
  expect(field.value).toContain("masalah pada tiket R8K2AB");
});
