import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { drafts, portal } from "../../engine";
import { formName } from "../../engine/drafts/formName";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { CreateTicket } from "./CreateTicket";

const PDF = "%PDF-1.7\n";

/** A file check that is slower than the delay of the 'sending' text. */
const slowly = () => new Promise<null>((done) => setTimeout(done, 2500, null));

function open() {
  const router = createMemoryRouter(
    [
      { path: "/badan-usaha/create-ticket", element: <CreateTicket /> },
      { path: "/lambat", loader: slowly, element: <p>Halaman lambat</p> },
      { path: "*", element: <p>Halaman lain</p> },
    ],
    { initialEntries: ["/badan-usaha/create-ticket"] },
  );
  render(<RouterProvider router={router} />);
  // `applyAccept: false` passes every file, as a user can turn off the filter of the file picker.
  return { router, user: userEvent.setup({ applyAccept: false }) };
}

const ownTickets = () => {
  const counts = portal().readOnce("ticketCounts");
  return counts.kind === "ok" ? counts.value.total : 0;
};

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole("textbox", { name: "Judul" }), "Unggah gagal");
  await user.selectOptions(screen.getByRole("combobox", { name: "Kategori" }), "Teknis");
  await user.type(screen.getByRole("textbox", { name: "Deskripsi" }), "Sejak pagi");
}

beforeEach(() => {
  openTestPortal({ role: "badan_usaha" });
});

