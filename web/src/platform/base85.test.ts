import { expect, test } from "vitest";
import { fromBase85, toBase85 } from "./base85";

const bytes = (length: number) =>
  Uint8Array.from({ length }, (_, at) => (at * 167 + length * 31 + (at >> 3)) % 256);

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 257, 5000])(
  "decodes %i encoded bytes to the same bytes",
  (length) => {
    expect(fromBase85(toBase85(bytes(length)))).toEqual(bytes(length));
  },
);

test.each([0, 255])("decodes encoded runs of the byte %i to the same bytes", (byte) => {
  for (let length = 1; length < 10; length += 1) {
    const run = new Uint8Array(length).fill(byte);
    expect(fromBase85(toBase85(run))).toEqual(run);
  }
});

test("the encoded text is a quarter longer than the bytes", () => {
  expect(toBase85(bytes(4000))).toHaveLength(5000);
});

test("the encoded text needs no escape in JavaScript or HTML", () => {
  expect(toBase85(bytes(100_000))).not.toMatch(/["'`<\\$\s]/);
});
