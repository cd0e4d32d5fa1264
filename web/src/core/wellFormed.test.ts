import { expect, test } from "vitest";
import { wellFormed } from "./wellFormed";

test("half characters become U+FFFD, however deep", () => {
  const query = { search: "a\uD800b", files: [{ name: "\uDC00.pdf", head: [37] }] };
  expect(wellFormed(query)).toEqual({
    search: "a\uFFFDb",
    files: [{ name: "\uFFFD.pdf", head: [37] }],
  });
});

test("whole characters stay, and the original is not touched", () => {
  const text = "👷🏽‍♀️ \u202Etxet\u202C é";
  const query = { search: text };
  expect(wellFormed(query)).toEqual({ search: text });
  expect(wellFormed(query)).not.toBe(query);
  expect(wellFormed(text)).toBe(text);
  expect(wellFormed(undefined)).toBe(undefined);
});
