import { type Stage, useVocabulary } from "../engine";
import { labelOf } from "../platform/labelOf";

export function StageName({ stage }: { stage: Stage }) {
  const { stages } = useVocabulary();
  return <span lang={stageLang(stage)}>{labelOf(stages, stage)}</span>;
}

/** The language of a stage's name if it is not Indonesian. */
export const stageLang = (stage: string): "en" | undefined =>
  stage === ("Feasibility Study" satisfies Stage) ? "en" : undefined;
