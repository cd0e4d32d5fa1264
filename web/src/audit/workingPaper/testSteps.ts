import { type RepeatQuery, readView, type TestQuery } from "../../engine";

/** Does a part of repeating a step. Returns the share that is done. */
export function repeatStep(query: RepeatQuery): number {
  const answer = readView("repeatProgress", query);
  return answer.kind === "refused" ? 1 : answer.value;
}

/** A part of a test on data. */
export function stepOfTest(query: TestQuery | undefined): number {
  if (query === undefined) return 1;
  const answer = readView("dataTestProgress", query);
  return answer.kind === "refused" ? 1 : answer.value;
}
