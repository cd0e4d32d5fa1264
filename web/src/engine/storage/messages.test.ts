import { expect, test } from "vitest";
import { messageOf, ofNews, ofWritten } from "./messages";

const after = { lineageId: "a", seq: 4 };

test("commits arrive as they were sent", () => {
  const entry = new Uint8Array([1, 2]);
  const own = [{ entry, commit: undefined }];
  const message = ofWritten({
    kind: "append",
    base: { position: after, forks: [], datasetId: "" },
    own,
  });
  expect(messageOf(structuredClone(message))).toEqual({ kind: "stored", after, entries: [entry] });
});

test.each([
  ["a message without commits", ofNews()],
  ["a message of another version", { portal: 2, kind: "stored", after, entries: [] }],
  ["commits that are not bytes", { portal: 1, kind: "stored", after, entries: ["x"] }],
  ["commits without a lineage", { portal: 1, kind: "stored", after: { seq: 4 }, entries: [] }],
])("a tab that receives %s reads the journal", (_, message) => {
  expect(messageOf(message)).toEqual({ kind: "news" });
});

test.each([[undefined], [null], ["portal"], [{ kind: "stored" }], [[1]]])(
  "ignores %j, which is no message of the portal",
  (data) => {
    expect(messageOf(data)).toBeUndefined();
  },
);
