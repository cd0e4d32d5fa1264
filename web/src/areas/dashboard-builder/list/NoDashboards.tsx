import { LayoutDashboard } from "lucide-react";
import { NoMatch } from "../../../dashboards/card/NoMatch";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/action/LinkButton";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { areaTexts, listTexts } from "../texts";
import type { ListPlace } from "./places";

export type NoDashboardsProps = {
  place: ListPlace;
  isFiltered: boolean;
  onClear: () => void;
};

export function NoDashboards({ place, isFiltered, onClear }: NoDashboardsProps) {
  if (isFiltered) return <NoMatch onClear={onClear} />;
  const isPublished = place.scope === "published";
  const next = isPublished ? (
    <LinkButton to={paths.dashboardBuilder.drafts}>{listTexts.openDrafts}</LinkButton>
  ) : (
    <LinkButton to={paths.dashboardBuilder.create} lang="en">
      {areaTexts.create}
    </LinkButton>
  );
  return (
    <EmptyState icon={LayoutDashboard} title={place.none} action={next}>
      {place.noneHint}
    </EmptyState>
  );
}
