import { expect, test } from "vitest";
import { fromBase85, toBase85 } from "./base85";

const bytes = (length: number) =>
  Uint8Array.from({ length }, (_, at) => (at * 167 + length * 31 + (at >> 3)) % 256);

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 257, 5000])("%i bytes come back", (length) => {
  expect(fromBase85(toBase85(bytes(length)))).toEqual(bytes(length));
});

test.each([0, 255])("runs of the byte %i come back", (byte) => {
  for (let length = 1; length < 10; length += 1) {
    const run = new Uint8Array(length).fill(byte);
    expect(fromBase85(toBase85(run))).toEqual(run);
  }
});

test("takes a quarter more than the bytes", () => {
  expect(toBase85(bytes(4000))).toHaveLength(5000);
});

test("holds no sign that a string or a page reads otherwise", () => {
  expect(toBase85(bytes(100_000))).not.toMatch(/["'`<\\$\s]/);
});
