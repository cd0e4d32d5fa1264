import type { TextContent, TextItem } from "pdfjs-dist/types/src/display/api";

/** A run of letters in one style, and its offset in the text of the page. */
export type TextRun = { start: number; item: TextItem; family: string };

export type PageText = {
  /** The text in reading order; lines end with a line feed. */
  text: string;
  runs: readonly TextRun[];
  content: TextContent;
};

/** The text of a page with the place of each run. */
export function pageText(content: TextContent): PageText {
  const runs: TextRun[] = [];
  let text = "";
  for (const item of content.items) {
    if (!("str" in item)) continue;
    const family = content.styles[item.fontName]?.fontFamily ?? "sans-serif";
    if (item.str !== "") runs.push({ start: text.length, item, family });
    text += item.str;
    if (item.hasEOL) text += "\n";
  }
  return { text, runs, content };
}
