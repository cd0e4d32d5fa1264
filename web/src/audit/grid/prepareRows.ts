import { type DataSubject, portal, type TableQuery } from "../../engine";

const ALL = { search: "", sort: undefined, direction: "asc", first: 0, count: 0 } as const;

/** Does a part of the work of searching and sorting a table; false while there is more of it. */
export function prepareRows(subject: DataSubject, wanted: Partial<TableQuery>): boolean {
  const answer = portal().readOnce("tablePrepared", { subject, ...ALL, ...wanted });
  return answer.kind === "refused" || answer.value;
}
