import { useParams } from "react-router-dom";
import { useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { DeskScreen } from "./list/DeskScreen";
import { useDesk } from "./list/useDesk";
import { StageNotFound } from "./StageNotFound";
import { stageTexts } from "./texts";

/** /auditor/category/{category} (§2.2). */
export function StageList() {
  const { category = "" } = useParams();
  const { stages } = useVocabulary();
  const place = { category };
  const state = useDesk(place);
  const stage = state.answer.kind === "ok" ? state.answer.value.stage : undefined;
  if (stage === undefined) return <StageNotFound sought={category} />;
  const label = labelOf(stages, stage);
  return (
    <DeskScreen title={label} purpose={stageTexts.purpose(label)} place={place} state={state} />
  );
}
