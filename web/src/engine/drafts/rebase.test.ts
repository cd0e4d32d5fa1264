import { expect, test } from "vitest";
import { parsedBase, rebased } from "./rebase";

const base = { name: "Rina", email: "rina@a.example", expertise: ["RKAB"] };

test("parts that nobody else changed stay as they were typed", () => {
  const value = { ...base, name: "Rina Dewi" };
  expect(rebased(value, base, base)).toEqual({ value, base, conflicts: [] });
});

test("parts that were not edited here follow the record", () => {
  const value = { ...base, name: "Rina Dewi" };
  const now = { ...base, email: "rina@b.example", expertise: ["RKAB", "PNBP"] };
  expect(rebased(value, base, now)).toEqual({
    value: { ...now, name: "Rina Dewi" },
    base: now,
    conflicts: [],
  });
});

test("parts that both sides changed stay as typed, and are conflicts", () => {
  const value = { ...base, name: "Rina Dewi" };
  const now = { ...base, name: "Rina Sari", email: "rina@b.example" };
  const moved = rebased(value, base, now);
  expect(moved).toEqual({
    value: { ...now, name: "Rina Dewi" },
    base: { ...now, name: "Rina" },
    conflicts: ["name"],
  });
  expect(rebased(moved.value, moved.base, now)).toEqual(moved);
});

test("an equal change on both sides is no conflict", () => {
  const same = { ...base, name: "Rina Dewi" };
  expect(rebased(same, base, same)).toEqual({ value: same, base: same, conflicts: [] });
});

test("a change that others undid is no conflict any more", () => {
  const value = { ...base, name: "Rina Dewi" };
  const moved = rebased(value, base, { ...base, name: "Rina Sari" });
  expect(rebased(moved.value, moved.base, base).conflicts).toEqual([]);
});

test.each(["", "{", "null", "[]", '"teks"'])("a base of %j is ignored", (base) => {
  expect(parsedBase(base)).toBeUndefined();
});

test("a stored base is parsed", () => {
  expect(parsedBase(JSON.stringify(base))).toEqual(base);
});
