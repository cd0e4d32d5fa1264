import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { openPdf, type PdfProblem } from "../../platform/pdf/openPdf";
import { PdfViewer } from "./PdfViewer";

vi.mock(import("../../platform/pdf/openPdf"));

beforeEach(() => void vi.mocked(openPdf).mockReset());

const WAY_OUT = "Unduh dokumennya.";

async function show(problem: PdfProblem) {
  vi.mocked(openPdf).mockResolvedValue(problem);
  render(<PdfViewer id="DOC_1" name="a.pdf" bytes={new Blob()} canCopy wayOut={WAY_OUT} />);
  return (await screen.findByRole("note")).textContent;
}

test.each([
  ["damaged", "a.pdf rusak atau bukan PDF"],
  ["locked", "a.pdf dilindungi kata sandi"],
  ["empty", "a.pdf tidak berisi halaman"],
] as const)("a PDF that is %s gets a reason and a way out", async (problem, reason) => {
  const text = await show(problem);
  expect(text).toContain(reason);
  expect(text).toContain(WAY_OUT);
});

test("a reader that did not arrive does not blame the file", async () => {
  const text = await show("notLoaded");
  expect(text).toContain("Periksa sambungan jaringan");
  expect(text).not.toContain(WAY_OUT);
});
