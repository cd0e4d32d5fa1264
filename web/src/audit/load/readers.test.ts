import { readFileSync } from "node:fs";
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

  test("stays UTF-8 with as many bad bytes as long characters, and otherwise is Windows-1252", () => {
    const read = (...parts: (string | number)[]) => {
      const bytes = parts.flatMap((part) =>
        typeof part === "number" ? [part] : [...new TextEncoder().encode(part)],
      );
      const { sections, replacedLines } = readText(Uint8Array.from(bytes).buffer);
      return [sections[0]?.body, replacedLines];
    };
    const path = `${process.cwd()}/../core/tests/fixtures/files/one-bad-byte.txt`;
    expect(read(...readFileSync(path))).toEqual(["Caf\u00e9 \u2013 \u03c0 \uFFFD selesai", [1]]);
    expect(read("a\n\u00e9 ", 0xff, " b")).toEqual(["a\n\u00e9 \uFFFD b", [2]]);
    expect(read("\u2013 dan ", 0xe2, 0x80)).toEqual(["\u2013 dan \uFFFD", [1]]);
    expect(read("Sumber: ", 0xab, "CAF", 0xc9, 0xbb)).toEqual([
      "Sumber: \u00abCAF\u00c9\u00bb",
      [],
    ]);
    expect(read("caf", 0xe9, " na", 0xef, "f \u00e9")).toEqual([
      "caf\u00e9 na\u00eff \u00c3\u00a9",
      [],
    ]);
  });

  test("in UTF-16 that is cut or damaged names the line too", () => {
    const units = new Uint16Array([0xfeff, 0x61, 0x0a, 0xd800, 0x62]);
    expect(readText(units.buffer)).toEqual({
      sections: [{ title: "Isi", body: "a\n\uFFFDb" }],
      replacedLines: [2],
    });
    const cut = Uint8Array.of(0xff, 0xfe, 0x61, 0x00, 0x62);
    expect(readText(cut.buffer).replacedLines).toEqual([1]);
  });

  test("with a U+FFFD of its own is not called damaged", () => {
    expect(readText(utf8("a \uFFFD"))).toMatchObject({ replacedLines: [] });
  });

  test("has no section if blank", () => {
    expect(sectionsOf(utf8(" \n \n"))).toEqual([]);
  });
});
