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

/**
 * Decodes by the byte order mark. Text without one is UTF-8 if it is valid UTF-8, or if it has more
 * non-ASCII characters than bad bytes, else Windows-1252. The core decodes CSV files by the same
 * rule.
 */
function decoded(bytes: ArrayBuffer): Decoded {
  const [first, second] = new Uint8Array(bytes);
  const as = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (first === 0xff && second === 0xfe) return { text: as("utf-16le"), isDamaged: false };
  if (first === 0xfe && second === 0xff) return { text: as("utf-16be"), isDamaged: false };
  try {
    return {
      text: new TextDecoder("utf-8", { fatal: true }).decode(bytes),
      isDamaged: false,
    };
  } catch {
    const text = as("utf-8");
    const bad = text.split(REPLACED).length - 1;
    const long = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
    return bad < long ? { text, isDamaged: true } : { text: as("windows-1252"), isDamaged: false };
  }
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
