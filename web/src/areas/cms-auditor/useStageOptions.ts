import { stageLang } from "../../audit/stageLang";
import { labelOf } from "../../platform/labelOf";
import type { Stage } from "../../wasm/pkg/portal_core";
import { useVocabulary } from "../../engine/core/useView";

/** Stages as a select offers them. */
export function useStageOptions(stages: readonly Stage[]) {
  const vocabulary = useVocabulary();
  return stages.map((value) => ({
    value,
    label: labelOf(vocabulary.stages, value),
    lang: stageLang(value),
  }));
}
