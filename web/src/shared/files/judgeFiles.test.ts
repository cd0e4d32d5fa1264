import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { judgeFiles } from "./judgeFiles";

/** A file that cannot be read, such as a dropped folder or a deleted file. */
function unreadable(name: string): File {
  const file = new File(["%PDF-1.7"], name);
  const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone")) });
  return Object.assign(file, { slice });
}

test("an unreadable file does not affect the others", async () => {
  openTestPortal({ role: "badan_usaha" });
  const files = [new File(["%PDF-1.7 a"], "a.pdf"), unreadable("b.pdf"), new File(["MZ"], "c.exe")];
  const { accepted, skipped } = await judgeFiles(files);
  expect(accepted.map(({ name, facts }) => [name, facts.size])).toEqual([["a.pdf", 10]]);
  expect(skipped.map(({ text, hint }) => [text, hint])).toEqual([
    [
      "File b.pdf tidak didukung.",
      "Isi berkas tidak dapat dibaca; mungkin sudah diubah, dipindahkan, atau dihapus.",
    ],
    ["File c.exe tidak didukung.", undefined],
  ]);
});

const fixture = (name: string) =>
  new File([readFileSync(`${process.cwd()}/../core/tests/fixtures/files/${name}`)], name);

test("the core names the real format of a skipped file after the sentence of the specification", async () => {
  openTestPortal({ role: "badan_usaha" });
  const { skipped } = await judgeFiles([fixture("heic.jpg"), fixture("rtf.doc")]);
  expect(skipped.map(({ text, hint }) => [text, hint])).toEqual([
    [
      "File heic.jpg tidak didukung.",
      "Ini berkas HEIC dari iPhone. Simpan sebagai JPG atau PNG, lalu lampirkan lagi.",
    ],
    [
      "File rtf.doc tidak didukung.",
      "Ini dokumen RTF. Simpan sebagai PDF atau DOCX, lalu lampirkan lagi.",
    ],
  ]);
});

test("the names inside a long ZIP file decide if it is a Word document", async () => {
  openTestPortal({ role: "badan_usaha" });
  const zip = (name: string, entry: string) =>
    new File(["PK\u0003\u0004", "x".repeat(9_000), "PK\u0001\u0002", entry], name);
  const files = [zip("a.docx", "word/document.xml"), zip("b.docx", "xl/workbook.xml")];
  const { accepted, skipped } = await judgeFiles(files);
  expect(accepted.map(({ name }) => name)).toEqual(["a.docx"]);
  expect(skipped.map(({ hint }) => hint)).toEqual([
    "Ini lembar kerja Excel. Simpan sebagai PDF atau DOCX, lalu lampirkan lagi.",
  ]);
});

test("an accepted file can be sent after it was deleted", async () => {
  openTestPortal({ role: "badan_usaha" });
  const picked = new File(["%PDF-1.7 isi"], "a.pdf", { type: "application/pdf", lastModified: 7 });
  const { accepted } = await judgeFiles([picked]);
  const gone = () => Promise.reject(new DOMException("gone"));
  Object.assign(picked, { arrayBuffer: gone, text: gone, slice: () => ({ arrayBuffer: gone }) });
  const kept = accepted[0]?.file;
  expect(await kept?.text()).toBe("%PDF-1.7 isi");
  expect([kept?.name, kept?.type, kept?.lastModified]).toEqual(["a.pdf", "application/pdf", 7]);
});
