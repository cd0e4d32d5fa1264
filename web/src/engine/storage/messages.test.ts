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
  ["that there is news", ofNews()],
  ["something in another version's way", { portal: 2, kind: "stored", after, entries: [] }],
  ["commits that are no bytes", { portal: 1, kind: "stored", after, entries: ["x"] }],
  ["commits from nowhere", { portal: 1, kind: "stored", after: { seq: 4 }, entries: [] }],
])("a tab that is sent %s reads the journal", (_, message) => {
  expect(messageOf(message)).toEqual({ kind: "news" });
});

test.each([[undefined], [null], ["portal"], [{ kind: "stored" }], [[1]]])(
  "what is no message of the portal (%j) is ignored",
  (data) => {
    expect(messageOf(data)).toBeUndefined();
  },
);
