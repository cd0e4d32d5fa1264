import { PlannedScreen } from "../../app/shell/PlannedScreen";
import { SCREENS } from "./screens";

/** One of the dashboard administrator's screens. */
export function DashboardScreen({ screen }: { screen: keyof typeof SCREENS }) {
  return <PlannedScreen {...SCREENS[screen]} />;
}
