import { memo, useCallback, useState } from "react";
import { type FilterQuery, readView, refusalText, useView } from "../../engine";
import { download } from "../../platform/download";
import { toast } from "../../shared/toast/toast";
import { useMedia } from "../../ui/page/useMedia";
import { FigureRowsDialog } from "../drill/FigureRowsDialog";
import { type FigurePlace, OpenFigure } from "../drill/openFigure";
import { downloadTexts as texts } from "../texts";
import { WidgetCard } from "../widget/WidgetCard";

export type DashboardWidgetProps = {
  dashboard: string;
  id: string;
  filters: FilterQuery;
  /** True if the reader may download the figures. */
  mayTakeOut: boolean;
  /** Sets all filters of the dashboard. */
  onFilter: (filters: FilterQuery) => void;
};

/** A widget of a dashboard. Each has a view of its own, so that a change redraws only the affected widgets. */
export const DashboardWidget = memo(function DashboardWidget({
  dashboard,
  id,
  filters,
  mayTakeOut,
  onFilter,
}: DashboardWidgetProps) {
  const query = { dashboard, widget: id, filters };
  const answer = useView("dashboardWidget", query);
  const [opened, setOpened] = useState<FigurePlace>();
  const isPaper = useMedia("print");
  const open = useCallback((place: FigurePlace) => setOpened(place), []);
  // The widget was just removed, and the board updates next.
  if (answer.kind === "refused") return null;

  function saveCsv() {
    const file = readView("widgetCsv", query);
    if (file.kind === "refused") return toast(refusalText(file.refusal), "danger");
    const { name, content } = file.value;
    download(name, new Blob([content], { type: "text/csv;charset=utf-8" }));
    toast(texts.done(name));
  }

  return (
    <OpenFigure value={isPaper ? undefined : open}>
      <WidgetCard view={answer.value} onDownloadCsv={mayTakeOut ? saveCsv : undefined} />
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
