import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { bytesOf, readView } from "../../engine";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

beforeEach(() => {
  openTestPortal({ role: "agent" });
  serveAssets();
});

const ADDRESS = "/agent/tickets/R8K2AB";
const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Balasan" });
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Kirim Tiket / });
const effect = () => /Status .*/.exec(send().textContent ?? "")?.[0];

function ticket() {
  const answer = readView("ticketDetail", "R8K2AB");
  if (answer.kind === "refused") throw new Error("R8K2AB is not in the sample data");
  return answer.value;
}

test("a reply without visible characters cannot be sent", async () => {
  const { user } = portalAt(ADDRESS);
  const text = await field();
  expect(send().disabled).toBe(true);
  fireEvent.change(text, { target: { value: " \n\u200b\u2060 " } });
  expect(send().disabled).toBe(true);
  await user.type(text, "Baik");
  expect(send().disabled).toBe(false);
});

test("an agent's reply announces and sets pending, unless another status is chosen", async () => {
  const { user } = portalAt(ADDRESS);
  const text = await field();
  expect(effect()).toBe("Status menjadi Pending");

  await user.click(screen.getByRole("button", { name: "Pilih Status" }));
  const resolved = await screen.findByRole("menuitemradio", { name: "Resolved" });
  expect(within(resolved).getByText("Resolved").closest("[lang]")?.getAttribute("lang")).toBe("en");
  await user.click(resolved);
  expect(effect()).toBe("Status menjadi Resolved");

  await user.type(text, "Sudah diperbaiki.");
  await user.click(send());

  expect(ticket().status).toBe("resolved");
  expect(ticket().conversation.at(-1)?.content).toBe("Sudah diperbaiki.");
  expect(readToasts().at(-1)?.text).toBe("Balasan terkirim. Status menjadi Resolved.");
  expect(text.value).toBe("");
  expect(effect()).toBe("Status menjadi Pending");
  await waitFor(() => expect(document.activeElement).toBe(text));
});

test("undo fills the reply form again, and redo empties it", async () => {
  const { user } = portalAt(ADDRESS);
  const text = await field();
  const turn = async (name: string) => user.click(await screen.findByRole("button", { name }));
  await user.type(text, "Salah kirim.");
  await user.click(send());
  await turn("Urungkan");
  expect(text.value).toBe("Salah kirim.");
  await turn("Ulangi");
  expect(text.value).toBe("");

  await user.type(text, "Lagi.");
  await turn("Urungkan");
  expect(text.value).toBe("Lagi.");
});

test("Ctrl+Enter sends once, and never a blank reply", async () => {
  const { user } = portalAt(ADDRESS);
  const before = ticket().conversation.length;
  await user.click(await field());
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(ticket().conversation).toHaveLength(before);

  await user.keyboard("Baik.{Control>}{Enter}{Enter}{/Control}");
  expect(ticket().conversation).toHaveLength(before + 1);
});

test("a text over the limit is reported beside the field only, and stays", async () => {
  portalAt(ADDRESS);
  const text = await field();
  const description = () => text.getAttribute("aria-describedby");
  const hint = screen.getByText(/Isi balasan terlebih dahulu/);
  expect(description()).toBe(hint.id);
  fireEvent.change(text, { target: { value: "a" } });
  expect(screen.queryByText(/Isi balasan terlebih dahulu/)).toBeNull();
  fireEvent.change(text, { target: { value: "a".repeat(100_001) } });
  expect(text.getAttribute("aria-invalid")).toBe("true");
  const error = screen.getByText(/terlalu panjang: 100\.001 karakter/);
  expect(send().disabled).toBe(true);
  expect(send().getAttribute("aria-describedby")?.split(" ")).toContain(error.id);
  expect(screen.queryByText(/Isi balasan terlebih dahulu/)).toBeNull();
  expect(description()).toBe(error.id);
  expect(text.value).toHaveLength(100_001);
});

test("text in braces is sent only after confirmation", async () => {
  const { user } = portalAt(ADDRESS);
  const text = await field();
  fireEvent.change(text, { target: { value: "Alamatnya /tiket/{id}" } });
  expect(send().disabled).toBe(true);
  const before = ticket().conversation.length;
  await user.click(text);
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(ticket().conversation).toHaveLength(before);

  await user.click(screen.getByRole("button", { name: /^Kirim apa adanya/ }));
  expect(ticket().conversation.at(-1)?.content).toBe("Alamatnya /tiket/{id}");
  expect(screen.queryByRole("button", { name: /^Kirim apa adanya/ })).toBeNull();
});

test("a refused reply keeps its text and the reason is beside the field", async () => {
  const { user } = portalAt(ADDRESS);
  await user.type(await field(), "Masih kami periksa.");
  // Another tab closes the ticket; this page does not know it yet.
  const { portal } = await import("../../engine/core/portal");
  portal().attempt((core) =>
    core.dispatch({ ticket: { setStatus: { ticket: "R8K2AB", status: "closed" } } }),
  );
  await user.click(send());
  expect((await field()).value).toBe("Masih kami periksa.");
  expect((await field()).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/Status tiket sudah berubah/)).toBeDefined();
});

