import { crc32 } from "node:zlib";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const WORDS = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

const paragraph = (text: string) =>
  `<w:p><w:r><w:t>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</w:t></w:r></w:p>`;

const files = (paragraphs: readonly string[]): [name: string, text: string][] => [
  [
    "[Content_Types].xml",
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  ],
  [
    "word/document.xml",
    `${XML}<w:document xmlns:w="${WORDS}"><w:body>${paragraphs.map(paragraph).join("")}</w:body></w:document>`,
  ],
];

const two = (value: number) => Buffer.from(Uint16Array.of(value).buffer);
const four = (value: number) => Buffer.from(Uint32Array.of(value).buffer);

/** A Word document of plain paragraphs: an uncompressed ZIP archive. */
export function wordFile(name: string, paragraphs: readonly string[]) {
  const entries = files(paragraphs);
  const archive: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, text] of entries) {
    const [title, data] = [Buffer.from(path), Buffer.from(text)];
    const sizes = [four(crc32(data)), four(data.length), four(data.length), two(title.length)];
    const common = [two(20), two(0), two(0), four(0), ...sizes, two(0)];
    const local = Buffer.concat([four(0x04034b50), ...common, title, data]);
    const outside = [two(0), two(0), two(0), four(0), four(at)];
    directory.push(Buffer.concat([four(0x02014b50), two(20), ...common, ...outside, title]));
    archive.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const counts = [two(0), two(0), two(entries.length), two(entries.length)];
  const end = [four(0x06054b50), ...counts, four(listed.length), four(at), two(0)];
  return {
    name,
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    buffer: Buffer.concat([...archive, listed, ...end]),
  };
}
