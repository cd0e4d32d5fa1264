import { expect, test } from "vitest";
import { BytesInParts, inOnePiece, isBytes } from "./bytesInParts";

const bytes = (...values: number[]) => new Uint8Array(values);
const five = () => new BytesInParts([bytes(1, 2), bytes(), bytes(3), bytes(4, 5)]);

test("the length is that of all parts together, or the given one", () => {
  expect(five().length).toBe(5);
  expect(new BytesInParts([]).length).toBe(0);
  expect(new BytesInParts([bytes(1)], 9).length).toBe(9);
});

test("each piece is inside one part, and as long as allowed", () => {
  expect([...five().pieces(2)]).toEqual([bytes(1, 2), bytes(3), bytes(4, 5)]);
  expect([...new BytesInParts([bytes(1, 2, 3)]).pieces(2)]).toEqual([bytes(1, 2), bytes(3)]);
});

test("pieces are not copied, and include parts that arrive meanwhile", () => {
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
])("joins the bytes from %i to %i", (from, to, expected) => {
  expect(five().between(from, to)).toEqual(bytes(...expected));
});

test("returns a part without copying only if the part fills its buffer", () => {
  const memory = bytes(1, 2, 3, 4);
  const [all, some] = [new BytesInParts([memory]), new BytesInParts([memory.subarray(0, 3)])];
  expect(all.joined().buffer).toBe(memory.buffer);
  expect(all.between(0, 3).buffer.byteLength).toBe(3);
  expect(some.joined()).toEqual(bytes(1, 2, 3));
  expect(some.joined().buffer.byteLength).toBe(3);
});

test("isBytes accepts byte arrays only, and inOnePiece returns other values unchanged", () => {
  expect([bytes(1), new Uint8Array(new SharedArrayBuffer(1)), [1], undefined].map(isBytes)).toEqual(
    [true, false, false, false],
  );
  expect(inOnePiece(five())).toEqual(bytes(1, 2, 3, 4, 5));
  expect(inOnePiece("anything")).toBe("anything");
});
