import { describe, expect, test } from "vitest";
import { readText } from "./readText";
import { judgeWordArchive } from "./wordArchive";
import { wordSections } from "./wordSections";

const utf8 = (text: string) => new TextEncoder().encode(text).buffer;

describe("a text file", () => {
  test("without headings is one section", () => {
    expect(readText(utf8("Satu.\r\n\r\nDua.\r\n"))).toEqual([
      { title: "Isi", body: "Satu.\n\nDua." },
    ]);
  });

  test("has a section for each chapter, marked, underlined or capital heading", () => {
    const text =
      "Awal.\n\n# Satu\nA\n\nDua\n===\nB\n\nBAB III Tiga\nC\n\nEMPAT LIMA\n\nD BUKAN JUDUL\nE\n";
    expect(readText(utf8(text))).toEqual([
      { title: "Isi", body: "Awal." },
      { title: "Satu", body: "A" },
      { title: "Dua", body: "B" },
      { title: "BAB III Tiga", body: "C" },
      { title: "EMPAT LIMA", body: "D BUKAN JUDUL\nE" },
    ]);
  });

  test("is UTF-8, else Windows-1252", () => {
    expect(readText(utf8("\ufeffé €"))).toEqual([{ title: "Isi", body: "é €" }]);
    const bytes = new Uint8Array([0xe9, 0x20, 0xbd]).buffer;
    expect(readText(bytes)).toEqual([{ title: "Isi", body: "é ½" }]);
  });

  test("with a mark of UTF-16 is that, in either order", () => {
    const text = [0xfeff, 0xe9, 0x0a, 0x31];
    const little = new Uint8Array(new Uint16Array(text).buffer);
    const big = Uint8Array.from(text.flatMap((unit) => [unit >> 8, unit & 0xff]));
    for (const bytes of [little, big]) {
      expect(readText(bytes.buffer)).toEqual([{ title: "Isi", body: "é\n1" }]);
    }
  });

  test("with nothing in it has no section", () => {
    expect(readText(utf8(" \n \n"))).toEqual([]);
  });
});

describe("the text of a Word document", () => {
  test("begins a section at each heading and keeps paragraphs, lists and tables apart", () => {
    const html =
      "<p>Awal <b>sekali</b> ya</p><h1>Satu</h1><p>A</p><p>B<br>C</p><ul><li>x<ul><li>y</li></ul></li></ul>" +
      "<h2>Dua</h2><table><tr><td><p>1</p></td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>";
    expect(wordSections(html)).toEqual([
      { title: "Isi", body: "Awal sekali ya" },
      { title: "Satu", body: "A\n\nB\nC\n\n• x\n• y" },
      { title: "Dua", body: "1 | 2\n3 | 4" },
    ]);
  });

  test("contains no scripts, styles or images", () => {
    const html =
      '<script>a()</script><p>B<style>p{}</style><img src="https://a.example/x.png" alt="i"></p>';
    expect(wordSections(html)).toEqual([{ title: "Isi", body: "B" }]);
  });
});

/** An archive's directory, without the files. */
function archive(entries: readonly { name: string; unpacked: number }[]): ArrayBuffer {
  const parts: number[] = [];
  const add = (value: number, bytes: number) => {
    for (let index = 0; index < bytes; index += 1) parts.push((value >>> (8 * index)) & 0xff);
  };
  for (const { name, unpacked } of entries) {
    add(0x02014b50, 4);
    add(0, 20);
    add(unpacked, 4);
    add(name.length, 2);
    add(0, 16);
    parts.push(...new TextEncoder().encode(name));
  }
  add(0x06054b50, 4);
  add(0, 12);
  add(0, 4);
  add(0, 2);
  return new Uint8Array(parts).buffer;
}

describe("an archive", () => {
  const types = { name: "[Content_Types].xml", unpacked: 100 };

  test("is a Word document if it has the parts of one", () => {
    expect(judgeWordArchive(archive([types, { name: "word/document.xml", unpacked: 5 }]))).toBe(
      "fit",
    );
    expect(judgeWordArchive(archive([{ name: "x.txt", unpacked: 5 }]))).toBe("notWord");
    expect(judgeWordArchive(utf8("PK\u0003\u0004, dan tidak lebih dari itu"))).toBe("notWord");
    expect(judgeWordArchive(utf8(""))).toBe("notWord");
  });

  test("that would unpack to more than a page can hold is not unpacked", () => {
    const bomb = { name: "word/document.xml", unpacked: 3_000_000_000 };
    expect(judgeWordArchive(archive([types, bomb]))).toBe("tooLarge");
  });
});
