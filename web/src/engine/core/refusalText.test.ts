import { expect, test } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { portal } from "./portal";
import { fileProblemText, problemText, refusalText } from "./refusalText";
import { readView } from "./useView";

test("the message for a skipped file is the sentence of §8, followed by the core's hint", () => {
  expect(fileProblemText("a.pdf", "tooLarge")).toBe("File a.pdf terlalu besar. Maksimal 10MB.");
  for (const problem of ["unsupported", "contentDiffers", "empty"] as const) {
    expect(fileProblemText("a.pdf", problem)).toBe("File a.pdf tidak didukung.");
  }
  const hint = "Berkas kosong.";
  const problem = { problem: "file", name: "a.pdf", why: "empty", hint } as const;
  expect(problemText({ field: "attachments", problem })).toBe(
    "File a.pdf tidak didukung. Berkas kosong.",
  );
});

test("an empty form names each field by its label", () => {
  openTestPortal({ role: "badan_usaha" });
  const form = {
    requester: undefined,
    title: " ",
    category: "",
    description: "\u00A0",
    attachments: [],
  };
  const errors = readView("ticketFormErrors", form);
  expect(errors.kind === "ok" && errors.value.map(problemText)).toEqual([
    "Judul wajib diisi.",
    "Kategori wajib diisi.",
    "Deskripsi wajib diisi.",
  ]);
});

test("the message for a text that is too long states its length and the limit, in Indonesian numbers", () => {
  const problem = { problem: "tooLong", max: 100_000, actual: 123_456 } as const;
  expect(problemText({ field: "description", problem })).toBe(
    "Deskripsi terlalu panjang: 123.456 karakter, paling banyak 100.000. Persingkat, lalu coba lagi.",
  );
});

test("refusals say what cannot be done and what to do next", () => {
  openTestPortal({ role: "badan_usaha" });
  const told = (command: Parameters<ReturnType<typeof portal>["dispatch"]>[0]) => {
    const outcome = portal().dispatch(command);
    return outcome.kind === "refused" ? refusalText(outcome.refusal) : outcome.kind;
  };
  expect(told({ ticket: { take: { ticket: "N4W7KD" } } })).toBe(
    "Peran Anda tidak dapat mengambil tiket. Ganti peran di halaman awal bila perlu.",
  );
  expect(told({ ticket: { close: { ticket: "TIDAK1" } } })).toBe(
    "Tiket tidak ditemukan, mungkin sudah dihapus. Pilih yang lain dari daftar.",
  );
  portal().dispatch({ session: { actAs: { role: "agent" } } });
  expect(
    told({ ticket: { assign: { ticket: "P3ND9G", agent: "agent-2", reason: undefined } } }),
  ).toBe("Tiket ini sudah ditangani Siti Rahmawati. Pilih agen lain.");
  expect(told({ ticket: { take: { ticket: "R8K2AB" } } })).toBe(
    "Status tiket sudah berubah, sehingga tindakan ini tidak dapat dilakukan lagi. Periksa status terbarunya.",
  );
  expect(told({ label: { save: { id: undefined, name: "  " } } })).toBe("Nama wajib diisi.");
});
