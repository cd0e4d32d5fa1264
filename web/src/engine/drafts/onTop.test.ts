import { expect, test } from "vitest";
import { begunWith, onTop } from "./onTop";

const begun = { name: "Rina", email: "rina@a.example", expertise: ["RKAB"] };

test("what nobody else changed stays as it was typed", () => {
  const value = { ...begun, name: "Rina Dewi" };
  expect(onTop(value, begun, begun)).toEqual({ value, base: begun, contested: [] });
});

test("what was not touched here follows others, and is not written over", () => {
  const value = { ...begun, name: "Rina Dewi" };
  const now = { ...begun, email: "rina@b.example", expertise: ["RKAB", "PNBP"] };
  expect(onTop(value, begun, now)).toEqual({
    value: { ...now, name: "Rina Dewi" },
    base: now,
    contested: [],
  });
});

test("what was changed on both sides stays as typed, and is told", () => {
  const value = { ...begun, name: "Rina Dewi" };
  const now = { ...begun, name: "Rina Sari", email: "rina@b.example" };
  const on = onTop(value, begun, now);
  expect(on).toEqual({
    value: { ...now, name: "Rina Dewi" },
    base: { ...now, name: "Rina" },
    contested: ["name"],
  });
  expect(onTop(on.value, on.base, now)).toEqual(on);
});

test("the same change on both sides is none", () => {
  const same = { ...begun, name: "Rina Dewi" };
  expect(onTop(same, begun, same)).toEqual({ value: same, base: same, contested: [] });
});

test("a change that others took back is told no more", () => {
  const value = { ...begun, name: "Rina Dewi" };
  const on = onTop(value, begun, { ...begun, name: "Rina Sari" });
  expect(onTop(on.value, on.base, begun).contested).toEqual([]);
});

test.each(["", "{", "null", "[]", '"teks"'])("nothing is made of %j", (base) => {
  expect(begunWith(base)).toBeUndefined();
});

test("a stored beginning is read", () => {
  expect(begunWith(JSON.stringify(begun))).toEqual(begun);
});
