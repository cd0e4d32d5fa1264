import { Ellipsis, FileCode2, Pencil, Printer } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { printBoard } from "../../../dashboards/board/printBoard";
import { useFilterAddress } from "../../../dashboards/filters/useFilterAddress";
import { saveReport } from "../../../dashboards/report/saveReport";
import { pageTexts } from "../../../dashboards/texts";
import type { DashboardDetail } from "../../../engine";
import { paths } from "../../../shared/paths";
import { HistoryDialog } from "../../../shared/undo/HistoryDialog";
import { useOverPage } from "../../../shared/useOverPage";
import { Button } from "../../../ui/action/Button";
import { LinkButton } from "../../../ui/action/LinkButton";
import { MenuButton } from "../../../ui/overlay/MenuButton";
import type { MenuGroup } from "../../../ui/overlay/MenuList";
import { DeleteDashboard } from "../actions/DeleteDashboard";
import { useActionGroups, useStatusStep } from "../actions/useActionGroups";
import { actionTexts as texts } from "../texts";

const at = paths.dashboardBuilder;

export type DetailActionsProps = { dashboard: DashboardDetail; onDeleted: () => void };

export function DetailActions({ dashboard, onDeleted }: DetailActionsProps) {
  const navigate = useNavigate();
  const { opened, open, close } = useOverPage<"history" | "delete">();
  const { filters } = useFilterAddress();
  const step = useStatusStep(dashboard);
  const groups = useActionGroups(dashboard, {
    onDuplicated: (copy) => void navigate(at.detail(copy)),
    onHistory: () => open("history"),
    onDelete: () => open("delete"),
  });
  const report: MenuGroup = {
    key: "report",
    label: texts.report,
    entries: [
      {
        key: "html",
        label: pageTexts.saveAsHtml,
        icon: FileCode2,
        onSelect: () => void saveReport({ dashboard: dashboard.id, filters }),
      },
    ],
  };
  return (
    <>
      <LinkButton to={at.edit(dashboard.id)} variant="primary" icon={Pencil} lang="en">
        {texts.edit}
      </LinkButton>
      <Button icon={step.icon} onClick={step.take}>
        {step.label}
      </Button>
      <Button icon={Printer} onClick={() => void printBoard()}>
        {pageTexts.print}
      </Button>
      <MenuButton label={texts.more} icon={Ellipsis} groups={[report, ...groups]} />
      {opened === "history" && (
        <HistoryDialog slice="dashboards" record={dashboard} onClose={close} />
      )}
      {opened === "delete" && (
        <DeleteDashboard dashboard={dashboard} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
}
