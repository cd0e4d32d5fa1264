import { formatTexts } from "./texts";
import { insertAtCursor } from "./useInsertion";

/** The marks of light formatting; the core reads them (`core/src/ticket/formatting/mod.rs`). */
export type Mark = "bold" | "bullets" | "numbers" | "quote" | "link";

type Press = { key: string; code: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

const BY_DIGIT: Record<string, Mark> = { Digit7: "numbers", Digit8: "bullets", Digit9: "quote" };

/** Ctrl+B, and Ctrl+Shift+7 to 9 as in other editors. */
export function markOfKey({ key, code, ctrlKey, metaKey, shiftKey }: Press): Mark | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  if (shiftKey) return BY_DIGIT[code];
  return key.toLowerCase() === "b" ? "bold" : undefined;
}

/** Sets or removes marks at the selection, as if they were typed: Ctrl+Z undoes it. */
export function setMark(field: HTMLTextAreaElement, mark: Mark) {
  if (mark === "bold") return embolden(field);
  if (mark === "link") return link(field);
  markLines(field, mark);
}

function embolden(field: HTMLTextAreaElement) {
  const { value, selectionStart, selectionEnd } = field;
  const raw = value.slice(selectionStart, selectionEnd);
  // A mark stands at the edge of a word.
  const start = selectionStart + (raw.length - raw.trimStart().length);
  const words = raw.trim();
  const end = start + words.length;
  if (value.slice(start - 2, start) === "**" && value.slice(end, end + 2) === "**") {
    replace(field, start - 2, end + 2, words);
    return field.setSelectionRange(start - 2, end - 2);
  }
  const lines = words.split("\n").map((line) => (line.trim() === "" ? line : `**${line.trim()}**`));
  const marked = words === "" ? "****" : lines.join("\n");
  replace(field, start, end, marked);
  field.setSelectionRange(start + 2, start + marked.length - 2);
}

function link(field: HTMLTextAreaElement) {
  const { value, selectionStart, selectionEnd } = field;
  const words = value.slice(selectionStart, selectionEnd).trim() || formatTexts.linkWords;
  const scheme = "https://";
  replace(field, selectionStart, selectionEnd, `[${words}](${scheme})`);
  const address = selectionStart + words.length + 3;
  field.setSelectionRange(address, address + scheme.length);
}

const MARKS = {
  bullets: { is: /^- /, at: () => "- " },
  numbers: { is: /^\d+\. /, at: (line: number) => `${line + 1}. ` },
  quote: { is: /^> ?/, at: () => "> " },
};

function markLines(field: HTMLTextAreaElement, mark: keyof typeof MARKS) {
  const { value, selectionStart, selectionEnd } = field;
  const { is, at } = MARKS[mark];
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const next = value.indexOf("\n", selectionEnd);
  const end = next === -1 ? value.length : next;
  const lines = value.slice(start, end).split("\n");
  const isMarked = lines.every((line) => is.test(line));
  const changed = lines
    .map((line, number) => (isMarked ? line.replace(is, "") : at(number) + line))
    .join("\n");
  replace(field, start, end, changed);
  const from = lines.length > 1 ? start : start + changed.length;
  field.setSelectionRange(from, start + changed.length);
}

function replace(field: HTMLTextAreaElement, start: number, end: number, text: string) {
  field.setSelectionRange(start, end);
  insertAtCursor(field, text);
}
