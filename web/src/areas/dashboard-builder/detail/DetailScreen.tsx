import { LayoutDashboard, Pencil } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { DashboardScreen } from "../../../dashboards/reader/DashboardScreen";
import { pageTexts } from "../../../dashboards/texts";
import { DashboardStatusBadge } from "../../../dashboards/words/DashboardStatusBadge";
import { PermissionBadge } from "../../../dashboards/words/PermissionBadge";
import { type DashboardDetail, useView } from "../../../engine";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/action/LinkButton";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { Loading } from "../../../ui/feedback/Loading";
import { detailTexts as texts } from "../texts";
import { backToList, UnknownDashboard } from "../UnknownDashboard";
import { DetailActions } from "./DetailActions";
import { UnsavedEdits } from "./UnsavedEdits";

const at = paths.dashboardBuilder;

/** /dashboard-builder/dashboard/{id} (§2.9). */
export function DetailScreen() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const answer = useView("dashboardDetail", id);
  const [deleted, setDeleted] = useState<string>();

  if (answer.kind === "refused") {
    // Navigation to the list has started, but its code may still be loading.
    if (deleted === id) return <Loading label={pageTexts.loading} />;
    return <UnknownDashboard />;
  }

  const dashboard = answer.value;
  return (
    <DashboardScreen
      // A new key closes dialogs when another dashboard is shown.
      key={dashboard.id}
      dashboard={dashboard}
      back={backToList()}
      marks={
        <>
          <DashboardStatusBadge status={dashboard.status} />
          <PermissionBadge permission={dashboard.permission} />
        </>
      }
      actions={
        <DetailActions
          dashboard={dashboard}
          onDeleted={() => {
            setDeleted(dashboard.id);
            void navigate(at.root);
          }}
        />
      }
      notice={<UnsavedEdits dashboard={dashboard.id} />}
      empty={<NoWidgets dashboard={dashboard} />}
    />
  );
}

function NoWidgets({ dashboard }: { dashboard: DashboardDetail }) {
  return (
    <EmptyState
      icon={LayoutDashboard}
      title={texts.empty}
      action={
        <LinkButton to={at.edit(dashboard.id)} variant="primary" icon={Pencil}>
          {texts.arrange}
        </LinkButton>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  );
}
