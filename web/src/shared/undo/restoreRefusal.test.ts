import { expect, test } from "vitest";
import { type Refusal, refusalText } from "../../engine";
import { restoreRefusal } from "./restoreRefusal";

const gone = (what: "auditor" | "data" | "commit"): Refusal => ({
  reason: "notFound",
  what,
  id: "x",
});

test("asks to restore first what the earlier value needs", () => {
  expect(restoreRefusal(gone("auditor"))).toMatch(
    /Pulihkan auditor itu terlebih dahulu dari Riwayat/,
  );
  expect(restoreRefusal(gone("data"))).toMatch(/Unggah kembali data itu/);
});

test("asks to free a name that is taken", () => {
  const taken = { field: "name", problem: { problem: "taken" } } as const;
  expect(restoreRefusal({ reason: "invalid", errors: [taken] })).toMatch(
    /Ubah nama yang sekarang memakainya terlebih dahulu/,
  );
});

test("words other refusals as usual", () => {
  expect(restoreRefusal(gone("commit"))).toBe(refusalText(gone("commit")));
});
