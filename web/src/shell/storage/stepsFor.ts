import type { Step } from "./StepButtons";

const OF_ALL_DATA: ReadonlySet<Step> = new Set([
  "backup",
  "copyStored",
  "copySetAside",
  "anew",
  "restore",
]);

/** The steps that are open to who acts: those who only look take no data out (decisions §3). */
export const stepsFor = (steps: readonly Step[], isViewOnly: boolean): readonly Step[] =>
  isViewOnly ? steps.filter((step) => !OF_ALL_DATA.has(step)) : steps;
