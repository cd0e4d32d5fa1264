import type { Section } from "../../core/pkg/portal_core";

/** More headings than this are none. */
const MOST_SECTIONS = 300;

/** A document without headings. */
export const WHOLE = "Isi";

/** The text of a plain text file, in sections where it has headings. */
export function readText(bytes: ArrayBuffer): Section[] {
  const text = decoded(bytes);
  const sections = inSections(text.split(/\r\n|\r|\n/));
  return sections.length > MOST_SECTIONS ? [{ title: WHOLE, body: text.trim() }] : sections;
}

/** What its byte order mark says; without one UTF-8 if it is that, else Windows-1252, which any bytes can be. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function inSections(lines: readonly string[]): Section[] {
  const sections: Section[] = [];
  let title = WHOLE;
  let body: string[] = [];
  const end = () => {
    const text = body.join("\n").trim();
    if (text !== "" || title !== WHOLE) sections.push({ title, body: text });
    body = [];
  };
  for (const [index, line] of lines.entries()) {
    const heading = headingOf(line, lines[index - 1] ?? "", lines[index + 1] ?? "");
    if (heading !== undefined) {
      end();
      title = heading;
    } else if (!isUnderline(line, lines[index - 1] ?? "")) {
      body.push(line);
    }
  }
  end();
  return sections;
}

const isBlank = (line: string) => line.trim() === "";

const isUnderline = (line: string, above: string) => /^(=|-){3,}\s*$/.test(line) && !isBlank(above);

/** A line marked with '#', underlined, a 'BAB', or one in capitals that stands alone. */
function headingOf(line: string, above: string, below: string): string | undefined {
  const marked = /^#{1,3}\s+(.*\S)/.exec(line);
  if (marked) return marked[1];
  const text = line.trim();
  if (text === "" || text.length > 120) return undefined;
  if (isUnderline(below, line)) return text;
  if (!isBlank(above)) return undefined;
  const isChapter = /^BAB\s+([IVXLC]+|\d+)\b/i.test(text);
  const isCapital = /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
  return isChapter || (isCapital && isBlank(below)) ? text : undefined;
}
