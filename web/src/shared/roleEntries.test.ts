import { expect, test } from "vitest";
import { portal } from "../engine";
import { openTestPortal } from "../testing/portal";
import { ROLE_ENTRIES, ROLE_GROUPS } from "./roleEntries";

test("roles have the core's labels and order", () => {
  openTestPortal();
  const answer = portal().readOnce("vocabulary");
  const words = answer.kind === "ok" ? answer.value.roles : [];
  const entries = Object.entries(ROLE_ENTRIES).map(([value, { label }]) => ({ value, label }));
  expect(entries).toEqual(words.map(({ value, label }) => ({ value, label })));
});

test("every role is in one group of the role selector", () => {
  const grouped = ROLE_GROUPS.flatMap(({ roles }) => roles);
  expect(grouped.toSorted()).toEqual(Object.keys(ROLE_ENTRIES).sort());
});
