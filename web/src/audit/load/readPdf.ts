import type { Section } from "../../engine";
import { openPdf, type PdfFile, type PdfProblem } from "../../platform/pdf/openPdf";
import { previewTexts } from "./texts";

/** The page count, or why the PDF cannot be opened, and one section for each page with text. */
export type ReadPdf = { pdf: number | PdfProblem; sections: Section[] };

/** Reads the pages of a PDF. Returns `undefined` if cancelled. */
export async function readPdf(file: Blob, signal: AbortSignal): Promise<ReadPdf | undefined> {
  const pdf = await openPdf(file, signal);
  if (typeof pdf === "string") return signal.aborted ? undefined : { pdf, sections: [] };
  try {
    const sections = await sectionsOf(pdf, signal);
    return sections && { pdf: pdf.pageCount, sections };
  } finally {
    pdf.close();
  }
}

async function sectionsOf(pdf: PdfFile, signal: AbortSignal): Promise<Section[] | undefined> {
  const sections: Section[] = [];
  for (let page = 1; page <= pdf.pageCount; page += 1) {
    // A damaged page has no text; the others do.
    const found = await pdf.textOf(page).catch(() => undefined);
    if (signal.aborted) return undefined;
    const body = found?.text.trim() ?? "";
    if (body !== "") sections.push({ title: previewTexts.page(page), body });
  }
  return sections;
}
