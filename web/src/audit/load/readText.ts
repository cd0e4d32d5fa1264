import type { Section } from "../../engine";
import { previewTexts } from "./texts";

/** A text with more headings than this is treated as having none. */
const MOST_SECTIONS = 300;

/** Longer texts are not searched for headings: the core refuses them. */
const MOST_LETTERS = 10_000_000;

export type PlainText = { sections: Section[]; replacedLines: number[] };

/** Reads a plain text file: its sections, if it has headings, and the lines with undecodable bytes. */
export function readText(bytes: ArrayBuffer): PlainText {
  const { text, isDamaged } = decoded(bytes);
  const whole = [{ title: previewTexts.untitledSection, body: text.trim() }];
  if (text.length > MOST_LETTERS) return { sections: whole, replacedLines: [] };
  const lines = text.split(/\r\n|\r|\n/);
  const sections = inSections(lines);
  const replacedLines = isDamaged
    ? lines.flatMap((line, index) => (line.includes(REPLACED) ? [index + 1] : []))
    : [];
  return { sections: sections.length > MOST_SECTIONS ? whole : sections, replacedLines };
}

const REPLACED = "\uFFFD";

type Decoded = { text: string; isDamaged: boolean };

/** Decodes by the byte order mark. A text without one is UTF-8 if it looks like it, else Windows-1252. */
function decoded(bytes: ArrayBuffer): Decoded {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return decodedAs("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return decodedAs("utf-16be", bytes);
  const utf8 = decodedAs("utf-8", bytes);
  return !utf8.isDamaged || looksLikeUtf8(utf8.text) ? utf8 : decodedAs("windows-1252", bytes);
}

function decodedAs(encoding: string, bytes: ArrayBuffer): Decoded {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return { text, isDamaged: false };
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes), isDamaged: true };
  }
}

/**
 * True if the characters that only UTF-8 writes in several bytes are no fewer than the bytes that are not UTF-8. 'É»' in
 * Windows-1252 is a letter of U+0240 to U+02BF in UTF-8, so such letters count only if they are more.
 */
function looksLikeUtf8(text: string): boolean {
  const bad = text.split(REPLACED).length - 1;
  const long = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  const sure = text.match(/[\u0080-\u00FF\u0800-\uFFFC\u{10000}-\u{10FFFF}]/gu)?.length ?? 0;
  return bad <= sure || bad < long;
}

function inSections(lines: readonly string[]): Section[] {
  const sections: Section[] = [];
  let title = previewTexts.untitledSection;
  let body: string[] = [];
  const end = () => {
    const text = body.join("\n").trim();
    if (text !== "" || title !== previewTexts.untitledSection) sections.push({ title, body: text });
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

/** A heading starts with '#' or 'BAB', is underlined, or is a separate line in capitals. */
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
