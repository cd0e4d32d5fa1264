import { expect, test, vi } from "vitest";
import { openPdf, type PdfFile } from "../../platform/pdf/openPdf";
import { readPdf } from "./readPdf";

vi.mock(import("../../platform/pdf/openPdf"));

const close = vi.fn();

/** An open PDF with a text for each page; a page without one is damaged. */
function opened(texts: readonly (string | undefined)[]) {
  const textOf = async (number: number) => {
    const text = texts[number - 1];
    if (text === undefined) throw new Error("damaged page");
    return { text, runs: [], content: { items: [], styles: {}, lang: null } };
  };
  const pdf: Partial<PdfFile> = { pageCount: texts.length, textOf, close };
  vi.mocked(openPdf).mockResolvedValue(pdf as PdfFile);
}

const read = (signal = new AbortController().signal) => readPdf(new Blob(), signal);

test("each page with text is a section, and damaged or empty pages still count", async () => {
  opened([" Satu\ndua\n", "", undefined, "Empat"]);
  expect(await read()).toEqual({
    pdf: 4,
    sections: [
      { title: "Halaman 1", body: "Satu\ndua" },
      { title: "Halaman 4", body: "Empat" },
    ],
  });
  expect(close).toHaveBeenCalledOnce();
});

test("a PDF that cannot be opened gives the reason and no text", async () => {
  vi.mocked(openPdf).mockResolvedValue("locked");
  expect(await read()).toEqual({ pdf: "locked", sections: [] });
});

test("cancelled reading returns nothing and closes the PDF", async () => {
  opened(["Satu"]);
  close.mockClear();
  expect(await read(AbortSignal.abort())).toBeUndefined();
  expect(close).toHaveBeenCalledOnce();
});
