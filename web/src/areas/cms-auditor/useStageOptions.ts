import { stageLang } from "../../audit/StageName";
import { type Stage, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";

export function useStageOptions(stages: readonly Stage[]) {
  const vocabulary = useVocabulary();
  return stages.map((value) => ({
    value,
    label: labelOf(vocabulary.stages, value),
    lang: stageLang(value),
  }));
}
