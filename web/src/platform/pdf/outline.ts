import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A bookmark of a PDF: its page, counted from 1, and its level, counted from 0. */
export type OutlineEntry = { title: string; page: number; level: number };

type Node = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>[number];

/** More bookmarks help nobody and slow the page. */
const MOST_ENTRIES = 500;

/** Bookmarks that lead to a page of this PDF. Bookmarks that leave it are left out. */
export async function outlineOf(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  // The types promise a list, but a PDF without bookmarks gives null.
  const roots: Node[] | null = await document.getOutline().catch(() => null);
  const entries: OutlineEntry[] = [];
  const walk = async (nodes: readonly Node[], level: number) => {
    for (const { title, dest, items } of nodes) {
      if (entries.length === MOST_ENTRIES) return;
      const page = await pageOf(document, dest).catch(() => undefined);
      const name = title.replace(/\s+/g, " ").trim();
      if (page !== undefined && name !== "") entries.push({ title: name, page, level });
      await walk(items, level + 1);
    }
  };
  await walk(roots ?? [], 0);
  return entries;
}

async function pageOf(document: PDFDocumentProxy, dest: Node["dest"]) {
  const explicit = typeof dest === "string" ? await document.getDestination(dest) : dest;
  const [target] = explicit ?? [];
  if (typeof target === "number") return target + 1;
  if (typeof target !== "object" || target === null) return undefined;
  return (await document.getPageIndex(target)) + 1;
}
