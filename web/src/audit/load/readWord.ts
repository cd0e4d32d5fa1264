import { readWordFile, type Section } from "../../engine";

const problems = {
  notWord:
    "Berkas ini bukan dokumen Word (DOCX) yang dapat dibaca. Buka di pengolah kata, simpan lagi sebagai DOCX, lalu coba lagi.",
  tooLarge: "Isi dokumen Word ini terlalu besar untuk dibuka. Bagi menjadi beberapa dokumen.",
};

const noReader = "Pembaca dokumen Word belum dapat dimuat. Periksa sambungan, lalu coba lagi.";

type Text = { kind: "read"; sections: Section[] } | { kind: "unreadable"; why: string };

/** The text of a Word document, one section for each heading. Returns `undefined` if cancelled. */
export async function readWord(bytes: Uint8Array, signal: AbortSignal): Promise<Text | undefined> {
  try {
    const read = await readWordFile(bytes, signal);
    if (typeof read === "string") return { kind: "unreadable", why: problems[read] };
    return read && { kind: "read", sections: read };
  } catch {
    return { kind: "unreadable", why: noReader };
  }
}
