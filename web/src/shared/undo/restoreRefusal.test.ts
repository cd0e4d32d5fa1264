import { expect, test } from "vitest";
import { type Refusal, refusalText } from "../../engine";
import { restoreRefusal } from "./restoreRefusal";

const gone = (what: "auditor" | "data" | "commit"): Refusal => ({
  reason: "notFound",
  what,
  id: "x",
});

test("what an earlier value needs has to come back first, if it can", () => {
  expect(restoreRefusal(gone("auditor"))).toMatch(/Pulihkan auditornya lebih dulu dari Riwayat/);
  expect(restoreRefusal(gone("data"))).toMatch(/Muat lagi datanya/);
});

test("a name that is taken again has to become free first", () => {
  const taken = { field: "name", problem: { problem: "taken" } } as const;
  expect(restoreRefusal({ reason: "invalid", errors: [taken] })).toMatch(
    /Ubah nama yang sekarang memakainya lebih dulu/,
  );
});

test("all else is said as elsewhere", () => {
  expect(restoreRefusal(gone("commit"))).toBe(refusalText(gone("commit")));
});
