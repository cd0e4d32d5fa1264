import { memo, useState } from "react";
import { type FilterQuery, readView, useView } from "../../engine";
import { ExportMenu } from "../../shared/export/ExportMenu";
import { useMedia } from "../../ui/page/useMedia";
import { FigureRowsDialog } from "../drill/FigureRowsDialog";
import { type FigurePlace, OpenFigure } from "../drill/openFigure";
import { widgetTexts as texts } from "../texts";
import { wholeExport } from "../widget/exportRows";
import { WidgetCard } from "../widget/WidgetCard";

export type DashboardWidgetProps = {
  dashboard: string;
  id: string;
  filters: FilterQuery;
  /** True if the reader may download the figures. */
  mayTakeOut: boolean;
  /** True if the reader may read the rows behind the figures. */
  mayOpenRows: boolean;
  /** Sets all filters of the dashboard. */
  onFilter: (filters: FilterQuery) => void;
};

/** A widget of a dashboard. Each has a view of its own, so that a change redraws only the affected widgets. */
export const DashboardWidget = memo(function DashboardWidget({
  dashboard,
  id,
  filters,
  mayTakeOut,
  mayOpenRows,
  onFilter,
}: DashboardWidgetProps) {
  const query = { dashboard, widget: id, filters };
  const answer = useView("dashboardWidget", query);
  const [opened, setOpened] = useState<FigurePlace>();
  const isPaper = useMedia("print");
  // The widget was just removed, and the board updates next.
  if (answer.kind === "refused") return null;

  return (
    <OpenFigure value={isPaper || !mayOpenRows ? undefined : setOpened}>
      <WidgetCard
        view={answer.value}
        exportMenu={
          mayTakeOut && (
            <ExportMenu
              label={texts.download(answer.value.title)}
              iconOnly
              rows={wholeExport(
                () => readView("widgetCsv", query),
                () => readView("widgetSheet", query),
              )}
            />
          )
        }
      />
      {opened && (
        <FigureRowsDialog
          query={{ ...query, ...opened }}
          onFilter={onFilter}
          onClose={() => setOpened(undefined)}
        />
      )}
    </OpenFigure>
  );
});
