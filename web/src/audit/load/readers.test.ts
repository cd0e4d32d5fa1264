import { describe, expect, test } from "vitest";
import { readText } from "./readText";

const sectionsOf = (bytes: ArrayBuffer) => readText(bytes).sections;

const utf8 = (text: string) => new TextEncoder().encode(text).buffer;

describe("a text file", () => {
  test("is one section without headings", () => {
    expect(sectionsOf(utf8("Satu.\r\n\r\nDua.\r\n"))).toEqual([
      { title: "Isi", body: "Satu.\n\nDua." },
    ]);
  });

  test("has a section for each numbered, marked, underlined or capital heading", () => {
    const text =
      "Awal.\n\n# Satu\nA\n\nDua\n===\nB\n\nBAB III Tiga\nC\n\nEMPAT LIMA\n\nD BUKAN JUDUL\nE\n";
    expect(sectionsOf(utf8(text))).toEqual([
      { title: "Isi", body: "Awal." },
      { title: "Satu", body: "A" },
      { title: "Dua", body: "B" },
      { title: "BAB III Tiga", body: "C" },
      { title: "EMPAT LIMA", body: "D BUKAN JUDUL\nE" },
    ]);
  });

  test("is read as UTF-8, else as Windows-1252", () => {
    expect(sectionsOf(utf8("\ufeffé €"))).toEqual([{ title: "Isi", body: "é €" }]);
    const bytes = new Uint8Array([0xe9, 0x20, 0xbd]).buffer;
    expect(sectionsOf(bytes)).toEqual([{ title: "Isi", body: "é ½" }]);
  });

  test("is read as UTF-16 after either byte order mark", () => {
    const text = [0xfeff, 0xe9, 0x0a, 0x31];
    const little = new Uint8Array(new Uint16Array(text).buffer);
    const big = Uint8Array.from(text.flatMap((unit) => [unit >> 8, unit & 0xff]));
    for (const bytes of [little, big]) {
      expect(sectionsOf(bytes.buffer)).toEqual([{ title: "Isi", body: "é\n1" }]);
    }
  });

  test("stays UTF-8 with one bad byte, whose line is reported", () => {
    const bytes = new Uint8Array([...new TextEncoder().encode("Café – π\n"), 0xff, 0x20, 0x73]);
    expect(readText(bytes.buffer)).toEqual({
      sections: [{ title: "Isi", body: "Café – π\n\uFFFD s" }],
      replacedLines: [2],
    });
  });

  test("has no section if blank", () => {
    expect(sectionsOf(utf8(" \n \n"))).toEqual([]);
  });
});
