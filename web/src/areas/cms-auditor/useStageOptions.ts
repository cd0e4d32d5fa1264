import { stageLang } from "../../audit/stageLang";
import { labelOf } from "../../core/labelOf";
import type { Stage } from "../../core/pkg/portal_core";
import { useVocabulary } from "../../core/useView";

/** Stages as a select offers them. */
export function useStageOptions(stages: readonly Stage[]) {
  const vocabulary = useVocabulary();
  return stages.map((value) => ({
    value,
    label: labelOf(vocabulary.stages, value),
    lang: stageLang(value),
  }));
}
