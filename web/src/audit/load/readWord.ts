import type { Section } from "../../core/pkg/portal_core";
import { judgeWordArchive } from "./wordArchive";
import { wordSections } from "./wordSections";

const notWord =
  "Berkas ini bukan dokumen Word (DOCX) yang dapat dibaca. Buka di pengolah kata, simpan lagi sebagai DOCX, lalu coba lagi.";

const problems = {
  notWord,
  tooLarge: "Isi dokumen Word ini terlalu besar untuk dibuka. Bagi menjadi beberapa dokumen.",
  noReader: "Pembaca dokumen Word belum dapat dimuat. Periksa sambungan, lalu coba lagi.",
};

type Text = { kind: "read"; sections: Section[] } | { kind: "unreadable"; why: string };

/** The text of a Word document, a section for each heading; the reader is loaded on the first use. */
export async function readWord(bytes: ArrayBuffer): Promise<Text> {
  const verdict = judgeWordArchive(bytes);
  if (verdict !== "fit") return { kind: "unreadable", why: problems[verdict] };
  const reader = await import("mammoth").catch(() => undefined);
  if (reader === undefined) return { kind: "unreadable", why: problems.noReader };
  const { convertToHtml, images } = reader.default;
  try {
    const { value } = await convertToHtml(
      { arrayBuffer: bytes },
      {
        includeEmbeddedStyleMap: false,
        convertImage: images.imgElement(async () => ({ src: "" })),
      },
    );
    return { kind: "read", sections: wordSections(value) };
  } catch {
    return { kind: "unreadable", why: notWord };
  }
}
