import { useMatch, useNavigate } from "react-router-dom";
import { paths } from "../../app/paths";
import { CreateDialog } from "./create/CreateDialog";
import { DashboardsScreen } from "./list/DashboardsScreen";
import { ALL } from "./list/places";

/** /dashboard-builder, and /dashboard-builder/create: the same list with the form over it (§2.2). */
export function AllDashboards() {
  const navigate = useNavigate();
  const isCreating = useMatch(paths.dashboardBuilder.create) !== null;
  return (
    <>
      <DashboardsScreen place={ALL} title={isCreating ? "Create Dashboard" : undefined} />
      {isCreating && (
        <CreateDialog
          onClose={() => void navigate(paths.dashboardBuilder.root, { replace: true })}
        />
      )}
    </>
  );
}
