import { PlannedScreen } from "../../app/shell/PlannedScreen";
import { SCREENS } from "./screens";

/** One of the auditors' screens. */
export function AuditorScreen({ screen }: { screen: keyof typeof SCREENS }) {
  return <PlannedScreen {...SCREENS[screen]} />;
}