test("an unsent reply returns after another visit, and is gone after sending", async () => {
  const { user, router } = portalAt(ADDRESS);
  await user.type(await field(), "Setengah jadi");
  await router.navigate("/agent/tickets/P3ND9G");
  await screen.findByRole("heading", { level: 1, name: /Selisih tarif/ });
  expect((await field()).value).toBe("");

  await router.navigate(ADDRESS);
  await screen.findByRole("heading", { level: 1, name: /RKAB revisi kedua/ });
  expect((await field()).value).toBe("Setengah jadi");
  await user.click(send());

  await router.navigate("/agent/tickets/P3ND9G");
  await screen.findByRole("heading", { level: 1, name: /Selisih tarif/ });
  await router.navigate(ADDRESS);
  await screen.findByRole("heading", { level: 1, name: /RKAB revisi kedua/ });
  expect((await field()).value).toBe("");
});

test("files are sent with the reply, and their bytes are stored", async () => {
  const { user } = portalAt(ADDRESS);
  await user.type(await field(), "Terlampir.");
  const pdf = new File(["%PDF-1.7 bukti"], "bukti.pdf", { type: "application/pdf" });
  await user.upload(screen.getByLabelText("Lampiran"), pdf);
  await screen.findByRole("button", { name: "Hapus bukti.pdf" });
  await user.click(send());

  const [file] = ticket().conversation.at(-1)?.files ?? [];
  expect(file?.name).toBe("bukti.pdf");
  expect(await (await bytesOf(file?.id ?? ""))?.text()).toBe("%PDF-1.7 bukti");
  const sent = within(screen.getByRole("region", { name: "Percakapan" }));
  expect(sent.getByRole("button", { name: "Unduh bukti.pdf" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Hapus bukti.pdf" })).toBeNull();
});

test("files dropped anywhere on the composer are attached", async () => {
  portalAt(ADDRESS);
  const pdf = new File(["%PDF-1.7"], "bukti.pdf", { type: "application/pdf" });
  fireEvent.drop(await field(), { dataTransfer: { files: [pdf], types: ["Files"] } });
  expect(await screen.findByRole("button", { name: "Hapus bukti.pdf" })).toBeDefined();
});

test("the composer is one line until it is used, and again after Escape in the empty field", async () => {
  const { user } = portalAt(ADDRESS);
  const text = await field();
  expect(Number(text.rows)).toBe(1);
  await user.click(text);
  expect(Number(text.rows)).toBe(3);
  await user.keyboard("{Escape}");
  expect(Number(text.rows)).toBe(1);
});

test("an effect is not said twice in the menu of statuses", async () => {
  const { user } = portalAt(ADDRESS);
  await field();
  await user.click(screen.getByRole("button", { name: "Pilih Status" }));
  const names = (await screen.findAllByRole("menuitemradio")).map((entry) => entry.textContent);
  expect(names).toEqual(["Pending", "Resolved", "Closed"]);
});

test("a new ticket is taken and answered from the list with three presses", async () => {
  const { user, router } = portalAt("/agent/new");
  await user.click(await screen.findByRole("button", { name: "Take Ticket N4W7KD" }));
  await user.click(await screen.findByRole("button", { name: "Buka" }));
  const text = await field();
  await waitFor(() => expect(document.activeElement).toBe(text));
  await user.keyboard("Sedang kami periksa.");
  await user.click(send());
  expect(router.state.location.pathname).toBe("/agent/tickets/N4W7KD");
  expect(readToasts().at(-1)?.text).toBe("Balasan terkirim. Status menjadi Pending.");
});

test("Ctrl+Z outside a text field restores removed files, once", async () => {
  const { user } = portalAt(ADDRESS);
  await field();
  const pdf = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });
  await user.upload(screen.getByLabelText("Lampiran"), [pdf("satu.pdf"), pdf("dua.pdf")]);
  const files = () => screen.queryAllByRole("button", { name: /^Hapus .*\.pdf$/ }).length;
  await screen.findByRole("button", { name: "Hapus satu.pdf" });
  await user.click(screen.getByRole("button", { name: "Hapus semua" }));
  expect(files()).toBe(0);
  for (let press = 0; press < 2; press += 1) {
    await user.keyboard("{Control>}z{/Control}");
    expect(files()).toBe(2);
  }
});

test("an unsent reply stays with its ticket", async () => {
  const { router } = portalAt("/agent/tickets/N4W7KD");
  fireEvent.change(await field(), { target: { value: "Setengah" } });
  await act(() => router.navigate("/agent/tickets/P3ND9G"));
  await waitFor(async () => expect((await field()).value).toBe(""));
  await act(() => router.navigate("/agent/tickets/N4W7KD"));
  await waitFor(async () => expect((await field()).value).toBe("Setengah"));
});
