import { expect, test } from "vitest";
import { BytesInParts, inOnePiece, isBytes } from "./bytesInParts";

const bytes = (...values: number[]) => new Uint8Array(values);
const five = () => new BytesInParts([bytes(1, 2), bytes(), bytes(3), bytes(4, 5)]);

test("it is as long as its parts together, or as it is said", () => {
  expect(five().length).toBe(5);
  expect(new BytesInParts([]).length).toBe(0);
  expect(new BytesInParts([bytes(1)], 9).length).toBe(9);
});

test("pieces are of one part each, and as long as they may be", () => {
  expect([...five().pieces(2)]).toEqual([bytes(1, 2), bytes(3), bytes(4, 5)]);
  expect([...new BytesInParts([bytes(1, 2, 3)]).pieces(2)]).toEqual([bytes(1, 2), bytes(3)]);
});

test("pieces are not copied, and those of parts that come meanwhile are among them", () => {
  const parts = [bytes(1, 2)];
  const pieces = new BytesInParts(parts, 3).pieces(9);
  expect(pieces.next().value?.buffer).toBe(parts[0]?.buffer);
  parts.push(bytes(3));
  expect(pieces.next().value).toEqual(bytes(3));
  expect(pieces.next().done).toBe(true);
});

test.each([
  [0, 5, [1, 2, 3, 4, 5]],
  [1, 4, [2, 3, 4]],
  [2, 3, [3]],
  [0, 1, [1]],
  [4, 5, [5]],
  [3, 3, []],
])("from %i to %i they are put together", (from, to, expected) => {
  expect(five().between(from, to)).toEqual(bytes(...expected));
});

test("only a part that has its memory for itself is given as it is", () => {
  const memory = bytes(1, 2, 3, 4);
  const [all, some] = [new BytesInParts([memory]), new BytesInParts([memory.subarray(0, 3)])];
  expect(all.joined().buffer).toBe(memory.buffer);
  expect(all.between(0, 3).buffer.byteLength).toBe(3);
  expect(some.joined()).toEqual(bytes(1, 2, 3));
  expect(some.joined().buffer.byteLength).toBe(3);
});

test("nothing but bytes counts as bytes, and what is no parts stays what it is", () => {
  expect([bytes(1), new Uint8Array(new SharedArrayBuffer(1)), [1], undefined].map(isBytes)).toEqual(
    [true, false, false, false],
  );
  expect(inOnePiece(five())).toEqual(bytes(1, 2, 3, 4, 5));
  expect(inOnePiece("anything")).toBe("anything");
});
