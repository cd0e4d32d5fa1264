import { useMatch, useNavigate } from "react-router-dom";
import { paths } from "../../shared/paths";
import { lastList } from "../../ui/page/lastList";
import { CreateDialog } from "./create/CreateDialog";
import { DashboardsScreen } from "./list/DashboardsScreen";
import { ALL } from "./list/places";
import { areaTexts } from "./texts";

const at = paths.dashboardBuilder;

/** /dashboard-builder and /dashboard-builder/create: the same list, on the second address with the form over it (§2.2). */
export function AllDashboards() {
  const navigate = useNavigate();
  const isCreating = useMatch(at.create) !== null;
  return (
    <>
      <DashboardsScreen place={ALL} coveredBy={isCreating ? areaTexts.create : undefined} />
      {isCreating && (
        <CreateDialog onClose={() => void navigate(lastList(at.root), { replace: true })} />
      )}
    </>
  );
}
