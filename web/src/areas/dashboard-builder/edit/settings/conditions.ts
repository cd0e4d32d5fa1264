import type { ColumnType, Condition, SourceColumn, Test } from "../../../../core/pkg/portal_core";

export type TestName = "is" | "isNot" | "atLeast" | "atMost" | "lastDays";

const CATEGORY = [
  { value: "is", label: "adalah" },
  { value: "isNot", label: "bukan" },
] as const;
const NUMBER = [
  { value: "atLeast", label: "paling sedikit" },
  { value: "atMost", label: "paling banyak" },
] as const;
const DATE = [
  { value: "atLeast", label: "sejak" },
  { value: "atMost", label: "sampai" },
  { value: "lastDays", label: "n hari terakhir" },
] as const;

type TestOption = { value: TestName; label: string };

/** What can be asked of a column. */
export const testsOf: Record<ColumnType, readonly TestOption[]> = {
  category: CATEGORY,
  number: NUMBER,
  date: DATE,
  period: [...CATEGORY, ...DATE],
};

/** How many days a condition on the last days begins with. */
const USUAL_DAYS = 30;

export function nameOf(test: Test): TestName {
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

export const daysOf = (test: Test): number => ("lastDays" in test ? test.lastDays : USUAL_DAYS);

/** Another test of the same column; what it has in common with the one before stays. */
export function testNamed(name: TestName, before: Test): Test {
  switch (name) {
    case "is":
      return { is: textsOf(before) };
    case "isNot":
      return { isNot: textsOf(before) };
    case "atLeast":
      return { atLeast: boundOf(before) };
    case "atMost":
      return { atMost: boundOf(before) };
    case "lastDays":
      return { lastDays: daysOf(before) };
  }
}

/** A condition on a column that says nothing yet. */
export function newCondition({ key, type }: SourceColumn): Condition {
  const name = testsOf[type][0]?.value ?? "is";
  return { column: key, test: testNamed(name, { is: [] }) };
}

/** Whether it does not say yet what it asks for. */
export function isBlank({ test }: Condition): boolean {
  const name = nameOf(test);
  if (name === "lastDays") return false;
  return name === "is" || name === "isNot"
    ? textsOf(test).length === 0
    : boundOf(test).trim() === "";
}
