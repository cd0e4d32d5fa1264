import { expect, test } from "vitest";
import { shortened } from "./shortened";

test("a long text ends in a sign, and no character is cut in two", () => {
  expect(shortened("tambang", 4)).toBe("tamb…");
  expect(shortened("⛏⛏😀😀", 3)).toBe("⛏⛏😀…");
});

test("a text that is short enough stays, however many bytes it takes", () => {
  for (const text of ["", "tamb", "😀😀😀😀"]) expect(shortened(text, 4)).toBe(text);
});
