import type { Step } from "./StepButtons";

const OF_ALL_DATA: ReadonlySet<Step> = new Set([
  "backup",
  "copyStored",
  "copySetAside",
  "startOver",
  "restore",
]);

/** Steps that the acting role may take: view-only roles take no data out (decisions §3, §9). */
export const stepsFor = (steps: readonly Step[], isViewOnly: boolean): readonly Step[] =>
  isViewOnly ? steps.filter((step) => !OF_ALL_DATA.has(step)) : steps;
