import { beforeEach, expect, test } from "vitest";
import { forgetStorageState } from "../../testing/forgetStorageState";
import { type StorageStatus, shellReport } from "./status";
import { untilStored } from "./untilStored";

beforeEach(forgetStorageState);

const SETTLED: readonly [StorageStatus, boolean][] = [
  [{ kind: "saved" }, true],
  [{ kind: "readOnly", reason: "newerTab" }, false],
  [{ kind: "readOnly", reason: "closed" }, false],
  [{ kind: "memory", reason: "unavailable" }, false],
  [{ kind: "memory", reason: "unreadable" }, false],
];

test.each(SETTLED)("resolves as soon as the status is final: %j", async (status, isSaved) => {
  shellReport.status({ kind: "saving" });
  const said: boolean[] = [];
  const answer = untilStored().then((one) => said.push(one));
  shellReport.status({ kind: "unsaved", reason: "failed", count: 1 });
  await Promise.resolve();
  expect(said).toEqual([]);
  shellReport.status(status);
  await answer;
  expect(said).toEqual([isSaved]);
  expect(await untilStored()).toBe(isSaved);
});
