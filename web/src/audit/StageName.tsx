import { labelOf } from "../platform/labelOf";
import type { Stage } from "../wasm/pkg/portal_core";
import { useVocabulary } from "../engine/core/useView";
import { stageLang } from "./stageLang";

/** A stage as people read it, in its language. */
export function StageName({ stage }: { stage: Stage }) {
  const { stages } = useVocabulary();
  return <span lang={stageLang(stage)}>{labelOf(stages, stage)}</span>;
}
