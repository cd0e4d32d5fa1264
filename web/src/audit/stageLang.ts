import type { Stage } from "../engine";

const ENGLISH: readonly string[] = ["Feasibility Study"] satisfies readonly Stage[];

/** The language of a stage's name where it is not Indonesian. */
export const stageLang = (stage: string): "en" | undefined =>
  ENGLISH.includes(stage) ? "en" : undefined;
