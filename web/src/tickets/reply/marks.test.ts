// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { type Mark, markOfKey, setMark } from "./marks";

/** `[` and `]` are the ends of the selection. */
function marked(mark: Mark, text: string): string {
  const field = document.createElement("textarea");
  document.body.append(field);
  const start = text.indexOf("[");
  field.value = text.replace("[", "").replace("]", "");
  field.setSelectionRange(start, text.indexOf("]") - 1);
  setMark(field, mark);
  const { value, selectionStart, selectionEnd } = field;
  field.remove();
  return `${value.slice(0, selectionStart)}[${value.slice(selectionStart, selectionEnd)}]${value.slice(selectionEnd)}`;
}

test.each<[Mark, string, string]>([
  ["bold", "ini [penting ]sekali", "ini **[penting]** sekali"],
  ["bold", "ini **[penting]** sekali", "ini [penting] sekali"],
  ["bold", "[]", "**[]**"],
  ["bold", "[satu\ndua]", "**[satu**\n**dua]**"],
  ["bullets", "sa[]tu", "- satu[]"],
  ["bullets", "- sa[]tu", "satu[]"],
  ["bullets", "a\n[satu\ndua]\nb", "a\n[- satu\n- dua]\nb"],
  ["numbers", "[satu\ndua]", "[1. satu\n2. dua]"],
  ["quote", "[satu\n\ndua]", "[> satu\n> \n> dua]"],
  ["link", "lihat [pedoman] ini", "lihat [pedoman]([https://]) ini"],
  ["link", "[]", "[teks tautan]([https://])"],
])("%s: %j becomes %j", (mark, before, after) => {
  expect(marked(mark, before)).toBe(after);
});

test("keys choose marks only with Ctrl", () => {
  const key = (part: object) =>
    markOfKey({ key: "b", code: "KeyB", ctrlKey: true, metaKey: false, shiftKey: false, ...part });
  expect(key({})).toBe("bold");
  expect(key({ ctrlKey: false })).toBeUndefined();
  expect(key({ key: "*", code: "Digit8", shiftKey: true })).toBe("bullets");
  expect(key({ key: "B", shiftKey: true })).toBeUndefined();
});
