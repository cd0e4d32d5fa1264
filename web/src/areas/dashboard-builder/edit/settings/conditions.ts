import type { Condition, SourceColumn, Test, TestsOfType } from "../../../../engine";

export function nameOf(test: Test) {
  if ("is" in test) return "is";
  if ("isNot" in test) return "isNot";
  if ("atLeast" in test) return "atLeast";
  if ("atMost" in test) return "atMost";
  return "lastDays";
}

export const textsOf = (test: Test): string[] =>
  "is" in test ? test.is : "isNot" in test ? test.isNot : [];

export const boundOf = (test: Test): string =>
  "atLeast" in test ? test.atLeast : "atMost" in test ? test.atMost : "";

export const testsOf = (tests: readonly TestsOfType[], column: SourceColumn | undefined) =>
  tests.find(({ type }) => type === column?.type)?.tests ?? [];

/** Changes the test of a column and keeps its values if both tests have the same kind of value. */
export function carriedOver(start: Test, before: Test): Test {
  if ("is" in start) return { is: textsOf(before) };
  if ("isNot" in start) return { isNot: textsOf(before) };
  if ("atLeast" in start) return { atLeast: boundOf(before) };
  if ("atMost" in start) return { atMost: boundOf(before) };
  return start;
}

export function newCondition(tests: readonly TestsOfType[], column: SourceColumn): Condition {
  return { column: column.key, test: testsOf(tests, column)[0]?.start ?? { is: [] } };
}

/** True if the condition has no value yet; it then filters nothing. */
export function isBlank({ test }: Condition): boolean {
  if ("lastDays" in test) return false;
  return "is" in test || "isNot" in test ? textsOf(test).length === 0 : boundOf(test).trim() === "";
}
