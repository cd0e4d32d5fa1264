import { expect, test } from "vitest";
import { tabbedText } from "./tabbedText";

test("cells are parted by tabs and rows by line breaks", () => {
  expect(
    tabbedText([
      ["a", "1.234,5"],
      ["b", ""],
    ]),
  ).toBe("a\t1.234,5\nb\t");
});

test("a cell with a tab, a line break or a quote stays one cell", () => {
  expect(tabbedText([["x\ty", "satu\ndua", 'kata "ini"']])).toBe(
    '"x\ty"\t"satu\ndua"\t"kata ""ini"""',
  );
});
