import { PlannedScreen } from "../../app/shell/PlannedScreen";
import { SCREENS } from "./screens";

/** One of the CMS administrator's screens. */
export function CmsScreen({ screen }: { screen: keyof typeof SCREENS }) {
  return <PlannedScreen {...SCREENS[screen]} />;
}
