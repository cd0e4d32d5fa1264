import { useParams } from "react-router-dom";
import { NotFound } from "../../app/shell/NotFound";
import { PlannedScreen } from "../../app/shell/PlannedScreen";
import { stageScreen } from "./screens";
import { stageAt } from "./stages";

/** /auditor/category/{category} (§2.2). */
export function StageScreen() {
  const stage = stageAt(useParams().category);
  return stage === undefined ? <NotFound /> : <PlannedScreen {...stageScreen(stage)} />;
}
