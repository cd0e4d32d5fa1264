import { expect, test } from "vitest";
import type { Column } from "./column";
import { foldColumns } from "./foldColumns";

const column = (key: string, least: number, folds?: Column<unknown>["folds"]): Column<unknown> => ({
  key,
  label: key,
  least,
  folds,
  cell: () => null,
});

const COLUMNS = [
  column("code", 7, { into: "summary", rank: 3 }),
  column("summary", 17),
  column("by", 10, { into: "summary", rank: 2 }),
  column("why", 10, { into: "by", rank: 1 }),
];

const at = (room: number | undefined) =>
  foldColumns(COLUMNS, 4, room).map(({ column, folded }) =>
    [column.key, ...folded.map(({ key }) => key)].join("+"),
  );

test("columns fold by rank, only as far as room is short, and take along what they show", () => {
  expect(at(48)).toEqual(["code", "summary", "by", "why"]);
  expect(at(47)).toEqual(["code", "summary", "by+why"]);
  expect(at(37)).toEqual(["code", "summary+by+why"]);
  expect(at(21)).toEqual(["summary+code+by+why"]);
});

test("without a measured room only rank 0 folds", () => {
  expect(at(undefined)).toHaveLength(4);
  const always = [column("id", 5, { into: "name", rank: 0 }), column("name", 9)];
  expect(foldColumns(always, 0, undefined)).toHaveLength(1);
});
