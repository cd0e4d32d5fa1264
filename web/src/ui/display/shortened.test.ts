import { expect, test } from "vitest";
import { shortened } from "./shortened";

test("ends a cut text in an ellipsis and cuts no character in two", () => {
  expect(shortened("tambang", 4)).toBe("tamb…");
  expect(shortened("⛏⛏😀😀", 3)).toBe("⛏⛏😀…");
});

test("keeps a short text, counting characters and not bytes", () => {
  for (const text of ["", "tamb", "😀😀😀😀"]) expect(shortened(text, 4)).toBe(text);
});
