import { type Stage, useVocabulary } from "../engine";
import { labelOf } from "../platform/labelOf";
import { stageLang } from "./stageLang";

/** A stage as people read it, in its language. */
export function StageName({ stage }: { stage: Stage }) {
  const { stages } = useVocabulary();
  return <span lang={stageLang(stage)}>{labelOf(stages, stage)}</span>;
}