describe("missing fields", () => {
  test("are listed above the focused form and beside each field; the typed text stays", async () => {
    const { user } = open();
    await user.type(screen.getByRole("textbox", { name: "Deskripsi" }), "Sejak pagi");
    await user.click(screen.getByRole("button", { name: "Kirim" }));

    const summary = screen.getByRole("region", { name: "Ada isian yang perlu diperbaiki" });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(
      within(summary)
        .getAllByRole("button")
        .map((problem) => problem.textContent),
    ).toEqual(["Judul wajib diisi.", "Kategori wajib diisi."]);
    expect(screen.getByRole("textbox", { name: "Judul" }).getAttribute("aria-invalid")).toBe(
      "true",
    );
    expect(screen.getByRole("textbox", { name: "Deskripsi" })).toHaveProperty(
      "value",
      "Sejak pagi",
    );
    expect(ownTickets()).toBe(4);

    await user.click(within(summary).getByRole("button", { name: "Judul wajib diisi." }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Judul" }));
  });

  test("are reported after the first attempt only, and then follow the typing", async () => {
    const { user } = open();
    const title = screen.getByRole("textbox", { name: "Judul" });
    await user.type(title, " ");
    expect(title.getAttribute("aria-invalid")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Kirim" }));
    expect(title.getAttribute("aria-invalid")).toBe("true");
    await user.type(title, "Unggah gagal");
    expect(title.getAttribute("aria-invalid")).toBeNull();
  });

  test("include a blank title", async () => {
    const { user } = open();
    await fillIn(user);
    await user.clear(screen.getByRole("textbox", { name: "Judul" }));
    await user.type(screen.getByRole("textbox", { name: "Judul" }), "   ");
    await user.click(screen.getByRole("button", { name: "Kirim" }));
    expect(screen.getByRole("button", { name: "Judul wajib diisi." })).toBeDefined();
  });
});

describe("sending", () => {
  test("creates one ticket, however often the button is pressed, and opens it after a while", async () => {
    const { user, router } = open();
    await fillIn(user);
    const send = screen.getByRole("button", { name: "Kirim" });
    await user.dblClick(send);
    await user.click(send);
    fireEvent.submit(send);
    expect(ownTickets()).toBe(5);
    expect(send.getAttribute("aria-busy")).toBe("true");
    expect(router.state.location.pathname).toBe("/badan-usaha/create-ticket");

    await waitFor(
      () => expect(router.state.location.pathname).toMatch(/^\/badan-usaha\/tickets\/[0-9A-Z]{6}$/),
      { timeout: 4000 },
    );
    expect(ownTickets()).toBe(5);
  });

  test("starts no draft from text typed before the fields are locked", async () => {
    const { user } = open();
    await fillIn(user);
    fireEvent.click(screen.getByRole("button", { name: "Kirim" }));
    const title = screen.getByRole<HTMLInputElement>("textbox", { name: "Judul" });
    fireEvent.change(title, { target: { value: "Unggah gagal lagi" } });
    expect(title.value).toBe("Unggah gagal");
    await waitFor(() => expect(title.closest("[inert]")).not.toBeNull());
    const { datasetId } = drafts;
    expect(drafts.peek(formName(datasetId, "ticket", "bu-bara"))).toBeUndefined();
  });

  test("succeeds after the user has left the page, reports it there, and does not navigate", async () => {
    const { user, router } = open();
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Kirim" }));
    await act(() => router.navigate("/badan-usaha/tickets"));
    await waitFor(
      () => expect(readToasts().at(-1)?.text).toMatch(/^Tiket [0-9A-Z]{6} berhasil diajukan\.$/),
      { timeout: 4000 },
    );
    expect(router.state.location.pathname).toBe("/badan-usaha/tickets");
    expect(ownTickets()).toBe(5);
  });

  test("does not navigate while a slow page is loading", async () => {
    const { user, router } = open();
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Kirim" }));
    act(() => void router.navigate("/lambat"));
    expect(await screen.findByText("Halaman lambat", {}, { timeout: 4000 })).toBeDefined();
    expect(readToasts().at(-1)?.text).toMatch(/berhasil diajukan\.$/);
    expect(router.state.location.pathname).toBe("/lambat");
  });

  test("does not navigate after a link clicked just before the ticket's page opens", async () => {
    const { user, router } = open();
    await fillIn(user);
    const timers = vi.spyOn(globalThis, "setTimeout");
    await user.click(screen.getByRole("button", { name: "Kirim" }));
    const conclude = timers.mock.calls.find(([, delay]) => delay === 1500)?.[0];
    timers.mockRestore();
    await act(async () => {
      void router.navigate("/lambat");
      conclude?.();
    });
    expect(readToasts().at(-1)?.text).toMatch(/berhasil diajukan\.$/);
    expect(await screen.findByText("Halaman lambat", {}, { timeout: 4000 })).toBeDefined();
    expect(router.state.location.pathname).toBe("/lambat");
  });
});

describe("leaving", () => {
  test("an untouched form asks nothing", async () => {
    const { user, router } = open();
    await user.click(screen.getByRole("button", { name: "Batal" }));
    expect(router.state.location.pathname).toBe("/badan-usaha/tickets");
  });

  test("a form with text asks nothing, because the text is stored", async () => {
    const { user, router } = open();
    await user.type(screen.getByRole("textbox", { name: "Judul" }), "x");
    await user.click(screen.getByRole("button", { name: "Batal" }));
    expect(router.state.location.pathname).toBe("/badan-usaha/tickets");
    await waitFor(() => expect(readToasts().at(-1)?.text).toMatch(/^Draf tersimpan/));

    await act(() => router.navigate("/badan-usaha/create-ticket"));
    expect(screen.getByRole("textbox", { name: "Judul" })).toHaveProperty("value", "x");
    expect(screen.getByText("Draf dipulihkan")).toBeDefined();
  });
});

describe("attachments", () => {
  const pick = () => screen.getByLabelText("Lampiran");
  const listed = () =>
    within(screen.getByRole("list", { name: "Berkas terlampir" }))
      .getAllByRole("listitem")
      .map((file) => file.textContent);
  const pdf = (name: string, size = PDF.length) => {
    const file = new File([PDF], name, { type: "application/pdf" });
    Object.defineProperty(file, "size", { value: size });
    return file;
  };

  test("are listed with their size and removed one by one or all at once", async () => {
    const { user } = open();
    await user.upload(pick(), [pdf("satu.pdf"), pdf("dua.pdf"), pdf("tiga.pdf")]);
    await waitFor(() =>
      expect(listed()).toEqual(["satu.pdf9 Bytes", "dua.pdf9 Bytes", "tiga.pdf9 Bytes"]),
    );
    await user.click(screen.getByRole("button", { name: "Hapus dua.pdf" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Hapus tiga.pdf" }));
    // A focused button shows its name in a tooltip.
    expect(listed()).toEqual(["satu.pdf9 Bytes", expect.stringMatching(/^tiga\.pdf9 Bytes/)]);
    await user.click(screen.getByRole("button", { name: "Hapus tiga.pdf" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Hapus satu.pdf" }));
    await user.click(screen.getByRole("button", { name: "Hapus semua" }));
    expect(screen.queryByRole("list", { name: "Berkas terlampir" })).toBeNull();
    expect(document.activeElement).toBe(pick());
  });

  test("return when their removal is undone", async () => {
    const { user } = open();
    await user.upload(pick(), [pdf("satu.pdf"), pdf("dua.pdf")]);
    await screen.findByRole("list", { name: "Berkas terlampir" });
    await user.click(screen.getByRole("button", { name: "Hapus semua" }));
    const offer = readToasts().at(-1);
    expect(offer?.text).toBe("2 lampiran dihapus.");
    act(() => offer?.action?.onSelect());
    expect(listed()).toEqual(["satu.pdf9 Bytes", "dua.pdf9 Bytes"]);
    await user.click(screen.getByRole("button", { name: "Hapus dua.pdf" }));
    expect(readToasts().at(-1)?.text).toBe("dua.pdf dihapus.");
  });

  test("a pasted screenshot is named after the time of the paste and checked like any file", async () => {
    open();
    expect(pick()).toHaveProperty("accept", ".pdf,.doc,.docx,.jpg,.jpeg,.png");
    const description = screen.getByRole("textbox", { name: "Deskripsi" });
    const paste = (types: string[], text: string, ...files: File[]) =>
      fireEvent.paste(description, { clipboardData: { types, files, getData: () => text } });
    const png = new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], "image.png", {
      type: "image/png",
    });
    const isLeft = paste(["Files"], "", png);
    expect(isLeft).toBe(false);
    expect(await screen.findByText("Tangkapan layar 2026-11-21 09.05.00.png")).toBeDefined();
    expect(readToasts().map(({ text }) => text)).toContain(
      "Tangkapan layar 2026-11-21 09.05.00.png dilampirkan.",
    );
    paste(["Files"], "", new File(["MZ"], "program.exe"));
    expect(await screen.findByText("File program.exe tidak didukung.")).toBeDefined();
    expect(paste(["text/plain", "text/html", "Files"], "1\t2", png)).toBe(true);
    expect(listed()).toHaveLength(1);
  });

  test("10 MB is the maximum size, and each skipped file has a message until it is dismissed", async () => {
    const { user } = open();
    await user.upload(pick(), [
      pdf("pas.pdf", 10_485_760),
      pdf("lebih.pdf", 10_485_761),
      new File(["MZ"], "program.exe"),
      new File(["MZ"], "menyamar.pdf"),
    ]);
    const messages = () => within(screen.getByRole("alert")).getAllByRole("listitem");
    await screen.findByRole("alert");
    expect(messages().map((message) => message.textContent)).toEqual([
      "File lebih.pdf terlalu besar. Maksimal 10MB.",
      "File program.exe tidak didukung.",
      "File menyamar.pdf tidak didukung.Ini program Windows. Pilih berkas lain.",
    ]);
    expect(listed()).toEqual(["pas.pdf10 MB"]);

    const [first] = messages();
    if (!first) throw new Error("no file was skipped");
    await user.click(within(first).getByRole("button", { name: "Tutup pesan" }));
    expect(messages()).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Tutup semua" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(pick());
  });

  test("belong to the new ticket", async () => {
    const { user } = open();
    await fillIn(user);
    await user.upload(pick(), [pdf("satu.pdf")]);
    await screen.findByText("satu.pdf");
    await user.click(screen.getByRole("button", { name: "Kirim" }));
    const list = portal().readOnce("ticketList", {
      list: "businessAll",
      search: "Unggah gagal",
    });
    const code = list.kind === "ok" ? list.value.rows[0]?.id : undefined;
    const detail = portal().readOnce("ticketDetail", code ?? "");
    expect(detail.kind === "ok" && detail.value.conversation[0]?.files[0]?.name).toBe("satu.pdf");
  });
});
